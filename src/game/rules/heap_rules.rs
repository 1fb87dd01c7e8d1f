//! What a game must define for a single heap: the options of a move, and the value.
//!
//! In Nim a heap of 3 can become 2, 1 or nothing, and is worth 3.

use super::super::heaps::Heaps;
use super::period::Period;
use super::period_law::PeriodLaw;
use super::values::{ValueFrom, Values};

/// The options of a heap.
pub type HeapOptions<'a> = Box<dyn Iterator<Item = Heaps> + 'a>;

/// The rules for a single heap. An `option` is the field's term for what one move can make of a position.
pub trait HeapRules: Send + Sync {
    /// Every option of a heap.
    fn options(&self, heap: u64) -> HeapOptions<'_>;

    /// The number of options of a heap.
    fn count_options(&self, heap: u64) -> u64 {
        self.options(heap).count() as u64
    }

    /// Whether values also decide misère play, as in Nim: each heap of value 0 that can be changed has an option of
    /// value 1, and no move leaves two heaps.
    fn is_tame(&self) -> bool {
        false
    }

    /// Whether some move leaves two heaps.
    fn splits(&self) -> bool {
        false
    }

    /// The number of options of a heap that leave two heaps with this many objects together.
    fn count_splits(&self, _heap: u64, _left: u64) -> u64 {
        0
    }

    /// The option of a heap with this number, counted from 1 in the order of [`options`](Self::options).
    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        let before = usize::try_from(number.checked_sub(1)?).ok()?;
        self.options(heap).nth(before)
    }

    /// Whether a move may make `option` of a heap.
    fn allows(&self, heap: u64, option: Heaps) -> bool {
        self.options(heap).any(|other| other == option)
    }

    /// The values, if they are computed heap by heap. Otherwise a game states the value of each heap and the reason.
    fn values(&self) -> Option<&Values> {
        None
    }

    /// The largest heap whose value can be computed when that of `wanted` is needed; finding this out may compute the
    /// values of many smaller heaps.
    fn most(&self, wanted: u64) -> u64 {
        self.values().map_or(u64::MAX, |values| values.most(wanted))
    }

    /// The Grundy value of a heap not larger than [`most`](Self::most): the least whole number that is not the value of
    /// one of its options.
    fn value(&self, heap: u64) -> u64 {
        self.values().map_or(0, |values| values.value(heap))
    }

    /// What the value of a heap follows from.
    fn value_from(&self, heap: u64) -> ValueFrom {
        let values = self.values();
        values.map_or(ValueFrom::Options, |values| values.value_from(heap))
    }

    /// The proved period of the values, as far as the computed values show one.
    fn period(&self) -> Option<Period> {
        self.values()?.period()
    }

    /// The law that proves the period.
    fn period_law(&self) -> Option<PeriodLaw> {
        self.values()?.period_law()
    }

    /// The largest heap examined in search of a period, if one is searched for. An expensive search ends sooner, after
    /// a fixed number of steps.
    fn searched(&self) -> Option<u64> {
        self.values().map(Values::searched)
    }

    /// Every option of a heap with this value, in the order of [`options`](Self::options).
    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        Box::new(self.options(heap).filter(move |&option| self.worth(option) == value))
    }

    /// The number of options of a heap with this value.
    fn count_worth(&self, heap: u64, value: u64) -> u64 {
        self.options_worth(heap, value).count() as u64
    }

    /// The value of what a move leaves.
    fn worth(&self, option: Heaps) -> u64 {
        match option {
            Heaps::Nothing => 0,
            Heaps::One(size) => self.value(size),
            Heaps::Two(first, second) => self.value(first) ^ self.value(second),
        }
    }

    /// The game's own words for the question who wins with equal heaps, if it has any.
    fn equal_form(&self) -> Option<&'static EqualForm> {
        None
    }
}

/// The words for the question who wins with equal heaps.
#[derive(Debug)]
pub struct EqualForm {
    /// The first word, before the number of heaps and their size.
    pub word: &'static str,
    /// Synonyms.
    pub also: &'static [&'static str],
    /// What follows the first word: two numbers.
    pub takes: &'static str,
    /// An example of a question.
    pub example: &'static str,
    /// What the first number is.
    pub count: &'static str,
    /// What the second number is.
    pub size: &'static str,
    /// The smallest heap, and the largest.
    pub sizes: (u64, u64),
}
