//! What a move may leave of a heap. An *option* is the field's word for that.
//!
//! In Nim a heap of 3 can become 2, 1 or nothing.

use super::super::heaps::Heaps;
use super::game::Game;
use super::taken::Taken;

/// The options of a heap.
pub type HeapOptions = Box<dyn Iterator<Item = Heaps>>;

impl Game {
    /// The largest heap of a game other than Nim whose value is worked out.
    pub const MOST: u64 = 10_000;

    /// The largest heap.
    pub fn most(self) -> u64 {
        if self == Self::Nim { u64::MAX } else { Self::MOST }
    }

    /// Whether a move may make `option` of a heap: the rules of the game.
    pub fn allows(self, heap: u64, option: Heaps) -> bool {
        let is_in_order = match option {
            Heaps::Nothing => true,
            Heaps::One(size) => size > 0,
            Heaps::Two(first, second) => 0 < first && first <= second,
        };
        let Some(taken) = heap.checked_sub(option.total()) else {
            return false;
        };
        is_in_order
            && match (self, option) {
                (Self::Nim, Heaps::Nothing | Heaps::One(_)) => taken > 0,
                (Self::Subtraction(may), Heaps::Nothing | Heaps::One(_)) => may.contains(taken),
                (Self::Kayles, _) => matches!(taken, 1 | 2),
                (Self::Dawson, Heaps::Nothing) => matches!(taken, 1..=3),
                (Self::Dawson, Heaps::One(_)) => matches!(taken, 2 | 3),
                (Self::Dawson, Heaps::Two(..)) => taken == 3,
                (Self::Grundy, Heaps::Two(first, second)) => taken == 0 && first != second,
                (Self::Divisors, Heaps::One(size)) => taken > 0 && heap.is_multiple_of(size),
                _ => false,
            }
    }

    /// Whether some move leaves two heaps.
    pub fn splits(self) -> bool {
        matches!(self, Self::Kayles | Self::Dawson | Self::Grundy)
    }

    /// Every option of a heap: the smallest removal first, and then nothing, one heap, two heaps; of divisors the smallest
    /// first.
    pub fn options(self, heap: u64) -> HeapOptions {
        let most_taken = match self {
            Self::Nim => return Box::new((0..heap).rev().map(Heaps::from)),
            Self::Divisors => {
                let smaller = (1..heap).map(Heaps::One);
                return Box::new(smaller.filter(move |&option| self.allows(heap, option)));
            }
            Self::Subtraction(_) => Taken::MOST,
            Self::Kayles => 2,
            Self::Dawson => 3,
            Self::Grundy => 0,
        };
        Box::new(
            (0..=most_taken.min(heap))
                .flat_map(move |taken| self.options_leaving(heap, heap - taken)),
        )
    }

    /// The options of a heap with this many objects together: first the one heap, then the two.
    pub(crate) fn options_leaving(self, heap: u64, left: u64) -> impl Iterator<Item = Heaps> {
        let parts = 1..=if self.splits() { left / 2 } else { 0 };
        std::iter::once(Heaps::from(left))
            .chain(parts.map(move |part| Heaps::Two(part, left - part)))
            .filter(move |&option| self.allows(heap, option))
    }

    /// The number of options of a heap.
    pub fn count_options(self, heap: u64) -> u64 {
        if self == Self::Nim { heap } else { self.options(heap).count() as u64 }
    }

    /// The option of a heap with this number, counted from 1 in the order of [`options`](Self::options).
    pub fn option(self, heap: u64, number: u64) -> Option<Heaps> {
        match self {
            Self::Nim if number == 0 => None,
            Self::Nim => heap.checked_sub(number).map(Heaps::from),
            _ => self.options(heap).nth(usize::try_from(number.checked_sub(1)?).ok()?),
        }
    }

    /// The number of options of a heap that leave two heaps with this many objects together.
    pub fn count_splits(self, heap: u64, left: u64) -> u64 {
        self.options_leaving(heap, left).filter(|option| matches!(option, Heaps::Two(..))).count()
            as u64
    }
}
