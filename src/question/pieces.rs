//! A word of a board in pieces: `[5` is a bracket and a number, `1:X` a number, a colon and an object.

use super::error::ParseError;
use super::fault::{BracketFault, NumberFault, Origin, Word};
use super::number::parse_number;

/// A piece of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardToken<'a> {
    /// One of `[ ] ( ) { } : = ^`; R's `c(` is a bracket, its `<-` is `=`, and `⊕` is `^`.
    Mark(u8),
    /// `…` or `...`.
    Dots,
    /// Everything between.
    Run(&'a [u8]),
}

/// A word with the place where it stands, for whoever has to name it.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub word: &'a [u8],
    pub place: Origin,
}

impl Placed<'_> {
    /// A bracket that is wrong, or something beside brackets.
    pub fn bracket(self, fault: BracketFault) -> ParseError {
        at_bracket(self.word, self.place, fault)
    }

    /// A word that should be a number, and what is wrong with it.
    pub fn number(self, word: &[u8], fault: NumberFault) -> ParseError {
        ParseError::Number {
            word: Word::from_bytes(word),
            place: self.place,
            fault,
        }
    }

    /// A word where a number should stand.
    pub fn no_number(self, word: &[u8]) -> ParseError {
        parse_number(word, self.place)
            .err()
            .unwrap_or_else(|| self.number(word, NumberFault::NotANumber))
    }

    /// It stands where row `row` was expected.
    pub fn no_row(self, row: usize) -> ParseError {
        ParseError::DrawnRow {
            word: Word::from_bytes(self.word),
            place: self.place,
            row,
        }
    }
}

/// What is wrong about a bracket.
pub(super) fn at_bracket(word: &[u8], place: Origin, fault: BracketFault) -> ParseError {
    ParseError::Bracket {
        word: Word::from_bytes(word),
        place,
        fault,
    }
}

/// The first piece of a word that is not empty, and what follows it.
pub(super) fn first_token(word: &[u8]) -> (BoardToken<'_>, &[u8]) {
    if let Some(dots) = dots_at_start(word) {
        return (BoardToken::Dots, &word[dots..]);
    }
    if let Some(after) = word.strip_prefix(b"c(") {
        return (BoardToken::Mark(b'('), after);
    }
    if let Some(after) = word.strip_prefix(XOR) {
        return (BoardToken::Mark(b'^'), after);
    }
    if let Some(after) = word.strip_prefix(ASSIGNS) {
        return (BoardToken::Mark(b'='), after);
    }
    let (&first, after) = word.split_first().unwrap_or((&b' ', &[]));
    if is_mark(first) {
        return (BoardToken::Mark(first), after);
    }
    let ends = |at: &usize| {
        let rest = &word[*at..];
        is_mark(rest[0])
            || rest.starts_with(XOR)
            || rest.starts_with(ASSIGNS)
            || dots_at_start(rest).is_some()
    };
    let (run, after) = word.split_at((1..word.len()).find(ends).unwrap_or(word.len()));
    (BoardToken::Run(run), after)
}

/// The sign of XOR, which is written as `^` too.
const XOR: &[u8] = "⊕".as_bytes();
/// What R writes between a name and its value.
const ASSIGNS: &[u8] = b"<-";

/// The bracket that closes what this one opens.
pub(super) fn closed_by(bracket: u8) -> u8 {
    match bracket {
        b'[' => b']',
        b'{' => b'}',
        _ => b')',
    }
}

fn is_mark(byte: u8) -> bool {
    matches!(
        byte,
        b'[' | b']' | b'(' | b')' | b'{' | b'}' | b':' | b'=' | b'^'
    )
}

/// How many bytes the dots take that a text begins with.
fn dots_at_start(text: &[u8]) -> Option<usize> {
    let dots = ["…".as_bytes(), b"..."];
    dots.iter()
        .find(|dots| text.starts_with(dots))
        .map(|dots| dots.len())
}
