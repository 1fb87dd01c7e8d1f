//! `is_p_position([5, 4, 3, 1])`: on the lab sheet, whether the nim sum is not 0.

use num_bigint::BigUint;

use super::arguments::rows;
use super::is_n_position::positions;
use super::nim_sum::{self, derived, nim_sum};
use super::task::{Gives, Task};
use crate::grade::python::PythonValue;

pub(super) static TASK: Task = Task {
    name: "is_p_position",
    does: "Returns `True` when the board is a P-position, and `False` when it is not.",
    points: 4,
    gives: Gives::YesOrNo,
    stands_on: &[&nim_sum::TASK],
    rule: "Which kind of position a board is follows from its nim sum: is it 0, or not?",
    calls: positions,
    right: |arguments, _| {
        let sum = nim_sum(&rows(&arguments[0])?);
        Some(PythonValue::Bool(sum != BigUint::ZERO))
    },
    derived,
    ..Task::USUAL
};
