//! The numbers and digits of the questions `binary`, `decimal` and `xor`.

use theory::hand_built::Bit;

/// `binary 6`: the binary digits of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Binary {
    /// The number.
    pub number: u64,
}

/// `decimal 110`: the number that binary digits stand for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// The digits, most significant first, at most 64; none for 0.
    pub digits: Vec<Bit>,
}

/// `xor 3 5`: the bitwise XOR of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xor {
    /// The first number.
    pub a: u64,
    /// The second number.
    pub b: u64,
}
