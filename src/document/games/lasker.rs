//! Lasker's Nim in words.

use super::super::prelude::*;
use super::words::GameWords;
use crate::game::Game;

/// The words of Lasker's Nim.
pub(super) struct LaskerWords;

impl GameWords for LaskerWords {
    fn name(&self, _: Game) -> String {
        "Lasker's Nim".to_owned()
    }

    fn rules(&self, _: Game) -> Vec<Text> {
        vec![text![
            "A move takes one or more objects from one heap, or takes nothing and splits a heap into two."
        ]]
    }
}
