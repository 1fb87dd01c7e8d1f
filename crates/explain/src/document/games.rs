//! Games in words: what each is called, what a move does in it, and what its heaps are.

use super::prelude::*;
use theory::{Board, Game};

/// What a game is called: "Nim", "Dawson's chess".
pub fn name_of(game: Game) -> String {
    match game {
        Game::Nim => "Nim".to_owned(),
        Game::Subtraction(taken) => {
            format!("the subtraction game {{{}}}", taken.to_string().replace(',', ", "))
        }
        Game::Kayles => "Kayles".to_owned(),
        Game::Dawson => "Dawson's chess".to_owned(),
        Game::Grundy => "Grundy's game".to_owned(),
        Game::Divisors => "Tower Breakers".to_owned(),
    }
}

/// What one move does with a heap of a game, for somebody who has never played it, in whole sentences.
pub(crate) fn rules_of(game: Game) -> Vec<Text> {
    let sentences: &[&str] = match game {
        Game::Nim => &["A move takes one or more objects from one row."],
        Game::Subtraction(taken) => {
            let exactly = one_or_more(taken.numbers().count(), "exactly ", "");
            let numbers = listed(taken.numbers().map(Text::from), "or");
            return vec![text!["A move takes "{exactly}{numbers}" from one heap."]];
        }
        Game::Kayles => &[
            "A move takes one or two neighbouring objects from one row, and what is left may be two rows.",
        ],
        Game::Dawson => &[
            "A move may take 1 from a row, if it leaves nothing.",
            "A move may take 2 from a row, if it leaves nothing or one row.",
            "A move may take 3 from a row, and may split what is left into two rows.",
            "(It comes from a game of Dawson's with chess pawns that must capture.)",
        ],
        Game::Grundy => &[
            "A move splits one heap into two heaps that are not equal. Nothing is taken.",
            "A heap of 1 or 2 cannot be split like that.",
        ],
        Game::Divisors => &[
            "A move replaces the height of one tower by a smaller whole number, at least 1, that divides it.",
        ],
    };
    sentences.iter().copied().map(Text::from).collect()
}

/// The same in one text.
pub(crate) fn rules_in_a_row(game: Game) -> Text {
    joined(rules_of(game), " ")
}

/// What a game is called, and what one move does: "Nim: A move takes …".
pub fn rules_in_brief(game: Game) -> Text {
    text![{name_of(game)}": "{rules_in_a_row(game)}].capitalised()
}

/// What one heap of a game is called.
pub(crate) fn heap_of(game: Game) -> &'static str {
    match game {
        Game::Nim | Game::Kayles | Game::Dawson => "row",
        Game::Divisors => "tower",
        _ => "heap",
    }
}

/// One heap of a game with its size: "row of 7", "heap of 7".
pub(crate) fn heap_of_size(game: Game, size: u64) -> Text {
    text![{heap_of(game)}" of "{size}]
}

/// The games on a board, each once, in the order of its parts.
pub(crate) fn games_on(board: &Board) -> Vec<Game> {
    let mut games = Vec::new();
    for (game, _) in board.parts() {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games
}
