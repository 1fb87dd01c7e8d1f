//! Moore's Nim: as Nim, but one turn may take from several rows, up to a number K of them (E. H. Moore, 1910).
//!
//! On one row alone it is Nim. How several rows play together is told by [`Moore`](super::super::moore::Moore): `moore:2`
//! stands for the game in which a turn takes from one row or from two.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules, ValueFrom};
use super::nim::Nim;
use super::no_such_game::NoSuchGame;

/// The rules of Moore's Nim.
pub(super) struct MooreRules {
    most: usize,
}

impl MooreRules {
    /// A turn may take from so many rows at most.
    pub const MOST: usize = 16;

    /// The game by its number of rows, and how that is written.
    pub fn read(number: &str) -> Result<(Self, String), NoSuchGame> {
        let most = number.trim().parse().ok();
        let most = most.filter(|most| (1..=Self::MOST).contains(most));
        let most = most.ok_or(NoSuchGame::NotRowsOfATurn { most: Self::MOST })?;
        Ok((Self { most }, most.to_string()))
    }
}

impl HeapRules for MooreRules {
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Nim.options(heap)
    }

    fn count_options(&self, heap: u64) -> u64 {
        Nim.count_options(heap)
    }

    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        Nim.option(heap, number)
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        Nim.allows(heap, option)
    }

    fn value(&self, heap: u64) -> u64 {
        Nim.value(heap)
    }

    fn value_from(&self, heap: u64) -> ValueFrom {
        Nim.value_from(heap)
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        Nim.options_worth(heap, value)
    }

    fn rows_in_a_turn(&self) -> Option<usize> {
        Some(self.most)
    }
}
