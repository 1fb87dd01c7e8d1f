//! `numeral_binary(6)`: the binary digits of a number, `[1, 1, 0]`, and of 0 none.

use num_bigint::BigUint;

use super::arguments::{BITS, CallArguments, made_up_bits, number, numbers, two_to_the};
use super::task::{Gives, Task, Way};
use crate::grade::python::PythonValue;
use crate::question::{Binary, Question};

pub(super) static TASK: Task = Task {
    name: "numeral_binary",
    does: "Returns the binary digits of a whole number as a list, the most significant first. 0 has no digits: it gives the empty list. The number may be as large as you like.",
    parameters: &["numeral"],
    way: Way::ByHand,
    gives: Gives::Digits,
    calls: |generator| {
        let of = |number: u64| numbers([number]);
        let examples = [6, 1, 11, 1789].map(of).into();
        let mut edges: Vec<CallArguments> = [0, 2, 4, 255, 256, 1 << 32].map(of).into();
        edges.push(numbers([two_to_the(64) + 2]));
        edges.push(numbers([two_to_the(200) - 1]));
        let made_up = BITS.map(|(least, most)| {
            let bits = generator.number(least, most);
            numbers([made_up_bits(generator, bits)])
        });
        vec![examples, edges, made_up.into()]
    },
    right: |arguments, _| {
        let numeral: BigUint = number(&arguments[0])?;
        let digits = numeral.to_radix_be(2).into_iter();
        // 0 has no digits at all.
        let digits = digits.filter(|_| numeral != BigUint::ZERO);
        Some(PythonValue::numbers(digits))
    },
    derived: |arguments| {
        let number = number(&arguments[0])?;
        Some(Question::Binary(Binary { number }).into())
    },
    ..Task::USUAL
};
