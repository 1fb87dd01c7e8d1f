//! A whole hand-in graded: every function asked, its points, and whether it is only held up by another.

use std::borrow::Cow;
use std::io;

use super::blame::HeldUp;
use super::calls::Grading;
use super::examined::{AllExamined, Examined};
use super::failure::{Failure, Reason};
use super::graded::{FunctionReport, Graded, Status};
use super::written;
use crate::class::Share;
use crate::grade::lab::{Lab, PositionNames};
use crate::grade::python::{Interpreter, Python, SourcePiece, TimeBudget};
use crate::grade::sheet::Function;

/// All calls that come back may take this many times as long as one function: there are 13, and some are asked again.
pub const TIMES_OVERALL: u32 = 16;

/// What never comes back may take this many times as long as one function, all of it together.
pub const MOST_LOST: u32 = TimeBudget::MOST_LOST;

/// The functions that say which positions are which.
const POSITIONS: [Function; 2] = [Function::IsNPosition, Function::IsPPosition];

/// Grades the pieces of a hand-in.
pub(super) fn grade(python: &Python, pieces: &[SourcePiece], lab: &Lab) -> io::Result<Graded> {
    let budget = TimeBudget::new(lab.timeout, TIMES_OVERALL);
    let mut grading = Grading {
        interpreter: Interpreter::new(python, pieces, lab.seed, budget, written::to_read()),
        lab: Cow::Borrowed(lab),
        examined: AllExamined::new(),
    };
    let is_set = |function: &Function| lab.functions.contains(function);
    let (set, others): (Vec<Function>, Vec<Function>) =
        Function::in_order_of_need().into_iter().partition(is_set);
    grading.ask(&set)?;
    // What is not set may still hold up what is.
    if !grading.examined.values().all(Examined::is_all_right) {
        grading.ask(&others)?;
    }
    for (&function, examined) in &mut grading.examined {
        let source = grading.interpreter.written.remove(function.name());
        written::examine(function, examined, &source.unwrap_or_default(), lab);
    }
    grading.name_positions()?;
    let mut held_up = grading.held_up()?;
    let mut examined = grading.examined;
    let functions = lab.functions.iter().filter_map(|&function| {
        let examined = examined.remove(&function)?;
        Some(report(function, examined, held_up.remove(&function), lab))
    });
    let functions: Vec<FunctionReport> = functions.collect();
    let shares = functions.iter().map(|it| (it.function, it.share));
    Ok(Graded {
        points: lab.total(shares),
        max_points: lab.max_points(),
        functions,
        problems: grading.interpreter.problems,
        layers: grading.interpreter.layers,
    })
}

impl Grading<'_> {
    /// Examines functions. A game that went wrong in a process that had answered for other functions is tried again in a
    /// fresh one; of the others each call is, see [`calls`](super::calls).
    fn ask(&mut self, functions: &[Function]) -> io::Result<()> {
        let is_wrong = |found: &Examined| !found.is_all_right() && !found.is_missing();
        for (asked, &function) in (1..).zip(functions) {
            let may_be_left = function == Function::PlayNim && !self.interpreter.is_fresh();
            let mut found = self.examine(function)?;
            let still_to_ask = functions.len() - asked;
            let budget = &self.interpreter.budget;
            if is_wrong(&found) && may_be_left && budget.allows_more(still_to_ask) {
                self.interpreter.start_afresh();
                found = self.examine(function)?;
            }
            if is_wrong(&found) {
                self.interpreter.start_afresh();
            }
            self.examined.insert(function, found);
        }
        Ok(())
    }

    /// Where either naming of the positions will do and the other one fits better, goes by that.
    fn name_positions(&mut self) -> io::Result<()> {
        let is_asked = |it: &Function| self.examined.contains_key(it);
        let positions: Vec<Function> = POSITIONS.into_iter().filter(is_asked).collect();
        let is_right = |it: &Function| self.examined[it].is_all_right();
        if self.lab.names != PositionNames::Either || positions.iter().all(is_right) {
            return Ok(());
        }
        let points = |lab: &Lab, examined: &AllExamined| {
            lab.total(positions.iter().map(|it| (*it, examined[it].share())))
        };
        let (lab, before) = (self.lab.clone(), self.examined.clone());
        self.lab.to_mut().names = PositionNames::Standard;
        self.ask(&positions)?;
        if points(&lab, &self.examined) <= points(&lab, &before) {
            (self.lab, self.examined) = (lab, before);
        }
        Ok(())
    }
}

fn report(
    function: Function,
    mut now: Examined,
    held_up: Option<HeldUp>,
    lab: &Lab,
) -> FunctionReport {
    let (mut share, mut blocked_by, mut is_right_once) = (now.share(), Vec::new(), false);
    if let Some(held_up) = held_up {
        // Nobody is charged for a function that is not set.
        let is_set = |function: &Function| lab.functions.contains(function);
        let credit = if held_up.by.iter().any(is_set) {
            lab.right_once_helpers_are
        } else {
            Share::WHOLE
        };
        share = share.max(held_up.once.share().times(credit));
        blocked_by.extend(held_up.by);
        is_right_once = held_up.once.is_all_right();
        if !is_right_once {
            // What is wrong beside that is what is left to mend in the function itself.
            now = held_up.once;
        } else if held_up.is_by_slow_ones {
            // Which calls came in time, and how far the next one came, says how quick the machine is: one stands for all.
            share = held_up.once.share().times(credit);
            now.failures.truncate(1);
            for failure in &mut now.failures {
                failure.explain(Reason::Awaited);
                function.name().clone_into(&mut failure.call);
                failure.happened.clear();
            }
            for kind in &mut now.kinds {
                (kind.passed, kind.half_right) = (0, 0);
            }
        }
    }
    let status = if is_right_once {
        Status::Blocked
    } else if now.is_all_right() {
        Status::Passed
    } else {
        status(&now.failures)
    };
    FunctionReport {
        function,
        status,
        blocked_by,
        share,
        points: lab.points_for(function, share),
        max_points: lab.points(function),
        kinds: now.kinds,
        failures: now.failures,
    }
}

fn status(failures: &[Failure]) -> Status {
    let any = |is: fn(&Reason) -> bool| failures.iter().any(|failure| is(&failure.reason));
    let all = |is: fn(&Reason) -> bool| failures.iter().all(|failure| is(&failure.reason));
    if any(|reason| matches!(reason, Reason::Missing(_))) {
        Status::Missing
    } else if any(Reason::is_about_time) {
        Status::TimedOut
    } else if all(Reason::is_no_answer) {
        Status::Error
    } else {
        Status::Failed
    }
}
