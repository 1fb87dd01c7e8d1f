//! Buggy rules for numbers: what somebody with one misconception would answer.
//!
//! To `xor 3 5`, somebody who adds answers 8, somebody who takes `^` for a power 243, somebody who lines the numbers up
//! on the left 011 = 3. Rules about single digits stand in `digits`.

use std::collections::BTreeMap;

use num_bigint::BigInt;

use super::super::answer::Answer;
use super::super::diagnosis::Diagnosis;
use super::digits::{
    answer_in_binary, decimal_digits, dropped_place, reversed_digits, reversed_result,
};
use super::slip::{Slip, number, value};
use super::values;
use crate::hand_built::{Bit, numeral_binary, pad, xor_digits};
use crate::question::{Gate, NimSum, Question, Xor};

/// Each misconception on its own.
const BUGGY_RULES: [fn(&Question) -> Vec<Slip>; 15] = [
    added,
    ored,
    anded,
    same_is_one,
    power,
    subtracted,
    left_aligned,
    reversed_digits,
    dropped_place,
    decimal_digits,
    missed_row,
    answer_in_binary,
    reversed_result,
    of_values,
    super::sizes::slips,
];

/// Every misconception that gives just this answer, with the numbers that show it.
pub(super) fn fitting(question: &Question, answer: &Answer) -> Vec<Diagnosis> {
    slips(question)
        .filter(|slip| slip.answer == *answer)
        .map(|slip| slip.diagnosis)
        .collect()
}

/// The answers that the misconceptions lead to.
pub(in crate::judgement) fn answers(question: &Question) -> Vec<Answer> {
    slips(question).map(|slip| slip.answer).collect()
}

fn slips(question: &Question) -> impl Iterator<Item = Slip> + '_ {
    BUGGY_RULES.iter().flat_map(move |rule| rule(question))
}

/// What goes wrong with values alone, which in Nim are the sizes.
fn of_values(question: &Question) -> Vec<Slip> {
    match question {
        Question::Sum(NimSum { board }) => values::slips(board),
        _ => Vec::new(),
    }
}

fn added(question: &Question) -> Vec<Slip> {
    if question.board().is_some_and(|board| !board.is_nim()) {
        return Vec::new();
    }
    let numbers = question.operands();
    let sum: BigInt = numbers.iter().map(|&number| BigInt::from(number)).sum();
    (!numbers.is_empty())
        .then(|| number(Diagnosis::Added, sum))
        .into_iter()
        .collect()
}

fn ored(question: &Question) -> Vec<Slip> {
    bitwise(question, Diagnosis::Ored, |a, b| a || b, |a, b| a | b)
}

fn anded(question: &Question) -> Vec<Slip> {
    bitwise(question, Diagnosis::Anded, |a, b| a && b, |a, b| a & b)
}

/// Another gate in place of XOR.
fn bitwise(
    question: &Question,
    diagnosis: Diagnosis,
    gate: fn(bool, bool) -> bool,
    numbers: fn(u64, u64) -> u64,
) -> Vec<Slip> {
    if let &Question::Gate(Gate { a, b }) = question {
        return vec![Slip {
            diagnosis,
            answer: Answer::Bit(gate(a.is_one(), b.is_one()).into()),
        }];
    }
    let operands = question.operands();
    let value = operands.iter().copied().reduce(numbers);
    value
        .map(|value| number(diagnosis, value))
        .into_iter()
        .collect()
}

fn same_is_one(question: &Question) -> Vec<Slip> {
    match *question {
        Question::Gate(Gate { a, b }) => vec![Slip {
            diagnosis: Diagnosis::SameIsOne,
            answer: Answer::Bit((a == b).into()),
        }],
        Question::Xor(Xor { a, b }) => {
            let (a, b) = (numeral_binary(a), numeral_binary(b));
            let width = a.len().max(b.len()).max(1);
            let same: Vec<Bit> = pad(&a, width)
                .iter()
                .zip(pad(&b, width))
                .map(|(a, b)| (*a == b).into())
                .collect();
            vec![number(Diagnosis::SameIsOne, value(&same))]
        }
        _ => Vec::new(),
    }
}

fn power(question: &Question) -> Vec<Slip> {
    /// A longer power than this is nothing that anybody would write down.
    const MOST_BITS: u64 = 1 << 14;
    let &Question::Xor(Xor { a, b }) = question else {
        return Vec::new();
    };
    let bits = u64::from(a.checked_ilog2().unwrap_or(0)).saturating_mul(b);
    let Ok(exponent) = u32::try_from(b) else {
        return Vec::new();
    };
    if bits > MOST_BITS {
        Vec::new()
    } else {
        vec![number(Diagnosis::Power, BigInt::from(a).pow(exponent))]
    }
}

fn subtracted(question: &Question) -> Vec<Slip> {
    let &Question::Xor(Xor { a, b }) = question else {
        return Vec::new();
    };
    let differences = [BigInt::from(a) - b, BigInt::from(b) - a];
    differences
        .map(|difference| number(Diagnosis::Subtracted, difference))
        .into()
}

fn left_aligned(question: &Question) -> Vec<Slip> {
    let digits: Vec<Vec<Bit>> = question
        .operands()
        .iter()
        .copied()
        .map(numeral_binary)
        .collect();
    let width = digits.iter().map(Vec::len).max().unwrap_or(0);
    let padded_on_the_right = digits.into_iter().map(|mut digits| {
        digits.resize(width, Bit::Zero);
        digits
    });
    let xor = padded_on_the_right.reduce(|a, b| xor_digits(&a, &b));
    xor.map(|digits| number(Diagnosis::LeftAligned, value(&digits)))
        .into_iter()
        .collect()
}

fn missed_row(question: &Question) -> Vec<Slip> {
    let Question::Sum(NimSum { board }) = question else {
        return Vec::new();
    };
    if is_one_value(question) {
        return Vec::new();
    }
    // Rows of the same value cannot be told from each other.
    let mut rows_of_value: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (row, &value) in (1..).zip(&*board.values()) {
        rows_of_value.entry(value).or_default().push(row);
    }
    let nim_sum = board.nim_sum();
    rows_of_value
        .into_iter()
        .map(|(value, rows)| number(Diagnosis::MissedRow { rows }, nim_sum ^ value))
        .collect()
}

/// Whether what is asked for is the value of a single heap: there are no columns, and no other rows.
pub(in crate::judgement) fn is_one_value(question: &Question) -> bool {
    let board = question.board();
    board.is_some_and(|board| !board.is_nim() && board.rows().len() == 1)
}
