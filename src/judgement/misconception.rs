//! The misconceptions that a wrong answer can show, and their stable codes.

use serde::{Serialize, Serializer};

/// A misconception, without the numbers of a particular answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misconception {
    /// The numbers were added as usual, with carries.
    Added,
    /// OR in place of XOR.
    Ored,
    /// AND in place of XOR.
    Anded,
    /// A 1 was written where the digits are equal.
    SameIsOne,
    /// The sign `^` was taken for a power.
    Power,
    /// One number was subtracted from the other.
    Subtracted,
    /// The shorter number was padded on the right.
    LeftAligned,
    /// The digits were read from the wrong end.
    ReversedDigits,
    /// One digit is missing, or there is one too many, at an end.
    DroppedPlace,
    /// Binary digits were read as a decimal number.
    DecimalDigits,
    /// A row was left out.
    MissedRow,
    /// Exactly one column is wrong.
    WrongColumn,
    /// The winner is the other player.
    VerdictSwapped,
    /// The largest row was chosen for its size.
    LargestRow,
    /// The number to leave was given as the number to take.
    TargetNotTaken,
    /// As many were taken as the nim sum says.
    TookNimSum,
    /// A right number to take, in a row where it does not win.
    RightCountWrongRow,
    /// Rows were counted from 0.
    RowFromZero,
    /// The rules do not allow the move.
    Illegal,
    /// The answer would be right under the other rule.
    MisereMixup,
    /// The binary digits of the right answer, where a number is asked.
    AnswerInBinary,
    /// The size of a row was given for its number.
    SizeForRow,
    /// Rows were counted without the empty ones.
    SkippedEmptyRows,
    /// Moore's Nim was judged as plain Nim.
    PlainNim,
    /// The sizes of heaps were taken for their values.
    SizeForValue,
    /// The least number missing was looked for from 1 on.
    MexFromOne,
    /// One more than the largest value was taken for the least that is missing.
    MexAboveLargest,
    /// The values were added in place of XOR.
    ValuesAdded,
    /// A row was left worth 0, where another value evens the others out.
    LeftValueZero,
    /// The sizes that are all paired were given for those with a group left alone.
    PairedForAlone,
    /// All sizes that occur were given.
    GroupsPresent,
    /// The sizes were added up.
    TotalOfSizes,
}

impl Misconception {
    /// All of them.
    pub const ALL: [Self; 32] = [
        Self::Added,
        Self::Ored,
        Self::Anded,
        Self::SameIsOne,
        Self::Power,
        Self::Subtracted,
        Self::LeftAligned,
        Self::ReversedDigits,
        Self::DroppedPlace,
        Self::DecimalDigits,
        Self::MissedRow,
        Self::WrongColumn,
        Self::VerdictSwapped,
        Self::LargestRow,
        Self::TargetNotTaken,
        Self::TookNimSum,
        Self::RightCountWrongRow,
        Self::RowFromZero,
        Self::Illegal,
        Self::MisereMixup,
        Self::AnswerInBinary,
        Self::SizeForRow,
        Self::SkippedEmptyRows,
        Self::PlainNim,
        Self::SizeForValue,
        Self::MexFromOne,
        Self::MexAboveLargest,
        Self::ValuesAdded,
        Self::LeftValueZero,
        Self::PairedForAlone,
        Self::GroupsPresent,
        Self::TotalOfSizes,
    ];

    /// The one of this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.code() == code)
    }

    /// Its code, which scripts and lessons rely on.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Ored => "ored",
            Self::Anded => "anded",
            Self::SameIsOne => "same-is-one",
            Self::Power => "power",
            Self::Subtracted => "subtracted",
            Self::LeftAligned => "left-aligned",
            Self::ReversedDigits => "reversed-digits",
            Self::DroppedPlace => "dropped-place",
            Self::DecimalDigits => "decimal-digits",
            Self::MissedRow => "missed-row",
            Self::WrongColumn => "wrong-column",
            Self::VerdictSwapped => "verdict-swapped",
            Self::LargestRow => "largest-row",
            Self::TargetNotTaken => "target-not-taken",
            Self::TookNimSum => "took-nim-sum",
            Self::RightCountWrongRow => "right-count-wrong-row",
            Self::RowFromZero => "row-from-zero",
            Self::Illegal => "illegal",
            Self::MisereMixup => "misere-mixup",
            Self::AnswerInBinary => "answer-in-binary",
            Self::SizeForRow => "size-for-row",
            Self::SkippedEmptyRows => "skipped-empty-rows",
            Self::PlainNim => "plain-nim",
            Self::SizeForValue => "size-for-value",
            Self::MexFromOne => "mex-from-one",
            Self::MexAboveLargest => "mex-above-largest",
            Self::ValuesAdded => "values-added",
            Self::LeftValueZero => "left-value-zero",
            Self::PairedForAlone => "paired-for-alone",
            Self::GroupsPresent => "groups-present",
            Self::TotalOfSizes => "total-of-sizes",
        }
    }
}

/// By its code.
impl Serialize for Misconception {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}
