//! Phrases that more than one telling of a hand-in has: its title, the names of functions, with what it was graded.

use crate::document::Text;
use crate::document::text::{bad, code};
use crate::document::wording::listed;
use crate::grade::judge::{NotGraded, Run, Submission};
use crate::grade::python::jail::Layers;
use crate::grade::sheet::{Function, max_points};
use crate::grade::words::say;

/// A hand-in and its points: `lab.py: 87.5 of 100 points`.
pub(super) fn title(submission: &Submission) -> Text {
    let [points, most] = [submission.points(), max_points()].map(|points| points.to_string());
    say!("{}: {} of {} points", submission.file.clone(), points, most)
}

/// Why there are no marks.
pub(super) fn not_graded(error: &NotGraded) -> Text {
    say!("{} {}.", bad("Not graded:"), error.to_string())
}

/// Functions by their names, the last two joined by "and".
pub(super) fn names(functions: &[Function]) -> Text {
    let names = functions.iter().map(|function| code(function.name()));
    listed(names, "and")
}

/// With what it was graded, so that it can be done again; nothing of the sandbox where nothing ran in it.
pub(super) fn how(layers: Option<Layers>, run: &Run) -> Text {
    let jail = match layers {
        None => Text::default(),
        Some(layers) if layers.all_active() => ", all layers of the sandbox active".into(),
        Some(layers) => {
            let missing = layers.missing().into_iter().map(Text::from);
            say!(
                ", without these layers of the sandbox: {}",
                listed(missing, "and")
            )
        }
    };
    say!(
        "Graded with Python\u{a0}{}{}. The same calls again: `{}`.",
        run.python.clone(),
        jail,
        format!("--seed {}", run.seed)
    )
}
