//! Tower Breakers, with several towers of one height: a sum that needs no columns, because equal values cancel in pairs.
//!
//! Three towers of value 2 are worth 2 ⊕ 2 ⊕ 2 = 2, four of them 0.

use super::heaps::Heaps;
use super::rules::Game;

/// Towers of one height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Towers {
    /// The number of towers, at least 1.
    pub count: u64,
    /// The height of each, from 1 to [`HIGHEST`](Self::HIGHEST).
    pub size: u64,
}

impl Towers {
    /// The height of the highest tower.
    pub const HIGHEST: u64 = u32::MAX as u64;

    /// The value of one tower.
    pub fn value_of_each(self) -> u64 {
        Game::Divisors.value(self.size)
    }

    /// Their value together.
    pub fn value(self) -> u64 {
        if self.count.is_multiple_of(2) { 0 } else { self.value_of_each() }
    }

    /// Whether the player to move wins with perfect play.
    pub fn mover_wins(self) -> bool {
        self.value() != 0
    }

    /// The height to which one tower is broken so that all others cancel in pairs; `None` if no move wins.
    pub fn winning_option(self) -> Option<u64> {
        if !self.mover_wins() {
            return None;
        }
        Game::Divisors.options_worth(self.size, 0).next().map(Heaps::total)
    }
}
