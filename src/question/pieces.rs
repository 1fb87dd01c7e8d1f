//! A word of a board in pieces: `[5` is a bracket and a number, `1:X` a number, a colon and an object.

use std::fmt;

use super::error::{EXPECTED_BOARD, ParseError};
use super::fault::Origin;
use super::number::number;

/// A piece of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardToken<'a> {
    /// One of `[ ] ( ) { } : = ^`; R's `c(` is a bracket, its `<-` is `=`, and `⊕` is `^`.
    Mark(u8),
    /// `…` or `...`.
    Dots,
    /// What separates two rows, and needs one on each side.
    Between(Separator),
    /// Everything else.
    Run(&'a [u8]),
    /// No more follows.
    End,
}

/// What separates two rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Separator {
    Comma,
    Semicolon,
    And,
}

impl Separator {
    /// As it stands in a sentence.
    pub fn named(self) -> &'static str {
        match self {
            Self::Comma => "a comma",
            Self::Semicolon => "a semicolon",
            Self::And => "an 'and'",
        }
    }
}

/// A word with the place where it stands, for whoever has to name it.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub word: &'a [u8],
    pub place: Origin,
}

impl Placed<'_> {
    /// It has no place where it stands; the fault says what was expected.
    pub fn refused(self, fault: impl fmt::Display) -> ParseError {
        ParseError::at(self.word, self.place, fault)
    }

    /// A bracket that is wrong, or anything else that makes no board of its numbers.
    pub fn no_board(self, fault: &str) -> ParseError {
        self.refused(format_args!("{fault}: {EXPECTED_BOARD}"))
    }

    /// A word that should be a number, and what is wrong with it.
    pub fn no_number(self, fault: &str) -> ParseError {
        ParseError::no_number(self.word, self.place, fault)
    }

    /// A word where a number should stand; `otherwise` is wrong with it where it is one.
    pub fn misplaced(self, otherwise: &str) -> ParseError {
        self.no_number(number(self.word).err().unwrap_or(otherwise))
    }

    /// It stands where a sign of XOR, or a number beside one, should.
    pub fn no_sign(self) -> ParseError {
        self.refused(
            "does not fit here: expected a sign of XOR between any two numbers, and nothing else, such as 5 ^ 4 ^ 3",
        )
    }

    /// It stands where row `row` was expected.
    pub fn no_row(self, row: usize) -> ParseError {
        self.refused(format_args!(
            "does not fit a drawn board here: expected row {row}, such as {row}: X X X"
        ))
    }
}

/// The signs of more than one byte, `…` and `...` among them.
const SIGNS: [(&str, BoardToken<'static>); 5] = [
    ("…", BoardToken::Dots),
    ("...", BoardToken::Dots),
    // The sign of XOR, which is written as `^` too.
    ("⊕", BoardToken::Mark(b'^')),
    // What R writes between a name and its value.
    ("<-", BoardToken::Mark(b'=')),
    ("c(", BoardToken::Mark(b'(')),
];

/// The first piece of a word that is not empty, and what follows it.
pub(super) fn first_token(word: &[u8]) -> (BoardToken<'_>, &[u8]) {
    if let Some((token, length)) = sign_at_start(word) {
        return (token, &word[length..]);
    }
    // Inside of a run a c is a letter.
    let ends = |at: &usize| sign_at_start(&word[*at..]).is_some() && word[*at] != b'c';
    let (run, after) = word.split_at((1..word.len()).find(ends).unwrap_or(word.len()));
    (BoardToken::Run(run), after)
}

/// The sign that a text begins with, and its length.
fn sign_at_start(text: &[u8]) -> Option<(BoardToken<'static>, usize)> {
    if b"[](){}:=^".contains(text.first()?) {
        return Some((BoardToken::Mark(text[0]), 1));
    }
    let sign = SIGNS
        .iter()
        .find(|(sign, _)| text.starts_with(sign.as_bytes()));
    sign.map(|&(sign, token)| (token, sign.len()))
}

/// The bracket that closes what this one opens.
pub(super) fn closed_by(bracket: u8) -> u8 {
    match bracket {
        b'[' => b']',
        b'{' => b'}',
        _ => b')',
    }
}
