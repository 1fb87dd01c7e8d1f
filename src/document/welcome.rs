//! What a newcomer reads who types `nimlab` and nothing else.

use super::block::{Block, Document};
use super::text::{Text, code, text};

/// A greeting, and three things to try first.
#[must_use]
pub fn welcome() -> Document {
    let try_this =
        |command: &'static str, what: &'static str| -> Text { text![{code(command)}" "{what}] };
    Document {
        blocks: vec![
            Block::Title(text!["nimlab explains the game of Nim, step by step."]),
            Block::Paragraph(text!["Three things to try first:"]),
            Block::list(vec![
                try_this(
                    "nimlab lesson the-game",
                    "starts the course: ten minutes, nothing to know beforehand",
                ),
                try_this(
                    "nimlab 5 4 3 2 1",
                    "shows who wins this board, why, and how",
                ),
                try_this("nimlab practice", "asks questions, judges and explains"),
            ]),
            Block::Paragraph(text![{code("nimlab --help")}" lists everything that nimlab can do."]),
        ],
    }
}
