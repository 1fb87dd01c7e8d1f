//! An offending word and where it is: the parts of a [`ParseError`](super::ParseError).

use std::fmt;

use crate::legible::quoted;

/// Where an offending word is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum Origin {
    /// In the question itself.
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

/// A word quoted from the input: in quotation marks, with control characters made visible, and cut if it is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word(String);

impl Word {
    const MOST_SHOWN: usize = 40;

    /// Quotes this text.
    pub fn new(text: &str) -> Self {
        // One more than is shown, so that the cut is visible.
        Self(text.chars().take(Self::MOST_SHOWN + 1).collect())
    }

    /// The word as it was typed, or the beginning of a long one.
    pub(crate) fn typed(&self) -> &str {
        &self.0
    }

    /// Quotes bytes that need not be valid text.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        Self::new(&String::from_utf8_lossy(bytes))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&quoted(&self.0, Self::MOST_SHOWN))
    }
}
