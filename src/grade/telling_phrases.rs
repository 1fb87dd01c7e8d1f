//! Phrases that more than one telling of a hand-in has: its title, the names of functions, with what it was graded.

use super::jail::Layers;
use super::lab::{Function, max_points};
use super::submission::{NotGraded, Run, Submission};
use crate::document::text::{Text, bad, code, text};
use crate::document::wording::listed;

/// A hand-in and its points: `lab.py: 87.5 of 100 points`.
pub(super) fn title(submission: &Submission) -> Text {
    text![
        submission.file.clone(),
        ": ",
        submission.points().to_string(),
        " of ",
        max_points().to_string(),
        " points"
    ]
}

/// Why there are no marks.
pub(super) fn not_graded(error: &NotGraded) -> Text {
    text![bad("Not graded:"), " ", error.to_string(), "."]
}

/// Functions by their names, the last two joined by "and".
pub(super) fn names(functions: &[Function]) -> Text {
    listed(
        functions.iter().map(|function| code(function.name())),
        "and",
    )
}

/// With what it was graded, so that it can be done again; nothing of the sandbox where nothing ran in it.
pub(super) fn how(layers: Option<Layers>, run: &Run) -> Text {
    let jail = match layers {
        None => Text::default(),
        Some(layers) if layers.all_active() => text![", all layers of the sandbox active"],
        Some(layers) => {
            let missing = layers.missing().into_iter().map(Text::from);
            text![
                ", without these layers of the sandbox: ",
                listed(missing, "and")
            ]
        }
    };
    text![
        "Graded with Python\u{a0}",
        run.python.clone(),
        jail,
        ". The same calls again: ",
        code(format!("--seed {}", run.seed)),
        "."
    ]
}
