//! A game on the page: it holds the turns, and asks what has come of them.

use nimlab::conversation::Hints;
use nimlab::document::{Known, Style};
use nimlab::game::{Position, Rule};
use nimlab::lesson::{Lesson, Progress};
use nimlab::play::{Computer, Difficulty, Match, Player, Review, Worth};
use nimlab::question::Question;
use nimlab::render::html_part;
use serde::Serialize;

use crate::board::{MoveMade, position, turn};
use crate::request::Request;

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

/// The board as it is after the turns that were made.
pub(crate) fn reached(request: &Request) -> Result<Position, String> {
    let begin = position(&request.words, request.misere)?;
    request.turns.iter().try_fold(begin, |position, words| {
        let turn = turn(&position, words)?;
        position.after_turn(&turn).map_err(|why| why.to_string())
    })
}

/// The computer's move; none where the game is over. The same game from the same seed is played in the same way, wherever it is
/// taken up.
pub(crate) fn chosen(request: &Request) -> Result<Option<MoveMade>, String> {
    let position = reached(request)?;
    let difficulty = Difficulty::percent(request.difficulty).unwrap_or(Difficulty::PERFECT);
    let seed = request.seed.wrapping_add(request.turns.len() as u64);
    let turn = Computer::new(difficulty, seed).choose(&position);
    Ok(turn.and_then(|turn| MoveMade::of(&position, &turn)))
}

/// A hint that speaks of nothing but what the reader has met in the lessons that are done.
pub(crate) fn hint(request: &Request, course: &[Lesson]) -> Result<String, String> {
    let position = reached(request)?;
    let style = Style {
        known: met(&request.progress, course),
        ..request.style()
    };
    let mut hints = Hints::new(Question::winning_move(position));
    for _ in 0..request.count {
        hints.give();
    }
    Ok(html_part(&hints.tell_next(style).away_from_prompt()))
}

fn met(progress: &Progress, course: &[Lesson]) -> Known {
    let done = course
        .iter()
        .filter(|lesson| progress.is_done(&lesson.outline()));
    done.fold(Known::NONE, |known, lesson| known.or(lesson.known))
}

/// What each move was worth.
pub(crate) fn reviewed(request: &Request) -> Result<Vec<Reviewed>, String> {
    let begin = position(&request.words, request.misere)?;
    let players =
        ["First", "Second"].map(|name| Player::named(name).map_err(|why| why.to_string()));
    let [first, second] = players;
    let rule = if request.misere {
        Rule::Misere
    } else {
        Rule::Normal
    };
    let mut game = Match::new([first?, second?], begin.board, rule);
    for words in &request.turns {
        let turn = turn(game.position(), words)?;
        game.play(turn).map_err(|why| why.to_string())?;
    }
    let review = Review::of(&game);
    let decided = review.deciding_mistake().map(|turn| turn.number);
    let turns = review.turns_with_positions();
    let told = turns.filter_map(|(turn, before)| {
        Some(Reviewed {
            made: MoveMade::of(&before, &turn.mv)?,
            on: before.board.to_string(),
            worth: turn.worth,
            decided: decided == Some(turn.number),
        })
    });
    Ok(told.collect())
}
