//! Subtraction games in words.

use super::super::prelude::*;
use super::words::GameWords;
use crate::game::Game;

/// The words of subtraction games.
pub(super) struct SubtractionWords;

impl GameWords for SubtractionWords {
    fn name(&self, game: Game) -> String {
        format!("the subtraction game {{{}}}", numbers(game).join(", "))
    }

    fn rules(&self, game: Game) -> Vec<Text> {
        let numbers = numbers(game);
        let may_be_taken = if let [only] = numbers[..] {
            text!["A move takes exactly "{only}" from one heap."]
        } else {
            let numbers = numbers
                .iter()
                .map(|number| Text::from((*number).to_owned()));
            text!["A move takes "{listed(numbers, "or")}" from one heap."]
        };
        vec![may_be_taken]
    }
}

/// The numbers that may be taken.
fn numbers(game: Game) -> Vec<&'static str> {
    let (_, numbers) = game.code().split_once(':').unwrap_or_default();
    numbers.split(',').collect()
}
