//! `nim_sum([5, 4, 3, 2])`: the nim sum of a board, 0.

use num_bigint::{BigInt, BigUint};

use super::arguments::{board, boards, explained, large_board, made_up_rows, rows, two_to_the};
use super::bitwise_exclusive_or;
use super::task::{Gives, Task};
use crate::grade::python::PythonValue;
use crate::question::{NimSum, Question, Request};

pub(super) static TASK: Task = Task {
    name: "nim_sum",
    does: "Returns the nim sum of a board: all rows put together by XOR. The empty board gives 0. Python's own `^` is allowed here.",
    gives: Gives::Number,
    stands_on: &[&bitwise_exclusive_or::TASK],
    calls: |generator| {
        let examples = boards(&[
            &[5, 4, 3, 2],
            &[5, 3],
            &[7],
            &[1, 1, 1, 1, 1, 1, 1],
            &[4, 4, 4, 4, 2, 2, 1, 1, 7],
        ]);
        let mut edges = boards(&[&[], &[0], &[0, 6, 0], &[256, 255]]);
        edges.push(large_board(&[two_to_the(32) + 5, BigInt::from(9)]));
        edges.push(large_board(&[
            two_to_the(65) + 5,
            two_to_the(65),
            BigInt::from(6),
        ]));
        let made_up = [7, 7, 15, 15, 31, 63, 500, 100_000]
            .map(|most| vec![board(&made_up_rows(generator, (2, 6), (0, most)))]);
        vec![examples, edges, made_up.into()]
    },
    right: |arguments, _| Some(PythonValue::from_number(nim_sum(&rows(&arguments[0])?))),
    derived,
    ..Task::USUAL
};

/// The nim sum of rows of any size. The explanations work it out by hand, and the tests hold the two against each other.
pub(in crate::grade) fn nim_sum(board: &[BigUint]) -> BigUint {
    board.iter().fold(BigUint::ZERO, |sum, size| sum ^ size)
}

/// What derives the nim sum of a board.
pub(super) fn derived(arguments: &[PythonValue]) -> Option<Request> {
    let board = explained(&arguments[0])?;
    Some(Question::Sum(NimSum { board }).into())
}
