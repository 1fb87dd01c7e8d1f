//! `binary_numeral([1, 1, 0])`: the number that binary digits stand for, 6.

use num_bigint::BigUint;

use super::arguments::{digits, list, made_up_width, rows};
use super::task::{Explanation, ReturnKind, StyleRule, Task};
use crate::python::PythonValue;
use explain::question::{Decimal, Question};

pub(super) static TASK: Task = Task {
    name: "binary_numeral",
    does: "Returns the number that a list of binary digits stands for, the most significant digit first. The empty list gives 0, and zeros in front do not matter.",
    parameters: &["binary"],
    style: StyleRule::ByHand,
    returns: ReturnKind::Number,
    written: &[
        "[[1, 1, 0], [1], [1, 1, 0, 1, 0, 1, 1, 1, 1]]",
        "[[], [0], [1, 0], [0, 1, 1], [1, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]]",
    ],
    made_up: |generator, turn| {
        let mut digits = vec![1];
        let width = made_up_width(generator, turn);
        digits.extend((1..width).map(|_| generator.number(0, 1)));
        vec![list(&digits)]
    },
    right: |arguments, _| {
        let digits: Vec<u8> = rows(&arguments[0])?;
        BigUint::from_radix_be(&digits, 2).map(PythonValue::from_number)
    },
    explanation: |arguments| {
        let digits = digits(&arguments[0]).filter(|digits| digits.len() <= 64)?;
        Some(Explanation::Question(Question::Decimal(Decimal { digits })))
    },
    ..Task::USUAL
};
