//! Buggy rules for digits: reading them from the wrong end, losing some at an end, taking them for a decimal number.
//!
//! To `binary 6`, somebody who reads the remainders in the order in which they come answers 011; to `xor 13 6`, somebody
//! who stops before the last step answers 1011.

use num_bigint::BigInt;

use super::super::answer::Answer;
use super::super::diagnosis::{Diagnosis, End};
use super::slip::{Slip, number, value};
use crate::hand_built::{Bit, numeral_binary, xor_digits};
use crate::question::{Binary, Decimal, NimSum, Question, Xor};

pub(super) fn reversed_digits(question: &Question) -> Vec<Slip> {
    match question {
        &Question::Binary(Binary { number }) => vec![Slip {
            diagnosis: Diagnosis::ReversedDigits,
            answer: Answer::Digits(reversed(&numeral_binary(number))),
        }],
        Question::Decimal(Decimal { digits }) => {
            let read = value(&reversed(digits));
            vec![number(Diagnosis::ReversedDigits, read)]
        }
        _ => Vec::new(),
    }
}

/// The columns are right, and the number is read off from the right.
pub(super) fn reversed_result(question: &Question) -> Vec<Slip> {
    let &Question::Xor(Xor { a, b }) = question else {
        return Vec::new();
    };
    let output = xor_digits(&numeral_binary(a), &numeral_binary(b));
    vec![number(Diagnosis::ReversedDigits, value(&reversed(&output)))]
}

fn reversed(digits: &[Bit]) -> Vec<Bit> {
    digits.iter().rev().copied().collect()
}

pub(super) fn dropped_place(question: &Question) -> Vec<Slip> {
    let (digits, is_number) = match question {
        &Question::Binary(Binary { number }) => (numeral_binary(number), false),
        Question::Decimal(Decimal { digits }) => (digits.clone(), true),
        _ => return Vec::new(),
    };
    // Beside zero every other digit is simply another number.
    if !digits.contains(&Bit::One) {
        return Vec::new();
    }
    let slip = |missing, end, digits: Vec<Bit>| Slip {
        diagnosis: Diagnosis::DroppedPlace { missing, end },
        answer: if is_number {
            Answer::Number(value(&digits))
        } else {
            Answer::Digits(digits)
        },
    };
    let mut slips = Vec::new();
    // Of a number nobody sees how many digits are gone.
    let most_missing = if is_number { 1 } else { digits.len() };
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
        slips.push(slip(0, End::Left, [&[extra], &digits[..]].concat()));
        slips.push(slip(0, End::Right, [&digits[..], &[extra]].concat()));
    }
    slips
}

/// Whether the digits that are left show that the others are gone: a single digit out of many may be anything.
fn says_enough(gone: &[Bit], rest: &[Bit]) -> bool {
    gone.len() == 1 || rest.len() > 1 || !gone.contains(&Bit::One)
}

pub(super) fn decimal_digits(question: &Question) -> Vec<Slip> {
    let Question::Decimal(Decimal { digits }) = question else {
        return Vec::new();
    };
    vec![number(Diagnosis::DecimalDigits, read_as_decimal(digits))]
}

/// The digits of the right answer, written where a number is asked for. Zeros in front change no number.
pub(super) fn answer_in_binary(question: &Question) -> Vec<Slip> {
    let right = match question {
        Question::Xor(Xor { a, b }) => a ^ b,
        Question::Sum(NimSum { board }) => board.nim_sum(),
        _ => return Vec::new(),
    };
    let typed = read_as_decimal(&numeral_binary(right));
    vec![number(Diagnosis::AnswerInBinary, typed)]
}

fn read_as_decimal(digits: &[Bit]) -> BigInt {
    digits
        .iter()
        .fold(BigInt::ZERO, |read, &digit| read * 10 + u64::from(digit))
}
