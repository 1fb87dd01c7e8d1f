//! What came of examining one function: how many cases there were, how many were right, and what was not.

use super::failure::{Failure, Reason};

/// The cases of one function, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Examined {
    /// How many cases there are, asked or not.
    pub cases: u32,
    /// How many are right.
    pub passed: u32,
    /// How many are half right, among those that are not.
    pub half_right: u32,
    /// What was not right.
    pub failures: Vec<Failure>,
    /// How often the process was ended.
    ends: u32,
}

impl Examined {
    /// Counts a case: right where there is no failure.
    pub fn add(&mut self, failure: Option<Failure>) {
        self.cases += 1;
        match failure {
            None => self.passed += 1,
            Some(failure) => {
                self.half_right += u32::from(failure.is_half_right);
                self.ends += u32::from(matches!(failure.reason, Reason::Ended(_)));
                self.failures.push(failure);
            }
        }
    }

    /// Counts cases that are not asked any more.
    pub fn not_asked(&mut self, cases: u32) {
        self.cases += cases;
    }

    /// Whether asking on is of no use: there is no such function, it took all its time, or it keeps ending the process.
    pub fn is_stopped(&self) -> bool {
        const MOST_ENDS: u32 = 2;
        let is_last_word = |failure: &Failure| {
            matches!(
                failure.reason,
                Reason::Missing(_) | Reason::TimedOut { .. } | Reason::Unreadable
            )
        };
        self.ends >= MOST_ENDS || self.failures.last().is_some_and(is_last_word)
    }

    /// Whether everything is right.
    pub fn is_all_right(&self) -> bool {
        self.passed == self.cases
    }

    /// Whether there is no such function.
    pub fn is_missing(&self) -> bool {
        matches!(
            self.failures.first(),
            Some(Failure {
                reason: Reason::Missing(_),
                ..
            })
        )
    }
}
