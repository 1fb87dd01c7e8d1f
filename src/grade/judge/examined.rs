//! What came of examining one function: how many cases there were, how many were right, and what was not.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::failure::{Failure, Reason};
use crate::class::{Share, Tally, most_frequent_first};
use crate::grade::sheet::{CallKind, Function};
use crate::judgement::Misconception;

/// What came of the functions that were asked.
pub(super) type AllExamined = BTreeMap<Function, Examined>;

/// The cases of one kind, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CasesOfKind {
    /// How many there are, asked or not.
    pub cases: u32,
    /// How many are right.
    pub passed: u32,
    /// How many are half right, among those that are not.
    pub half_right: u32,
}

impl CasesOfKind {
    /// How much of the points cases of this kind bring: all of their share where all are right, half of it where the others
    /// are half right.
    fn share(&self, kind: &CallKind) -> Share {
        if self.passed == self.cases {
            Share::percent(kind.percent)
        } else if self.passed + self.half_right == self.cases {
            Share::percent(kind.percent).times(Share::HALF)
        } else {
            Share::NONE
        }
    }
}

/// The cases of one function, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Examined {
    function: Function,
    /// The cases by kind.
    pub kinds: Vec<CasesOfKind>,
    /// What was not right.
    pub failures: Vec<Failure>,
    /// Whether every case counts half, for how the function is written.
    pub is_written_otherwise: bool,
    /// Whether what is called is not what stands in the source.
    pub is_another: bool,
    /// Whether there is little time for what hangs.
    pub is_time_short: bool,
    /// How often the process was ended, or had to be.
    ends: u32,
}

impl Examined {
    /// Nothing has been asked yet.
    pub fn new(function: Function) -> Self {
        Self {
            function,
            kinds: vec![CasesOfKind::default(); function.task().kinds.len()],
            failures: Vec::new(),
            is_written_otherwise: false,
            is_another: false,
            is_time_short: false,
            ends: 0,
        }
    }

    /// How much of its points the function has.
    pub fn share(&self) -> Share {
        let kinds = self.kinds.iter().zip(self.function.task().kinds);
        let share: Share = kinds.map(|(counts, kind)| counts.share(kind)).sum();
        if self.is_written_otherwise {
            share.times(Share::HALF)
        } else {
            share
        }
    }

    /// Counts a case of a kind: right where there is no failure.
    pub fn add(&mut self, kind: usize, failure: Option<Failure>) {
        let counts = &mut self.kinds[kind];
        counts.cases += 1;
        match failure {
            None => counts.passed += 1,
            Some(failure) => {
                counts.half_right += u32::from(failure.is_half_right);
                let is_end = matches!(failure.reason, Reason::Ended(_) | Reason::TimedOut);
                self.ends += u32::from(is_end);
                self.failures.push(failure);
            }
        }
    }

    /// Counts a case that is not asked because the time of the function is used up: a reason of its own where no call was
    /// stopped for it.
    pub fn add_out_of_time(&mut self, kind: usize, used_up: Failure) {
        if self.has_run_out_of_time() {
            self.not_asked(kind);
        } else {
            self.add(kind, Some(used_up));
        }
    }

    /// Whether a call was stopped, or not made, for the time that was taken.
    pub fn has_run_out_of_time(&self) -> bool {
        self.failures.iter().any(|it| it.reason.is_about_time())
    }

    /// Counts a case that is not asked any more.
    pub fn not_asked(&mut self, kind: usize) {
        self.kinds[kind].cases += 1;
    }

    /// Adds what is wrong with the way in which it is written, for which every case counts half.
    pub fn add_how_written(&mut self, failures: impl IntoIterator<Item = Failure>) {
        let before = self.failures.len();
        self.failures.extend(failures);
        self.is_written_otherwise |= self.failures.len() > before;
    }

    /// Whether asking on is of no use: there is no such function, or it keeps ending the process or hanging, for which there
    /// may be little time.
    pub fn is_stopped(&self) -> bool {
        const MOST_ENDS: u32 = 3;
        let is_last_word =
            |failure: &Failure| matches!(failure.reason, Reason::Missing(_) | Reason::Unreadable);
        let most_ends = if self.is_time_short { 1 } else { MOST_ENDS };
        self.ends >= most_ends || self.failures.last().is_some_and(is_last_word)
    }

    /// Gives wrong values another reason, where there is one.
    pub fn explain_wrong(&mut self, reason: impl Fn(&Failure) -> Option<Reason>) {
        for failure in &mut self.failures {
            if let (Reason::Wrong, Some(reason)) = (&failure.reason, reason(failure)) {
                failure.explain(reason);
            }
        }
    }

    /// Takes back every diagnosis that is rare among the wrong answers: on small numbers a misconception may give an answer
    /// to which somebody else has come by another way. One that is meant is the most frequent, and explains one
    /// answer in this many at least; on the others it may be one of several.
    pub fn keep_common_diagnoses(&mut self, one_in: usize) {
        let judged = self.failures.iter().filter(|it| it.judgement.is_some());
        let count = judged.clone().count();
        let mut slips: Tally<Misconception> = Tally::default();
        for slip in judged.filter_map(Failure::misconception) {
            *slips.entry(slip).or_default() += 1;
        }
        let common = match most_frequent_first(&slips)[..] {
            [(first, times), ref others @ ..] => {
                // On small boards many a move takes as many as the nim sum by chance.
                let is_chancy = first == Misconception::TookNimSum;
                let one_in = if is_chancy { one_in.min(4) } else { one_in };
                let is_most = others.first().is_none_or(|&(_, other)| times > other);
                let is_common = is_most && one_in * times >= count && (times > 1 || count == 1);
                is_common.then_some(first)
            }
            [] => None,
        };
        for failure in &mut self.failures {
            let is_common = failure.misconception() == common;
            if let (false, Some(judgement)) = (is_common, &mut failure.judgement) {
                **judgement = judgement.as_ref().clone().diagnosed(None);
            }
        }
    }

    /// Takes over what was found of how the function is written.
    pub fn add_how_written_of(&mut self, other: &Self) {
        if other.is_written_otherwise {
            let is_of_writing = |failure: &&Failure| matches!(failure.reason, Reason::Gate(_));
            self.add_how_written(other.failures.iter().filter(is_of_writing).cloned());
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
        self.has_all_cases_right() && !self.is_written_otherwise
    }

    /// Whether there is no such function.
    pub fn is_missing(&self) -> bool {
        let first = self.failures.first();
        first.is_some_and(|failure| matches!(failure.reason, Reason::Missing(_)))
    }
}
