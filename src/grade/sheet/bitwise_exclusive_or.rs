//! `bitwise_exclusive_or(3, 5)`: XOR digit by digit, through the gate and the two conversions.

use num_bigint::BigUint;

use super::arguments::{BITS, CallArguments, made_up_bits, number, numbers};
use super::task::{Gives, Task, Way};
use super::{binary_numeral, exclusive_or, numeral_binary};
use crate::grade::python::PythonValue;
use crate::question::{Generator, Question, Xor};

pub(super) static TASK: Task = Task {
    name: "bitwise_exclusive_or",
    does: "Returns the XOR of two whole numbers, digit by digit. Turn both into digits with `numeral_binary`, put zeros in front of the shorter list, put each pair of digits through `exclusive_or`, and turn the result back with `binary_numeral`.",
    parameters: &["a", "b"],
    way: Way::ThroughTheGate,
    gives: Gives::Number,
    stands_on: &[
        &exclusive_or::TASK,
        &numeral_binary::TASK,
        &binary_numeral::TASK,
    ],
    written: &[
        "[(3, 5), (0, 4), (5, 5), (17, 18), (1234567890, 121212121212)]",
        "[(0, 0), (1, 0), (8, 1), (1, 8), (255, 256), (18446744073709551617, 1180591620717411303427)]",
    ],
    made_up,
    right: |arguments, _| {
        let [a, b]: [BigUint; 2] = [number(&arguments[0])?, number(&arguments[1])?];
        Some(PythonValue::from_number(a ^ b))
    },
    derived: |arguments| {
        let (a, b) = (number(&arguments[0])?, number(&arguments[1])?);
        Some(Question::Xor(Xor { a, b }).into())
    },
    ..Task::USUAL
};

fn made_up(generator: &mut Generator) -> Vec<CallArguments> {
    let mut made_up = Vec::new();
    for (index, (least, most)) in BITS.into_iter().enumerate() {
        let bits = generator.number(least, most);
        let longer = made_up_bits(generator, bits);
        let shorter = generator.number(1, bits);
        let shorter = made_up_bits(generator, shorter);
        made_up.push(match index % 2 {
            0 => numbers([longer, shorter]),
            _ => numbers([shorter, longer]),
        });
    }
    made_up
}
