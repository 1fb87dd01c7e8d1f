//! What a hand-in was worth at one time, to be compared with what it is worth later.

use crate::document::text::{Text, bad, text};
use crate::document::{Block, Document};
use crate::grade::judge::{FunctionReport, Status, Submission};
use crate::grade::words::say;

/// What a hand-in was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    file: String,
    functions: Vec<FunctionReport>,
    /// The first line that Python cannot read.
    not_read: Option<u64>,
}

impl Standing {
    /// What this hand-in is worth.
    #[must_use]
    pub fn of(submission: &Submission) -> Self {
        let graded = submission.result.iter();
        let functions = graded.clone().flat_map(|graded| graded.functions.clone());
        let mut problems = graded.flat_map(|graded| &graded.problems);
        Self {
            file: submission.of.file.clone(),
            functions: functions.collect(),
            not_read: problems.find_map(|problem| Some(problem.unread()?.line)),
        }
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// What has changed since before, one line a function.
    fn changes_since(&self, before: &Self) -> Vec<Text> {
        let cannot = bad("Python cannot read");
        let of_file = match (before.not_read, self.not_read) {
            (None, Some(0)) => Some("Python cannot read all of it any more.".into()),
            (None, Some(line)) => Some(text![cannot, " line\u{a0}", line, " any more."]),
            (Some(_), None) => Some("Python can read all of it again.".into()),
            _ => None,
        };
        let worth = |it: &FunctionReport| (it.status, it.points, it.max_points);
        let of_functions = self.functions.iter().filter_map(|now| {
            let mut before = before.functions.iter();
            let old = before.find(|old| old.function == now.function)?;
            let sentence = match now.status {
                Status::Passed => "{}: {} → {} of {} points, right now.",
                _ => "{}: {} → {} of {} points.",
            };
            let (points, of) = (now.points, now.max_points);
            let told = || say!(sentence, now.function, old.points, points, of);
            (worth(old) != worth(now)).then(told)
        });
        of_file.into_iter().chain(of_functions).collect()
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
            let heading = text!["Changed since the last time: ", standing.file.clone()];
            blocks.extend([Block::Heading(heading), Block::list(changes)]);
        }
    }
    if blocks.is_empty() {
        let no_change = "No marks have changed since the last time.";
        blocks.push(Block::Paragraph(no_change.into()));
    }
    Document { blocks }
}
