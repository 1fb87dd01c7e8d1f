//! A binary digit, 0 or 1: the only thing that a gate takes and gives.

use std::fmt;

use serde::{Serialize, Serializer};

/// A binary digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bit {
    /// The digit 0.
    Zero,
    /// The digit 1.
    One,
}

impl Bit {
    /// Both digits, 0 first.
    pub const BOTH: [Self; 2] = [Self::Zero, Self::One];

    /// The pairs of two of them, in the order of a truth table.
    pub fn pairs() -> impl Iterator<Item = (Self, Self)> {
        Self::BOTH.into_iter().flat_map(|a| Self::BOTH.map(|b| (a, b)))
    }

    /// Whether the digit is 1.
    pub fn is_one(self) -> bool {
        self == Self::One
    }
}

/// `false` is 0 and `true` is 1.
impl From<bool> for Bit {
    fn from(one: bool) -> Self {
        if one { Self::One } else { Self::Zero }
    }
}

impl From<Bit> for u64 {
    fn from(bit: Bit) -> Self {
        bit.is_one().into()
    }
}

impl fmt::Display for Bit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(if self.is_one() { "1" } else { "0" })
    }
}

/// As the number 0 or 1.
impl Serialize for Bit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.is_one().into())
    }
}
