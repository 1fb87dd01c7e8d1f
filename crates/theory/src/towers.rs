//! Several heaps of one size: a sum that needs no columns, because equal values cancel in pairs.
//!
//! Three heaps of value 2 are worth 2 ⊕ 2 ⊕ 2 = 2, four of them 0.

use super::heaps::Heaps;
use super::rules::Game;

/// Equal heaps of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EqualHeaps {
    /// The game.
    pub game: Game,
    /// The number of heaps, at least 1.
    pub count: u64,
    /// The size of each.
    pub size: u64,
}

impl EqualHeaps {
    /// Their value together.
    pub fn value(self) -> u64 {
        if self.count.is_multiple_of(2) { 0 } else { self.game.value(self.size) }
    }

    /// Whether the player to move wins with perfect play.
    pub fn mover_wins(self) -> bool {
        self.value() != 0
    }

    /// What to make of one heap so that all others cancel in pairs; `None` if no move wins.
    pub fn winning_option(self) -> Option<Heaps> {
        let mut worthless = self.game.options_worth(self.size, 0);
        worthless.next().filter(|_| self.mover_wins())
    }
}
