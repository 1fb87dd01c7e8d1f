//! `numeral_binary(6)`: the binary digits of a number, `[1, 1, 0]`; 0 has none.

use num_bigint::BigUint;

use super::arguments::{made_up_bits, made_up_width, number, numbers};
use super::task::{Explanation, ReturnKind, StyleRule, Task};
use crate::python::PythonValue;
use explain::question::{Binary, Question};

pub(super) static TASK: Task = Task {
    name: "numeral_binary",
    does: "Returns the binary digits of a whole number as a list, the most significant first. 0 has no digits: it gives the empty list. The number may be as large as you like.",
    parameters: &["numeral"],
    style: StyleRule::ByHand,
    returns: ReturnKind::Digits,
    written: &[
        "[6, 1, 11, 1789]",
        "[0, 2, 4, 255, 256, 4294967296, 18446744073709551618, 1606938044258990275541962092341162602522202993782792835301375]",
    ],
    made_up: |generator, turn| {
        let width = made_up_width(generator, turn);
        vec![numbers([made_up_bits(generator, width)])]
    },
    right: |arguments, _| {
        let numeral: BigUint = number(&arguments[0])?;
        let digits = numeral.to_radix_be(2).into_iter();
        // 0 has no digits.
        let digits = digits.filter(|_| numeral != BigUint::ZERO);
        Some(PythonValue::numbers(digits))
    },
    explanation: |arguments| {
        let number = number(&arguments[0])?;
        Some(Explanation::Question(Question::Binary(Binary { number })))
    },
    ..Task::USUAL
};
