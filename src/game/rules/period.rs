//! A period of the values of a game: `0 1 2 0 1 2 …` repeats from heap 0 on after every 3 heaps.
//!
//! What proves one is a [`PeriodLaw`](super::PeriodLaw).

use serde::Serialize;

/// From which heap on the values repeat, after how many, and how many values prove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Period {
    /// The first heap within the repetition.
    pub from: u64,
    /// After how many heaps the values repeat.
    pub length: u64,
    /// By how much each value is greater than the one a period before it; 0 where they are the same.
    pub saltus: u64,
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

    /// By how much the value of a heap is greater than that of the heap that it is [`like`](Self::like).
    #[must_use]
    pub fn added(self, heap: u64) -> u64 {
        (heap - self.like(heap)) / self.length * self.saltus
    }
}
