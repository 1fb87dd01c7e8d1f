//! The values of a game, and whether they repeat.

use super::object::{Object, line};
use theory::{Game, Repetition};

/// Writes the values of the heaps from 0 on, and how they repeat, as one line of JSON.
pub fn values(game: Game, values: &[u64]) -> String {
    let repeats = Repetition::of(values);
    line(Object::new().field("game", game).field("values", values).field("repeats", repeats))
}
