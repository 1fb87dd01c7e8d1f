//! Subtraction games: only certain numbers may be taken from a heap, and it is never split.
//!
//! When 1, 2 or 3 may be taken, a heap of n is worth what is left when n is divided by 4.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::no_such_game::NoSuchGame;
use super::period_law::PeriodLaw;
use super::values::{ValueLaw, Values};

/// The rules of a subtraction game.
#[derive(Debug)]
pub(super) struct Subtraction {
    /// The numbers that may be taken, each at least 1, the smallest first.
    taken: Vec<u64>,
    values: Values,
}

impl Subtraction {
    /// The most numbers that may be taken, and the largest of them.
    const MOST: u64 = 1000;

    /// The game in which these numbers may be taken, such as `1,2,3`, and how they are written in order.
    pub fn read(numbers: &str) -> Result<(Self, String), NoSuchGame> {
        if numbers.trim().is_empty() {
            return Err(NoSuchGame::NoCode);
        }
        let number = |word: &str| {
            let number = word.trim().parse().ok();
            let fits = number.filter(|number| (1..=Self::MOST).contains(number));
            fits.ok_or(NoSuchGame::NotTaken { most: Self::MOST })
        };
        let mut taken = numbers
            .split(',')
            .map(number)
            .collect::<Result<Vec<u64>, _>>()?;
        taken.sort_unstable();
        taken.dedup();
        let written: Vec<String> = taken.iter().map(u64::to_string).collect();
        let law = ValueLaw {
            leaving_none: taken.clone(),
            leaving_one: taken.clone(),
            leaving_two: Vec::new(),
            equal_halves: true,
            period: Some(PeriodLaw::Subtraction {
                most_taken: taken.last().copied().unwrap_or(0),
            }),
        };
        let values = Values::new(law);
        Ok((Self { taken, values }, written.join(",")))
    }
}

impl HeapRules for Subtraction {
    /// A heap is worth 1 exactly where the smallest removal leaves one worth 0 (Ferguson, *On sums of graph games with last
    /// player losing*, 1974). So of a heap worth 0 that can be changed, the smallest removal leaves one that is not worth 0, which
    /// has an option worth 0; and that removal alone makes the whole heap worth 1.
    fn is_tame(&self) -> bool {
        true
    }

    /// The smallest removal first.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        let left = self
            .taken
            .iter()
            .map_while(move |&taken| heap.checked_sub(taken));
        Box::new(left.map(Heaps::from))
    }

    fn values(&self) -> Option<&Values> {
        Some(&self.values)
    }
}
