//! What a hand-in was worth at one time, to be compared with what it is worth later.

use super::cause::line_not_read;
use super::grading::Status;
use super::lab::Function;
use super::points::Points;
use super::submission::Submission;
use crate::document::text::{Text, bad, code, text};
use crate::document::{Block, Document};

/// The points of a hand-in, function by function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    file: String,
    functions: Vec<(Function, Status, Points)>,
    /// The first line that Python cannot read.
    not_read: Option<u64>,
}

impl Standing {
    /// What this hand-in is worth.
    #[must_use]
    pub fn of(submission: &Submission) -> Self {
        let functions = submission
            .result
            .iter()
            .flat_map(|graded| &graded.functions);
        Self {
            file: submission.file.clone(),
            functions: functions
                .map(|report| (report.function, report.status, report.points))
                .collect(),
            not_read: submission
                .result
                .iter()
                .flat_map(|graded| &graded.problems)
                .find_map(line_not_read),
        }
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// What has changed since before, one line a function.
    fn changes_since(&self, before: &Self) -> Vec<Text> {
        let mut changes = Vec::new();
        match (before.not_read, self.not_read) {
            (None, Some(0)) => changes.push("Python cannot read all of it any more.".into()),
            (None, Some(line)) => changes.push(text![
                bad("Python cannot read"),
                " line\u{a0}",
                line,
                " any more."
            ]),
            (Some(_), None) => changes.push("Python can read all of it again.".into()),
            _ => {}
        }
        for (function, status, points) in &self.functions {
            let old = before.functions.iter().find(|(old, ..)| old == function);
            match old {
                Some((_, old_status, old_points))
                    if (old_status, old_points) != (status, points) =>
                {
                    changes.push(text![
                        code(function.name()),
                        format!(": {old_points} → {points} of {} points", function.weight()),
                        if *status == Status::Passed {
                            ", right now"
                        } else {
                            ""
                        },
                        "."
                    ]);
                }
                _ => {}
            }
        }
        changes
    }
}

/// Tells what has changed between two rounds of grading.
#[must_use]
pub fn tell_changes(before: &[Standing], after: &[Standing]) -> Document {
    let mut blocks = Vec::new();
    for standing in after {
        let old = before.iter().find(|old| old.file == standing.file);
        let changes = match old {
            Some(old) => standing.changes_since(old),
            None => vec!["new here.".into()],
        };
        if !changes.is_empty() {
            blocks.push(Block::Heading(text![
                "Changed since the last time: ",
                standing.file.clone()
            ]));
            blocks.push(Block::list(changes));
        }
    }
    if blocks.is_empty() {
        blocks.push(Block::Paragraph(
            "No marks have changed since the last time.".into(),
        ));
    }
    Document { blocks }
}
