//! Grundy's game in words.

use super::super::prelude::*;
use super::words::{GameWords, nobody_knows};
use crate::game::Game;

/// The words of Grundy's game.
pub(super) struct GrundyWords;

impl GameWords for GrundyWords {
    fn name(&self, _: Game) -> String {
        "Grundy's game".to_owned()
    }

    fn rules(&self, _: Game) -> Vec<Text> {
        vec![
            text!["A move splits one heap into two heaps that are not equal. Nothing is taken."],
            text!["A heap of 1 or 2 cannot be split like that."],
        ]
    }

    fn values_go_on(&self, _: Game, _: u64) -> Text {
        nobody_knows()
    }
}
