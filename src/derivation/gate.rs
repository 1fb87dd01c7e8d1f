//! The XOR gate: its truth table, and the three ways to build it with what happens inside.

use super::statements::{GateOutput, Wiring};
use super::step::Step;
use crate::hand_built::{Bit, Construction};

/// The truth table, and the three ways to build the gate, for one pair of inputs or for all.
pub(super) fn outline(inputs: Option<(Bit, Bit)>) -> Vec<Step> {
    let constructions = Construction::ALL.map(|construction| Step::Construction {
        construction,
        inputs,
    });
    [Step::TruthTable { inputs }]
        .into_iter()
        .chain(constructions)
        .collect()
}

pub(super) fn truth_table() -> Vec<Step> {
    Bit::pairs()
        .map(|(a, b)| Step::Gate(GateOutput::of(None, a, b)))
        .collect()
}

pub(super) fn wirings(construction: Construction) -> Vec<Step> {
    Bit::pairs()
        .map(|(a, b)| wiring(construction, a, b))
        .collect()
}

pub(super) fn wiring(construction: Construction, a: Bit, b: Bit) -> Step {
    let (output, _) = construction.run(a, b);
    Step::Wiring(Wiring {
        construction,
        a,
        b,
        output,
    })
}

pub(super) fn signals(construction: Construction, a: Bit, b: Bit) -> Vec<Step> {
    let (_, signals) = construction.run(a, b);
    signals.into_iter().map(Step::Signal).collect()
}
