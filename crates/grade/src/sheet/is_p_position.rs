//! `is_p_position([5, 4, 3, 1])`: on the lab sheet, whether the nim sum is not 0.

use super::is_n_position::{POSITION, is_zero};
use super::task::Task;
use crate::python::PythonValue;

pub(super) static TASK: Task = Task {
    name: "is_p_position",
    does: "Returns `True` when the board is a P-position, and `False` when it is not.",
    right: |arguments, _| Some(PythonValue::Bool(!is_zero(arguments)?)),
    ..POSITION
};
