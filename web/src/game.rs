//! A game on the page: it holds the turns, and asks what has come of them.

use nimlab::conversation::Hints;
use nimlab::document::Style;
use nimlab::game::Rule;
use nimlab::play::{Computer, Difficulty, Match, Opponent, Player, Review, RuleGuess, Worth};
use nimlab::question::Question;
use nimlab::render::html_part;
use serde::Serialize;

use crate::board::{MoveMade, position, turn};
use crate::explained::Standing;
use crate::lanes::Laid;
use crate::request::Request;

/// A move of a game, and what it was worth.
#[derive(Serialize)]
pub(crate) struct Reviewed {
    #[serde(flatten)]
    pub made: MoveMade,
    /// The board that it was made on.
    pub on: String,
    pub worth: Worth,
    /// Whether it is the mistake that decided the game.
    pub decided: bool,
}

/// The board as it is after the turns that were made.
pub(crate) fn reached(request: &Request) -> Result<Laid, String> {
    Laid::begun(position(&request.words, request.misere)?).after(&request.turns)
}

/// The board as it is then, and who wins from there.
pub(crate) fn standing(request: &Request) -> Result<Standing, String> {
    Ok(Standing::of(&reached(request)?))
}

/// The computer's move; none where the game is over. The same game from the same seed is played in the same way, wherever it is
/// taken up.
pub(crate) fn chosen(request: &Request) -> Result<Option<MoveMade>, String> {
    let game = played(request, ["First", "Second"])?;
    let position = game.position();
    let difficulty = Difficulty::percent(request.difficulty).unwrap_or(Difficulty::PERFECT);
    let seed = request.seed.wrapping_add(request.turns.len() as u64);
    let mut computer = Computer::new(difficulty, seed);
    let turn = match Opponent::named(&request.name) {
        Some(opponent) if position.board.is_nim() => {
            computer.choose_as(opponent, position, game.moves().last())
        }
        _ => computer.choose(position),
    };
    Ok(turn.and_then(|turn| MoveMade::of(position, &turn)))
}

/// Somebody to play against, and the rule that is to be found.
#[derive(Serialize)]
pub(crate) struct ListedOpponent {
    name: &'static str,
    plays: &'static str,
}

/// The opponents, the easiest to beat first.
pub(crate) fn opponents(request: &Request) -> Vec<ListedOpponent> {
    let ladder = Opponent::ladder(Rule::of(request.misere)).into_iter();
    let listed =
        ladder.map(|opponent| ListedOpponent { name: opponent.name(), plays: opponent.plays() });
    listed.collect()
}

/// Whether a rule is that of the opponent, and why, or why not.
pub(crate) fn guessed(request: &Request) -> Result<(bool, String), String> {
    let nobody = |name: &str| format!("there is no opponent {name}");
    let opponent = Opponent::named(&request.name).ok_or_else(|| nobody(&request.name))?;
    let guessed = Opponent::named(&request.answer).ok_or_else(|| nobody(&request.answer))?;
    let computer = Player::computer(opponent);
    let players = match request.count {
        0 => [computer.name(), "You"],
        _ => ["You", computer.name()],
    };
    let game = played(request, players)?;
    let mut guess = RuleGuess::after(&game).ok_or_else(|| nobody(&request.name))?;
    let judged = guess.judge(guessed, &game);
    Ok((guess.is_found(), html_part(&judged.away_from_prompt())))
}

/// The game so far, as a match between two players.
fn played(request: &Request, players: [&str; 2]) -> Result<Match, String> {
    let begin = position(&request.words, request.misere)?;
    let [first, second] = players.map(Player::named);
    let mut game = Match::new([first?, second?], begin.board, begin.rule);
    for words in &request.turns {
        let turn = turn(game.position(), words)?;
        game.play(turn).map_err(|why| why.to_string())?;
    }
    Ok(game)
}

/// A hint that a reader of the lessons that are done can follow, and how many are left after it.
pub(crate) fn hint(request: &Request) -> Result<(String, usize), String> {
    let question = Question::Move(reached(request)?.position);
    let style = Style { level: request.progress.level(), ..request.style() };
    let mut hints = Hints::new(question).having_given(request.count);
    let told = html_part(&hints.next_hint(style).away_from_prompt());
    Ok((told, hints.left()))
}

/// What each move was worth, and in which turn each thing was taken that the board began with, row by row from the left.
pub(crate) fn reviewed(request: &Request) -> Result<(Vec<Reviewed>, Vec<Vec<u64>>), String> {
    let game = played(request, ["First", "Second"])?;
    let review = Review::of(&game);
    let decided = review.deciding_mistake().map(|turn| turn.number);
    let turns = review.turns_with_positions().zip(&request.turns);
    let told = turns.filter_map(|((turn, before), words)| {
        Some(Reviewed {
            made: MoveMade::said(&before, &turn.mv, words)?,
            on: before.board.to_string(),
            worth: turn.worth,
            decided: decided == Some(turn.number),
        })
    });
    Ok((told.collect(), reached(request)?.lanes))
}
