//! The contents of a cell: a number, or that there is none.
//!
//! A leftmost odd column of `none` means that every column is even.

use std::fmt;

use serde::{Serialize, Serializer};

/// The index of a cell to fill in, over the whole working. A cell depends only on cells before it.
pub type CellId = usize;

/// The contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellValue {
    /// A number.
    Number(u64),
    /// That there is none: no odd column, no row, no move.
    None,
}

impl CellValue {
    /// The number, if it is one.
    #[must_use]
    pub fn number(self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(number),
            Self::None => None,
        }
    }

    /// Whether it means the same as another; 0 may be written for "none".
    pub(in crate::worksheet) fn agrees_with(self, other: Self) -> bool {
        self == other || (self == Self::Number(0) && other == Self::None)
    }
}

/// What a student wrote into a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::worksheet) enum CellEntry {
    /// Nothing.
    Blank,
    /// Something readable.
    Value(CellValue),
    /// Something else.
    Unreadable(String),
}

impl CellEntry {
    /// The value, if it is readable.
    pub fn value(&self) -> Option<CellValue> {
        match self {
            Self::Value(value) => Some(*value),
            Self::Blank | Self::Unreadable(_) => None,
        }
    }
}

impl fmt::Display for CellValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::None => f.write_str("none"),
        }
    }
}

/// Serialized as the number, or as the word "none".
impl Serialize for CellValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            Self::None => "none".serialize(serializer),
        }
    }
}

impl From<u64> for CellValue {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}
