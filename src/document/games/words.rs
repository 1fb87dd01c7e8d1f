//! What must be said of each game.

use super::super::prelude::*;
use crate::game::Game;

/// The words of a kind of game; `game` is the one of its kind that is meant.
pub trait GameWords {
    /// What the game is called: "Nim", "the octal game 0.45".
    fn name(&self, game: Game) -> String;

    /// What one move does with a heap, for somebody who has never played it, in whole sentences.
    fn rules(&self, game: Game) -> Vec<Text>;

    /// What one heap is called: "row".
    fn heap(&self) -> &'static str {
        "heap"
    }

    /// What is known of how the values go on, where no period of them is found up to a heap.
    fn values_go_on(&self, _: Game, searched: u64) -> Text {
        no_period_found(searched)
    }

    /// What must be said where heaps of equal size have a question of their own.
    fn equal(&self) -> Option<&dyn EqualWords> {
        None
    }
}

/// That no period has been found, and what that means.
pub(super) fn no_period_found(searched: u64) -> Text {
    text![
        "nimlab has worked out the values up to a heap of "{grouped(searched.into())}
        ", and they prove no period. That does not say that there is none: in some games it shows itself only later, and of others nobody knows whether their values ever repeat."
    ]
}

/// That nobody knows whether there is a period.
pub(super) fn nobody_knows() -> Text {
    "Nobody knows whether they ever do. People have worked out very many of them, and have found no period, and no proof that there is none.".into()
}

/// What must be said of a game in which equal heaps have a question of their own.
pub trait EqualWords {
    /// What the size of a heap is called: "size", or "height" of something that stands.
    fn size(&self) -> &'static str;

    /// The move that makes a heap worthless, as an order: "bring it down to 1".
    fn reduce(&self, heap: &str, from: Option<u64>, to: u64) -> String;

    /// Why that move is legal.
    fn why_legal(&self) -> &'static str;

    /// That no heap is left to move on.
    fn none_left(&self) -> &'static str;

    /// What has become of the heap that was made worthless.
    fn worthless(&self, size: u64) -> Text;
}
