//! Nim: take any number of objects, at least one, from a heap.
//!
//! A heap of n can become every smaller one, so its value is the least number that is not 0, 1, …, n − 1: n itself.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::period::Period;
use super::period_law::PeriodLaw;
use super::values::ValueFrom;

const LAW: PeriodLaw = PeriodLaw::AnyTaken { splits: false };

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
        heap.checked_sub(number).filter(|&left| left < heap).map(Heaps::from)
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

    /// Each value is 1 more than the one before it.
    fn period(&self) -> Option<Period> {
        Some(LAW.period(0, 1))
    }

    fn period_law(&self) -> Option<PeriodLaw> {
        Some(LAW)
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        let left = (value < heap).then(|| Heaps::from(value));
        Box::new(left.into_iter())
    }
}
