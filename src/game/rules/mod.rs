//! The games; [`HeapRules`] is what each must say of one heap.
//!
//! To add a game: its rules in a file beside this one, and a line in the list that makes [`Family`]; its words in a file beside the list of
//! words in [`document`](crate::document), for which the compiler asks. Everything else (the columns, the moves that win,
//! hints, judgements) is worked out from the *value* of each heap: the least whole number that is not the value of anything
//! that one move makes of it.

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
