//! The bitwise XOR of two numbers: pad, put each column through the gate, read the number off.

use super::places::{places, value as value_of};
use super::step::Step;
use crate::hand_built::{Bit, exclusive_or, numeral_binary, pad, xor_digits};

/// `xor 3 5`, from the padding to the number.
pub(super) fn steps(a: u64, b: u64) -> Vec<Step> {
    // Two zeros have no digits at all; one column of 0s is written for them.
    let width = numeral_binary(a).len().max(numeral_binary(b).len()).max(1);
    let (a_digits, b_digits) = (padded(a, width), padded(b, width));
    let output = xor_digits(&a_digits, &b_digits);
    let number = value_of(&output);
    vec![
        Step::PadBoth { a, b, width },
        Step::GateColumns {
            a: a_digits,
            b: b_digits,
            output: output.clone(),
        },
        Step::PlaceValues {
            digits: output,
            number,
        },
    ]
}

pub(super) fn pad_to(row: Option<usize>, number: u64, width: usize) -> Step {
    Step::Pad {
        row,
        number,
        digits: padded(number, width),
    }
}

pub(super) fn gates(a: &[Bit], b: &[Bit]) -> Vec<Step> {
    a.iter()
        .zip(b)
        .zip(places(a.len()))
        .map(|((&a, &b), place)| Step::Gate {
            place: Some(place),
            a,
            b,
            output: exclusive_or(a, b),
        })
        .collect()
}

fn padded(number: u64, width: usize) -> Vec<Bit> {
    pad(&numeral_binary(number), width)
}
