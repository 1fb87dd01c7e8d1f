//! The letters of the proof, each beside its number.

use super::super::text::{Text, strong, text};

/// A letter that stands for a number.
pub fn letter(letter: &'static str) -> Text {
    strong(letter)
}

/// "s = 10", on one line.
pub fn is(name: &'static str, number: u64) -> Text {
    text![{letter(name)}"\u{a0}=\u{a0}"{number}]
}
