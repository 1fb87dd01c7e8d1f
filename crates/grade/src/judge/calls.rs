//! Examines a function in the way that suits it: through whole games, or call by call, where each call has one right
//! value, or a board several right moves.

use std::borrow::Cow;
use std::io;

use super::case::{Case, CaseOutcome};
use super::examined::{Examined, ExaminedFunctions};
use super::failure::{ExpectedResult, Failure, Reason};
use super::joint_diagnosis::{ObservedCall, diagnose};
use super::{game, moves, value};
use crate::lab::Lab;
use crate::python::Interpreter;
use crate::sheet::Function;
use explain::question::Generator;

/// A hand-in that is being graded.
pub(super) struct Grading<'a> {
    pub interpreter: Interpreter,
    /// The rules, with the naming of positions that fits the hand-in if either is allowed.
    pub lab: Cow<'a, Lab>,
    /// The results of the functions so far.
    pub examined: ExaminedFunctions,
}

impl Grading<'_> {
    /// Examines a function in the current state.
    pub fn examine(&mut self, function: Function) -> io::Result<Examined> {
        self.interpreter.begin();
        let mut generator = Generator::of_question(self.lab.seed, function as u64);
        match function {
            Function::PlayNim => game::examine(&mut self.interpreter, &mut generator),
            _ => self.call_by_call(function, &mut generator),
        }
    }

    /// Makes the calls of a function.
    fn call_by_call(&mut self, of: Function, generator: &mut Generator) -> io::Result<Examined> {
        let (interpreter, lab) = (&mut self.interpreter, &*self.lab);
        let mut examined = Examined::new(of);
        let mut asked = Vec::new();
        let mut afresh = FreshRerun::default();
        for (kind, arguments) in lab.calls(of, generator) {
            let wanted = match of {
                Function::OptimalMove => moves::wanted(&arguments).map(ExpectedResult::Words),
                _ => lab.right(of, &arguments, generator).map(ExpectedResult::Value),
            };
            let Some(wanted) = wanted else {
                continue;
            };
            let case = Case { function: of, arguments, wanted };
            let is_out_of_time = interpreter.is_out_of_time();
            let is_told_so = is_out_of_time && examined.has_run_out_of_time();
            if examined.is_stopped() || is_told_so {
                examined.not_asked(kind);
            } else if is_out_of_time {
                let seconds = interpreter.budget.each.as_secs();
                examined.add(kind, Some(case.failure(Reason::UsedUp { seconds })));
            } else {
                let found = afresh.ask(interpreter, |interpreter| match &case.wanted {
                    ExpectedResult::Value(wanted) => value::ask(interpreter, &case, wanted),
                    ExpectedResult::Words(_) => moves::ask(interpreter, &case),
                })?;
                examined.is_time_short = interpreter.budget.is_short();
                asked.push(ObservedCall {
                    arguments: case.arguments,
                    value: found.value,
                    is_right: found.failure.is_none(),
                });
                examined.add(kind, found.failure);
            }
        }
        diagnose(of, &mut examined, &asked);
        Ok(examined)
    }
}

/// Checks whether a wrong result would be right in a fresh process: nobody loses points for what another function left
/// behind, and state that a function itself keeps between calls is reported as such.
///
/// `nim_sum([7])` gives 1 if a list as default value still holds the board before; in a fresh process it gives 7.
#[derive(Default)]
struct FreshRerun {
    /// Nothing more to find out: it is wrong in a fresh process too.
    is_settled: bool,
    /// It keeps state itself.
    keeps: bool,
}

impl FreshRerun {
    /// Asks, and asks again in a fresh process if the result is wrong and earlier calls may be the reason.
    fn ask(
        &mut self,
        interpreter: &mut Interpreter,
        mut ask: impl FnMut(&mut Interpreter) -> io::Result<CaseOutcome>,
    ) -> io::Result<CaseOutcome> {
        let was_fresh = interpreter.is_fresh();
        let was_another_asked = interpreter.was_another_asked;
        let mut came = ask(interpreter)?;
        // A function that gives moves repeatedly can be no more than half right in a fresh process either.
        let is_of_one_call = came.value.is_some();
        let failure = came.failure.as_mut();
        let Some(failure) = failure.filter(|it| is_of_one_call || !it.is_half_right) else {
            return Ok(came);
        };
        let ends =
            matches!(failure.reason, Reason::Missing(_) | Reason::Ended(_) | Reason::TimedOut);
        let may_be_kept = !ends && failure.reason != Reason::Unreadable;
        if self.keeps && may_be_kept {
            blame_kept_state(failure);
        }
        let may_be_left = was_another_asked && ends && !interpreter.budget.is_short();
        if was_fresh || self.is_settled || self.keeps || !(may_be_kept || may_be_left) {
            return Ok(came);
        }
        interpreter.start_afresh();
        let again = ask(interpreter)?;
        if again.failure.is_some() {
            self.is_settled = true;
        } else if !was_another_asked {
            self.keeps = true;
            blame_kept_state(failure);
            return Ok(came);
        }
        Ok(again)
    }
}

fn blame_kept_state(failure: &mut Failure) {
    failure.explain(Reason::Kept);
    failure.explanation = None;
    failure.is_half_right = false;
}
