//! Buggy rules for digits: reading them from the wrong end, losing some at an end, taking them for a decimal number.
//!
//! To `binary 6`, somebody who reads the remainders in the order in which they come answers 011; to `xor 13 6`, somebody
//! who stops before the last step answers 1011.

use num_bigint::BigInt;

use super::super::diagnosis::{Diagnosis, End};
use super::slip::{Slip, number, value};
use crate::hand_built::{Bit, numeral_binary};
use crate::question::Answer;

pub(super) fn of_binary(number: u64) -> Vec<Slip> {
    let digits = numeral_binary(number);
    let reversed = Slip {
        diagnosis: Diagnosis::ReversedDigits,
        answer: Answer::Digits(digits.iter().rev().copied().collect()),
    };
    let dropped = dropped_place(&digits, digits.len(), Answer::Digits);
    [reversed].into_iter().chain(dropped).collect()
}

pub(super) fn of_decimal(digits: &[Bit]) -> Vec<Slip> {
    // Of a number nobody sees how many digits are gone.
    let dropped = dropped_place(digits, 1, |digits| Answer::Number(value(&digits)));
    let in_decimal = number(Diagnosis::DecimalDigits, read_as_decimal(digits));
    let reversed = [reversed(digits)].into_iter();
    reversed.chain(dropped).chain([in_decimal]).collect()
}

/// The number that is read from the wrong end of digits.
pub(super) fn reversed(digits: &[Bit]) -> Slip {
    let reversed: Vec<Bit> = digits.iter().rev().copied().collect();
    number(Diagnosis::ReversedDigits, value(&reversed))
}

/// Digits of which so many at most are gone at one end, or one is too many there.
fn dropped_place(
    digits: &[Bit],
    most_missing: usize,
    answer: impl Fn(Vec<Bit>) -> Answer,
) -> Vec<Slip> {
    // Beside zero every other digit is simply another number.
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
        if says_enough(gone, rest) {
            slips.push(slip(missing, End::Left, rest.to_vec()));
        }
        let (rest, gone) = digits.split_at(digits.len() - missing);
        if says_enough(gone, rest) {
            slips.push(slip(missing, End::Right, rest.to_vec()));
        }
    }
    for extra in Bit::BOTH {
        slips.push(slip(0, End::Left, [&[extra], digits].concat()));
        slips.push(slip(0, End::Right, [digits, &[extra]].concat()));
    }
    slips
}

/// Whether the digits that are left show that the others are gone: a single digit out of many may be anything.
fn says_enough(gone: &[Bit], rest: &[Bit]) -> bool {
    gone.len() == 1 || rest.len() > 1 || !gone.contains(&Bit::One)
}

/// The digits of the right answer, written where a number is asked for. Zeros in front change no number.
pub(super) fn answer_in_binary(right: u64) -> Slip {
    let typed = read_as_decimal(&numeral_binary(right));
    number(Diagnosis::AnswerInBinary, typed)
}

fn read_as_decimal(digits: &[Bit]) -> BigInt {
    digits
        .iter()
        .fold(BigInt::ZERO, |read, &digit| read * 10 + u64::from(digit))
}
