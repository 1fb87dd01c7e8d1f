//! `nim_sum([5, 4, 3, 2])`: the nim sum of a board, 0.

use num_bigint::BigUint;

use super::arguments::{explained, list, made_up_rows, rows};
use super::bitwise_exclusive_or;
use super::task::{Explanation, ReturnKind, Task};
use crate::python::PythonValue;
use explain::question::Question;

pub(super) static TASK: Task = Task {
    name: "nim_sum",
    does: "Returns the nim sum of a board: all rows put together by XOR. The empty board gives 0. Python's own `^` is allowed here.",
    returns: ReturnKind::Number,
    built_on: &[&bitwise_exclusive_or::TASK],
    written: &[
        "[[5, 4, 3, 2], [5, 3], [7], [1, 1, 1, 1, 1, 1, 1], [4, 4, 4, 4, 2, 2, 1, 1, 7]]",
        "[[], [0], [0, 6, 0], [256, 255], [4294967301, 9], [36893488147419103237, 36893488147419103232, 6]]",
    ],
    made_up: |generator, turn| {
        let most = [7, 7, 15, 15, 31, 63, 500, 100_000][turn];
        let count = if turn == 7 { (12, 20) } else { (2, 6) };
        vec![list(&made_up_rows(generator, count, (0, most)))]
    },
    right: |arguments, _| Some(PythonValue::from_number(nim_sum(&rows(&arguments[0])?))),
    explanation,
    ..Task::USUAL
};

/// The nim sum of rows of any size. The explanations compute it by hand, and the tests compare the two.
pub(crate) fn nim_sum(board: &[BigUint]) -> BigUint {
    board.iter().fold(BigUint::ZERO, |sum, size| sum ^ size)
}

/// What derives the nim sum of a board.
pub(super) fn explanation(arguments: &[PythonValue]) -> Option<Explanation> {
    let board = explained(&arguments[0])?;
    Some(Explanation::Question(Question::Sum(board)))
}
