//! Nim as one game among others, in words.

use super::super::step_text::StepText;
use super::super::text::{Text, text};
use super::words::GameWords;
use crate::derivation::Step;
use crate::game::ValueFrom;

/// The words of Nim.
pub(super) struct NimWords;

impl GameWords for NimWords {
    fn name(&self) -> &'static str {
        "Nim"
    }

    fn rules(&self) -> Text {
        "The players take turns, and player 1 moves first. A move takes one or more objects from one row. Whoever cannot move loses.".into()
    }

    fn heap(&self) -> &'static str {
        "row"
    }

    fn size(&self) -> &'static str {
        "size"
    }

    fn value<'a>(&self, _: &'a Step, heap: u64, value: u64, _: &'a ValueFrom) -> StepText<'a> {
        StepText::heading(text!["A row of ", heap, " is worth ", value])
    }

    fn reduce(&self, heap: &str, from: Option<u64>, _to: u64) -> String {
        match from {
            Some(size) => format!("take all {size} from {heap}"),
            None => format!("take all of {heap}"),
        }
    }

    fn why_legal(&self) -> &'static str {
        "A whole row may be taken."
    }

    fn none_left(&self) -> &'static str {
        "No row is left"
    }

    fn worthless(&self, _: u64) -> Text {
        "An empty row is out of the game.".into()
    }
}
