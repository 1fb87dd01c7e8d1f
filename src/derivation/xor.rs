//! The bitwise XOR of two numbers: pad, put each column through the gate, read the number off.

use super::places::{places, value as value_of};
use super::statements::{GateColumns, GateOutput};
use super::step::Step;
use crate::hand_built::{Bit, numeral_binary, pad, xor_digits};

/// `xor 3 5`, from the padding to the number.
pub(super) fn steps(a: u64, b: u64) -> Vec<Step> {
    let columns = GateColumns::of(a, b);
    let (width, digits) = (columns.output.len(), columns.output.clone());
    let number = value_of(&digits);
    vec![
        Step::PadBoth { a, b, width },
        Step::GateColumns(columns),
        Step::PlaceValues { digits, number },
    ]
}

/// The digits of two numbers, padded to the same width. Two zeros have no digits at all; one 0 is written for each of them.
fn digits_of(a: u64, b: u64) -> [Vec<Bit>; 2] {
    let digits = [a, b].map(numeral_binary);
    let width = digits.iter().map(Vec::len).max().unwrap_or(0).max(1);
    digits.map(|digits| pad(&digits, width))
}

impl GateColumns {
    /// The columns of two numbers.
    #[must_use]
    pub fn of(a: u64, b: u64) -> Self {
        let [a, b] = digits_of(a, b);
        let output = xor_digits(&a, &b);
        Self { a, b, output }
    }
}

impl GateColumns {
    /// The gate of each column, the leftmost first.
    pub fn gates(&self) -> impl Iterator<Item = GateOutput> {
        let inputs = self.a.iter().zip(&self.b);
        let placed = places(self.output.len()).zip(inputs);
        placed.map(|(place, (&a, &b))| GateOutput::of(Some(place), a, b))
    }
}
