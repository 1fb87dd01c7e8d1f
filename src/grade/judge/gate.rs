//! How the gate is written: the sheet wants it built from `if`s, without `^` and without comparing the two inputs, which is
//! read from the source and not run.

use super::examined::Examined;
use super::failure::{CameBack, Failure, GateFault, Reason, Wanted};
use crate::grade::lab::Lab;
use crate::grade::python::HowWritten;
use crate::grade::sheet::Function;

/// Adds what the source of the gate says.
pub(super) fn examine(examined: &mut Examined, source: Option<&HowWritten>, lab: &Lab) {
    if examined.is_missing() {
        return;
    }
    let faults = match source {
        Some(source) if source.found => faults(source, lab),
        _ => vec![GateFault::NotFound],
    };
    let words = "a gate written with if, without ^ and without comparing the two inputs";
    examined.add_how_written(faults.into_iter().map(|fault| Failure {
        function: Function::ExclusiveOr,
        call: Function::ExclusiveOr.name().to_owned(),
        returned: CameBack::Nothing,
        expected: Wanted::Words(words.to_owned()),
        reason: Reason::Gate(fault),
        request: None,
        is_half_right: false,
    }));
}

fn faults(source: &HowWritten, lab: &Lab) -> Vec<GateFault> {
    let xor = source.xors.first().map(|&line| GateFault::Xor { line });
    let comparison = source.comparisons.first();
    let comparison = comparison.map(|&line| GateFault::Comparison { line });
    let no_choice = (lab.gate_needs_if && !source.chooses).then_some(GateFault::NoChoice);
    [xor, comparison, no_choice].into_iter().flatten().collect()
}
