//! The misconceptions behind wrong answers, with their stable codes.

use serde::{Serialize, Serializer};

use theory::IllegalMove;

/// Lists the misconceptions: each with the numbers that show it in a particular answer, its code, and a short name.
macro_rules! misconceptions {
    ($($(#[$meaning:meta])* $name:ident $({ $($numbers:tt)* })? $(($number:ty))? => $code:literal $words:literal,)*) => {
        /// A misconception that leads to exactly the given answer, with the numbers that show it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
        pub enum Diagnosis {
            $($(#[$meaning])* $name $({ $($numbers)* })? $(($number))?,)*
        }

        /// A misconception, without the numbers of a particular answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Misconception {
            $($(#[$meaning])* $name,)*
        }

        impl Diagnosis {
            /// The misconception without its numbers.
            pub fn misconception(&self) -> Misconception {
                match self {
                    $(Self::$name { .. } => Misconception::$name,)*
                }
            }
        }

        impl Misconception {
            /// All of them.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$name),*];

            /// Its code, which scripts and lessons rely on.
            pub fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }

            /// A short name.
            pub fn in_words(self) -> &'static str {
                match self {
                    $(Self::$name => $words,)*
                }
            }
        }
    };
}

misconceptions! {
    /// The numbers were added as usual, with carries.
    Added => "added" "adding where XOR is asked for",
    /// A column got a 1 if any row has one.
    Ored => "ored" "OR in place of XOR",
    /// A column got a 1 if all rows have one.
    Anded => "anded" "AND in place of XOR",
    /// A column got a 1 if the two digits are equal.
    SameIsOne => "same-is-one" "writing 1 where the digits are equal",
    /// The sign `^` was taken for a power.
    Power => "power" "reading ^ as a power",
    /// One number was subtracted from the other.
    Subtracted => "subtracted" "subtracting where XOR is asked for",
    /// The shorter number was padded on the right.
    LeftAligned => "left-aligned" "lining numbers up on the left",
    /// The digits were read from the wrong end.
    ReversedDigits => "reversed-digits" "reading digits from the wrong end",
    /// Digits are missing, or there is one too many, at one end.
    DroppedPlace {
        /// How many digits are missing; 0 if there is one too many.
        missing: usize,
        end: End,
    } => "dropped-place" "digits lost or added at an end",
    /// Binary digits were read as a decimal number.
    DecimalDigits => "decimal-digits" "reading binary digits as a decimal number",
    /// A row was left out; any of these leads to the same answer.
    MissedRow {
        /// The rows, counted from 1.
        rows: Vec<usize>,
    } => "missed-row" "leaving out a row",
    /// Exactly one column is wrong.
    WrongColumn {
        /// Its place value.
        place: u64,
    } => "wrong-column" "a slip in a single column",
    /// The winner is the other player.
    VerdictSwapped { cause: SwapCause } => "verdict-swapped" "winning and losing the other way round",
    /// The largest row was chosen, though it has no winning move.
    LargestRow { row: usize } => "largest-row" "choosing the largest row for its size",
    /// The number to leave was given as the number to take.
    TargetNotTaken => "target-not-taken" "giving the number to leave as the number to take",
    /// As many were taken as the nim sum.
    TookNimSum => "took-nim-sum" "taking as many as the nim sum",
    /// The number of the row and the number to take, the other way round.
    RowAndCountSwapped => "row-and-count-swapped" "giving the count before the row",
    /// A right number to take, in a row where it does not win.
    RightCountWrongRow => "right-count-wrong-row" "the right number from the wrong row",
    /// Rows were counted from 0.
    RowFromZero => "row-from-zero" "counting rows from 0",
    /// The rules do not allow the move.
    Illegal(IllegalMove) => "illegal" "a move that the rules do not allow",
    /// The answer would be right under the other rule.
    MisereMixup => "misere-mixup" "mixing up normal and misère play",
    /// The binary digits of the right answer, though a number was asked for.
    AnswerInBinary => "answer-in-binary" "answering in binary where a number is asked for",
    /// The size of a row was given instead of its number.
    SizeForRow => "size-for-row" "giving the size of a row for its number",
    /// Empty rows were not counted.
    SkippedEmptyRows {
        /// The skipped empty rows, counted from 1.
        empty: Vec<usize>,
    } => "skipped-empty-rows" "counting rows without the empty ones",
    /// The sizes of heaps were taken for their values.
    SizeForValue => "size-for-value" "taking the size of a heap for its value",
    /// The least missing number was searched for from 1 on.
    MexFromOne => "mex-from-one" "looking for the smallest missing number from 1 on",
    /// One more than the largest value was taken for the least missing number.
    MexAboveLargest => "mex-above-largest" "taking 1 more than the largest value for the smallest missing number",
    /// The values were added instead of combined by XOR.
    ValuesAdded => "values-added" "adding values where XOR is asked for",
    /// A row was left with value 0, though another value evens out the others.
    LeftValueZero {
        /// The row, counted from 1.
        row: usize,
    } => "left-value-zero" "leaving a heap worth 0 where it must be worth something else",
    /// The sizes that are all paired were given instead of the unpaired ones.
    PairedForAlone => "paired-for-alone" "naming the paired groups instead of the unpaired ones",
    /// All sizes that occur were given.
    GroupsPresent => "groups-present" "naming all groups instead of the unpaired ones",
    /// The sizes were added up.
    TotalOfSizes => "total-of-sizes" "adding up the unpaired groups",
}

impl Misconception {
    /// The misconception with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.code() == code)
    }
}

/// Serialized as its code.
impl Serialize for Misconception {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// An end of a row of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The most significant digit.
    Left,
    /// The least significant digit.
    Right,
}

/// What led to naming the wrong winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwapCause {
    /// The answer would be right under the other rule.
    OtherRule,
    /// Neither explains it.
    Unknown,
}

impl Diagnosis {
    /// Whether it guesses what somebody meant by the numbers of a row or of a move. The answer is judged as it reads;
    /// the guess is worded as one and comes after the reason.
    pub fn is_guess(&self) -> bool {
        self.misnames_a_row() || matches!(self, Self::TargetNotTaken | Self::RowAndCountSwapped)
    }

    /// Whether it guesses that a different row number was meant.
    pub fn misnames_a_row(&self) -> bool {
        matches!(self, Self::RowFromZero | Self::SizeForRow | Self::SkippedEmptyRows { .. })
    }

    /// The stable code of the misconception.
    pub fn code(&self) -> &'static str {
        self.misconception().code()
    }
}
