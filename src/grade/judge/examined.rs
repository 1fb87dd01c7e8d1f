//! What came of examining one function: how many cases there were, how many were right, and what was not.

use super::failure::{Failure, Reason};
use crate::class::Tally;
use crate::judgement::Misconception;

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
    /// Whether what is called is not what stands in the source.
    pub is_another: bool,
    /// Whether there is little time for what hangs.
    pub is_time_short: bool,
    /// How often the process was ended, or had to be.
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
                let is_end = matches!(failure.reason, Reason::Ended(_) | Reason::TimedOut { .. });
                self.ends += u32::from(is_end);
                self.failures.push(failure);
            }
        }
    }

    /// Counts a case that is not asked because the time of the function is used up: a reason of its own where no call was
    /// stopped for it.
    pub fn add_out_of_time(&mut self, used_up: Failure) {
        let is_told = |failure: &Failure| {
            matches!(
                failure.reason,
                Reason::TimedOut { .. } | Reason::UsedUp { .. }
            )
        };
        if self.failures.iter().any(is_told) {
            self.not_asked(1);
        } else {
            self.add(Some(used_up));
        }
    }

    /// Counts cases that are not asked any more.
    pub fn not_asked(&mut self, cases: u32) {
        self.cases += cases;
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

    /// Takes back every diagnosis that is rare among the wrong answers: on small numbers a misconception may give an answer
    /// to which somebody else has come by another way. One that is meant is the most frequent, and explains one
    /// answer in this many at least; on the others it may be one of several.
    pub fn keep_common_diagnoses(&mut self, one_in: usize) {
        let judged = self.failures.iter().filter(|it| it.judgement().is_some());
        let count = judged.clone().count();
        let mut slips: Tally<Misconception> = Tally::default();
        slips.add(judged.filter_map(Failure::misconception));
        let is_common = |slip: Misconception| match slips.most_frequent_first()[..] {
            [(first, times), ref others @ ..] if first == slip => {
                // On small boards many a move takes as many as the nim sum by chance.
                let is_chancy = slip == Misconception::TookNimSum;
                let one_in = if is_chancy { one_in.min(4) } else { one_in };
                let is_most = others.first().is_none_or(|&(_, other)| times > other);
                is_most && one_in * times >= count && (times > 1 || count == 1)
            }
            _ => false,
        };
        for failure in &mut self.failures {
            let is_chance = failure.misconception().is_some_and(|slip| !is_common(slip));
            if let (true, Some(judgement)) = (is_chance, failure.judgement_mut()) {
                *judgement = judgement.clone().diagnosed(None);
            }
        }
    }

    /// Whether everything is right.
    pub fn is_all_right(&self) -> bool {
        self.passed == self.cases
    }

    /// Whether every call is right, and only the way in which it is written is not.
    pub fn fails_only_by_how_it_is_written(&self) -> bool {
        let is_of_gate = |failure: &Failure| matches!(failure.reason, Reason::Gate(_));
        !self.failures.is_empty() && self.failures.iter().all(is_of_gate)
    }

    /// Whether there is no such function.
    pub fn is_missing(&self) -> bool {
        let first = self.failures.first();
        first.is_some_and(|failure| matches!(failure.reason, Reason::Missing(_)))
    }
}
