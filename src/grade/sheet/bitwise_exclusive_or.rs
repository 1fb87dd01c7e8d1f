//! `bitwise_exclusive_or(3, 5)`: XOR digit by digit, through the gate and the two conversions.

use num_bigint::BigUint;

use super::arguments::{BITS, CallArguments, made_up_bits, number, numbers, two_to_the};
use super::task::{Gives, Task, Way};
use super::{binary_numeral, exclusive_or, numeral_binary};
use crate::grade::python::PythonValue;
use crate::question::{Generator, Question, Xor};

pub(super) static TASK: Task = Task {
    name: "bitwise_exclusive_or",
    does: "Returns the XOR of two whole numbers, digit by digit: turn both into digits with `numeral_binary`, put zeros in front of the shorter list, put each pair of digits through `exclusive_or`, and turn the result back with `binary_numeral`.",
    parameters: &["a", "b"],
    way: Way::ThroughTheGate,
    gives: Gives::Number,
    stands_on: &[
        &exclusive_or::TASK,
        &numeral_binary::TASK,
        &binary_numeral::TASK,
    ],
    calls,
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

fn calls(generator: &mut Generator) -> Vec<Vec<CallArguments>> {
    let examples: [[u64; 2]; 5] = [
        [3, 5],
        [0, 4],
        [5, 5],
        [17, 18],
        [1_234_567_890, 121_212_121_212],
    ];
    let edges: [[u64; 2]; 5] = [[0, 0], [1, 0], [8, 1], [1, 8], [255, 256]];
    let mut edges: Vec<CallArguments> = edges.map(numbers).into();
    edges.push(numbers([two_to_the(64) + 1, two_to_the(70) + 3]));
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
    vec![examples.map(numbers).into(), edges, made_up]
}
