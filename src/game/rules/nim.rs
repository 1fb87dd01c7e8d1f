//! The rules of Nim: take any number of objects, at least one, from a heap.
//!
//! From a heap of n every smaller one can be left, so its value is the least number that is not 0, 1, …, n − 1: n itself.

use std::sync::LazyLock;

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules, ValueFrom};
use super::period::Period;
use super::period_law::PeriodLaw;
use super::values::{ValueLaw, Values};

static VALUES: LazyLock<Values> = LazyLock::new(|| Values::new(ValueLaw::any_taken(false)));

/// The rules of Nim.
pub(super) struct Nim;

impl HeapRules for Nim {
    /// The smallest removal first.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Box::new((0..heap).rev().map(Heaps::from))
    }

    fn is_tame(&self) -> bool {
        true
    }

    fn count_options(&self, heap: u64) -> u64 {
        heap
    }

    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        heap.checked_sub(number)
            .filter(|&left| left < heap)
            .map(Heaps::from)
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        matches!(option, Heaps::Nothing | Heaps::One(1..)) && option.total() < heap
    }

    fn value(&self, heap: u64) -> u64 {
        heap
    }

    fn value_from(&self, _heap: u64) -> ValueFrom {
        ValueFrom::Size
    }

    /// Each value is 1 more than the one before it: what the values prove, like those of every game.
    fn period(&self) -> Option<Period> {
        VALUES.period()
    }

    fn period_law(&self) -> Option<PeriodLaw> {
        VALUES.period_law()
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        let left = (value < heap).then(|| Heaps::from(value));
        Box::new(left.into_iter())
    }
}
