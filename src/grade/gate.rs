//! The gate as a whole: its four outputs together, and how it is written.
//!
//! One wrong output says little about why; all four say which gate it is. And the sheet wants it built from `if`s,
//! without `^` and without comparing the two inputs, which is read from the source and not run.

use super::examined::Examined;
use super::failure::{CameBack, Failure, GateFault, Reason, Wanted};
use super::frame::GateSource;
use super::lab::Function;
use super::value::PythonValue;
use crate::judgement::Diagnosis;

/// How much the way it is written counts: as much as the four outputs together.
const CASES: u32 = 4;

/// Gives the wrong outputs of a gate the diagnosis that all four of them show, and no other.
pub(super) fn diagnose_together(examined: &mut Examined, outputs: &[Option<PythonValue>]) {
    let outputs: Option<Vec<bool>> = outputs
        .iter()
        .map(|output| match output.as_ref()?.as_number()? {
            number if number == 0.into() => Some(false),
            number if number == 1.into() => Some(true),
            _ => None,
        })
        .collect();
    let other_gate = match outputs.as_deref() {
        Some([false, true, true, true]) => Some(Diagnosis::Ored),
        Some([false, false, false, true]) => Some(Diagnosis::Anded),
        Some([true, false, false, true]) => Some(Diagnosis::SameIsOne),
        _ => None,
    };
    for failure in &mut examined.failures {
        let Reason::Wrong(Some(judgement)) = &mut failure.reason else {
            continue;
        };
        judgement.diagnosis.clone_from(&other_gate);
        if other_gate.is_some() {
            failure.reason = Reason::AnotherGate(judgement.clone());
        }
    }
}

/// Adds what the source of the gate says.
pub(super) fn examine_source(examined: &mut Examined, source: Option<&GateSource>) {
    if examined.is_missing() {
        return examined.not_asked(CASES);
    }
    let faults = match source {
        Some(source) if source.found => faults(source),
        _ => vec![GateFault::NotFound],
    };
    examined.cases += CASES;
    if faults.is_empty() {
        examined.passed += CASES;
    }
    examined
        .failures
        .extend(faults.into_iter().map(|fault| Failure {
            call: Function::ExclusiveOr.name().to_owned(),
            returned: CameBack::Nothing,
            expected: Wanted::Words(
                "a gate written with if, without ^ and without comparing the two inputs".to_owned(),
            ),
            reason: Reason::Gate(fault),
            request: None,
            is_half_right: false,
        }));
}

fn faults(source: &GateSource) -> Vec<GateFault> {
    let mut faults = Vec::new();
    if let Some(&line) = source.xors.first() {
        faults.push(GateFault::Xor { line });
    }
    if let Some(&line) = source.comparisons.first() {
        faults.push(GateFault::Comparison { line });
    }
    if source.choices == 0 {
        faults.push(GateFault::NoChoice);
    }
    faults
}
