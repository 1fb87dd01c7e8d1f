//! `is_n_position([5, 4, 3, 2])`: on the lab sheet, whether the nim sum is 0.

use num_bigint::BigUint;

use super::arguments::{CallArguments, list, made_up_rows, rows};
use super::nim_sum::{self, explanation, nim_sum};
use super::task::{ReturnKind, Task};
use crate::python::PythonValue;
use explain::question::Generator;

pub(super) static TASK: Task = Task {
    name: "is_n_position",
    does: "Returns `True` when the board is an N-position, and `False` when it is not.",
    right: |arguments, _| Some(PythonValue::Bool(is_zero(arguments)?)),
    ..POSITION
};

/// What both kinds of positions have in common.
pub(super) const POSITION: Task = Task {
    points: 4,
    returns: ReturnKind::YesOrNo,
    built_on: &[&nim_sum::TASK],
    rule: "Which kind of position a board is follows from its nim sum: is it 0, or not?",
    written: &[
        "[[5, 4, 3, 2], [5, 4, 3, 1], [5, 5], [1, 2, 3], [1, 1, 1], [18, 6, 3, 20, 9]]",
        "[[1], [], [0, 0], [300, 44], [1180591620717411303424, 1180591620717411303424], [1180591620717411303424, 590295810358705651712]]",
    ],
    made_up,
    explanation,
    ..Task::USUAL
};

/// Whether the nim sum of the board is 0.
pub(super) fn is_zero(arguments: &[PythonValue]) -> Option<bool> {
    Some(nim_sum(&rows(&arguments[0])?) == BigUint::ZERO)
}

/// Boards of both kinds, equally many: some are made even by their last row.
fn made_up(generator: &mut Generator, turn: usize) -> Vec<CallArguments> {
    let mut rows = made_up_rows(generator, (2, 5), (1, 31));
    if turn.is_multiple_of(2) {
        rows.push(rows.iter().fold(0, |sum, size| sum ^ size));
    }
    vec![list(&rows)]
}
