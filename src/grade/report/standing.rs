//! What a hand-in was worth at one time, to be compared with what it is worth later.

use crate::class::Points;
use crate::document::text::{Text, bad};
use crate::document::{Block, Document};
use crate::grade::judge::{Status, Submission};
use crate::grade::sheet::Function;
use crate::grade::words::{line_not_read, say};

/// The points of a hand-in, function by function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    file: String,
    functions: Vec<(Function, Status, Points, Points)>,
    /// The first line that Python cannot read.
    not_read: Option<u64>,
}

impl Standing {
    /// What this hand-in is worth.
    #[must_use]
    pub fn of(submission: &Submission) -> Self {
        let graded = submission.result.as_ref().ok();
        let functions = graded.iter().flat_map(|graded| &graded.functions);
        let mut problems = graded.iter().flat_map(|graded| &graded.problems);
        Self {
            file: submission.of.file.clone(),
            functions: functions
                .map(|report| {
                    (
                        report.function,
                        report.status,
                        report.points,
                        report.max_points,
                    )
                })
                .collect(),
            not_read: problems.find_map(line_not_read),
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
            (None, Some(line)) => changes.push(say!(
                "{} line\u{a0}{} any more.",
                bad("Python cannot read"),
                line
            )),
            (Some(_), None) => changes.push("Python can read all of it again.".into()),
            _ => {}
        }
        for now @ (function, status, points, of) in &self.functions {
            let mut before = before.functions.iter();
            let Some(old) = before.find(|old| old.0 == *function && *old != now) else {
                continue;
            };
            let sentence = match status {
                Status::Passed => "`{}`: {} → {} of {} points, right now.",
                _ => "`{}`: {} → {} of {} points.",
            };
            changes.push(say!(
                sentence,
                function.name(),
                old.2.to_string(),
                points.to_string(),
                of.to_string()
            ));
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
            blocks.push(Block::Heading(say!(
                "Changed since the last time: {}",
                standing.file.clone()
            )));
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
