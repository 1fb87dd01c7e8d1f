//! Buggy rules for numbers: the answers that misconceptions lead to.
//!
//! For `sum 5 4 3`, adding gives 12.

use num_bigint::BigInt;

use super::super::diagnosis::Diagnosis;
use super::digits;
use super::slip::{Slip, number, value};
use crate::kinds::sum::{in_place_of_xor, is_one_heap};
use crate::question::{Answer, Binary, Decimal, Question, Xor};
use theory::hand_built::{Bit, numeral_binary, pad, xor_digits};

/// Every misconception that leads to this answer, with the numbers that show it.
pub(crate) fn fitting(question: &Question, answer: &Answer) -> Vec<Diagnosis> {
    let slips = slips(question).into_iter();
    slips.filter(|slip| slip.answer == *answer).map(|slip| slip.diagnosis).collect()
}

/// The answers that misconceptions lead to.
pub(crate) fn answers(question: &Question) -> Vec<Answer> {
    let slips = slips(question).into_iter();
    slips.map(|slip| slip.answer).collect()
}

fn slips(question: &Question) -> Vec<Slip> {
    if let Some(ask) = question.ask() {
        return ask.slips();
    }
    match question {
        &Question::Xor(Xor { a, b }) => of_xor(a, b),
        &Question::Binary(Binary { number }) => digits::of_binary(number),
        Question::Decimal(Decimal { digits }) => digits::of_decimal(digits),
        _ => Vec::new(),
    }
}

fn of_xor(a: u64, b: u64) -> Vec<Slip> {
    let mut slips = in_place_of_xor(&[a, b]);
    let (first, second) = (numeral_binary(a), numeral_binary(b));
    let width = first.len().max(second.len()).max(1);
    let pairs = pad(&first, width).into_iter().zip(pad(&second, width));
    let same: Vec<Bit> = pairs.map(|(a, b)| (a == b).into()).collect();
    slips.push(number(Diagnosis::SameIsOne, value(&same)));
    slips.extend(power(a, b));
    let differences = [BigInt::from(a) - b, BigInt::from(b) - a];
    slips.extend(differences.map(|difference| number(Diagnosis::Subtracted, difference)));
    slips.extend(left_aligned(&[a, b]));
    slips.push(digits::answer_in_binary(a ^ b));
    // The columns are right, and the number is read from the wrong end.
    slips.push(digits::reversed(&xor_digits(&first, &second)));
    slips
}

fn power(a: u64, b: u64) -> Option<Slip> {
    /// A longer power than anybody would write down.
    const MOST_BITS: u64 = 1 << 14;
    let bits = u64::from(a.checked_ilog2().unwrap_or(0)).saturating_mul(b);
    let exponent = u32::try_from(b).ok().filter(|_| bits <= MOST_BITS)?;
    Some(number(Diagnosis::Power, BigInt::from(a).pow(exponent)))
}

pub(crate) fn left_aligned(numbers: &[u64]) -> Option<Slip> {
    let digits = numbers.iter().copied().map(numeral_binary);
    let digits: Vec<Vec<Bit>> = digits.collect();
    let width = digits.iter().map(Vec::len).max().unwrap_or(0);
    let padded_on_the_right = digits.into_iter().map(|mut digits| {
        digits.resize(width, Bit::Zero);
        digits
    });
    let xor = padded_on_the_right.reduce(|a, b| xor_digits(&a, &b))?;
    Some(number(Diagnosis::LeftAligned, value(&xor)))
}

/// Whether the question asks for the value of a single heap: there are no columns, and no other rows.
pub(crate) fn is_one_value(question: &Question) -> bool {
    question.board().is_some_and(is_one_heap)
}
