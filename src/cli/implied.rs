//! The implied command: `nimlab 5 4 3` is `nimlab explain 5 4 3`.
//!
//! The first word that is not an option decides whether the words are a board. A word that is nearly a command is not
//! one, so that `nimlab explian 5 4 3` is answered with the probable command.

use std::ffi::OsString;

use super::args::names;
use super::plain_words::plain_words;
use super::suggestion::suggested_command;
use crate::question::{Dash, Kind, Request, begins_with_game};

/// The words of the command line, with `explain` inserted if they are a board. The first is the name of the program.
pub(super) fn with_command(mut words: Vec<OsString>) -> Vec<OsString> {
    if words.len() > 1 && is_board_alone(&words[1..]) {
        words.insert(1, Kind::Explain.word().into());
    }
    words
}

fn is_board_alone(words: &[OsString]) -> bool {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    if names().any(|name| words[0] == name) {
        return false;
    }
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    let plain = plain_words(&words);
    let first = plain.first().and_then(|word| word.split_whitespace().next());
    first.is_some_and(|first| is_meant_for_board(first, &plain))
}

/// Whether words without options, starting with this one, are probably a board.
fn is_meant_for_board(first: &str, plain: &[&str]) -> bool {
    if first == "-" || begins_with_number(first) {
        // "13 in binary" asks for something else.
        return !plain.iter().any(|word| Kind::of_word(word).is_some());
    }
    if names().any(|name| first.eq_ignore_ascii_case(name)) {
        return false;
    }
    let explain = [&[Kind::Explain.word()], plain].concat();
    Request::from_words(&explain, Dash::Refused).is_ok()
        || begins_with_game(first) && suggested_command(first).is_none()
}

/// Whether a word begins like a number or a list of numbers: `5`, `[5,`, `*3`, `-3`.
pub(super) fn begins_with_number(word: &str) -> bool {
    word.starts_with(['[', '(', '{'])
        || word.trim_start_matches(['-', '−', '+', '*']).starts_with(char::is_numeric)
}
