//! `is_board_empty([0, 0])`: whether nothing is left.

use num_bigint::BigUint;

use super::arguments::{list, rows};
use super::task::{ReturnKind, Task};
use crate::python::PythonValue;

pub(super) static TASK: Task = Task {
    name: "is_board_empty",
    does: "Returns `True` when nothing is left on the board, and `False` otherwise. A board without rows is empty.",
    points: 3,
    returns: ReturnKind::YesOrNo,
    rule: "A board is empty when no row has anything left. One without rows is empty too.",
    written: &["[[0, 0, 0], [], [3, 0, 0]]", "[[0], [1], [0, 0, 1], [0, 1, 0], [2, 2]]"],
    made_up: |generator, turn| {
        let mut rows = vec![0; generator.index(20) + 1];
        if turn.is_multiple_of(2) {
            let row = generator.index(rows.len());
            let size = generator.number(1, 1000);
            // A multiple of 10 has a digit 0 of its own.
            rows[row] = if turn == 0 { size.div_ceil(10) * 10 } else { size };
        }
        vec![list(&rows)]
    },
    right: |arguments, _| {
        let mut sizes = rows::<BigUint>(&arguments[0])?.into_iter();
        Some(PythonValue::Bool(sizes.all(|size| size == BigUint::ZERO)))
    },
    ..Task::USUAL
};
