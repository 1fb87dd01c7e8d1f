//! A function judged call by call, by the one right value that each call has.

use std::io;

use super::afresh::Afresh;
use super::examined::Examined;
use super::failure::{CameBack, Failure, Reason, Wanted};
use super::together::{Asked, diagnose};
use super::value::{changed, judge};
use crate::grade::hand_in::{Missing, traced_to};
use crate::grade::lab::Lab;
use crate::grade::python::{Call, CallOutcome, Callbacks, Interpreter, PythonValue};
use crate::grade::sheet::Function;
use crate::question::Generator;

/// Makes the calls of a function.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    function: Function,
    lab: &Lab,
    generator: &mut Generator,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    let task = function.task();
    let mut examined = Examined::new(function);
    let mut asked = Vec::new();
    let mut afresh = Afresh::default();
    for (kind, arguments) in lab.calls(function, generator) {
        let Some(wanted) = lab.right(function, &arguments, generator) else {
            continue;
        };
        if examined.is_stopped() {
            examined.not_asked(kind);
        } else if interpreter.is_out_of_time() {
            let seconds = interpreter.budget.each.as_secs();
            let (wanted, reason) = (Wanted::Value(wanted), Reason::UsedUp { seconds });
            let used_up = Failure::of_call(function, &arguments, wanted, reason);
            // It is not about the value that would have been right.
            examined.add_out_of_time(
                kind,
                Failure {
                    request: None,
                    ..used_up
                },
            );
        } else {
            let call = Call {
                name: task.name,
                arguments: &arguments,
                times: 1,
                may_ask: false,
            };
            let ask = |interpreter: &mut Interpreter| {
                let outcome = interpreter.call(call, callbacks)?;
                let wanted = wanted.clone();
                let failure = failure(interpreter, function, lab, &arguments, wanted, &outcome);
                Ok((failure, outcome))
            };
            let (failure, outcome) =
                afresh.ask(interpreter, ask, |(failure, _)| failure.as_mut())?;
            if let CallOutcome::Returned(returned, _) = &outcome {
                examined.is_another |= returned.iter().any(|returned| !returned.as_read);
            }
            let place = failure.as_ref().map(|_| examined.failures.len());
            asked.push(Asked::new(arguments, place, outcome));
            examined.is_time_short = interpreter.budget.is_short();
            examined.add(kind, failure);
        }
    }
    diagnose(function, &mut examined, &asked);
    Ok(examined)
}

/// What came of one call, where it is not right.
fn failure(
    interpreter: &Interpreter,
    function: Function,
    lab: &Lab,
    arguments: &[PythonValue],
    wanted: PythonValue,
    outcome: &CallOutcome,
) -> Option<Failure> {
    let CallOutcome::Returned(returned, printed) = outcome else {
        let reason = not_returned(interpreter, function, outcome)?;
        let wanted = Wanted::Value(wanted);
        return Some(Failure::of_call(function, arguments, wanted, reason));
    };
    let returned = returned.first()?;
    let (reason, is_half_right) = judge(function, lab, arguments, &wanted, returned, printed)?;
    let failure = Failure::of_call(function, arguments, Wanted::Value(wanted), reason);
    let is_derived = !lab.is_own_call(function, arguments);
    Some(Failure {
        returned: CameBack::Value(returned.value.clone()),
        changed: changed(arguments, returned),
        is_half_right,
        request: failure.request.filter(|_| is_derived),
        ..failure
    })
}

/// The reason why nothing came back.
pub(super) fn not_returned(
    interpreter: &Interpreter,
    function: Function,
    outcome: &CallOutcome,
) -> Option<Reason> {
    let problems = &interpreter.problems;
    Some(match outcome {
        CallOutcome::Returned(..) => return None,
        CallOutcome::Raised(raised) => Reason::Raised(traced_to(raised.clone(), problems)),
        CallOutcome::Missing(there) => Reason::Missing(Missing::told(function, there, problems)),
        CallOutcome::TimedOut => {
            let milliseconds = interpreter.budget.one_call().as_millis();
            let seconds = u64::try_from(milliseconds.div_ceil(1000)).unwrap_or(u64::MAX);
            Reason::TimedOut { seconds }
        }
        CallOutcome::Ended(code) => Reason::Ended(*code),
        CallOutcome::Unreadable => Reason::Unreadable,
    })
}
