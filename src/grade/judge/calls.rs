//! A function asked in the way that fits it: through whole games, or call by call, where each call has one right value, or
//! a board all the moves that it has.

use std::borrow::Cow;
use std::io;

use super::case::{Case, CaseOutcome};
use super::examined::{Examined, ExaminedFunctions};
use super::failure::{ExpectedResult, Failure, Reason};
use super::joint_diagnosis::{ObservedCall, diagnose};
use super::{game, moves, value};
use crate::grade::lab::Lab;
use crate::grade::python::Interpreter;
use crate::grade::sheet::Function;
use crate::question::Generator;

/// A hand-in that is being graded.
pub(super) struct Grading<'a> {
    pub interpreter: Interpreter,
    /// The rules, with the naming of positions that fits the hand-in where either will do.
    pub lab: Cow<'a, Lab>,
    /// What came of the functions so far.
    pub examined: ExaminedFunctions,
}

impl Grading<'_> {
    /// Examines a function as things are.
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
                _ => lab
                    .right(of, &arguments, generator)
                    .map(ExpectedResult::Value),
            };
            let Some(wanted) = wanted else {
                continue;
            };
            let case = Case {
                function: of,
                lab,
                arguments,
                wanted,
            };
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
                examined.is_another |= found.is_another;
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

/// Whether what is not right would be so if nothing had been asked before: nobody loses points for what another function
/// has left behind, and what a function keeps from call to call itself is told as that.
///
/// `nim_sum([7])` gives 1 where a list as default value still holds the board before; asked in a fresh process it gives 7.
#[derive(Default)]
struct FreshRerun {
    /// Nothing is to be found out any more: it is wrong in a fresh process too.
    is_settled: bool,
    /// It keeps something itself.
    keeps: bool,
}

impl FreshRerun {
    /// Asks, and asks again in a fresh process where what came of it is wrong and may come of what was asked before.
    fn ask(
        &mut self,
        interpreter: &mut Interpreter,
        mut ask: impl FnMut(&mut Interpreter) -> io::Result<CaseOutcome>,
    ) -> io::Result<CaseOutcome> {
        let was_fresh = interpreter.is_fresh();
        let was_another_asked = interpreter.was_another_asked;
        let mut came = ask(interpreter)?;
        // A function that is asked for moves again and again is no more right than half in a fresh process, either.
        let is_of_one_call = came.value.is_some();
        let failure = came.failure.as_mut();
        let Some(failure) = failure.filter(|it| is_of_one_call || !it.is_half_right) else {
            return Ok(came);
        };
        let ends = matches!(
            failure.reason,
            Reason::Missing(_) | Reason::Ended(_) | Reason::TimedOut
        );
        let may_be_kept = !ends && failure.reason != Reason::Unreadable;
        if self.keeps && may_be_kept {
            tell_kept(failure);
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
            tell_kept(failure);
            return Ok(came);
        }
        Ok(again)
    }
}

fn tell_kept(failure: &mut Failure) {
    failure.explain(Reason::Kept);
    failure.request = None;
    failure.is_half_right = false;
}
