//! Whoever types nearly the word of a game, or another name of it, is told which game may be meant.

use explain::question::{Dash, Request};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use theory::Game;

use crate::support::cases;

/// Each game as it is written.
fn written() -> Vec<String> {
    Game::ALL.map(|game| game.to_string()).into()
}

fn message(line: &str) -> String {
    let error = Request::parse(line, Dash::Refused).expect_err(line);
    error.to_string()
}

fn suggests(typed: &str, meant: &str) {
    let message = message(&format!("explain {typed} 7"));
    assert!(message.contains(&format!("did you mean '{meant}'?")), "{typed}: {message}");
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_word_with_one_other_letter_is_nearly_that_of_a_game(
        written in select(written()),
        at in any::<Index>(),
        letter in "[a-z]",
    ) {
        let (word, code) = written.split_once(':').unwrap_or((&written, ""));
        let at = at.index(word.len());
        let typed = format!("{}{letter}{}", &word[..at], &word[at + 1..]);
        prop_assume!(typed != word);
        let typed = if code.is_empty() { typed } else { format!("{typed}:{code}") };
        suggests(&typed, &written);
    }
}

#[test]
fn other_names_of_a_game_are_known() {
    for (typed, meant) in [
        ("subtraction:1,2", "subtract:1,2"),
        ("Subtraction:1,3,4", "subtract:1,3,4"),
        ("subtraction", "subtract:1,2,3"),
        ("subtracts:1,2", "subtract:1,2"),
        ("sub:2", "subtract:2"),
        ("kayle", "kayles"),
        ("dawsons", "dawson"),
        ("grundys", "grundy"),
        ("divisor", "divisors"),
    ] {
        suggests(typed, meant);
    }
}

#[test]
fn a_word_that_is_no_game_is_told_the_games_that_there_are() {
    for game in written() {
        assert!(message("explain wythoff 3 5").contains(&game), "{game}");
    }
}
