//! Lasker's Nim: take any number from a heap, or split it into two without taking anything.
//!
//! The values are those of Nim, but that 3 and 4, 7 and 8, 11 and 12, … have changed places: a heap of 3 is worth 4, since
//! it can be split into 1 and 2, worth 1 ⊕ 2 = 3.

use super::super::moves::Heaps;
use super::heap_rules::{HeapOptions, HeapRules, ValueFrom};
use super::values::Values;

/// The rules of Lasker's Nim.
pub(super) struct Lasker;

impl HeapRules for Lasker {
    /// The smallest removal first, then the splits, the smallest part first.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        let taking = (0..heap).rev().map(Heaps::from);
        Box::new(taking.chain((1..=heap / 2).map(move |part| Heaps::Two(part, heap - part))))
    }

    fn splits(&self) -> bool {
        true
    }

    fn count_splits(&self, heap: u64, left: u64) -> u64 {
        if left == heap { heap / 2 } else { 0 }
    }

    fn count_options(&self, heap: u64) -> u64 {
        heap.saturating_add(heap / 2)
    }

    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        match number.checked_sub(heap) {
            _ if number == 0 => None,
            None | Some(0) => Some(Heaps::from(heap - number)),
            Some(part) => (part <= heap / 2).then(|| Heaps::Two(part, heap - part)),
        }
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        match option {
            Heaps::Nothing => heap > 0,
            Heaps::One(size) => (1..heap).contains(&size),
            Heaps::Two(first, second) => {
                (1..=second).contains(&first) && first.checked_add(second) == Some(heap)
            }
        }
    }

    /// The values of larger heaps are known too, but not which of so many ways to split them win.
    fn most(&self, _wanted: u64) -> u64 {
        Values::MOST
    }

    /// g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k + 3) = 4k + 4, g(4k + 4) = 4k + 3 (Emanuel Lasker, 1931; *Winning
    /// Ways*, chapter 4).
    fn value(&self, heap: u64) -> u64 {
        match heap % 4 {
            3 => heap + 1,
            0 if heap > 0 => heap - 1,
            _ => heap,
        }
    }

    fn value_from(&self, heap: u64) -> ValueFrom {
        const SMALL: u64 = 12;
        if heap <= SMALL {
            ValueFrom::Options
        } else {
            ValueFrom::RuleOfFours
        }
    }
}
