//! `bitwise_exclusive_or(3, 5)`: XOR digit by digit, through the gate and the two conversions.

use num_bigint::BigUint;

use super::arguments::{made_up_bits, made_up_width, number, numbers};
use super::task::{Explanation, ReturnKind, StyleRule, Task};
use super::{binary_numeral, exclusive_or, numeral_binary};
use crate::python::PythonValue;
use explain::question::{Question, Xor};

pub(super) static TASK: Task = Task {
    name: "bitwise_exclusive_or",
    does: "Returns the XOR of two whole numbers, digit by digit. Turn both into digits with `numeral_binary`, put zeros in front of the shorter list, put each pair of digits through `exclusive_or`, and turn the result back with `binary_numeral`.",
    parameters: &["a", "b"],
    style: StyleRule::ThroughTheGate,
    returns: ReturnKind::Number,
    built_on: &[&exclusive_or::TASK, &numeral_binary::TASK, &binary_numeral::TASK],
    written: &[
        "[(3, 5), (0, 4), (5, 5), (17, 18), (1234567890, 121212121212)]",
        "[(0, 0), (1, 0), (8, 1), (1, 8), (255, 256), (18446744073709551617, 1180591620717411303427)]",
    ],
    made_up: |generator, turn| {
        let width = made_up_width(generator, turn);
        let longer = made_up_bits(generator, width);
        let shorter = generator.number(1, width);
        let shorter = made_up_bits(generator, shorter);
        vec![match turn % 2 {
            0 => numbers([longer, shorter]),
            _ => numbers([shorter, longer]),
        }]
    },
    right: |arguments, _| {
        let [a, b]: [BigUint; 2] = [number(&arguments[0])?, number(&arguments[1])?];
        Some(PythonValue::from_number(a ^ b))
    },
    explanation: |arguments| {
        let (a, b) = (number(&arguments[0])?, number(&arguments[1])?);
        Some(Explanation::Question(Question::Xor(Xor { a, b })))
    },
    ..Task::USUAL
};
