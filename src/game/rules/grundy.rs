//! Grundy's game: a move splits a heap into two that are not equal.
//!
//! A heap of 3 can only become 1 and 2, which are both worth nothing, so it is worth 1. Whether the values ever repeat is
//! not known.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::values::{ValueLaw, Values};

/// The rules of Grundy's game.
pub(super) struct Grundy {
    values: Values,
}

impl Grundy {
    pub fn new() -> Self {
        let values = Values::new(ValueLaw {
            leaving_none: Vec::new(),
            leaving_one: Vec::new(),
            leaving_two: vec![0],
            equal_halves: false,
            period: None,
        });
        Self { values }
    }
}

impl HeapRules for Grundy {
    /// The smallest part first.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Box::new((1..=self.count_options(heap)).map(move |part| Heaps::Two(part, heap - part)))
    }

    fn count_options(&self, heap: u64) -> u64 {
        heap.saturating_sub(1) / 2
    }

    fn splits(&self) -> bool {
        true
    }

    fn count_splits(&self, heap: u64, left: u64) -> u64 {
        if left == heap {
            self.count_options(heap)
        } else {
            0
        }
    }

    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        let is_one = (1..=self.count_options(heap)).contains(&number);
        is_one.then(|| Heaps::Two(number, heap - number))
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        matches!(option, Heaps::Two(first, second)
            if (1..second).contains(&first) && first.checked_add(second) == Some(heap))
    }

    fn values(&self) -> Option<&Values> {
        Some(&self.values)
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        let known = self.values.up_to(heap);
        let options = self.options(heap);
        Box::new(options.filter(move |&option| known.worth(option) == value))
    }
}
