//! What is wrong with a word, and where it stands: the parts of which a [`ParseError`](super::ParseError) is made.

use std::fmt;

use thiserror::Error;

use crate::legible::quoted;

/// What is wrong with a word that should be a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NumberFault {
    /// It begins with `-`.
    #[error("has a minus sign")]
    Minus,
    /// It begins with `+`.
    #[error("has a plus sign")]
    Plus,
    /// "One" behind "twenty".
    #[error("may be part of the number before it")]
    BehindTens,
    /// It has a decimal point, a slash or an exponent.
    #[error("is not a whole number")]
    Fraction,
    /// It does not fit into 64 bits.
    #[error("is too large")]
    TooLarge,
    /// It uses digits other than 0 to 9.
    #[error("has digits other than 0 to 9")]
    OtherDigits,
    /// It begins with `0b` and goes on with something other than 0 and 1.
    #[error("is not a binary number, which is 0b and then only 0s and 1s")]
    NotBinary,
    /// It names a rule, which is chosen by an option.
    #[error("is not a number (for misère play add --misere)")]
    Misere,
    /// Anything else.
    #[error("is not a number")]
    NotANumber,
}

/// What is wrong about a bracket around a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BracketFault {
    /// It is still open at the end.
    #[error("is never closed")]
    NotClosed,
    /// It closes a bracket of the other kind.
    #[error("does not match the bracket that was opened")]
    OtherBracket,
    /// It closes a bracket that there is not.
    #[error("closes a bracket that was never opened")]
    NotOpened,
    /// It opens a bracket after the board has begun.
    #[error("opens a bracket where a number was expected")]
    NotFirst,
    /// It stands after the bracket that ends the board.
    #[error("stands after the bracket that ends the board")]
    After,
}

/// How many words were there where another number of them was needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing, or less than is needed.
    Few(usize),
    /// This is the first word too many.
    Extra(Word),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Few(0) => f.write_str("there is none here"),
            Self::Few(1) => f.write_str("there is only one here"),
            Self::Few(count) => write!(f, "there are only {count} here"),
            Self::Extra(word) => write!(f, "{word} is one too many"),
        }
    }
}

/// Where an offending word stands, when it is not on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum Origin {
    /// Among the words of the question itself.
    #[default]
    Words,
    /// On a line of standard input, counted from 1.
    StandardInput { line: usize },
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words => Ok(()),
            Self::StandardInput { line } => write!(f, " (standard input, line {line})"),
        }
    }
}

/// A word quoted from the input: in quotation marks, with control characters made visible, and cut where it is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word(String);

impl Word {
    const MOST_SHOWN: usize = 40;

    /// Quotes this text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        // One more than is shown, so that it is seen that there is more.
        Self(text.chars().take(Self::MOST_SHOWN + 1).collect())
    }

    /// The word as it was typed, or the beginning of a long one.
    pub(super) fn typed(&self) -> &str {
        &self.0
    }

    /// Quotes bytes that need not be valid text.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        // No character is longer than 4 bytes, so this is enough for what is shown.
        let start = &bytes[..bytes.len().min(4 * (Self::MOST_SHOWN + 1))];
        Self::new(&String::from_utf8_lossy(start))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&quoted(&self.0, Self::MOST_SHOWN))
    }
}
