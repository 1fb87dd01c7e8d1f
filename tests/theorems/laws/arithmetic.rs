//! The steps of the hand-built arithmetic, replayed with the machine's own.
//!
//! The ladder of 6 begins at 6, each quotient is the next dividend, the last is 0, and its remainders 0, 1, 1 are those
//! that its parent tells.

use std::collections::HashMap;
use std::iter::successors;

use explain::derivation::{GateColumns, GateOutput, Padded, Step};
use theory::hand_built::{Bit, Component, Division, DrivenWire, circuit};

/// What digits of up to 64 places stand for.
pub fn value(digits: &[Bit]) -> u64 {
    let value =
        digits.iter().fold(0_u128, |value, &digit| 2 * value + u128::from(u64::from(digit)));
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

fn xor_of(a: Bit, b: Bit) -> Bit {
    Bit::from(a.is_one() ^ b.is_one())
}

fn gate_of(place: Option<u64>, a: Bit, b: Bit) -> Step {
    let output = xor_of(a, b);
    Step::Gate(GateOutput { place, a, b, output })
}

const PAIRS: [(Bit, Bit); 4] =
    [(Bit::Zero, Bit::Zero), (Bit::Zero, Bit::One), (Bit::One, Bit::Zero), (Bit::One, Bit::One)];

pub fn all_four_gates(substeps: &[Step]) {
    assert_eq!(substeps, PAIRS.map(|(a, b)| gate_of(None, a, b)));
}

pub fn gate(gate: &GateOutput) {
    assert_eq!(gate.output, xor_of(gate.a, gate.b));
    assert!(gate.place.is_none_or(u64::is_power_of_two));
}

/// Every wire of the circuit is driven from wires that have a value already, and the last one is the output.
pub fn wired(inputs: Option<(Bit, Bit)>) {
    for (a, b) in inputs.map_or(PAIRS.to_vec(), |inputs| vec![inputs]) {
        let mut known = HashMap::from([("a", a), ("b", b)]);
        for driven in circuit(a, b) {
            wire(&driven);
            for (input, value) in &driven.inputs {
                assert_eq!(known.get(input), Some(value), "{input} has no such value");
            }
            let before = known.insert(driven.wire, driven.value);
            assert!(before.is_none(), "{} driven twice", driven.wire);
        }
        assert_eq!(known["output"], xor_of(a, b));
    }
}

fn wire(driven: &DrivenWire) {
    let given: Vec<bool> = driven.inputs.iter().map(|(_, bit)| bit.is_one()).collect();
    let expected = match (driven.component, &given[..]) {
        (Component::Not, &[a]) => !a,
        (Component::And, &[a, b]) => a & b,
        (Component::Or, &[a, b]) => a | b,
        _ => panic!("no such component: {driven:?}"),
    };
    assert_eq!(driven.value.is_one(), expected);
}

pub fn divisions(number: u64, remainders: &[Bit], substeps: &[Step]) {
    assert!(number > 0);
    let halved = successors(Some(number), |&number| (number > 1).then_some(number / 2));
    let ladder = halved.map(|dividend| Division {
        dividend,
        quotient: dividend / 2,
        remainder: Bit::from(dividend % 2 == 1),
    });
    let ladder: Vec<Division> = ladder.collect();
    assert!(ladder.iter().map(|rung| rung.remainder).eq(remainders.iter().copied()));
    assert_eq!(substeps, ladder.into_iter().map(Step::Divide).collect::<Vec<_>>());
}

pub fn pad_both((a, b): (u64, u64), width: usize, substeps: &[Step]) {
    // As many digits as the longer number has, and at least one.
    assert_eq!(width, format!("{:b}", a | b).len());
    let told = substeps.iter().filter_map(|step| match step {
        Step::Pad(Padded { number, digits, .. }) => Some((*number, written(digits))),
        _ => None,
    });
    let padded = [a, b].map(|number| (number, format!("{number:0width$b}")));
    assert_eq!(told.collect::<Vec<_>>(), padded);
}

pub fn pad(Padded { number, digits, .. }: &Padded, substeps: &[Step]) {
    assert_eq!(value(digits), *number);
    match substeps {
        [Step::NothingToDivide] => assert_eq!(*number, 0),
        [
            Step::Divisions { number: divided, .. },
            Step::ReadRemainders { number: read, digits: unpadded },
        ] => {
            assert_eq!([divided, read], [number; 2]);
            let (zeros, rest) = digits.split_at(digits.len() - unpadded.len());
            assert_eq!(rest, unpadded);
            assert!(!zeros.contains(&Bit::One), "only zeros are put in front");
        }
        other => panic!("{number} is padded after it has been divided, not by {other:?}"),
    }
}

pub fn gate_columns(GateColumns { a, b, output }: &GateColumns, substeps: &[Step]) {
    assert_eq!((a.len(), b.len()), (output.len(), output.len()));
    assert_eq!(value(output), value(a) ^ value(b));
    let columns = a.iter().zip(b).zip(place_values(output.len()));
    let gates = columns.map(|((&a, &b), place)| gate_of(Some(place), a, b));
    assert_eq!(substeps, gates.collect::<Vec<_>>());
}

/// The one substep is the XOR of these two: padding, the gate column by column, and reading the number off, each with what
/// the one before it gave.
pub fn rests_on_xor((a, b): (u64, u64), result: u64, steps: &[Step]) {
    assert_eq!(result, a ^ b);
    let [
        Step::PadBoth { a: first, b: second, width },
        Step::GateColumns(gates),
        Step::PlaceValues { digits, number },
    ] = steps
    else {
        panic!("{a} and {b} are padded, put through the gate and read off, not {steps:?}");
    };
    assert_eq!((*first, *second, *number), (a, b, result));
    assert_eq!((value(&gates.a), value(&gates.b)), (a, b));
    assert_eq!((gates.a.len(), digits), (*width, &gates.output));
}
