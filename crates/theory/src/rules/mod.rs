//! The games, and what a heap of each is worth.
//!
//! To add a game: a name in [`Game`], and what a move may leave of a heap in [`Game::allows`]; its words next to those of
//! the others in `explain::document`, which the compiler asks for. Everything else (columns, winning moves, hints,
//! judgements) follows from the *value* of each heap: the least whole number that is not the value of one of its options.

mod game;
mod options;
mod taken;
mod values;

pub use game::{Game, NoSuchGame};
pub use options::HeapOptions;
pub use taken::Taken;
pub use values::{Repetition, prime_factors};
