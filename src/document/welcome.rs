//! What a newcomer reads who types `nimlab` and nothing else.

use super::block::{Block, Document};
use super::text::{Text, say};

/// A greeting, and three things to try first.
#[must_use]
pub fn welcome() -> Document {
    let try_this =
        |command: &'static str, what: &'static str| -> Text { say!("`{command}` {what}") };
    Document {
        blocks: vec![
            Block::Title(say!("nimlab explains the game of Nim, step by step.")),
            Block::Paragraph(say!("Three things to try first:")),
            Block::list(vec![
                try_this(
                    "nimlab lesson the-game",
                    "starts the course: ten minutes, nothing to know beforehand",
                ),
                try_this(
                    "nimlab explain 5 4 3 2 1",
                    "shows who wins this board, why, and how",
                ),
                try_this("nimlab practice", "asks questions, judges and explains"),
            ]),
            Block::Paragraph(say!("`nimlab --help` lists everything that nimlab can do.")),
        ],
    }
}
