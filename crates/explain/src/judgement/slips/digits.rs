//! Buggy rules for digits: reading them from the wrong end, losing some at an end, reading them as a decimal number.
//!
//! For `binary 6`, reading the remainders in the order in which they come gives 011; for `xor 13 6`, stopping before
//! the last step gives 1011.

use num_bigint::BigInt;

use super::super::diagnosis::{Diagnosis, End};
use super::slip::{Slip, number, value};
use crate::question::Answer;
use theory::hand_built::{Bit, numeral_binary};

pub(crate) fn of_binary(number: u64) -> Vec<Slip> {
    let digits = numeral_binary(number);
    let reversed = Slip {
        diagnosis: Diagnosis::ReversedDigits,
        answer: Answer::Digits(digits.iter().rev().copied().collect()),
    };
    let dropped = dropped_place(&digits, digits.len(), Answer::Digits);
    [reversed].into_iter().chain(dropped).collect()
}

pub(crate) fn of_decimal(digits: &[Bit]) -> Vec<Slip> {
    // A number alone does not show how many digits are missing.
    let dropped = dropped_place(digits, 1, |digits| Answer::Number(value(&digits)));
    let in_decimal = number(Diagnosis::DecimalDigits, read_as_decimal(digits));
    let reversed = [reversed(digits)].into_iter();
    reversed.chain(dropped).chain([in_decimal]).collect()
}

/// The number read from the wrong end of digits.
pub(crate) fn reversed(digits: &[Bit]) -> Slip {
    let reversed: Vec<Bit> = digits.iter().rev().copied().collect();
    number(Diagnosis::ReversedDigits, value(&reversed))
}

/// Digits of which at most this many are missing at one end, or with one too many there.
fn dropped_place(
    digits: &[Bit],
    most_missing: usize,
    answer: impl Fn(Vec<Bit>) -> Answer,
) -> Vec<Slip> {
    // Next to zero, any digits are simply another number.
    if !digits.contains(&Bit::One) {
        return Vec::new();
    }
    let slip = |missing, end, digits: Vec<Bit>| Slip {
        diagnosis: Diagnosis::DroppedPlace { missing, end },
        answer: answer(digits),
    };
    let mut slips = Vec::new();
    for missing in 1..=most_missing.min(digits.len() - 1) {
        let (gone, rest) = digits.split_at(missing);
        if is_conclusive(gone, rest) {
            slips.push(slip(missing, End::Left, rest.to_vec()));
        }
        let (rest, gone) = digits.split_at(digits.len() - missing);
        if is_conclusive(gone, rest) {
            slips.push(slip(missing, End::Right, rest.to_vec()));
        }
    }
    for extra in Bit::BOTH {
        slips.push(slip(0, End::Left, [&[extra], digits].concat()));
        slips.push(slip(0, End::Right, [digits, &[extra]].concat()));
    }
    slips
}

/// Whether the remaining digits show that the others are missing: a single digit out of many may be anything.
fn is_conclusive(gone: &[Bit], rest: &[Bit]) -> bool {
    gone.len() == 1 || rest.len() > 1 || !gone.contains(&Bit::One)
}

/// The digits of the right answer, given where a number is asked for. Leading zeros do not matter.
pub(crate) fn answer_in_binary(right: u64) -> Slip {
    let typed = read_as_decimal(&numeral_binary(right));
    number(Diagnosis::AnswerInBinary, typed)
}

fn read_as_decimal(digits: &[Bit]) -> BigInt {
    digits.iter().fold(BigInt::ZERO, |read, &digit| read * 10 + u64::from(digit))
}
