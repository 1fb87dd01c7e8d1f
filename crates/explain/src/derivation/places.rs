//! Place values, and the number that digits stand for: 110 has the places 4, 2 and 1, and stands for 6.

use theory::hand_built::{Bit, binary_numeral};

/// The place values of a number with this many digits (64 at most), the largest first: 4, 2, 1 for three digits.
pub(crate) fn places(digits: usize) -> impl Iterator<Item = u64> {
    (0..digits).rev().map(|exponent| 1 << exponent)
}

/// The number that at most 64 digits stand for.
pub(crate) fn value(digits: &[Bit]) -> u64 {
    binary_numeral(digits).expect("a question has at most 64 significant digits")
}
