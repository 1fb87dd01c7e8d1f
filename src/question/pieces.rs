//! Splits a word of a board into tokens: `[5` is a bracket and a number, `1:X` a number, a colon and an object.

use std::fmt;

use super::error::{EXPECTED_BOARD, ParseError};
use super::fault::Origin;
use super::number::number;

/// A token of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardToken<'a> {
    /// One of `[ ] ( ) { } : = ^`; R's `c(` is a bracket, its `<-` is `=`, and `⊕` is `^`.
    Mark(u8),
    /// `…` or `...`.
    Dots,
    /// A separator of two rows, which needs one on each side.
    Between(Separator),
    /// Everything else.
    Run(&'a [u8]),
    /// The end.
    End,
}

/// A separator of two rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Separator {
    Comma,
    Semicolon,
    And,
}

impl Separator {
    /// Its name in a sentence.
    pub fn named(self) -> &'static str {
        match self {
            Self::Comma => "a comma",
            Self::Semicolon => "a semicolon",
            Self::And => "an 'and'",
        }
    }
}

/// A word with its position, for error messages.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub word: &'a [u8],
    pub place: Origin,
}

impl Placed<'_> {
    /// The word is out of place; `fault` says what was expected.
    pub fn refused(self, fault: impl fmt::Display) -> ParseError {
        ParseError::at(self.word, self.place, fault)
    }

    /// A wrong bracket, or anything else that prevents the numbers from being a board.
    pub fn no_board(self, fault: &str) -> ParseError {
        self.refused(format_args!("{fault}: {EXPECTED_BOARD}"))
    }

    /// A word that should be a number, and what is wrong with it.
    pub fn no_number(self, fault: &str) -> ParseError {
        ParseError::no_number(self.word, self.place, fault)
    }

    /// A word in place of a number; `otherwise` is wrong with it if it is a number.
    pub fn misplaced(self, otherwise: &str) -> ParseError {
        self.no_number(number(self.word).err().unwrap_or(otherwise))
    }

    /// The word is in place of an XOR sign, or of a number next to one.
    pub fn no_sign(self) -> ParseError {
        self.refused(
            "does not fit here: expected a sign of XOR between any two numbers, and nothing else, such as 5 ^ 4 ^ 3",
        )
    }

    /// The word is where row `row` was expected.
    pub fn no_row(self, row: usize) -> ParseError {
        self.refused(format_args!(
            "does not fit a drawn board here: expected row {row}, such as {row}: X X X"
        ))
    }
}

/// The signs of more than one byte.
const SIGNS: [(&str, BoardToken<'static>); 5] = [
    ("…", BoardToken::Dots),
    ("...", BoardToken::Dots),
    // The XOR sign, which is also written as `^`.
    ("⊕", BoardToken::Mark(b'^')),
    // R's assignment.
    ("<-", BoardToken::Mark(b'=')),
    ("c(", BoardToken::Mark(b'(')),
];

/// The first token of a nonempty word, and the rest.
pub(super) fn first_token(word: &[u8]) -> (BoardToken<'_>, &[u8]) {
    if let Some((token, length)) = sign_at_start(word) {
        return (token, &word[length..]);
    }
    // Within a run, c is a letter.
    let ends = |at: &usize| sign_at_start(&word[*at..]).is_some() && word[*at] != b'c';
    let (run, after) = word.split_at((1..word.len()).find(ends).unwrap_or(word.len()));
    (BoardToken::Run(run), after)
}

/// The sign that a text begins with, and its length.
fn sign_at_start(text: &[u8]) -> Option<(BoardToken<'static>, usize)> {
    if b"[](){}:=^".contains(text.first()?) {
        return Some((BoardToken::Mark(text[0]), 1));
    }
    let sign = SIGNS.iter().find(|(sign, _)| text.starts_with(sign.as_bytes()));
    sign.map(|&(sign, token)| (token, sign.len()))
}

/// The bracket that closes this one.
pub(super) fn closed_by(bracket: u8) -> u8 {
    match bracket {
        b'[' => b']',
        b'{' => b'}',
        _ => b')',
    }
}
