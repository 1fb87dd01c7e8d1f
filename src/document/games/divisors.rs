//! Tower Breakers in words.

use super::super::text::{Text, text};
use super::words::{EqualWords, GameWords};
use crate::game::Game;

/// The words of Tower Breakers.
pub(super) struct DivisorWords;

impl GameWords for DivisorWords {
    fn name(&self, _: Game) -> String {
        "Tower Breakers".to_owned()
    }

    fn rules(&self, _: Game) -> Vec<Text> {
        vec![text![
            "A move replaces the height of one tower by a smaller whole number, at least 1, that divides it."
        ]]
    }

    fn heap(&self) -> &'static str {
        "tower"
    }

    fn equal(&self) -> Option<&dyn EqualWords> {
        Some(self)
    }
}

impl EqualWords for DivisorWords {
    fn size(&self) -> &'static str {
        "height"
    }

    fn reduce(&self, heap: &str, from: Option<u64>, to: u64) -> String {
        let from = from.map_or_else(String::new, |size| format!(" from {size}"));
        format!("break {heap}{from} down to {to}")
    }

    fn why_legal(&self) -> &'static str {
        "1 divides every number, so this is a legal move."
    }

    fn none_left(&self) -> &'static str {
        "No tower can be broken any more"
    }

    fn worthless(&self, size: u64) -> Text {
        text!["A tower of ", size, " is out of the game."]
    }
}
