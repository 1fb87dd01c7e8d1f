//! A reply that wins, in words.

use super::prelude::*;
use super::question_words::in_words;
use super::winning;
use crate::derivation::Conclusion;
use crate::question::{Names, Refute};

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

impl InWords for Refute {
    fn opening(&self) -> Vec<Block> {
        let mut blocks = winning::opening(self.after());
        blocks.insert(1, Block::Paragraph(story(self, Place::BesideBoard)));
        blocks
    }

    fn asks(&self, place: Place) -> Text {
        text![
            {story(self, place)}" Which reply wins"{under(self.before().rule, &self.before().board)}
            "? Any winning reply is right."
        ]
    }

    fn answer_form(&self) -> Text {
        in_words(&self.as_move()).answer_form()
    }

    fn idea(&self) -> Text {
        "look at the board as it stands after that move: it is now your turn, and you have a move that wins.".into()
    }

    fn how(&self) -> Text {
        in_words(&self.as_move()).how()
    }

    fn found(&self, found: &Conclusion, names: Option<Names>) -> Text {
        in_words(&self.as_move()).found(found, names)
    }
}
