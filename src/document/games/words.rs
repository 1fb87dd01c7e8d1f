//! What must be said of each game.

use super::super::step_text::StepText;
use super::super::text::Text;
use crate::derivation::Step;
use crate::game::ValueFrom;

/// The words of a game.
pub trait GameWords {
    /// What the game is called in a title.
    fn name(&self) -> &'static str;

    /// The rules, for somebody who has never played it.
    fn rules(&self) -> Text;

    /// What one heap is called: "row".
    fn heap(&self) -> &'static str;

    /// What its size is called: "height" of something that stands.
    fn size(&self) -> &'static str;

    /// What a heap is worth, and why: a [`Step::HeapValue`] in words.
    fn value<'a>(&self, step: &'a Step, heap: u64, value: u64, from: &'a ValueFrom)
    -> StepText<'a>;

    /// The move that makes a heap worthless, as an order: "take all 6 from the row".
    fn reduce(&self, heap: &str, from: Option<u64>, to: u64) -> String;

    /// Why that move is legal.
    fn why_legal(&self) -> &'static str;

    /// That no heap is left to move on.
    fn none_left(&self) -> &'static str;

    /// What has become of the heap that was made worthless.
    fn worthless(&self, size: u64) -> Text;
}
