//! The results of a hand-in: its functions with their status, their points, and what was not right.
//!
//! A function that is wrong only because of another one is blocked by that.

use std::collections::BTreeSet;

use serde::Serialize;

use super::examined::CasesOfKind;
use super::failure::{Failure, Reason};
use crate::class::{Points, Share};
use crate::hand_in::traced_to;
use crate::lab::Lab;
use crate::python::Problem;
use crate::python::jail::Layers;
use crate::sheet::Function;
use explain::judgement::Misconception;

/// The status of a function after grading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Everything is right.
    Passed,
    /// Something is not right.
    Failed,
    /// There is no such function.
    Missing,
    /// It raises an exception, or ends the process.
    Error,
    /// It takes too long.
    #[serde(rename = "timeout")]
    TimedOut,
    /// It is right once the functions that it uses are.
    Blocked,
    /// It cannot be judged, and costs nothing.
    #[serde(rename = "not_judged")]
    NotJudged,
}

impl Status {
    /// All of them, in the order of tables and JSON.
    pub(crate) const ALL: [Self; 7] = [
        Self::Passed,
        Self::Failed,
        Self::Missing,
        Self::Error,
        Self::TimedOut,
        Self::Blocked,
        Self::NotJudged,
    ];

    /// Its word in JSON.
    pub fn word(self) -> &'static str {
        const WORDS: [&str; 7] =
            ["passed", "failed", "missing", "error", "timeout", "blocked", "not_judged"];
        WORDS[self as usize]
    }
}

/// The result of one function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionReport {
    /// The function.
    pub function: Function,
    /// Its status.
    pub status: Status,
    /// The functions that block it.
    pub blocked_by: Vec<Function>,
    /// The share of its points that it earns.
    pub share: Share,
    /// Its points.
    pub points: Points,
    /// Its maximum points.
    pub max_points: Points,
    /// The cases by which it was judged, by kind.
    pub kinds: Vec<CasesOfKind>,
    /// What was not right.
    pub failures: Vec<Failure>,
}

impl FunctionReport {
    /// The report on a function of an empty hand-in.
    pub(crate) fn missing(function: Function, lab: &Lab) -> Self {
        Self {
            function,
            status: Status::Missing,
            blocked_by: Vec::new(),
            share: Share::NONE,
            points: Points::default(),
            max_points: lab.points(function),
            kinds: Vec::new(),
            failures: Vec::new(),
        }
    }

    /// Whether nothing in it needs fixing, though a function that it uses may: a report for people calls it right by
    /// itself, and one for programs calls it blocked.
    pub fn is_right_itself(&self) -> bool {
        matches!(self.status, Status::Passed | Status::Blocked)
    }

    /// How many cases there are.
    pub fn cases(&self) -> u32 {
        self.kinds.iter().map(|kind| kind.cases).sum()
    }

    /// How many of them are right.
    pub fn passed_cases(&self) -> u32 {
        self.kinds.iter().map(|kind| kind.passed).sum()
    }

    /// The misconceptions that it shows. A blocked function shows those of what blocks it, which do not count.
    pub fn misconceptions(&self) -> BTreeSet<Misconception> {
        if matches!(self.status, Status::Blocked | Status::NotJudged) {
            return BTreeSet::new();
        }
        let failures = self.failures.iter();
        failures.filter_map(Failure::misconception).collect()
    }
}

/// The results of a hand-in that could be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graded {
    /// Its functions, in the order of the lab sheet.
    pub functions: Vec<FunctionReport>,
    /// The sum of its points.
    pub points: Points,
    /// The points of all functions that could be judged.
    pub max_points: Points,
    /// What went wrong at its top level.
    pub problems: Vec<Problem>,
    /// The layers of the jail that were active.
    pub layers: Layers,
}

impl Graded {
    /// Whether everything is right.
    pub fn is_all_right(&self) -> bool {
        self.not_right().next().is_none()
    }

    /// The functions that are not right.
    pub(crate) fn not_right(&self) -> impl Iterator<Item = &FunctionReport> {
        let functions = self.functions.iter();
        functions.filter(|report| !matches!(report.status, Status::Passed | Status::NotJudged))
    }

    /// The function that could not be judged, if there is one, and why.
    pub(crate) fn not_judged(&self) -> Option<(Function, &str)> {
        let report = self.functions.iter().find(|report| report.status == Status::NotJudged)?;
        report.failures.iter().find_map(|failure| match &failure.reason {
            Reason::NotFollowed(why) => Some((report.function, &**why)),
            _ => None,
        })
    }

    /// What went wrong at its top level, except what is reported with a missing function, or only follows from an
    /// earlier problem: `limit` is not defined if `limit = int(input())` failed.
    pub(crate) fn outside(&self) -> impl Iterator<Item = &Problem> {
        let missing = self.not_right().filter(|it| it.status == Status::Missing);
        let missing: Vec<&str> = missing.map(|it| it.function.name()).collect();
        self.problems.iter().filter(move |problem| match problem {
            Problem::Raised(raised, statement) => {
                let costs = statement.sets.iter().any(|name| missing.contains(&&**name));
                !costs && traced_to(raised.clone(), &self.problems).unset.is_none()
            }
            _ => true,
        })
    }
}
