//! The list of games; [`HeapRules`] is what each must say of one heap.
//!
//! To add a game: its rules in a file beside this one, and a line in [`Game`] and in [`Game::rules`]; its words in a file
//! beside the list of words in [`document`](crate::document), for which the compiler asks. Everything else (the columns, the moves that win, hints,
//! judgements) is worked out from the *value* of each heap: the least whole number that is not the value of anything that
//! one move makes of it.

mod divisors;
mod heap_rules;
mod nim;

pub use heap_rules::{EqualForm, HeapRules, ValueFrom};

use serde::{Serialize, Serializer};

use divisors::Divisors;
use nim::Nim;

/// A game played on heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Take any number from a heap.
    Nim,
    /// Replace a number by a proper divisor of it.
    Divisors,
}

impl Game {
    /// All games, the one that everything begins with first.
    pub const ALL: [Self; 2] = [Self::Nim, Self::Divisors];

    /// What the game says of one heap.
    #[must_use]
    pub fn rules(self) -> &'static dyn HeapRules {
        match self {
            Self::Nim => &Nim,
            Self::Divisors => &Divisors,
        }
    }
}

/// By its name.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.rules().name().serialize(serializer)
    }
}
