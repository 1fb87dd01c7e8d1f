//! Buggy rules for numbers: the answers that misconceptions lead to.
//!
//! For `xor 3 5`, adding gives 8, taking `^` for a power 243, and lining the numbers up on the left 011 = 3. Rules
//! about single digits are in `digits`.

use std::collections::BTreeMap;

use num_bigint::BigInt;

use super::super::diagnosis::Diagnosis;
use super::slip::{Slip, number, value};
use super::{digits, sizes};
use crate::kinds::position::value_slips;
use crate::question::{Answer, Binary, Decimal, Question, Xor};
use theory::Board;
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
        Question::Sum(board) => of_sum(board),
        &Question::Binary(Binary { number }) => digits::of_binary(number),
        Question::Decimal(Decimal { digits }) => digits::of_decimal(digits),
        Question::Balance(board) => sizes::slips(board),
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

fn of_sum(board: &Board) -> Vec<Slip> {
    let numbers = board.values();
    let mut slips = in_place_of_xor(&numbers);
    slips.retain(|slip| board.is_nim() || slip.diagnosis != Diagnosis::Added);
    slips.extend(left_aligned(&numbers));
    if !is_one_heap(board) {
        slips.extend(missed_row(board));
    }
    slips.push(digits::answer_in_binary(board.nim_sum()));
    // Slips with values, which in Nim are the sizes.
    slips.extend(value_slips(board));
    slips
}

/// Numbers added, or combined by a different gate.
fn in_place_of_xor(numbers: &[u64]) -> Vec<Slip> {
    let sum: BigInt = numbers.iter().map(|&number| BigInt::from(number)).sum();
    let ored = numbers.iter().copied().reduce(|a, b| a | b);
    let anded = numbers.iter().copied().reduce(|a, b| a & b);
    let Some((ored, anded)) = ored.zip(anded) else {
        return Vec::new();
    };
    vec![
        number(Diagnosis::Added, sum),
        number(Diagnosis::Ored, ored),
        number(Diagnosis::Anded, anded),
    ]
}

fn power(a: u64, b: u64) -> Option<Slip> {
    /// A longer power than anybody would write down.
    const MOST_BITS: u64 = 1 << 14;
    let bits = u64::from(a.checked_ilog2().unwrap_or(0)).saturating_mul(b);
    let exponent = u32::try_from(b).ok().filter(|_| bits <= MOST_BITS)?;
    Some(number(Diagnosis::Power, BigInt::from(a).pow(exponent)))
}

fn left_aligned(numbers: &[u64]) -> Option<Slip> {
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

fn missed_row(board: &Board) -> impl Iterator<Item = Slip> {
    // Rows of the same value are indistinguishable.
    let mut rows_of_value: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (row, &value) in (1..).zip(&*board.values()) {
        rows_of_value.entry(value).or_default().push(row);
    }
    let nim_sum = board.nim_sum();
    let missed = rows_of_value.into_iter();
    missed.map(move |(value, rows)| number(Diagnosis::MissedRow { rows }, nim_sum ^ value))
}

/// Whether the question asks for the value of a single heap: there are no columns, and no other rows.
pub(crate) fn is_one_value(question: &Question) -> bool {
    question.board().is_some_and(is_one_heap)
}

fn is_one_heap(board: &Board) -> bool {
    !board.is_nim() && board.rows().len() == 1
}
