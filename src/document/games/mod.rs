//! Games in words: who says what must be said of each.
//!
//! A new game has one file beside this one that says all that [`GameWords`] asks for, and a line in the list below.

mod divisors;
mod grundy;
mod lasker;
mod moore;
mod nim;
mod octal;
mod subtraction;
mod words;

use super::prelude::*;
use crate::game::{Board, Family, Game};
use divisors::DivisorWords;
pub(super) use divisors::{count_prime_factors, divide_out, heap_value as of_prime_factors};
use grundy::GrundyWords;
use lasker::LaskerWords;
use moore::MooreWords;
use nim::NimWords;
use octal::OctalWords;
use subtraction::SubtractionWords;
use words::{EqualWords, GameWords};

/// Who says it: one line for each kind of game.
fn game_words(game: Game) -> &'static dyn GameWords {
    match game.family() {
        Family::Nim => &NimWords,
        Family::Subtraction => &SubtractionWords,
        Family::Octal => &OctalWords,
        Family::Lasker => &LaskerWords,
        Family::Grundy => &GrundyWords,
        Family::Divisors => &DivisorWords,
        Family::Moore => &MooreWords,
    }
}

/// What a game is called.
#[must_use]
pub fn name_of(game: Game) -> String {
    game_words(game).name(game)
}

/// What one move does with a heap of a game.
pub(super) fn rules_of(game: Game) -> Vec<Text> {
    game_words(game).rules(game)
}

/// What a game is called, and what one move does: "Lasker's Nim: A move takes …".
#[must_use]
pub fn rules_in_brief(game: Game) -> Text {
    let told = text![{name_of(game)}":"].capitalised();
    let rules = rules_of(game).into_iter();
    rules.fold(told, |told, rule| told.and(" ").and(rule))
}

/// What one heap of a game is called.
pub(super) fn heap_of(game: Game) -> &'static str {
    game_words(game).heap()
}

/// What must be said of equal heaps, in a game that has a question of its own for them.
pub(super) fn equal_words(game: Game) -> Option<&'static dyn EqualWords> {
    game_words(game).equal()
}

/// What is known of how the values of a game go on, where no period of them is found up to a heap.
pub(super) fn values_go_on(game: Game, searched: u64) -> Text {
    game_words(game).values_go_on(game, searched)
}

/// The games on a board, each once, in the order of its parts.
pub(super) fn games_on(board: &Board) -> Vec<Game> {
    let mut games = Vec::new();
    for (game, _) in board.parts() {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games
}
