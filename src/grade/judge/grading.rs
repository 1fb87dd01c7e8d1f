//! A whole hand-in graded: every function asked, its points, and whether it is only held up by another.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use super::asked::examine_fairly;
use super::blame::held_up;
use super::examined::Examined;
use super::failure::{Failure, Reason};
use super::gate;
use super::graded::{FunctionReport, Graded, Status};
use crate::class::Points;
use crate::grade::python::{Interpreter, Python, SourcePiece, TimeBudget};
use crate::grade::sheet::Function;

/// How a hand-in is graded.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What the random cases follow from.
    pub seed: u64,
    /// How long each function may take.
    pub timeout: Duration,
}

impl Settings {
    /// All calls that come back may take this many times as long as one function: there are 13, and some are asked again.
    pub const OVERALL: u32 = 16;

    /// What never comes back may take this many times as long, all of it together.
    pub const MOST_LOST: u32 = TimeBudget::MOST_LOST;
}

/// Grades the pieces of a hand-in.
pub(super) fn grade(
    python: &Python,
    pieces: &[SourcePiece],
    settings: Settings,
) -> io::Result<Graded> {
    let Settings { seed, timeout } = settings;
    let budget = TimeBudget::new(timeout, Settings::OVERALL);
    let mut interpreter = Interpreter::new(python, pieces, seed, budget, gate::to_read());
    let mut examined = BTreeMap::new();
    for (asked, function) in (1..).zip(Function::in_order_of_need()) {
        let still_to_ask = Function::ALL.len() - asked;
        let found = examine_fairly(&mut interpreter, function, seed, still_to_ask)?;
        examined.insert(function, found);
    }
    for (function, examined) in &mut examined {
        gate::examine(
            *function,
            examined,
            interpreter.how_written(function.name()),
        );
    }
    let mut blocked_by = held_up(&mut interpreter, &examined, seed)?;
    let functions = examined.into_iter().map(|(function, examined)| {
        let blocked_by = blocked_by.remove(&function).unwrap_or_default();
        report(function, examined, blocked_by)
    });
    Ok(Graded {
        functions: functions.collect(),
        problems: interpreter.problems,
        layers: interpreter.layers,
    })
}

fn report(function: Function, examined: Examined, blocked_by: Vec<Function>) -> FunctionReport {
    let status = if examined.is_all_right() {
        Status::Passed
    } else if blocked_by.is_empty() {
        status(&examined.failures)
    } else {
        Status::Blocked
    };
    FunctionReport {
        function,
        status,
        blocked_by,
        points: Points::share(
            function.weight(),
            2 * examined.passed + examined.half_right,
            2 * examined.cases,
        ),
        cases: examined.cases,
        passed_cases: examined.passed,
        failures: examined.failures,
    }
}

fn status(failures: &[Failure]) -> Status {
    let any = |is: fn(&Reason) -> bool| failures.iter().any(|failure| is(&failure.reason));
    let all = |is: fn(&Reason) -> bool| failures.iter().all(|failure| is(&failure.reason));
    if any(|reason| matches!(reason, Reason::Missing(_))) {
        Status::Missing
    } else if any(|reason| matches!(reason, Reason::TimedOut { .. } | Reason::UsedUp { .. })) {
        Status::TimedOut
    } else if all(|reason| {
        matches!(
            reason,
            Reason::Raised(_) | Reason::Ended(_) | Reason::Unreadable
        )
    }) {
        Status::Error
    } else {
        Status::Failed
    }
}
