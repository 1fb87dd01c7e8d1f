//! Why a phrase cannot be read: the word that does not fit, and what is wrong with it.

use std::fmt;

/// Where reading a phrase fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stumble {
    /// The word, as it was typed; empty if something is missing.
    pub word: String,
    /// What is wrong with it.
    pub cause: StumbleCause,
}

/// What is wrong with a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StumbleCause {
    /// It has no meaning in this kind of answer.
    Unknown,
    /// It states what the answer is not.
    Negation,
    /// It leaves the answer open.
    Doubt,
    /// It is a second, different answer.
    Second,
    /// It makes the phrase ambiguous.
    TwoReadings(&'static str, &'static str),
    /// It may name either of two rows.
    TwoRows(TwoRows),
    /// No row has this many.
    NoRowOf(u64),
    /// The letter P or N, whose meaning depends on the naming.
    Letter(char),
    /// A bracket without its partner, or a comma with nothing next to it.
    Unbalanced,
    /// It is neither 0 nor 1.
    NotABit,
    /// It repeats the question.
    RepeatsTheQuestion,
    /// The board, which has this many rows, has no such row.
    NoSuchRow(usize),
    /// A row with this many cannot have that left or taken.
    DoesNotFit(u64),
    /// Several moves take this many; these are the words for two of them.
    SeveralWays(String, String),
    /// There are not that many choices; this is the letter of the last.
    NoSuchLetter(char),
    /// It is all working, without an answer.
    OnlyWorking,
    /// It is the right number, but in binary digits.
    RightAsDigits,
    /// It is stated twice.
    Twice,
    /// Something is not stated at all.
    Missing(PhraseRole),
}

/// Two rows that may be meant, each with its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoRows(pub(super) [(usize, u64); 2]);

/// "row 2, which holds 1, or as row 1, which holds 2".
impl fmt::Display for TwoRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(one, held), (other, also)] = self.0;
        write!(f, "row {one}, which holds {held}, or as row {other}, which holds {also}")
    }
}

/// The role of a part of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhraseRole {
    /// From which row.
    Row,
    /// How many objects.
    Count,
    /// A move as a whole.
    Move,
    /// Rows.
    Rows,
    /// Sizes of groups.
    Sizes,
    /// A number.
    Number,
    /// 0 or 1.
    Bit,
    /// Binary digits.
    Digits,
    /// Who wins.
    Winner,
    /// Which player.
    Player,
    /// The letter of a choice.
    Letter,
    /// The line with this letter.
    LineLettered(char),
}

impl Stumble {
    /// A stumble at this word.
    pub fn at(word: &str, cause: StumbleCause) -> Self {
        const LONGEST: usize = 100;
        Self { word: word.chars().take(LONGEST).collect(), cause }
    }

    /// Whether the only problem is that nothing is stated.
    pub fn is_missing(&self) -> bool {
        matches!(self.cause, StumbleCause::Missing(_))
    }

    /// A stumble because something is missing.
    pub(super) fn missing(role: PhraseRole) -> Self {
        Self::at("", StumbleCause::Missing(role))
    }
}
