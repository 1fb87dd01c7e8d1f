//! `binary_numeral([1, 1, 0])`: the number that binary digits stand for, 6.

use num_bigint::BigUint;

use super::arguments::{digits, list, made_up_width, rows};
use super::task::{Gives, Task, Way};
use crate::grade::python::PythonValue;
use crate::question::{Decimal, Question};

pub(super) static TASK: Task = Task {
    name: "binary_numeral",
    does: "Returns the number that a list of binary digits stands for, the most significant digit first. The empty list gives 0, and zeros in front do no harm.",
    parameters: &["binary"],
    way: Way::ByHand,
    gives: Gives::Number,
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
    right: |arguments, _| value(&rows(&arguments[0])?).map(PythonValue::from_number),
    derived: |arguments| {
        let digits = digits(&arguments[0]).filter(|digits| digits.len() <= 64)?;
        Some(Question::Decimal(Decimal { digits }).into())
    },
    ..Task::USUAL
};

fn value(digits: &[BigUint]) -> Option<BigUint> {
    let is_digit = |digit: &BigUint| *digit <= BigUint::from(1_u8);
    let doubled = |value: BigUint, digit| value * 2_u8 + digit;
    let are_digits = digits.iter().all(is_digit);
    are_digits.then(|| digits.iter().fold(BigUint::ZERO, doubled))
}
