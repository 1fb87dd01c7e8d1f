//! What is left of a heap: nothing, one heap or two.

use std::fmt;

use serde::Serialize;

/// What a move leaves of the heap that it changes. No heap left is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "Vec<u64>")]
pub enum Heaps {
    /// Nothing is left.
    Nothing,
    /// One heap of this size.
    One(u64),
    /// Two heaps of these sizes.
    Two(u64, u64),
}

impl Heaps {
    /// How many objects are left.
    pub fn total(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::One(size) => size,
            Self::Two(first, second) => first.saturating_add(second),
        }
    }

    /// The nim sum of the values of the heaps.
    pub(super) fn worth(self, value: impl Fn(u64) -> u64) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::One(size) => value(size),
            Self::Two(first, second) => value(first) ^ value(second),
        }
    }
}

/// The sizes of the heaps: `[2, 4]`.
impl From<Heaps> for Vec<u64> {
    fn from(heaps: Heaps) -> Self {
        match heaps {
            Heaps::Nothing => vec![],
            Heaps::One(size) => vec![size],
            Heaps::Two(first, second) => vec![first, second],
        }
    }
}

/// The smaller of two heaps first; there are at most two.
impl From<Vec<u64>> for Heaps {
    fn from(sizes: Vec<u64>) -> Self {
        match sizes[..] {
            [] => Self::Nothing,
            [size] => Self::One(size),
            [first, second, ..] => Self::Two(first.min(second), first.max(second)),
        }
    }
}

/// As it is typed: `2+4`, or nothing at all.
impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::One(size) => size.fmt(f),
            Self::Two(first, second) => write!(f, "{first}+{second}"),
        }
    }
}

/// One heap, or nothing if the size is 0.
impl From<u64> for Heaps {
    fn from(size: u64) -> Self {
        match size {
            0 => Self::Nothing,
            _ => Self::One(size),
        }
    }
}
