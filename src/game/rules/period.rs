//! Values that repeat for ever, proved from finitely many of them.
//!
//! The values of an octal game whose last digit stands in place k repeat for ever with period p from heap n₀ on (n₀ ≥ 1)
//! if G(n + p) = G(n) for all n with n₀ ≤ n < 2n₀ + p + k (Guy and Smith, 1956). Beyond that every option of a heap of n + p
//! leaves a heap with more than n₀ + p, and p taken from that one gives an option of a heap of n with the same value; so
//! both have the same options' values, and the same mex.
//!
//! In a subtraction game a value is decided by the last m before it, where m is the largest number that may be taken: as
//! soon as m values in a row repeat, all that follow do.

use serde::Serialize;

/// From which heap on the values repeat, after how many, and how many values prove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Period {
    /// The first heap within the repetition.
    pub from: u64,
    /// After how many heaps the values repeat.
    pub length: u64,
    /// How many values, beginning with that of an empty heap, must be known to prove it.
    pub values_needed: u64,
}

impl Period {
    /// The smallest heap that stands at the same place of the repetition; the heap itself where it stands before it.
    #[must_use]
    pub fn like(self, heap: u64) -> u64 {
        match heap.checked_sub(self.from) {
            Some(into) => self.from + into % self.length,
            None => heap,
        }
    }
}

/// How many values prove a period.
#[derive(Clone, Copy, Debug)]
pub(super) enum PeriodLaw {
    /// An octal game whose last digit stands in this place.
    Octal { last_place: u64 },
    /// A subtraction game in which at most this many are taken.
    Subtraction { most_taken: u64 },
}

impl PeriodLaw {
    fn period(self, from: u64, length: u64) -> Period {
        let (from, values_needed) = match self {
            Self::Octal { last_place } => {
                let from = from.max(1);
                (from, 2 * from + 2 * length + last_place)
            }
            Self::Subtraction { most_taken } => (from, from + length + most_taken),
        };
        Period {
            from,
            length,
            values_needed,
        }
    }

    /// The shortest period that these values, those of the heaps from 0 on, prove.
    pub fn proved_by(self, values: &[u32]) -> Option<Period> {
        let known = values.len() as u64;
        let repeated = matches_from_the_end(values);
        let periods = (1..values.len()).map(|length| {
            // Each of the last so many values equals the one that stands `length` before it.
            let first = values.len() - length - repeated[length];
            self.period(first as u64, length as u64)
        });
        periods
            .take_while(|period| 2 * period.length <= known)
            .find(|period| period.values_needed <= known)
    }
}

/// For each distance, how many values at the end equal those that stand so far before them: the Z-function of the values
/// read backwards.
fn matches_from_the_end(values: &[u32]) -> Vec<usize> {
    let count = values.len();
    let back = |index: usize| values[count - 1 - index];
    let mut matches = vec![0; count];
    let (mut left, mut right) = (0, 0);
    for at in 1..count {
        let mut length = if at < right {
            matches[at - left].min(right - at)
        } else {
            0
        };
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
