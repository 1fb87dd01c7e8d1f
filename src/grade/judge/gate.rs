//! How the gate is written: the sheet wants it built from `if`s, without `^` and without comparing the two inputs, which is
//! read from the source and not run.

use super::examined::Examined;
use super::failure::{CameBack, Failure, GateFault, Reason, Wanted};
use crate::grade::python::HowWritten;
use crate::grade::sheet::Function;

/// Adds what the source of the gate says.
pub(super) fn examine(examined: &mut Examined, source: Option<&HowWritten>) {
    /// How much the way it is written counts: as much as the four outputs together.
    const CASES: u32 = 4;
    examined.not_asked(CASES);
    if examined.is_missing() {
        return;
    }
    let faults = match source {
        Some(source) if source.found => faults(source),
        _ => vec![GateFault::NotFound],
    };
    if faults.is_empty() {
        examined.passed += CASES;
    }
    let words = "a gate written with if, without ^ and without comparing the two inputs";
    let failures = faults.into_iter().map(|fault| Failure {
        function: Function::ExclusiveOr,
        call: Function::ExclusiveOr.name().to_owned(),
        returned: CameBack::Nothing,
        expected: Wanted::Words(words.to_owned()),
        reason: Reason::Gate(fault),
        request: None,
        is_half_right: false,
    });
    examined.failures.extend(failures);
}

fn faults(source: &HowWritten) -> Vec<GateFault> {
    let xor = source.xors.first().map(|&line| GateFault::Xor { line });
    let comparison = source.comparisons.first();
    let comparison = comparison.map(|&line| GateFault::Comparison { line });
    let no_choice = (!source.chooses).then_some(GateFault::NoChoice);
    [xor, comparison, no_choice].into_iter().flatten().collect()
}
