//! Lasker's Nim: take any number from a heap, or split it into two without taking anything.
//!
//! The values are those of Nim with 3 and 4, 7 and 8, 11 and 12, … exchanged (Emanuel Lasker, 1931): a heap of 3 is
//! worth 4, since it can be split into 1 and 2, worth 1 ⊕ 2 = 3. Ten values prove it for ever.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::period::Period;
use super::period_law::PeriodLaw;
use super::split_pairs::SplitPairs;
use super::values::ValueFrom;

/// The rules of Lasker's Nim.
pub(super) struct Lasker;

/// From heap 1 on, each value is 4 more than the one 4 before it.
const LAW: PeriodLaw = PeriodLaw::AnyTaken { splits: true };

fn period() -> Period {
    LAW.period(1, 4)
}

/// The value of a heap of this size, which is also the heap with this value, because values are exchanged in pairs.
fn exchanged(number: u64) -> Option<u64> {
    match number % 4 {
        3 => number.checked_add(1),
        0 => Some(number.saturating_sub(1)),
        _ => Some(number),
    }
}

impl Lasker {
    /// The single heap with this value that taking can leave.
    fn left(heap: u64, value: u64) -> Option<u64> {
        exchanged(value).filter(|&left| left < heap)
    }

    /// The splits of a heap with this value.
    fn splits_worth(&self, heap: u64, value: u64) -> SplitPairs {
        SplitPairs::of(period(), |heap| self.value(heap), heap, value)
    }
}

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

    /// Beyond this the value would need a 65th bit.
    fn most(&self, _wanted: u64) -> u64 {
        u64::MAX - 1
    }

    fn value(&self, heap: u64) -> u64 {
        exchanged(heap).unwrap_or(u64::MAX)
    }

    fn value_from(&self, heap: u64) -> ValueFrom {
        ValueFrom::of(self.period(), heap)
    }

    fn period(&self) -> Option<Period> {
        Some(period())
    }

    fn period_law(&self) -> Option<PeriodLaw> {
        Some(LAW)
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        let left = Self::left(heap, value).map(Heaps::from);
        let splits = self.splits_worth(heap, value).smaller_parts();
        let splits = splits.map(move |part| Heaps::Two(part, heap - part));
        Box::new(left.into_iter().chain(splits))
    }

    fn count_worth(&self, heap: u64, value: u64) -> u64 {
        let taking = u64::from(Self::left(heap, value).is_some());
        taking + self.splits_worth(heap, value).count()
    }
}
