//! What seems to have happened where an answer is wrong: the misconceptions, by their stable codes.

use serde::{Deserialize, Serialize};

use super::misconception::Misconception;
use crate::game::IllegalMove;

/// A misconception that gives the very answer at hand, with the numbers that show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Diagnosis {
    /// The numbers were added as usual, with carries.
    Added,
    /// A column got a 1 where any row has one.
    Ored,
    /// A column got a 1 where all rows have one.
    Anded,
    /// A column got a 1 where the two digits are equal.
    SameIsOne,
    /// The sign `^` was taken for a power.
    Power,
    /// One number was subtracted from the other.
    Subtracted,
    /// The shorter number was padded on the right.
    LeftAligned,
    /// The digits were read from the wrong end.
    ReversedDigits,
    /// Digits are missing, or there is one too many, at one end.
    DroppedPlace {
        /// How many digits are missing; 0 where there is one too many.
        missing: usize,
        end: End,
    },
    /// Binary digits were read as a decimal number.
    DecimalDigits,
    /// A row was left out; any of these leads to the same.
    MissedRow {
        /// The rows, counted from 1.
        rows: Vec<usize>,
    },
    /// Exactly one column is wrong.
    WrongColumn {
        /// Its place value.
        place: u64,
    },
    /// The winner is the other player.
    VerdictSwapped { cause: SwapCause },
    /// The largest row was chosen, though no winning move is there.
    LargestRow { row: usize },
    /// The number to leave was given as the number to take.
    TargetNotTaken,
    /// As many were taken as the nim sum says.
    TookNimSum,
    /// A right number to take, in a row where it does not win.
    RightCountWrongRow,
    /// Rows were counted from 0.
    RowFromZero,
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// The answer would be right under the other rule.
    MisereMixup,
    /// The binary digits of the right answer, where a number is asked.
    AnswerInBinary,
    /// The size of a row was given for its number.
    SizeForRow,
    /// Rows were counted without the empty ones.
    SkippedEmptyRows {
        /// The empty rows that were passed over, counted from 1.
        empty: Vec<usize>,
    },
    /// Moore's Nim was judged as plain Nim, with columns counted modulo 2.
    PlainNim {
        /// Modulo which number they are to be counted.
        group: usize,
    },
    /// The sizes of heaps were taken for their values.
    SizeForValue,
    /// The least number missing was looked for from 1 on.
    MexFromOne,
    /// One more than the largest value was taken for the least that is missing.
    MexAboveLargest,
    /// The values were added in place of XOR.
    ValuesAdded,
    /// A row was left worth 0, where another value evens the others out.
    LeftValueZero {
        /// The row, counted from 1.
        row: usize,
    },
    /// The sizes that are all paired were given for those with a group left alone.
    PairedForAlone,
    /// All sizes that occur were given.
    GroupsPresent,
    /// The sizes were added up.
    TotalOfSizes,
}

/// An end of a row of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The most significant digit.
    Left,
    /// The least significant digit.
    Right,
}

/// What makes somebody name the wrong winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SwapCause {
    /// The letter means the opposite under the other naming.
    Letter(char),
    /// Under the other rule the answer would be right.
    OtherRule,
    /// Neither explains it.
    Unknown,
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// The board says why.
    Move(IllegalMove),
    /// The row or the number to take is no number that a move can have.
    OutOfRange,
    /// The board is empty, so that no move is legal.
    BoardEmpty,
}

impl Diagnosis {
    /// The misconception itself.
    #[must_use]
    pub fn misconception(&self) -> Misconception {
        match self {
            Self::Added => Misconception::Added,
            Self::Ored => Misconception::Ored,
            Self::Anded => Misconception::Anded,
            Self::SameIsOne => Misconception::SameIsOne,
            Self::Power => Misconception::Power,
            Self::Subtracted => Misconception::Subtracted,
            Self::LeftAligned => Misconception::LeftAligned,
            Self::ReversedDigits => Misconception::ReversedDigits,
            Self::DroppedPlace { .. } => Misconception::DroppedPlace,
            Self::DecimalDigits => Misconception::DecimalDigits,
            Self::MissedRow { .. } => Misconception::MissedRow,
            Self::WrongColumn { .. } => Misconception::WrongColumn,
            Self::VerdictSwapped { .. } => Misconception::VerdictSwapped,
            Self::LargestRow { .. } => Misconception::LargestRow,
            Self::TargetNotTaken => Misconception::TargetNotTaken,
            Self::TookNimSum => Misconception::TookNimSum,
            Self::RightCountWrongRow => Misconception::RightCountWrongRow,
            Self::RowFromZero => Misconception::RowFromZero,
            Self::Illegal(_) => Misconception::Illegal,
            Self::MisereMixup => Misconception::MisereMixup,
            Self::AnswerInBinary => Misconception::AnswerInBinary,
            Self::SizeForRow => Misconception::SizeForRow,
            Self::SkippedEmptyRows { .. } => Misconception::SkippedEmptyRows,
            Self::PlainNim { .. } => Misconception::PlainNim,
            Self::SizeForValue => Misconception::SizeForValue,
            Self::MexFromOne => Misconception::MexFromOne,
            Self::MexAboveLargest => Misconception::MexAboveLargest,
            Self::ValuesAdded => Misconception::ValuesAdded,
            Self::LeftValueZero { .. } => Misconception::LeftValueZero,
            Self::PairedForAlone => Misconception::PairedForAlone,
            Self::GroupsPresent => Misconception::GroupsPresent,
            Self::TotalOfSizes => Misconception::TotalOfSizes,
        }
    }

    /// Whether it guesses what somebody meant by the numbers of a row or of a move: the answer is judged as it plainly reads, and
    /// a guess is worded as one and comes after the reason.
    #[must_use]
    pub fn is_guess(&self) -> bool {
        matches!(
            self,
            Self::RowFromZero
                | Self::SizeForRow
                | Self::SkippedEmptyRows { .. }
                | Self::TargetNotTaken
        )
    }

    /// The stable code of the misconception.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.misconception().code()
    }
}
