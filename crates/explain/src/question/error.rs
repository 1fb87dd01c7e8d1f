//! What can be wrong with the words of a question, explained so that the reader can fix it.
//!
//! Each message names the offending word and what was expected: `'-3' has a minus sign: expected a whole number …`.

use std::{fmt, io};

use thiserror::Error;

use crate::kinds::Kind;
use crate::legible::{quoted, why};
use crate::phrase::StatedMove;
use theory::{Board, IllegalMove, Move, Position, Rule};

/// What a board is made of.
pub(crate) const EXPECTED_BOARD: &str =
    "expected numbers separated by spaces or single commas, such as 5 4 3 or [5, 4, 3]";

/// Why words cannot be read as a request. Errors that other code checks for have variants of their own.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum ParseError {
    /// A word in the wrong place.
    #[error("{word}{fault}")]
    Word {
        word: Word,
        /// What is wrong with it, and what was expected.
        fault: String,
    },
    /// Anything else, in a sentence.
    #[error("{0}")]
    Sentence(String),
    /// The first word does not begin a request.
    #[error(
        "{word} is not something nimlab can explain:{} expected one of {}",
        guess(word, Kind::all()),
        listed(Kind::all())
    )]
    UnknownKind { word: Word },
    /// The first word does not begin a question, though one is expected.
    #[error(
        "{word} is not a question:{} expected one that begins with {}",
        guess(word, Kind::asked()),
        listed(Kind::asked())
    )]
    UnknownQuestion { word: Word },
    /// A dash where there is no input to read.
    #[error("'-' reads a board from standard input, which is not possible here: {EXPECTED_BOARD}")]
    DashRefused,
    /// A word that does not look like a move.
    #[error("{word} is not a move: expected a row and how many to take from it, such as 3,2")]
    NotAMove { word: Word },
}

impl ParseError {
    /// A word of the question that is out of place, and what was expected.
    pub(crate) fn of(word: &str, fault: impl fmt::Display) -> Self {
        Self::at(word.as_bytes(), Origin::Words, fault)
    }

    /// A word that is out of place, and what was expected.
    pub(crate) fn at(word: &[u8], place: Origin, fault: impl fmt::Display) -> Self {
        Self::Word { word: Word::from_bytes(word), fault: format!("{place} {fault}") }
    }

    /// A word that should be a number, and what is wrong with it.
    pub(crate) fn no_number(word: &[u8], place: Origin, fault: &str) -> Self {
        Self::at(
            word,
            place,
            format_args!(
                "{fault}: expected a whole number from 0 to 18446744073709551615, such as 13, or 0b1101 in binary"
            ),
        )
    }

    /// Standard input could not be read to its end.
    pub(crate) fn unreadable(error: &io::Error) -> Self {
        Self::Sentence(format!("standard input cannot be read: {}", why(error)))
    }

    /// The error for a move that `board` does not allow.
    pub(crate) fn illegal(board: &Board, wanted: &StatedMove, why: IllegalMove) -> Self {
        let is_over = Position::new(board.clone(), Rule::Normal).is_over();
        Self::Sentence(match why {
            _ if board.is_empty() => format!(
                "the move {wanted} is not legal: the board is empty, so the game is over and no move is legal"
            ),
            _ if is_over => format!(
                "the move {wanted} is not legal: no row can be changed any more, so the game is over and no move is legal"
            ),
            IllegalMove::SeveralWays { .. } => {
                format!("the move {wanted} can be made in several ways: {why}")
            }
            _ => format!("the move {wanted} is not legal: {why}"),
        })
    }
}

impl StatedMove {
    /// The move on a board.
    ///
    /// # Errors
    /// An explanation of why the rules do not allow it.
    pub fn legal_on(&self, board: &Board) -> Result<Move, ParseError> {
        self.on(board).map_err(|why| ParseError::illegal(board, self, why))
    }
}

fn listed(kinds: impl Iterator<Item = Kind>) -> String {
    kinds.map(Kind::word).collect::<Vec<_>>().join(", ")
}

/// The closest match for a word, as a hint.
fn guess(word: &Word, mut kinds: impl Iterator<Item = Kind>) -> String {
    if word.typed().starts_with(|c: char| c.is_ascii_digit()) {
        return " what is asked of a board comes before it, as in sum 5 4 3;".to_owned();
    }
    match Kind::suggestion_for(word.typed()) {
        Some(meant) if kinds.any(|kind| kind == meant) => {
            format!(" did you mean '{}'?", meant.word())
        }
        _ => String::new(),
    }
}

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
