//! What a game must say of one heap: what one move can make of it, and what it is worth.
//!
//! In Nim a heap of 3 can become 2, 1 or nothing, and is worth 3.

use super::super::heaps::Heaps;
use super::period::Period;
use super::period_law::PeriodLaw;
use super::values::{ValueFrom, Values};

/// The options of a heap, one after the other.
pub type HeapOptions<'a> = Box<dyn Iterator<Item = Heaps> + 'a>;

/// What a game says of one heap. `option` is the field's word for what one move can make of a position.
pub trait HeapRules: Send + Sync {
    /// Every option of a heap.
    fn options(&self, heap: u64) -> HeapOptions<'_>;

    /// How many options a heap has.
    fn count_options(&self, heap: u64) -> u64 {
        self.options(heap).count() as u64
    }

    /// Whether values decide in misère play too, as they do in Nim: each heap worth 0 that can be changed at all has an option
    /// worth 1, and no move leaves two heaps.
    fn is_tame(&self) -> bool {
        false
    }

    /// Whether some move leaves two heaps.
    fn splits(&self) -> bool {
        false
    }

    /// How many options of a heap leave two heaps with so many objects together.
    fn count_splits(&self, _heap: u64, _left: u64) -> u64 {
        0
    }

    /// An option of a heap by its number, counted from 1 in the order of [`options`](Self::options).
    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        let before = usize::try_from(number.checked_sub(1)?).ok()?;
        self.options(heap).nth(before)
    }

    /// Whether a move may make this of a heap.
    fn allows(&self, heap: u64, option: Heaps) -> bool {
        self.options(heap).any(|other| other == option)
    }

    /// The values, where they are worked out heap by heap. Where they are not, a game says what each heap is worth and why.
    fn values(&self) -> Option<&Values> {
        None
    }

    /// The largest heap whose value can be worked out, for somebody who wants that of this heap: to find out whether it can
    /// may mean to work out the values of many smaller ones.
    fn most(&self, wanted: u64) -> u64 {
        self.values().map_or(u64::MAX, |values| values.most(wanted))
    }

    /// The Grundy value of a heap, which is not larger than [`most`](Self::most): the least whole number that is not the
    /// value of one of its options.
    fn value(&self, heap: u64) -> u64 {
        self.values().map_or(0, |values| values.value(heap))
    }

    /// What the value of a heap is read off from.
    fn value_from(&self, heap: u64) -> ValueFrom {
        let values = self.values();
        values.map_or(ValueFrom::Options, |values| values.value_from(heap))
    }

    /// How the values are proved to go on for ever, as far as that is found among those that are worked out.
    fn period(&self) -> Option<Period> {
        self.values()?.period()
    }

    /// By which law it is proved.
    fn period_law(&self) -> Option<PeriodLaw> {
        self.values()?.period_law()
    }

    /// The largest heap whose value is looked at in search of a period, where one is searched. A costly search
    /// ends sooner, after a fixed number of steps.
    fn searched(&self) -> Option<u64> {
        self.values().map(Values::searched)
    }

    /// Every option of a heap that is worth so much, in the order of [`options`](Self::options).
    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        Box::new(
            self.options(heap)
                .filter(move |&option| self.worth(option) == value),
        )
    }

    /// How many options of a heap are worth so much.
    fn count_worth(&self, heap: u64, value: u64) -> u64 {
        self.options_worth(heap, value).count() as u64
    }

    /// What the heaps that a move leaves are worth together.
    fn worth(&self, option: Heaps) -> u64 {
        match option {
            Heaps::Nothing => 0,
            Heaps::One(size) => self.value(size),
            Heaps::Two(first, second) => self.value(first) ^ self.value(second),
        }
    }

    /// How many rows one turn may change, where the game lets a turn change several.
    fn rows_in_a_turn(&self) -> Option<usize> {
        None
    }

    /// The words by which is asked who wins this many equal heaps, where the game has such words of its own.
    fn equal_form(&self) -> Option<&'static EqualForm> {
        None
    }
}

/// The words by which is asked who wins this many equal heaps.
#[derive(Debug)]
pub struct EqualForm {
    /// The first word, before the number of heaps and their size.
    pub word: &'static str,
    /// Other words that people have for it.
    pub also: &'static [&'static str],
    /// What follows the first word: two numbers.
    pub takes: &'static str,
    /// A question that can be read.
    pub example: &'static str,
    /// What the first number is.
    pub count: &'static str,
    /// What the second number is.
    pub size: &'static str,
    /// The smallest heap, and the largest.
    pub sizes: (u64, u64),
}
