//! Buggy rules for numbers: the answers that misconceptions lead to.
//!
//! For `sum 5 4 3`, adding gives 12.

use std::collections::BTreeMap;

use super::super::diagnosis::Diagnosis;
use super::slip::{Slip, number};
use super::{sizes, values};
use crate::kinds::decimal;
use crate::kinds::xor::{in_place_of_xor, left_aligned};
use crate::question::{Answer, Question};
use theory::Board;

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
        Question::Sum(board) => of_sum(board),
        Question::Balance(board) => sizes::slips(board),
        _ => Vec::new(),
    }
}

fn of_sum(board: &Board) -> Vec<Slip> {
    let numbers = board.values();
    let mut slips = in_place_of_xor(&numbers);
    slips.retain(|slip| board.is_nim() || slip.diagnosis != Diagnosis::Added);
    slips.extend(left_aligned(&numbers));
    if !is_one_heap(board) {
        slips.extend(missed_row(board));
    }
    slips.push(decimal::answer_in_binary(board.nim_sum()));
    // Slips with values, which in Nim are the sizes.
    slips.extend(value_slips(board));
    slips
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
