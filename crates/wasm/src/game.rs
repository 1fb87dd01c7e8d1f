//! A game on the page: it holds the turns, and asks what has come of them.

use course::conversation::Hints;
use course::play::{Computer, Difficulty, Match, Opponent, Player, Review, Worth};
use explain::document::Style;
use explain::question::{Generator, Question};
use render::html_part;
use serde::Serialize;
use theory::{Position, Rule};

use crate::board::{after, move_on, position};
use crate::explained::Standing;
use crate::request::Request;
use crate::words::{MoveMade, name_on, rules_on};

/// A move of a game, and what it was worth.
#[derive(Serialize)]
pub(crate) struct Reviewed {
    #[serde(flatten)]
    made: MoveMade,
    /// The board that it was made on.
    on: String,
    worth: Worth,
    /// Whether it is the mistake that decided the game.
    decided: bool,
}

/// The board as it is after the turns that were made, and those.
fn reached(request: &Request) -> Result<(Position, Vec<MoveMade>), String> {
    after(position(&request.words, request.misere)?, &request.turns)
}

/// The board as it is then, and who wins from there.
pub(crate) fn standing(request: &Request) -> Result<Standing, String> {
    let (position, turns) = reached(request)?;
    Ok(Standing::of(&position, turns))
}

/// The computer's move; none where the game is over. The same game from the same seed is played in the same way, wherever it is
/// taken up.
pub(crate) fn chosen(request: &Request) -> Result<Option<MoveMade>, String> {
    let (position, _) = reached(request)?;
    let difficulty = Difficulty::percent(request.difficulty).unwrap_or(Difficulty::PERFECT);
    let seed = request.seed.wrapping_add(request.turns.len() as u64);
    let mut computer = Computer::new(difficulty, seed);
    let mv = match Opponent::named(&request.name) {
        Some(opponent) if position.board.is_nim() => {
            let game = played(request)?;
            computer.choose_as(opponent, &position, game.moves().last().copied())
        }
        _ => computer.choose(&position),
    };
    Ok(mv.map(MoveMade::of))
}

/// A game to choose.
#[derive(Serialize)]
pub(crate) struct ListedGame {
    name: String,
    rule: String,
    /// A board to begin with.
    board: &'static str,
    misere: bool,
}

/// The games to choose from.
pub(crate) fn games() -> Result<Vec<ListedGame>, String> {
    let games =
        [("3 4 5", false), ("3 4 5", true), ("subtract:1,2,3 10 7", false), ("kayles 7", false)];
    let listed = games.map(|(words, misere)| {
        let Position { board, rule } = position(words, misere)?;
        let (name, rule) = (name_on(&board, rule), rules_on(&board, rule));
        Ok(ListedGame { name, rule, board: words, misere })
    });
    listed.into_iter().collect()
}

/// A random board of a game on which the player to move wins.
pub(crate) fn another_board(request: &Request) -> Result<String, String> {
    const MOST_TRIES: usize = 100;
    const LARGEST: u64 = 9;
    let mut chance = Generator::new(request.seed);
    for _ in 0..MOST_TRIES {
        let rows = (0..chance.number(2, 4)).map(|_| chance.number(1, LARGEST).to_string());
        let words = format!("{} {}", request.name, rows.collect::<Vec<_>>().join(" "));
        let position = position(&words, request.misere)?;
        if position.mover_wins() {
            return Ok(position.board.to_string());
        }
    }
    Err(format!("no board of {} was found that can be won", request.name))
}

/// Somebody to play against, and the rule that they play by.
#[derive(Serialize)]
pub(crate) struct ListedOpponent {
    name: &'static str,
    plays: &'static str,
}

/// The opponents, the easiest to beat first.
pub(crate) fn opponents(request: &Request) -> Vec<ListedOpponent> {
    let rule = Rule::of(request.misere);
    Opponent::under(rule)
        .map(|opponent| ListedOpponent { name: opponent.name(), plays: opponent.plays() })
        .collect()
}

/// The game so far, as a match between two players.
fn played(request: &Request) -> Result<Match, String> {
    let begin = position(&request.words, request.misere)?;
    let [first, second] = ["First", "Second"].map(Player::named);
    let mut game = Match::new([first?, second?], begin.board, begin.rule);
    for words in &request.turns {
        game.play(move_on(game.position(), words)?).map_err(|why| why.to_string())?;
    }
    Ok(game)
}

/// A hint that a reader of the lessons that are done can follow, and how many are left after it.
pub(crate) fn hint(request: &Request) -> Result<(String, usize), String> {
    let question = Question::Move(reached(request)?.0);
    let style = Style { level: request.progress.level(), ..request.style() };
    let mut hints = Hints::new(question).having_given(request.count);
    let told = html_part(&hints.next_hint(style).away_from_prompt());
    Ok((told, hints.left()))
}

/// What each move was worth.
pub(crate) fn reviewed(request: &Request) -> Result<Vec<Reviewed>, String> {
    let review = Review::of(&played(request)?);
    let decided = review.deciding_mistake().map(|turn| turn.number);
    let turns = review.turns_with_positions().map(|(turn, before)| {
        let (on, is_decisive) = (before.board.to_string(), decided == Some(turn.number));
        Reviewed { made: MoveMade::of(turn.mv), on, worth: turn.worth, decided: is_decisive }
    });
    Ok(turns.collect())
}
