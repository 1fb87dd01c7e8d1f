//! The results of examining one function: how many cases there were, how many were right, and what was wrong.

use std::collections::BTreeMap;

use super::failure::{Failure, Reason};
use crate::class::{Share, Tally, most_frequent_first};
use crate::sheet::{CallKind, Function};
use explain::judgement::Misconception;

/// The results of the functions that were examined.
pub(super) type ExaminedFunctions = BTreeMap<Function, Examined>;

/// The cases of one kind, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CasesOfKind {
    /// How many there are, asked or not.
    pub cases: u32,
    /// How many are right.
    pub passed: u32,
    /// How many are half right, among those that are not.
    pub half_right: u32,
}

impl CasesOfKind {
    /// How much of the points cases of this kind earn, at most `most` of their share: that if all are right, half of
    /// their share if the others are half right.
    fn share(&self, kind: &CallKind, most: Share) -> Share {
        let earned = if self.passed == self.cases {
            most
        } else if self.passed + self.half_right == self.cases {
            Share::HALF
        } else {
            Share::NONE
        };
        Share::percent(kind.percent).times(earned)
    }
}

/// The cases of one function, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Examined {
    function: Function,
    /// The cases by kind.
    pub kinds: Vec<CasesOfKind>,
    /// What was wrong.
    pub failures: Vec<Failure>,
    /// Whether little time is left for calls that hang.
    pub is_time_short: bool,
}

impl Examined {
    /// Nothing has been examined yet.
    pub fn new(function: Function) -> Self {
        Self {
            function,
            kinds: vec![CasesOfKind::default(); function.task().kinds.len()],
            failures: Vec::new(),
            is_time_short: false,
        }
    }

    /// The share of its points that the function earns. Half right in two ways is still half right.
    pub fn share(&self) -> Share {
        let most = match self.how_written().next() {
            Some(_) => Share::HALF,
            None => Share::WHOLE,
        };
        let kinds = self.kinds.iter().zip(self.function.task().kinds);
        kinds.map(|(counts, kind)| counts.share(kind, most)).sum()
    }

    /// Counts a case of a kind: right if there is no failure.
    pub fn add(&mut self, kind: usize, failure: Option<Failure>) {
        let counts = &mut self.kinds[kind];
        counts.cases += 1;
        match failure {
            None => counts.passed += 1,
            Some(failure) => {
                counts.half_right += u32::from(failure.is_half_right);
                self.failures.push(failure);
            }
        }
    }

    /// Whether a call was stopped, or not made, because time ran out.
    pub fn has_run_out_of_time(&self) -> bool {
        self.failures.iter().any(|it| it.reason.is_about_time())
    }

    /// Counts a case that is no longer asked.
    pub fn not_asked(&mut self, kind: usize) {
        self.kinds[kind].cases += 1;
    }

    /// What is wrong with how the function is written, for which every case counts half.
    pub fn how_written(&self) -> impl Iterator<Item = &Failure> {
        let failures = self.failures.iter();
        failures.filter(|it| matches!(it.reason, Reason::Gate(_)))
    }

    /// Whether asking more is pointless: there is no such function, or it keeps ending the process or hanging while
    /// little time is left.
    pub fn is_stopped(&self) -> bool {
        const MOST_ENDS: usize = 3;
        let is_last_word =
            |failure: &Failure| matches!(failure.reason, Reason::Missing(_) | Reason::Unreadable);
        let most_ends = if self.is_time_short { 1 } else { MOST_ENDS };
        let is_end = |it: &&Failure| matches!(it.reason, Reason::Ended(_) | Reason::TimedOut);
        let ends = self.failures.iter().filter(is_end).count();
        ends >= most_ends || self.failures.last().is_some_and(is_last_word)
    }

    /// Replaces the reason of wrong values, if there is a better one.
    pub fn explain_wrong(&mut self, reason: impl Fn(&Failure) -> Option<Reason>) {
        for failure in &mut self.failures {
            if let (Reason::Wrong, Some(reason)) = (&failure.reason, reason(failure)) {
                failure.explain(reason);
            }
        }
    }

    /// Removes every diagnosis that is rare among the wrong answers: on small numbers a misconception may give an
    /// answer that came about in another way. A real one is the most frequent and explains at least one answer in this
    /// many; on the others it may be one of several.
    pub fn keep_common_diagnoses(&mut self, one_in: usize) {
        let judged = self.failures.iter().filter(|it| it.judgement.is_some());
        let count = judged.clone().count();
        let mut slips: Tally<Misconception> = Tally::default();
        for slip in judged.filter_map(Failure::misconception) {
            *slips.entry(slip).or_default() += 1;
        }
        let slips = most_frequent_first(&slips);
        let is_common = |&&(slip, times): &&(Misconception, usize)| {
            // On small boards many moves take as many as the nim sum by chance.
            let is_chancy = slip == Misconception::TookNimSum;
            let one_in = if is_chancy { one_in.min(4) } else { one_in };
            let is_most = slips.get(1).is_none_or(|&(_, other)| times > other);
            is_most && one_in * times >= count && (times > 1 || count == 1)
        };
        let common = slips.first().filter(is_common).map(|&(slip, _)| slip);
        for failure in &mut self.failures {
            let is_common = failure.misconception() == common;
            if let (false, Some(judgement)) = (is_common, &mut failure.judgement) {
                **judgement = judgement.as_ref().clone().diagnosed(None);
            }
        }
    }

    /// Whether no case is right.
    pub fn has_nothing_right(&self) -> bool {
        self.kinds.iter().all(|kind| kind.passed == 0)
    }

    /// Whether every case is right.
    pub fn has_all_cases_right(&self) -> bool {
        self.kinds.iter().all(|kind| kind.passed == kind.cases)
    }

    /// Whether everything is right.
    pub fn is_all_right(&self) -> bool {
        self.has_all_cases_right() && self.how_written().next().is_none()
    }

    /// Why the function cannot be judged, if it cannot.
    pub fn why_not_judged(&self) -> Option<&str> {
        self.failures.iter().find_map(|failure| match &failure.reason {
            Reason::NotFollowed(why) => Some(&**why),
            _ => None,
        })
    }

    /// Whether there is no such function.
    pub fn is_missing(&self) -> bool {
        let first = self.failures.first();
        first.is_some_and(|failure| matches!(failure.reason, Reason::Missing(_)))
    }
}
