//! Values that repeat for ever, proved from finitely many of them.
//!
//! The values of an octal game whose last digit is in place k repeat for ever with period p from heap n₀ on (n₀ ≥ 1) if
//! G(n + p) = G(n) for all n with n₀ ≤ n < 2n₀ + p + k (Guy and Smith, 1956). Beyond that every option of a heap of n +
//! p leaves a heap with more than n₀ + p, and p taken from that one gives an option of a heap of n with the same value;
//! so both have the same options' values, and the same mex.
//!
//! In a subtraction game a value depends only on the last m before it, where m is the largest number that may be taken:
//! as soon as m consecutive values repeat, all that follow do.
//!
//! If any number may be taken, the values grow without end. They may still repeat up to a constant, the *saltus*: each
//! exceeds the one a period before it by the same number. Such games state their period themselves; the reason is shown
//! with their values.

use std::ops::Range;

use super::period::Period;

/// What proves a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodLaw {
    /// An octal game.
    Octal {
        /// The place of its last digit.
        last_place: u64,
        /// How far back a value looks, if no heap is split.
        looks_back: Option<Lookback>,
    },
    /// A subtraction game.
    Subtraction {
        /// The largest number that may be taken.
        most_taken: u64,
    },
    /// A game in which any number may be taken.
    AnyTaken {
        /// Whether a heap may be split as well.
        splits: bool,
    },
}

/// How many values before it a value depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookback {
    /// The most that may be taken from these heaps.
    pub most_taken: u64,
    /// The first heap for which this holds.
    pub from: u64,
}

impl PeriodLaw {
    /// How far back a value looks; `None` if that grows with the heap.
    #[must_use]
    pub fn looks_back(self) -> Option<Lookback> {
        match self {
            Self::Octal { looks_back, .. } => looks_back,
            Self::Subtraction { most_taken } => Some(Lookback { most_taken, from: 0 }),
            Self::AnyTaken { .. } => None,
        }
    }

    /// The heaps whose values are compared with those a period later. An empty heap is special, because it is never
    /// left next to another one, so it may fit into the repetition but proves nothing.
    #[must_use]
    pub fn compared(self, period: Period) -> Range<u64> {
        self.first_compared(period.from)..period.values_needed - period.length
    }

    fn first_compared(self, from: u64) -> u64 {
        match self {
            Self::Subtraction { .. } => from,
            Self::Octal { .. } | Self::AnyTaken { .. } => from.max(1),
        }
    }

    /// The period of this length from this heap on, with the number of values that prove it.
    pub(super) fn period(self, from: u64, length: u64) -> Period {
        let first = self.first_compared(from);
        let (values_needed, saltus) = match self {
            Self::Octal { last_place, .. } => (2 * first + 2 * length + last_place, 0),
            Self::Subtraction { most_taken } => (first + length + most_taken, 0),
            Self::AnyTaken { .. } => (2 * first + 2 * length, length),
        };
        Period { from, length, saltus, values_needed }
    }

    /// The shortest period that these values, starting at heap 0, prove. If any number may be taken, the game states
    /// its period itself.
    pub(super) fn proved_by(self, values: &[u32]) -> Option<Period> {
        let known = values.len() as u64;
        let repeated = matches_from_the_end(values);
        let periods = (1..values.len()).map(|length| {
            // Each of these last values equals the one `length` before it.
            let first = values.len() - length - repeated[length];
            self.period(first as u64, length as u64)
        });
        periods
            .take_while(|period| 2 * period.length <= known)
            .find(|period| period.values_needed <= known)
    }
}

/// For each distance, how many values at the end equal those this far before them: the Z-function of the reversed
/// values.
fn matches_from_the_end(values: &[u32]) -> Vec<usize> {
    let count = values.len();
    let back = |index: usize| values[count - 1 - index];
    let mut matches = vec![0; count];
    let (mut left, mut right) = (0, 0);
    for at in 1..count {
        let mut length = if at < right { matches[at - left].min(right - at) } else { 0 };
        while at + length < count && back(length) == back(at + length) {
            length += 1;
        }
        if at + length > right {
            (left, right) = (at, at + length);
        }
        matches[at] = length;
    }
    matches
}
