//! The games; [`HeapRules`] is what each must define for a single heap.
//!
//! To add a game: its rules in a file here, and a line in the list that makes [`Family`]; its words in a file next to
//! those of the others in [`document`](crate::document), which the compiler asks for. Everything else (columns, winning
//! moves, hints, judgements) follows from the *value* of each heap: the least whole number that is not the value of one
//! of its options.

mod divisors;
mod factors;
mod game;
mod heap_rules;
mod lasker;
mod nim;
mod no_such_game;
mod octal;
mod period;
mod period_law;
mod seen_values;
mod split_pairs;
mod subtraction;
mod take_and_break;
mod values;

pub use game::{Family, Game};
pub use heap_rules::{EqualForm, HeapOptions, HeapRules};
pub use no_such_game::NoSuchGame;
pub use period::Period;
pub use period_law::{Lookback, PeriodLaw};
pub use values::ValueFrom;
