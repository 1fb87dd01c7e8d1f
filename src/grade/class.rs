//! What came of many hand-ins together: for each function how many have it right, for each misconception how many have it.
//!
//! Only counts are kept, so a class of thousands takes no more memory than one hand-in.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::cause::Cause;
use super::grading::Status;
use super::jail::Layers;
use super::lab::Function;
use super::points::Points;
use super::spread::Spread;
use super::submission::Submission;
use crate::judgement::Misconception;

/// How one function went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FunctionTally {
    /// Everything is right.
    pub passed: usize,
    /// Something is not right.
    pub failed: usize,
    /// There is no such function.
    pub missing: usize,
    /// It raises an exception, or ends Python.
    pub error: usize,
    /// It takes too long.
    pub timeout: usize,
    /// It is held up by another.
    pub blocked: usize,
}

/// What came of the hand-ins so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GradedClass {
    /// How many hand-ins there are.
    pub submissions: usize,
    /// How many could not be graded.
    pub not_graded: usize,
    /// How many have everything right.
    pub all_right: usize,
    /// All their points together.
    pub points: Points,
    /// By function.
    #[serde(serialize_with = "by_name")]
    pub functions: BTreeMap<Function, FunctionTally>,
    /// How many hand-ins show each misconception.
    pub misconceptions: BTreeMap<Misconception, usize>,
    /// How many hand-ins show each cause, misconceptions among them.
    #[serde(rename = "reasons", serialize_with = "by_code")]
    pub causes: BTreeMap<Cause, usize>,
    /// How the points of those that were graded are spread.
    pub spread: Spread,
    /// The layers of the jail that were active; where they differed, those of a hand-in that lacked some.
    #[serde(skip)]
    pub layers: Option<Layers>,
}

fn by_code<S: Serializer>(
    causes: &BTreeMap<Cause, usize>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(causes.iter().map(|(cause, count)| (cause.code(), count)))
}

fn by_name<S: Serializer>(
    functions: &BTreeMap<Function, FunctionTally>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(
        functions
            .iter()
            .map(|(function, tally)| (function.name(), tally)),
    )
}

impl GradedClass {
    /// How many have been graded.
    #[must_use]
    pub fn graded(&self) -> usize {
        self.submissions - self.not_graded
    }

    /// The points on average of those that were graded.
    #[must_use]
    pub fn mean(&self) -> Points {
        self.points.shared_by(self.graded())
    }

    /// Counts one hand-in more.
    pub fn add(&mut self, submission: &Submission) {
        self.submissions += 1;
        self.points = [self.points, submission.points()].into_iter().sum();
        let Ok(graded) = &submission.result else {
            self.not_graded += 1;
            return;
        };
        self.all_right += usize::from(graded.is_all_right());
        for report in &graded.functions {
            let tally = self.functions.entry(report.function).or_default();
            *match report.status {
                Status::Passed => &mut tally.passed,
                Status::Failed => &mut tally.failed,
                Status::Missing => &mut tally.missing,
                Status::Error => &mut tally.error,
                Status::TimedOut => &mut tally.timeout,
                Status::Blocked => &mut tally.blocked,
            } += 1;
        }
        self.spread.add(graded.points());
        if self.layers.is_none_or(Layers::all_active) {
            self.layers = Some(graded.layers);
        }
        for cause in Cause::all_of(graded) {
            *self.causes.entry(cause).or_default() += 1;
        }
        for slip in graded.misconceptions() {
            *self.misconceptions.entry(slip).or_default() += 1;
        }
    }
}
