//! Why a phrase cannot be read: the word that has no place in it, and what is wrong with that.

use std::fmt;

/// Where a phrase cannot be read on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stumble {
    /// The word, as it was typed; nothing where something is missing that should stand there.
    pub word: String,
    /// What is wrong with it.
    pub cause: StumbleCause,
}

/// What is wrong with a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StumbleCause {
    /// It has no meaning in an answer of this kind.
    Unknown,
    /// It says what the answer is not.
    Negation,
    /// It leaves open what the answer is.
    Doubt,
    /// It is a second answer, and another one than the first.
    Second,
    /// With it, the phrase can be read in two ways.
    TwoReadings(&'static str, &'static str),
    /// It may call either of two rows.
    TwoRows(TwoRows),
    /// No row holds so many.
    NoRowOf(u64),
    /// The letter P or N, whose meaning depends on the naming.
    Letter(char),
    /// A bracket or a comma that has nothing beside it.
    Unbalanced,
    /// It is neither 0 nor 1.
    NotABit,
    /// It repeats the question.
    RepeatsTheQuestion,
    /// There is no such row on the board, which has so many.
    NoSuchRow(usize),
    /// Of a row, which holds so many, this cannot be left or taken.
    DoesNotFit(u64),
    /// The rules do not allow such a move where it is made.
    NotAllowed,
    /// Several moves take so many; these are the words for two of them.
    SeveralWays(String, String),
    /// There are not so many choices; this is the letter of the last.
    NoSuchLetter(char),
    /// All of it is working, and no answer.
    OnlyWorking,
    /// It is said twice.
    Twice,
    /// Something is not said at all.
    Missing(PhraseRole),
}

/// Two rows that may be meant, each with what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoRows(pub(super) [(usize, u64); 2]);

/// "row 2, which holds 1, or as row 1, which holds 2".
impl fmt::Display for TwoRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(one, held), (other, also)] = self.0;
        write!(
            f,
            "row {one}, which holds {held}, or as row {other}, which holds {also}"
        )
    }
}

/// What a part of a phrase says.
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
    /// The number of a line.
    Line,
    /// The line with this letter.
    LineLettered(char),
}

impl Stumble {
    /// At this word.
    pub(crate) fn at(word: &str, cause: StumbleCause) -> Self {
        const LONGEST: usize = 100;
        Self {
            word: word.chars().take(LONGEST).collect(),
            cause,
        }
    }

    /// Whether there is nothing in the way but that nothing is said.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(self.cause, StumbleCause::Missing(_))
    }

    /// Whether two answers are in each other's way.
    pub(crate) fn is_second(&self) -> bool {
        self.cause == StumbleCause::Second
    }

    /// Where something should stand.
    pub(super) fn missing(role: PhraseRole) -> Self {
        Self::at("", StumbleCause::Missing(role))
    }
}
