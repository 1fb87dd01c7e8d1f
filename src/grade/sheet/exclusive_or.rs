//! `exclusive_or(1, 0)`: an XOR gate, built from `if`s, without `^` and without comparing the two inputs.

use super::arguments::{bit, natural, numbers};
use super::task::{Gives, Task};
use crate::grade::python::PythonValue;
use crate::question::{Gate, Question};

pub(super) static TASK: Task = Task {
    name: "exclusive_or",
    parameters: &["a", "b"],
    gives: Gives::Bit,
    calls: |_| [[0, 0], [0, 1], [1, 0], [1, 1]].map(numbers).into(),
    right: |arguments, _| match arguments {
        [a, b] => Some(PythonValue::from_number(natural(a)? ^ natural(b)?)),
        _ => None,
    },
    derived: |arguments| match arguments {
        [a, b] => {
            let (a, b) = (bit(a)?, bit(b)?);
            Some(Question::Gate(Gate { a, b }).into())
        }
        _ => None,
    },
    ..Task::USUAL
};
