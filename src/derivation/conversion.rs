//! Numbers to binary digits by the division ladder, and back by place values.

use super::places::value;
use super::statements::PlaceValue;
use super::step::Step;
use crate::hand_built::{self, Bit, numeral_binary};

/// `binary 6`: the ladder, the reading, and the way back as a check.
pub(super) fn to_binary(number: u64) -> (Vec<Step>, Vec<Bit>) {
    let digits = numeral_binary(number);
    let mut steps = binary_outline(number);
    if number > 0 {
        let digits = digits.clone();
        steps.push(Step::BackToNumber { digits, number });
    }
    (steps, digits)
}

/// `decimal 110`: the place values, and the way back as a check.
pub(super) fn to_decimal(digits: &[Bit]) -> (Vec<Step>, u64) {
    let number = value(digits);
    let mut steps = vec![Step::PlaceValues {
        digits: digits.to_vec(),
        number,
    }];
    if number > 0 {
        let digits = numeral_binary(number);
        steps.push(Step::BackToDigits { number, digits });
    }
    (steps, number)
}

/// How the digits of a number are found.
pub(super) fn binary_outline(number: u64) -> Vec<Step> {
    if number == 0 {
        return vec![Step::NothingToDivide];
    }
    let remainders = hand_built::divisions(number)
        .map(|division| division.remainder)
        .collect();
    vec![
        Step::Divisions { number, remainders },
        Step::ReadRemainders {
            number,
            digits: numeral_binary(number),
        },
    ]
}

pub(super) fn divisions(number: u64) -> Vec<Step> {
    hand_built::divisions(number).map(Step::Divide).collect()
}

pub(super) fn place_values(digits: &[Bit]) -> Vec<Step> {
    PlaceValue::of_digits(digits)
        .map(Step::PlaceValue)
        .collect()
}
