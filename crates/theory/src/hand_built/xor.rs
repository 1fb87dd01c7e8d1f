//! Bitwise XOR of numbers through the gate, and the nim sum of a board through that.
//!
//! 3 and 5 are 11 and 101; padded on the left to the same width, 011 and 101; through the gate column by column,
//! 110; and that is 6.

use super::bit::Bit;
use super::circuit::exclusive_or;
use super::numeral::{binary_numeral, numeral_binary};

/// The digits with zeros put before them until there are `width`; longer ones stay as they are.
pub fn pad(digits: &[Bit], width: usize) -> Vec<Bit> {
    let zeros = vec![Bit::Zero; width.saturating_sub(digits.len())];
    [&zeros, digits].concat()
}

/// The XOR of two rows of digits, column by column from the right; the shorter is padded first.
pub fn xor_digits(a: &[Bit], b: &[Bit]) -> Vec<Bit> {
    let width = a.len().max(b.len());
    pad(a, width).into_iter().zip(pad(b, width)).map(|(a, b)| exclusive_or(a, b)).collect()
}

/// The bitwise XOR of two numbers, through binary digits and the gate.
///
/// # Panics
/// Never: the digits of two 64-bit numbers make at most 64 digits again.
pub fn bitwise_exclusive_or(a: u64, b: u64) -> u64 {
    let digits = xor_digits(&numeral_binary(a), &numeral_binary(b));
    binary_numeral(&digits).expect("no more digits come out than went in")
}

/// The nim sum of the rows of a board: their bitwise XOR, one after the other.
pub fn nim_sum(rows: &[u64]) -> u64 {
    rows.iter().fold(0, |sum, &size| bitwise_exclusive_or(sum, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_lab() {
        assert_eq!(bitwise_exclusive_or(3, 5), 6);
        assert_eq!(bitwise_exclusive_or(0, 4), 4);
        assert_eq!(bitwise_exclusive_or(5, 5), 0);
        assert_eq!(bitwise_exclusive_or(17, 18), 3);
        assert_eq!(nim_sum(&[]), 0);
        assert_eq!(nim_sum(&[1; 7]), 1);
        assert_eq!(nim_sum(&[4, 4, 4, 4, 2, 2, 1, 1, 7]), 7);
    }
}
