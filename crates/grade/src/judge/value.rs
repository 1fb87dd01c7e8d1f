//! Compares a returned value with the right one, including its type.
//!
//! A wrong value is then judged like a typed answer, so a function that adds instead of XOR gets the same diagnosis as
//! a student who adds.

use std::io;

use num_bigint::BigInt;

use super::case::{Case, CaseOutcome};
use super::failure::Reason;
use crate::python::{CallOutcome, Interpreter, Printed, PythonValue, Returned};
use crate::sheet::ReturnKind;

/// Calls a function, and compares its value with the right one.
pub(super) fn ask(
    interpreter: &mut Interpreter,
    case: &Case,
    wanted: &PythonValue,
) -> io::Result<CaseOutcome> {
    let outcome = interpreter.call(case.function.name(), &case.arguments, 1, None)?;
    let CallOutcome::Returned(returned, printed) = &outcome else {
        return Ok(case.nothing_came(interpreter, &outcome));
    };
    let returned = &returned[0];
    let judged = judge(case, wanted, returned, printed);
    Ok(CaseOutcome {
        failure: judged.map(|(reason, is_half)| case.failure_with(reason, is_half, returned)),
        value: Some(returned.value.clone()),
    })
}

/// What is wrong with the value of the call, or with what it did to its arguments, and whether it is half right; `None`
/// if all is right.
pub(super) fn judge(
    case: &Case,
    wanted: &PythonValue,
    returned: &Returned,
    printed: &Printed,
) -> Option<(Reason, bool)> {
    let returns = case.function.task().returns;
    let value = &returned.value;
    match difference(case, wanted, value) {
        None if case.changed(returned).is_some() => Some((Reason::Changed, true)),
        None if returns == ReturnKind::BoardAndVerdict && returned.same => {
            Some((Reason::SameList, true))
        }
        None => None,
        Some(Reason::OtherType) => Some((other_type(value, printed), false)),
        Some(Reason::Wrong) => Some((different(case, wanted, value), false)),
        Some(nearly) => Some((nearly, true)),
    }
}

/// The difference of a value from the right one that its type and value alone show: only the type is wrong, or it has
/// another type, or it is another value. `None` if it is right.
fn difference(case: &Case, wanted: &PythonValue, value: &PythonValue) -> Option<Reason> {
    let same = |is_same: bool| (!is_same).then_some(Reason::Wrong);
    match (wanted, value) {
        // A named tuple is a tuple.
        (PythonValue::Tuple(_), PythonValue::Subclass(_, content))
            if matches!(**content, PythonValue::Tuple(_)) =>
        {
            difference(case, wanted, content)
        }
        (PythonValue::Bool(_), PythonValue::Int(number)) if *number > BigInt::from(1) => {
            Some(Reason::OtherType)
        }
        (PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_)) => {
            same(wanted.equals(value))
        }
        (PythonValue::Str(wanted), PythonValue::Str(text)) => text_difference(case, wanted, text),
        _ if wanted == value => None,
        _ if wanted.equals(value) => Some(Reason::OtherTypeThough),
        // If a move is not played right, its brackets are not what to mention first.
        (PythonValue::Tuple(_), PythonValue::List(items))
            if has_shape_of(wanted, &PythonValue::Tuple(items.clone())) =>
        {
            Some(Reason::Wrong)
        }
        _ if has_shape_of(wanted, value) => Some(Reason::Wrong),
        _ => Some(Reason::OtherType),
    }
}

/// The same for a text. One line break at its end is too many, except on a board without rows.
fn text_difference(case: &Case, wanted: &str, text: &str) -> Option<Reason> {
    let is_right = |text: &str| trimmed(wanted).eq(trimmed(text));
    let before = text.trim_end_matches(' ').strip_suffix('\n');
    match before.filter(|before| is_right(before)) {
        Some(_) if case.arguments == [PythonValue::List(Vec::new())] => None,
        Some(_) => Some(Reason::Line(trimmed(wanted).count() + 1)),
        None => (!is_right(text)).then_some(Reason::Wrong),
    }
}

/// Why a value of the right type is not right.
fn different(case: &Case, wanted: &PythonValue, value: &PythonValue) -> Reason {
    let is_zero = |digit: &PythonValue| *digit == PythonValue::from_number(0);
    match (wanted, value) {
        (PythonValue::Str(wanted), PythonValue::Str(text)) => {
            let lines = trimmed(wanted).zip(trimmed(text));
            Reason::Line(lines.take_while(|(a, b)| a == b).count() + 1)
        }
        (PythonValue::List(wanted), PythonValue::List(digits))
            if case.function.task().returns == ReturnKind::Digits
                && digits
                    .strip_suffix(&wanted[..])
                    .is_some_and(|more| more.iter().all(is_zero)) =>
        {
            Reason::LeadingZeros
        }
        _ => Reason::Wrong,
    }
}

/// The lines of a text without the spaces at their ends.
fn trimmed(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(|line| line.trim_end_matches(' '))
}

/// Whether a value has the expected type, as far as one right value shows.
fn has_shape_of(wanted: &PythonValue, value: &PythonValue) -> bool {
    match (wanted, value) {
        (PythonValue::Tuple(wanted), PythonValue::Tuple(values)) => {
            let mut pairs = wanted.iter().zip(values);
            wanted.len() == values.len() && pairs.all(|(wanted, value)| has_shape_of(wanted, value))
        }
        (PythonValue::List(_), PythonValue::List(items)) => {
            items.iter().all(|item| matches!(item, PythonValue::Int(_)))
        }
        (PythonValue::Bool(_), PythonValue::Bool(_) | PythonValue::Int(_))
        | (PythonValue::Int(_), PythonValue::Int(_))
        | (PythonValue::Str(_), PythonValue::Str(_)) => true,
        _ => false,
    }
}

/// Why a value of another type is not right.
pub(super) fn other_type(value: &PythonValue, printed: &Printed) -> Reason {
    match value {
        PythonValue::None => Reason::NothingReturned(printed.clone()),
        _ => Reason::OtherType,
    }
}
