//! Games in words: who says what must be said of each.
//!
//! A new game has one file beside this one that says all that [`GameWords`] asks for, and a line in the list below.

mod divisors;
mod nim;
mod words;

use crate::game::{Family, Game};
use divisors::DivisorWords;
use nim::NimWords;
use words::GameWords;

/// What a game is called.
#[must_use]
pub fn name_of(game: Game) -> &'static str {
    game_words(game).name()
}

/// Who says it: one line for each game.
pub(super) fn game_words(game: Game) -> &'static dyn GameWords {
    match game.family() {
        Family::Nim => &NimWords,
        Family::Divisors => &DivisorWords,
        _ => todo!(),
    }
}
