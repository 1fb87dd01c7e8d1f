//! Nim as one game among others, in words.

use super::super::prelude::*;
use super::words::GameWords;
use crate::game::Game;

/// The words of Nim.
pub(super) struct NimWords;

impl GameWords for NimWords {
    fn name(&self, _: Game) -> String {
        "Nim".to_owned()
    }

    fn rules(&self, _: Game) -> Vec<Text> {
        vec![text!["A move takes one or more objects from one row."]]
    }

    fn heap(&self) -> &'static str {
        "row"
    }
}
