//! Numbers: a number to binary digits by repeated
//! division, and back by place values; and the bitwise XOR of two numbers, each column through the gate.

use super::places::{places, value};
use super::statements::{GateColumns, GateOutput, PlaceValue};
use super::step::Step;
use theory::hand_built::{self, Bit, numeral_binary, pad, xor_digits};

/// `binary 6`: the divisions, reading the remainders, and the way back as a check.
pub(crate) fn to_binary(number: u64) -> (Vec<Step>, Vec<Bit>) {
    let digits = numeral_binary(number);
    let mut steps = binary_outline(number);
    if number > 0 {
        let digits = digits.clone();
        steps.push(Step::BackToNumber { digits, number });
    }
    (steps, digits)
}

/// `decimal 110`: the place values, and the way back as a check.
pub(crate) fn to_decimal(digits: &[Bit]) -> (Vec<Step>, u64) {
    let number = value(digits);
    let mut steps = vec![Step::PlaceValues { digits: digits.to_vec(), number }];
    if number > 0 {
        let digits = numeral_binary(number);
        steps.push(Step::BackToDigits { number, digits });
    }
    (steps, number)
}

/// How to find the digits of a number.
pub(crate) fn binary_outline(number: u64) -> Vec<Step> {
    if number == 0 {
        return vec![Step::NothingToDivide];
    }
    let remainders = hand_built::divisions(number).map(|division| division.remainder).collect();
    vec![
        Step::Divisions { number, remainders },
        Step::ReadRemainders { number, digits: numeral_binary(number) },
    ]
}

pub(crate) fn divisions(number: u64) -> Vec<Step> {
    hand_built::divisions(number).map(Step::Divide).collect()
}

pub(crate) fn place_values(digits: &[Bit]) -> Vec<Step> {
    PlaceValue::of_digits(digits).map(Step::PlaceValue).collect()
}

/// `xor 3 5`, from the padding to the number.
pub(crate) fn xor(a: u64, b: u64) -> Vec<Step> {
    let columns = GateColumns::of(a, b);
    let (width, digits) = (columns.output.len(), columns.output.clone());
    let number = value(&digits);
    vec![
        Step::PadBoth { a, b, width },
        Step::GateColumns(columns),
        Step::PlaceValues { digits, number },
    ]
}

/// The digits of two numbers, padded to the same width. Zeros have no digits; if both are 0, one 0 is written for each.
fn digits_of(a: u64, b: u64) -> [Vec<Bit>; 2] {
    let digits = [a, b].map(numeral_binary);
    let width = digits.iter().map(Vec::len).max().unwrap_or(0).max(1);
    digits.map(|digits| pad(&digits, width))
}

impl GateColumns {
    /// The columns of two numbers.
    pub fn of(a: u64, b: u64) -> Self {
        let [a, b] = digits_of(a, b);
        let output = xor_digits(&a, &b);
        Self { a, b, output }
    }

    /// The gate of each column, the leftmost first.
    pub fn gates(&self) -> impl Iterator<Item = GateOutput> {
        let inputs = self.a.iter().zip(&self.b);
        let placed = places(self.output.len()).zip(inputs);
        placed.map(|(place, (&a, &b))| GateOutput::of(Some(place), a, b))
    }
}
