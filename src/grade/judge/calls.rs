//! A function judged call by call: by the one right value that each call has, or by all the moves that a board has.

use std::io;

use super::afresh::Afresh;
use super::case::Case;
use super::examined::Examined;
use super::failure::{Reason, Wanted};
use super::moves;
use super::together::{Asked, diagnose};
use crate::grade::lab::Lab;
use crate::grade::python::Interpreter;
use crate::grade::sheet::Function;
use crate::question::Generator;

/// Makes the calls of a function.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    function: Function,
    lab: &Lab,
    generator: &mut Generator,
) -> io::Result<Examined> {
    let mut examined = Examined::new(function);
    let mut asked = Vec::new();
    let mut afresh = Afresh::default();
    for (kind, arguments) in lab.calls(function, generator) {
        let wanted = match function {
            Function::OptimalMove => moves::wanted(&arguments).map(Wanted::Words),
            _ => lab
                .right(function, &arguments, generator)
                .map(Wanted::Value),
        };
        let Some(wanted) = wanted else {
            continue;
        };
        let case = Case {
            function,
            arguments,
            wanted,
        };
        if examined.is_stopped() {
            examined.not_asked(kind);
        } else if interpreter.is_out_of_time() {
            let seconds = interpreter.budget.each.as_secs();
            examined.add_out_of_time(kind, case.failure(Reason::UsedUp { seconds }));
        } else {
            let found = afresh.ask(interpreter, |interpreter| match &case.wanted {
                Wanted::Value(wanted) => case.ask(interpreter, lab, wanted),
                Wanted::Words(_) => moves::ask(interpreter, &case),
            })?;
            examined.is_another |= found.is_another;
            examined.is_time_short = interpreter.budget.is_short();
            let failure = found.wrong.or(found.half);
            asked.push(Asked {
                arguments: case.arguments,
                value: found.value,
                is_right: failure.is_none(),
            });
            examined.add(kind, failure);
        }
    }
    diagnose(function, &mut examined, &asked);
    Ok(examined)
}
