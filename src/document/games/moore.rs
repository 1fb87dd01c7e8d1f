//! Moore's Nim in words.

use super::super::prelude::*;
use super::words::GameWords;
use crate::game::Game;

/// The words of Moore's Nim.
pub(super) struct MooreWords;

impl GameWords for MooreWords {
    fn name(&self, game: Game) -> String {
        let rows = game.rules().rows_in_a_turn().unwrap_or(1);
        match rows {
            1 => "Moore's Nim in one row at a time".to_owned(),
            _ => format!("Moore's Nim in up to {rows} rows at a time"),
        }
    }

    fn rules(&self, game: Game) -> Vec<Text> {
        let rows = game.rules().rows_in_a_turn().unwrap_or(1);
        vec![match rows {
            1 => text!["A turn takes one or more objects from one row."],
            _ => text!["A turn takes one or more objects from each of up to "{rows}" rows."],
        }]
    }

    fn heap(&self) -> &'static str {
        "row"
    }
}
