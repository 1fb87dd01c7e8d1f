//! What a newcomer reads who types `nimlab` and nothing else.

use super::prelude::*;

/// A greeting, and three things to try first.
pub fn welcome() -> Document {
    let things_to_try = [
        (
            "nimlab lesson the-game",
            "starts the course: ten minutes, nothing to know beforehand",
        ),
        (
            "nimlab 5 4 3 2 1",
            "shows who wins this board, why, and how",
        ),
        ("nimlab practice", "asks questions, judges and explains"),
    ];
    Document::of((
        Block::Title("nimlab explains the game of Nim, step by step.".into()),
        "Three things to try first:",
        Block::list(things_to_try.map(|(command, what)| text![{code(command)}" "{what}])),
        text![{code("nimlab --help")}" lists everything that nimlab can do."],
    ))
}
