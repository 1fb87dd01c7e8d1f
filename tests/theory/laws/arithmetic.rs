//! The steps of the hand-built arithmetic, replayed with the machine's own.
//!
//! The ladder of 6 begins at 6, each quotient is the next dividend, the last is 0, and its remainders 0, 1, 1 are those
//! that its parent tells.

use std::collections::HashMap;

use nimlab::derivation::{GateColumns, GateOutput, Padded, PlaceValue, Step, Wiring};
use nimlab::hand_built::{Bit, Component, Construction, Division, DrivenWire, Signal};

/// What digits of up to 64 places stand for.
pub fn value(digits: &[Bit]) -> u64 {
    let value = digits.iter().fold(0_u128, |value, &digit| {
        2 * value + u128::from(u64::from(digit))
    });
    u64::try_from(value).expect("the digits of a 64-bit number")
}

/// Digits as they are written.
pub fn written(digits: &[Bit]) -> String {
    digits.iter().map(ToString::to_string).collect()
}

/// The place values of a number with so many digits.
fn place_values(digits: usize) -> impl Iterator<Item = u64> {
    (0..digits).rev().map(|exponent| 1 << exponent)
}

pub fn xor_of((a, b): (Bit, Bit)) -> Bit {
    Bit::from(a.is_one() ^ b.is_one())
}

const PAIRS: [(Bit, Bit); 4] = [
    (Bit::Zero, Bit::Zero),
    (Bit::Zero, Bit::One),
    (Bit::One, Bit::Zero),
    (Bit::One, Bit::One),
];

pub fn all_four_gates(substeps: &[Step]) {
    let gates = PAIRS.map(|(a, b)| {
        Step::Gate(GateOutput {
            place: None,
            a,
            b,
            output: xor_of((a, b)),
        })
    });
    assert_eq!(substeps, gates);
}

pub fn gate(place: Option<u64>, (a, b): (Bit, Bit), output: Bit, substeps: &[Step]) {
    assert_eq!(output, xor_of((a, b)));
    assert!(place.is_none_or(u64::is_power_of_two));
    let [
        Step::Wiring(Wiring {
            a: in_a,
            b: in_b,
            output: out,
            ..
        }),
    ] = substeps
    else {
        panic!("a gate rests on one wiring, not on {substeps:?}");
    };
    assert_eq!((*in_a, *in_b, *out), (a, b, output));
}

pub fn construction(construction: Construction, substeps: &[Step]) {
    let wirings = PAIRS.map(|(a, b)| {
        Step::Wiring(Wiring {
            construction,
            a,
            b,
            output: xor_of((a, b)),
        })
    });
    assert_eq!(substeps, wirings);
}

/// Every wire is driven from wires that have a value already, and the last one is the output.
pub fn wiring(construction: Construction, (a, b): (Bit, Bit), output: Bit, substeps: &[Step]) {
    assert_eq!(output, xor_of((a, b)));
    let mut known = HashMap::from([("a", a), ("b", b)]);
    let mut asked = HashMap::new();
    let mut last = None;
    for step in substeps {
        match step {
            Step::Signal(Signal::Asked { input, value }) => {
                assert_eq!(known.get(input), Some(value));
                asked.insert(*input, *value);
            }
            Step::Signal(Signal::Wire(DrivenWire {
                wire,
                inputs,
                value,
                ..
            })) => {
                for (input, value) in inputs {
                    assert_eq!(known.get(input), Some(value), "{input} has no such value");
                }
                assert!(known.insert(wire, *value).is_none(), "{wire} driven twice");
                last = Some(*value);
            }
            other => panic!("{other:?} is nothing that happens inside a gate"),
        }
    }
    match construction {
        // The two questions leave no other inputs possible than these, so they settle the output.
        Construction::Ifs => assert_eq!((asked["a"], asked["b"], last), (a, b, None)),
        Construction::AndOrNot | Construction::Nands => assert_eq!(last, Some(output)),
    }
}

pub fn wire(component: Component, inputs: &[(&'static str, Bit)], value: Bit) {
    let given: Vec<bool> = inputs.iter().map(|(_, bit)| bit.is_one()).collect();
    let expected = match (component, &given[..]) {
        (Component::Not, &[a]) => !a,
        (Component::And, &[a, b]) => a & b,
        (Component::Or, &[a, b]) => a | b,
        (Component::Nand, &[a, b]) => !(a & b),
        _ => panic!("{component:?} does not take {} inputs", given.len()),
    };
    assert_eq!(value.is_one(), expected);
}

pub fn divisions(number: u64, remainders: &[Bit], substeps: &[Step]) {
    assert!(number > 0);
    let read_backwards: Vec<Bit> = remainders.iter().rev().copied().collect();
    assert_eq!(written(&read_backwards), format!("{number:b}"));
    let mut next = number;
    assert_eq!(substeps.len(), remainders.len());
    for (step, &told) in substeps.iter().zip(remainders) {
        let &Step::Divide(Division {
            dividend,
            quotient,
            remainder,
        }) = step
        else {
            panic!("the ladder is made of divisions, not of {step:?}");
        };
        assert_eq!((dividend, remainder), (next, told));
        next = quotient;
    }
    assert_eq!(next, 0, "the ladder ends when nothing is left");
}

pub fn places(digits: &[Bit], number: u64, substeps: &[Step]) {
    assert_eq!(value(digits), number);
    assert_eq!(substeps.len(), digits.len());
    let expected = digits.iter().zip(place_values(digits.len()));
    let mut sum = 0;
    for (step, (&digit_of_number, place_of_digit)) in substeps.iter().zip(expected) {
        let &Step::PlaceValue(PlaceValue {
            place,
            digit,
            value,
        }) = step
        else {
            panic!("a number is made of place values, not of {step:?}");
        };
        assert_eq!((place, digit), (place_of_digit, digit_of_number));
        sum += value;
    }
    assert_eq!(sum, number);
}

/// As many digits as the longer number has, and at least one.
fn common_width((a, b): (u64, u64)) -> usize {
    format!("{:b}", a | b).len()
}

pub fn pad_both((a, b): (u64, u64), width: usize, substeps: &[Step]) {
    assert_eq!(width, common_width((a, b)));
    let padded = [a, b].map(|number| format!("{number:0width$b}"));
    let told: Vec<(u64, String)> = substeps.iter().filter_map(padded_number).collect();
    let [first, second] = padded;
    assert_eq!(told, [(a, first), (b, second)]);
}

fn padded_number(step: &Step) -> Option<(u64, String)> {
    match step {
        Step::Pad(Padded { number, digits, .. }) => Some((*number, written(digits))),
        _ => None,
    }
}

pub fn pad(number: u64, digits: &[Bit], substeps: &[Step]) {
    assert_eq!(value(digits), number);
    match substeps {
        [Step::NothingToDivide] => assert_eq!(number, 0),
        [
            Step::Divisions {
                number: divided, ..
            },
            Step::ReadRemainders {
                number: read,
                digits: unpadded,
            },
        ] => {
            assert_eq!((*divided, *read), (number, number));
            let (zeros, rest) = digits.split_at(digits.len() - unpadded.len());
            assert_eq!(rest, unpadded);
            assert!(!zeros.contains(&Bit::One), "only zeros are put in front");
        }
        other => panic!("{number} is padded after it has been divided, not by {other:?}"),
    }
}

pub fn gate_columns((a, b): (&[Bit], &[Bit]), output: &[Bit], substeps: &[Step]) {
    assert_eq!((a.len(), b.len()), (output.len(), output.len()));
    assert_eq!(value(output), value(a) ^ value(b));
    let gates: Vec<Step> = a
        .iter()
        .zip(b)
        .zip(output)
        .zip(place_values(output.len()))
        .map(|(((&a, &b), &output), place)| {
            Step::Gate(GateOutput {
                place: Some(place),
                a,
                b,
                output,
            })
        })
        .collect();
    assert_eq!(substeps, gates);
}

pub fn xor((a, b): (u64, u64), value: u64, substeps: &[Step]) {
    assert_eq!(value, a ^ b);
    xor_in_three((a, b), value, substeps);
}

/// Padding, the gate column by column, and reading the number off, each with what the one before it gave.
pub fn xor_in_three((a, b): (u64, u64), result: u64, steps: &[Step]) {
    let [
        Step::PadBoth {
            a: first,
            b: second,
            width,
        },
        Step::GateColumns(GateColumns {
            a: a_digits,
            b: b_digits,
            output,
        }),
        Step::PlaceValues { digits, number },
    ] = steps
    else {
        panic!("{a} and {b} are padded, put through the gate and read off, not {steps:?}");
    };
    assert_eq!((*first, *second, *number), (a, b, result));
    assert_eq!((value(a_digits), value(b_digits)), (a, b));
    assert_eq!((a_digits.len(), digits), (*width, output));
}

/// The one substep is the XOR of these two.
pub fn rests_on_xor((a, b): (u64, u64), value: u64, substeps: &[Step]) {
    xor_in_three((a, b), value, substeps);
}
