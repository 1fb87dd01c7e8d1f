//! How functions are written: the sheet wants the gate built from `if`s, without `^` and without comparing the two inputs,
//! and `bitwise_exclusive_or` through that gate and not by Python's own `^`. That is read from the source before anything of
//! it is run.

use super::examined::Examined;
use super::failure::{CameBack, Failure, GateFault, Reason, Wanted};
use crate::grade::python::{HowWritten, ToRead};
use crate::grade::sheet::Function;

/// What the sheet says of the way in which a function is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// With `if`, without `^`, without comparing the inputs.
    Gate,
    /// Without a `^` of its own.
    ThroughTheGate,
    /// By one's own arithmetic.
    ByHand,
}

const WAYS: [(Function, Way); 4] = [
    (Function::ExclusiveOr, Way::Gate),
    (Function::BitwiseExclusiveOr, Way::ThroughTheGate),
    (Function::NumeralBinary, Way::ByHand),
    (Function::BinaryNumeral, Way::ByHand),
];

/// The functions whose source is to be read. All that the gate calls belongs to it; elsewhere another function of the sheet
/// answers for itself.
pub(super) fn to_read() -> Vec<ToRead> {
    let ways = WAYS.into_iter().map(|(function, way)| {
        let others = Function::ALL.iter().filter(|other| **other != function);
        let stop = match way {
            Way::Gate => Vec::new(),
            Way::ThroughTheGate | Way::ByHand => others.map(|other| other.name()).collect(),
        };
        (function.name(), stop)
    });
    ways.collect()
}

/// Adds what the source of a function says.
pub(super) fn examine(function: Function, examined: &mut Examined, source: Option<&HowWritten>) {
    let way = WAYS.iter().find(|(asked, _)| *asked == function);
    let Some((_, way)) = way.filter(|_| !examined.is_missing()) else {
        return;
    };
    let faults = match (way, source) {
        (Way::Gate, source) => gate(source, examined.is_another),
        (Way::ThroughTheGate, Some(source)) => through_the_gate(source, examined.is_another),
        (_, source) => {
            power(examined, source);
            Vec::new()
        }
    };
    // The way it is written counts as much as all its calls together, of which nobody earns anything who leaves the work
    // to Python; for the gate it is half of what is asked.
    let cases = examined.cases;
    match way {
        Way::Gate => examined.not_asked(cases),
        Way::ThroughTheGate if !faults.is_empty() => examined.not_asked(cases),
        Way::ThroughTheGate | Way::ByHand => return,
    }
    if faults.is_empty() {
        examined.passed += cases;
    }
    let words = match way {
        Way::Gate => "a gate written with if, without ^ and without comparing the two inputs",
        _ => "each pair of digits through exclusive_or, without Python's own ^",
    };
    let failures = faults.into_iter().map(|fault| Failure {
        function,
        call: function.name().to_owned(),
        returned: CameBack::Nothing,
        changed: None,
        expected: Wanted::Words(words.to_owned()),
        reason: Reason::Gate(fault),
        request: None,
        is_half_right: false,
    });
    examined.failures.extend(failures);
}

fn gate(source: Option<&HowWritten>, is_another: bool) -> Vec<GateFault> {
    let Some(source) = source.filter(|source| source.found) else {
        return vec![GateFault::NotFound];
    };
    let xor = source.xors.first().map(|&line| GateFault::Xor { line });
    let comparison = source.comparisons.first();
    let comparison = comparison.map(|&line| GateFault::Comparison { line });
    let no_choice = (!source.chooses).then_some(GateFault::NoChoice);
    let faults = [xor, comparison, no_choice].into_iter().flatten();
    let faults: Vec<GateFault> = faults.collect();
    // What was read says nothing of what is called.
    if faults.is_empty() && is_another {
        return vec![GateFault::Another];
    }
    faults
}

fn through_the_gate(source: &HowWritten, is_another: bool) -> Vec<GateFault> {
    match source.xors.first() {
        Some(&line) => vec![GateFault::Xor { line }],
        None if is_another => vec![GateFault::Another],
        None => Vec::new(),
    }
}

/// `2 ^ i` meant for a power: the cause of wrong values that nothing else explains.
fn power(examined: &mut Examined, source: Option<&HowWritten>) {
    let Some(&line) = source.and_then(|source| source.powers.first()) else {
        return;
    };
    for failure in &mut examined.failures {
        if matches!(failure.reason, Reason::Wrong(_)) {
            failure.reason = Reason::Power { line };
        }
    }
}
