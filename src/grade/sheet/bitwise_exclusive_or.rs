//! `bitwise_exclusive_or(3, 5)`: XOR digit by digit, through the gate and the two conversions.

use super::arguments::{BITS, CallArguments, made_up_bits, natural, number, numbers, two_to_the};
use super::task::{Gives, Task};
use super::{binary_numeral, exclusive_or, numeral_binary};
use crate::grade::python::PythonValue;
use crate::question::{Generator, Question, Xor};

pub(super) static TASK: Task = Task {
    name: "bitwise_exclusive_or",
    parameters: &["a", "b"],
    gives: Gives::Number,
    stands_on: &[
        &exclusive_or::TASK,
        &numeral_binary::TASK,
        &binary_numeral::TASK,
    ],
    calls,
    right: |arguments, _| match arguments {
        [a, b] => Some(PythonValue::from_number(natural(a)? ^ natural(b)?)),
        _ => None,
    },
    derived: |arguments| match arguments {
        [a, b] => {
            let (a, b) = (number(a)?, number(b)?);
            Some(Question::Xor(Xor { a, b }).into())
        }
        _ => None,
    },
    ..Task::USUAL
};

fn calls(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls: Vec<CallArguments> = [
        [3, 5],
        [0, 4],
        [5, 5],
        [17, 18],
        [0, 0],
        [1, 0],
        [8, 1],
        [1, 8],
        [255, 256],
        [1_234_567_890, 121_212_121_212_u64],
    ]
    .map(numbers)
    .into();
    calls.push(numbers([two_to_the(64) + 1, two_to_the(70) + 3]));
    for (index, (least, most)) in BITS.into_iter().enumerate() {
        let bits = generator.number(least, most);
        let longer = made_up_bits(generator, bits);
        let shorter = generator.number(1, bits);
        let shorter = made_up_bits(generator, shorter);
        calls.push(match index % 2 {
            0 => numbers([longer, shorter]),
            _ => numbers([shorter, longer]),
        });
    }
    calls
}
