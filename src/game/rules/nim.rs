//! Nim: take any number of objects, at least one, from a heap.
//!
//! A heap of n can become every smaller one, so its value is the least number that is not 0, 1, …, n − 1: n itself.
//!
//! In Moore's Nim one turn may take from up to K rows (E. H. Moore, 1910); [`RowsAtOnce`](super::super::RowsAtOnce) knows
//! how they interact. In `moore:2` a turn takes from one row or from two.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::no_such_game::NoSuchGame;
use super::period::Period;
use super::period_law::PeriodLaw;
use super::values::ValueFrom;

const LAW: PeriodLaw = PeriodLaw::AnyTaken { splits: false };

/// The rules of Nim, and of Moore's Nim, which is Nim on a single row.
pub(super) struct Nim {
    rows_in_a_turn: Option<usize>,
}

impl Nim {
    /// One turn takes from one row.
    pub const PLAIN: Self = Self { rows_in_a_turn: None };
    /// The most rows that a turn of Moore's Nim may take from.
    const MOST: usize = 16;

    /// Moore's Nim by its number of rows, with its canonical code.
    pub fn of_moore(number: &str) -> Result<(Self, String), NoSuchGame> {
        let most: Option<usize> = number.trim().parse().ok();
        let rows_in_a_turn = most.filter(|most| (1..=Self::MOST).contains(most));
        let most = rows_in_a_turn.ok_or(NoSuchGame::NotRowsOfATurn { most: Self::MOST })?;
        Ok((Self { rows_in_a_turn }, most.to_string()))
    }
}

impl HeapRules for Nim {
    /// The smallest removal first.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Box::new((0..heap).rev().map(Heaps::from))
    }

    /// If a turn may take from several rows, they are not a sum.
    fn is_tame(&self) -> bool {
        self.rows_in_a_turn.is_none()
    }

    fn rows_in_a_turn(&self) -> Option<usize> {
        self.rows_in_a_turn
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
