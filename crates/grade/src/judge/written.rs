//! Looks at how functions are written: a gate must be built from `if`s, without `^` and without comparing the two inputs.
//!
//! `return a ^ b` gives the right values, but only half of the points. The syntax tree is looked at before anything is
//! run; and the gate is called with integers that notice being compared with each other or put through `^`.

use std::io;

use super::examined::Examined;
use super::failure::{ExpectedResult, Failure, GateFault, Reason};
use crate::python::{CallOutcome, HowWritten, Interpreter, Line, NameWith, PythonValue};
use crate::sheet::{Function, StyleRule};

/// The functions whose source is read. Everything that a function calls belongs to it, except functions that the sheet
/// builds it on, which are read by themselves.
pub(super) fn to_read() -> Vec<NameWith> {
    let read = Function::ALL.iter().filter_map(|&function| {
        let below = function.task().built_on.iter();
        let stop = match function.task().style {
            StyleRule::Any => return None,
            StyleRule::Gate | StyleRule::ByHand => Vec::new(),
            StyleRule::ThroughTheGate => below.map(|task| task.name).collect(),
        };
        Some((function.name(), stop))
    });
    read.collect()
}

/// Adds what the inputs of a gate notice to what its source shows.
pub(super) fn notice(interpreter: &mut Interpreter, source: &mut HowWritten) -> io::Result<()> {
    interpreter.begin();
    if interpreter.is_out_of_time() {
        return Ok(());
    }
    if let CallOutcome::Returned(returned, _) = interpreter.notice(Function::ExclusiveOr.name())?
        && let Some([xor, comparison, is_built_in]) = returned[0].value.as_items()
    {
        let found = |lines: &PythonValue| {
            let line = lines.as_items()?.first()?.as_number();
            Some(Line(line.and_then(|line| u64::try_from(line).ok())))
        };
        source.xor = source.xor.or(found(xor));
        source.comparison = source.comparison.or(found(comparison));
        source.is_built_in = *is_built_in == PythonValue::Bool(true);
    }
    Ok(())
}

/// Adds what the source of a function shows.
pub(super) fn examine(function: Function, examined: &mut Examined, source: &HowWritten) {
    if examined.is_missing() {
        return;
    }
    if let Some(line) = source.power {
        // `2 ^ i` meant as a power explains wrong values that nothing else does.
        examined.explain_wrong(|_| Some(Reason::Power { line }));
    }
    let xor = source.xor.map(|line| GateFault::Xor { line });
    let comparison = source.comparison.map(|line| GateFault::Comparison { line });
    let no_choice = if source.is_built_in {
        Some(GateFault::BuiltIn)
    } else {
        (!source.chooses).then_some(GateFault::NoChoice)
    };
    let (faults, words) = match function.task().style {
        StyleRule::Gate => (
            [xor, comparison, no_choice],
            "a gate written with if, without ^ and without comparing the two inputs",
        ),
        StyleRule::ThroughTheGate => {
            ([xor, None, None], "each pair of digits through exclusive_or, without Python's own ^")
        }
        _ => return,
    };
    examined.failures.extend(faults.into_iter().flatten().map(|fault| {
        let wanted = ExpectedResult::Words(words.to_owned());
        let name = function.name().to_owned();
        Failure::new(function, name, wanted, Reason::Gate(fault))
    }));
}
