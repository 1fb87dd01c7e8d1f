//! Games in words: what each is called, what a move does in it, and what its heaps are.
//!
//! Longer explanations have a file each in this folder.

mod divisors;
mod octal;

use super::prelude::*;
use crate::game::{Board, Family, Game};

pub(super) use divisors::{
    break_pairing, count_prime_factors, divide_out, equal_sum, found,
    heap_value as of_prime_factors, laid_out, no_option, opening, pairing, words,
};

/// What a game is called: "Nim", "the octal game 0.45".
#[must_use]
pub fn name_of(game: Game) -> String {
    match game.family() {
        Family::Nim => "Nim".to_owned(),
        Family::Lasker => "Lasker's Nim".to_owned(),
        Family::Grundy => "Grundy's game".to_owned(),
        Family::Divisors => "Tower Breakers".to_owned(),
        Family::Octal => octal::name(game),
        Family::Subtraction => {
            format!("the subtraction game {{{}}}", numbers_to_take(game).join(", "))
        }
    }
}

/// What one move does with a heap of a game, for somebody who has never played it, in whole sentences.
pub(super) fn rules_of(game: Game) -> Vec<Text> {
    let rule = match game.family() {
        Family::Nim => "A move takes one or more objects from one row.".into(),
        Family::Lasker => "A move takes one or more objects from one heap, or takes nothing and splits a heap into two.".into(),
        Family::Grundy => {
            return ["A move splits one heap into two heaps that are not equal. Nothing is taken.", "A heap of 1 or 2 cannot be split like that."].map(Text::from).into();
        }
        Family::Divisors => "A move replaces the height of one tower by a smaller whole number, at least 1, that divides it.".into(),
        Family::Octal => return octal::rules(game),
        Family::Subtraction => {
            let numbers = numbers_to_take(game);
            let exactly = one_or_more(numbers.len(), "exactly ", "");
            let numbers = numbers.into_iter().map(|number| number.to_owned().into());
            text!["A move takes "{exactly}{listed(numbers, "or")}" from one heap."]
        }
    };
    vec![rule]
}

/// The numbers that may be taken in a subtraction game.
fn numbers_to_take(game: Game) -> Vec<&'static str> {
    let (_, numbers) = game.code().split_once(':').unwrap_or_default();
    numbers.split(',').collect()
}

/// The same in one text.
pub(super) fn rules_in_a_row(game: Game) -> Text {
    joined(rules_of(game), " ")
}

/// What a game is called, and what one move does: "Lasker's Nim: A move takes …".
pub fn rules_in_brief(game: Game) -> Text {
    text![{name_of(game)}": "{rules_in_a_row(game)}].capitalised()
}

/// What one heap of a game is called.
pub(super) fn heap_of(game: Game) -> &'static str {
    match game.family() {
        Family::Nim | Family::Octal => "row",
        Family::Divisors => "tower",
        _ => "heap",
    }
}

/// What the size of such a heap counts, where that has a name: " pins".
fn things(game: Game, size: u64) -> &'static str {
    match (octal::is_of_pins(game), size) {
        (true, 1) => " pin",
        (true, _) => " pins",
        _ => "",
    }
}

/// One heap of a game with its size: "row of 7 pins", "heap of 7".
pub(super) fn heap_of_size(game: Game, size: u64) -> Text {
    text![{heap_of(game)}" of "{size}{things(game, size)}]
}

/// All heaps up to a size: "rows from 0 to 7 pins".
pub(super) fn heaps_up_to(game: Game, to: u64) -> Text {
    text![{heap_of(game)}"s from 0 to "{to}{things(game, to)}]
}

/// What the sizes of heaps are, above a line of them: "pins", "heap".
pub(super) fn what_is_counted(game: Game) -> &'static str {
    if octal::is_of_pins(game) { "pins" } else { heap_of(game) }
}

/// What is known of how the values of a game go on, where no period of them is found up to a heap.
pub(super) fn values_go_on(game: Game, searched: u64) -> Text {
    if game.family() == Family::Grundy || octal::is_open(game) {
        return "Nobody knows whether they ever do. People have worked out very many of them, and have found no period, and no proof that there is none.".into();
    }
    text![
        "nimlab has worked out the values up to a heap of "{grouped(searched.into())}
        ", and they prove no period. That does not say that there is none: in some games it shows itself only later, and of others nobody knows whether their values ever repeat."
    ]
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
