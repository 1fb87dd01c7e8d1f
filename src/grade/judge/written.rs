//! How functions are written, which is read from the source before anything of it is run: a gate is to be built from `if`s,
//! without `^` and without comparing the two inputs.
//!
//! `return a ^ b` gives the right values, and half of the points.

use super::examined::Examined;
use super::failure::{Failure, GateFault, Reason, Wanted};
use crate::grade::lab::Lab;
use crate::grade::python::{HowWritten, NameWith};
use crate::grade::sheet::{Function, Way};

/// The functions whose source is to be read. All that a function calls belongs to it, but for the functions that the
/// sheet builds it on, which answer for themselves.
pub(super) fn to_read() -> Vec<NameWith> {
    let read = Function::ALL.iter().filter_map(|&function| {
        let below = function.task().stands_on.iter();
        let stop = match function.task().way {
            Way::Any => return None,
            Way::Gate | Way::ByHand => Vec::new(),
            Way::ThroughTheGate => below.map(|task| task.name).collect(),
        };
        Some((function.name(), stop))
    });
    read.collect()
}

/// Adds what the source of a function says.
pub(super) fn examine(
    function: Function,
    examined: &mut Examined,
    source: Option<&HowWritten>,
    lab: &Lab,
) {
    if examined.is_missing() {
        return;
    }
    let is_another = examined.is_another;
    let (faults, words) = match (function.task().way, source) {
        (Way::Any, _) => return,
        (Way::Gate, source) => (
            gate(source, is_another, lab),
            "a gate written with if, without ^ and without comparing the two inputs",
        ),
        (Way::ThroughTheGate, Some(source)) if lab.bitwise_needs_gate => (
            without(&source.xors, |line| GateFault::Xor { line }, is_another),
            "each pair of digits through exclusive_or, without Python's own ^",
        ),
        (Way::ByHand, Some(source)) if lab.conversions_by_hand => (
            without(
                &source.conversions,
                |line| GateFault::Conversion { line },
                is_another,
            ),
            "a conversion of your own",
        ),
        _ => (Vec::new(), ""),
    };
    if let Some(&line) = source.and_then(|source| source.powers.first()) {
        // `2 ^ i` meant for a power: the cause of wrong values that nothing else explains.
        examined.explain_wrong(|_| Some(Reason::Power { line }));
    }
    examined.add_how_written(faults.into_iter().map(|fault| {
        let wanted = Wanted::Words(words.to_owned());
        Failure::new(
            function,
            function.name().to_owned(),
            wanted,
            Reason::Gate(fault),
        )
    }));
}

fn gate(source: Option<&HowWritten>, is_another: bool, lab: &Lab) -> Vec<GateFault> {
    let Some(source) = source.filter(|source| source.found) else {
        return vec![GateFault::NotFound];
    };
    let xor = source.xors.first().map(|&line| GateFault::Xor { line });
    let comparison = source.comparisons.first();
    let comparison = comparison.map(|&line| GateFault::Comparison { line });
    let no_choice = (lab.gate_needs_if && !source.chooses).then_some(GateFault::NoChoice);
    let faults: Vec<GateFault> = [xor, comparison, no_choice].into_iter().flatten().collect();
    // What was read says nothing of what is called.
    if faults.is_empty() && is_another {
        return vec![GateFault::Another];
    }
    faults
}

/// What stands in the first of these lines; or that what was read is not what is called.
fn without(lines: &[u64], fault: fn(u64) -> GateFault, is_another: bool) -> Vec<GateFault> {
    let another = is_another.then_some(GateFault::Another);
    let first = lines.first().map(|&line| fault(line));
    first.or(another).into_iter().collect()
}
