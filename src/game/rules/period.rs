//! A period of the values of a game: `0 1 2 0 1 2 …` repeats from heap 0 on after every 3 heaps.
//!
//! What proves one is a [`PeriodLaw`](super::PeriodLaw).

use serde::Serialize;

/// Where the values begin to repeat, after how many heaps, and how many values prove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Period {
    /// The first heap within the repetition.
    pub from: u64,
    /// After how many heaps the values repeat.
    pub length: u64,
    /// By how much each value exceeds the one a period before it; 0 if they are equal.
    pub saltus: u64,
    /// How many values, beginning with that of the empty heap, prove it.
    pub values_needed: u64,
}

impl Period {
    /// The smallest heap at the same place of the repetition; the heap itself if it is before the repetition.
    #[must_use]
    pub fn like(self, heap: u64) -> u64 {
        match heap.checked_sub(self.from) {
            Some(into) => self.from + into % self.length,
            None => heap,
        }
    }

    /// By how much the value of a heap exceeds that of the heap that it is [`like`](Self::like).
    #[must_use]
    pub fn added(self, heap: u64) -> u64 {
        (heap - self.like(heap)) / self.length * self.saltus
    }
}
