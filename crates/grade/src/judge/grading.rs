//! Grades a whole hand-in: every function examined, its points, and whether it is only blocked by another.
//!
//! A `nim_sum` that adds makes `is_n_position` wrong. With a right `nim_sum` in its place it is right, so it is
//! blocked, and paid for what it does itself.
//!
//! A function may use those before it on the sheet, and those that the sheet builds it on. No others: a hand-in without
//! `nim_sum` that calls it in `bitwise_exclusive_or` does not get a right one there.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io;

use super::calls::Grading;
use super::examined::{Examined, ExaminedFunctions};
use super::failure::{Failure, Reason};
use super::graded::{FunctionReport, Graded, Status};
use super::written;
use crate::class::{Points, Share};
use crate::lab::{Lab, PositionNames};
use crate::python::{Interpreter, Python, PythonValue, SourcePiece, TimeBudget};
use crate::sheet::Function;
use explain::question::Generator;

/// All calls that return may take this many times as long as one function: there are 13, and some are asked again.
pub const TIMES_OVERALL: u32 = 16;

/// Everything that never returns may together take this many times as long as one function.
pub const MOST_LOST: u32 = TimeBudget::MOST_LOST;

/// The functions that say which positions are which.
const POSITIONS: [Function; 2] = [Function::IsNPosition, Function::IsPPosition];

/// Grades the pieces of a hand-in.
pub(super) fn grade(python: &Python, pieces: &[SourcePiece], lab: &Lab) -> io::Result<Graded> {
    let budget = TimeBudget::new(lab.timeout, TIMES_OVERALL);
    let mut grading = Grading {
        interpreter: Interpreter::new(python, pieces, lab.seed, budget, written::to_read()),
        lab: Cow::Borrowed(lab),
        examined: ExaminedFunctions::new(),
    };
    let is_set = |function: &Function| lab.functions.contains(function);
    let (set, others): (Vec<Function>, Vec<Function>) =
        Function::in_order_of_need().into_iter().partition(is_set);
    grading.ask(&set)?;
    // A function that was not set may still block one that was.
    if !grading.examined.values().all(Examined::is_all_right) {
        grading.ask(&others)?;
    }
    for (&function, examined) in &mut grading.examined {
        let source = grading.interpreter.written.remove(function.name());
        let mut source = source.unwrap_or_default();
        if function == Function::ExclusiveOr && !examined.is_missing() {
            written::notice(&mut grading.interpreter, &mut source)?;
        }
        written::examine(function, examined, &source);
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
    let not_judged = functions.iter().filter(|it| it.status == Status::NotJudged);
    let not_judged: Points = not_judged.map(|it| lab.points(it.function)).sum();
    Ok(Graded {
        points: lab.total(shares),
        max_points: not_judged.short_of(lab.max_points()),
        functions,
        problems: grading.interpreter.problems,
        layers: grading.interpreter.layers,
    })
}

/// What blocks a function.
struct Blocker {
    /// The functions that were asked for in place of its own.
    by: BTreeSet<Function>,
    /// Whether these are right, and only too slow.
    is_by_slow_ones: bool,
    /// Its results with right ones in their place.
    once: Examined,
}

impl Grading<'_> {
    /// Examines functions. A game that went wrong in a process that had already served other functions is tried again
    /// in a fresh one; for the others this happens call by call, see [`calls`](super::calls).
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

    /// If either naming of the positions is allowed and the other one fits better, switches to that.
    fn name_positions(&mut self) -> io::Result<()> {
        let is_asked = |it: &Function| self.examined.contains_key(it);
        let positions: Vec<Function> = POSITIONS.into_iter().filter(is_asked).collect();
        let is_right = |it: &Function| self.examined[it].is_all_right();
        if self.lab.names != PositionNames::Either || positions.iter().all(is_right) {
            return Ok(());
        }
        let points = |lab: &Lab, examined: &ExaminedFunctions| {
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

    /// Which functions block those that failed: with these replaced by right ones, they are right, or closer to it.
    fn held_up(&mut self) -> io::Result<BTreeMap<Function, Blocker>> {
        let examined = self.examined.iter();
        let wrong = examined.filter(|(_, it)| !it.has_all_cases_right());
        let wrong: BTreeSet<Function> = wrong.map(|(function, _)| *function).collect();
        let mut held_up: BTreeMap<Function, Blocker> = BTreeMap::new();
        for &function in &wrong {
            let now = self.examined[&function].clone();
            // Blocked functions are replaced too: running their own calls would use up the time of this one.
            let below = wrong.iter().filter(|&&other| function.may_rest_on(other));
            let mut replaced: BTreeSet<Function> = below.copied().collect();
            if replaced.is_empty() && now.has_run_out_of_time() {
                // A right function may be slow, and would be called repeatedly here.
                let below = self.examined.keys();
                replaced.extend(below.filter(|&&other| function.built_on(other)));
            }
            let has_time = self.interpreter.budget.allows_more(0);
            if now.is_missing() || replaced.is_empty() || !has_time {
                continue;
            }
            self.replace(&replaced);
            let mut once = self.examine(function)?;
            once.failures.extend(now.how_written().cloned());
            let wanted = self.interpreter.wanted.iter();
            let wanted: Vec<Function> = wanted.filter_map(|name| Function::named(name)).collect();
            // What remains to be fixed is reported as it appears with right ones, even if they earn no points.
            let mut pairs = once.failures.iter().zip(&now.failures);
            let is_same = once.failures.len() == now.failures.len()
                && pairs.all(|(once, now)| once.is_same_mistake(now));
            let is_other = once.share() == now.share() && !is_same;
            if (once.share() > now.share() || is_other) && !wanted.is_empty() {
                // A blocked function does not block others itself.
                let by = wanted.iter().flat_map(|wanted| match held_up.get(wanted) {
                    Some(other) if other.once.has_all_cases_right() => other.by.clone(),
                    _ => [*wanted].into(),
                });
                let by: BTreeSet<Function> = by.collect();
                let found = Blocker { is_by_slow_ones: by.is_disjoint(&wrong), by, once };
                held_up.insert(function, found);
            }
        }
        Ok(held_up)
    }

    /// Replaces these functions by right ones.
    fn replace(&mut self, functions: &BTreeSet<Function>) {
        let names = functions.iter();
        let names = names.map(|it| (it.name(), it.task().parameters.to_vec()));
        let (lab, mut generator) = (Lab::clone(&self.lab), Generator::new(self.lab.seed));
        let right = move |name: &str, arguments: &[PythonValue]| {
            let function = Function::named(name)?;
            let fits = function.task().parameters.len() == arguments.len();
            fits.then(|| lab.right(function, arguments, &mut generator))?
        };
        self.interpreter.replace(names.collect(), Box::new(right));
    }
}

fn report(
    function: Function,
    mut now: Examined,
    held_up: Option<Blocker>,
    lab: &Lab,
) -> FunctionReport {
    let (mut share, mut blocked_by, mut is_right_once) = (now.share(), Vec::new(), false);
    if let Some(held_up) = held_up {
        share = share.max(held_up.once.share());
        blocked_by.extend(held_up.by);
        is_right_once = held_up.once.is_all_right();
        if !is_right_once {
            // What is wrong even so remains to be fixed in the function itself.
            now = held_up.once;
        } else if held_up.is_by_slow_ones {
            // Which calls finish in time depends on the speed of the machine: one counts for all.
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
    let is_not_judged = now.why_not_judged().is_some();
    let status = if is_right_once {
        Status::Blocked
    } else if is_not_judged {
        (share, blocked_by) = (Share::NONE, Vec::new());
        Status::NotJudged
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
        points: lab.points(function).share(share),
        max_points: if status == Status::NotJudged {
            Points::default()
        } else {
            lab.points(function)
        },
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
