//! A reply that wins, in words.

use super::prelude::*;
use super::winning;
use crate::question::Refute;

/// "On 5 4 3 somebody takes 2 from row 1", and whether that could have been avoided.
fn story(refute: &Refute, place: Place) -> Text {
    let before = refute.before();
    let board = place.naming(&before.board);
    let told = text!["On "{board}", the other player has chosen to "{taking(refute.mv())}];
    told.and(if before.mover_wins() {
        ", which was a mistake."
    } else {
        ". No move would have won there."
    })
}

/// What the question is about.
pub(super) fn opening(refute: &Refute) -> Vec<Block> {
    let mut blocks = winning::opening(refute.after());
    blocks.insert(1, Block::Paragraph(story(refute, Place::BesideBoard)));
    blocks
}

/// What is said of the question; the rest is what is said of a move on the board that is left.
pub(super) fn words(refute: &Refute, of_move: QuestionWords, place: Place) -> QuestionWords {
    let before = refute.before();
    QuestionWords {
        asks: text![
            {story(refute, place)}" Which reply wins"{under(before.rule, &before.board)}
            "? Any winning reply is right."
        ],
        idea: "look at the board as it stands after that move: it is now your turn, and you have a move that wins.".into(),
        ..of_move
    }
}
