//! `exclusive_or(1, 0)`: an XOR gate, built from `if`s, without `^` and without comparing the two inputs.

use super::arguments::bit;
use super::task::{CallKind, Explanation, ReturnKind, StyleRule, Task};
use crate::python::PythonValue;
use explain::question::{Gate, Question};

pub(super) static TASK: Task = Task {
    name: "exclusive_or",
    does: "An XOR gate for two bits: returns 1 when exactly one of them is 1, and 0 otherwise.",
    parameters: &["a", "b"],
    style: StyleRule::Gate,
    returns: ReturnKind::Bit,
    kinds: &[CallKind::new("equal inputs", 50, true), CallKind::new("different inputs", 50, true)],
    written: &["[(0, 0), (1, 1)]", "[(0, 1), (1, 0)]"],
    right: |arguments, _| {
        // Only for single digits: a right gate in place of a wrong one does not XOR whole numbers.
        let is_one = bit(&arguments[0])? != bit(&arguments[1])?;
        Some(PythonValue::from_number(u8::from(is_one)))
    },
    explanation: |arguments| {
        let (a, b) = (bit(&arguments[0])?, bit(&arguments[1])?);
        Some(Explanation::Question(Question::Gate(Gate { a, b })))
    },
    ..Task::USUAL
};
