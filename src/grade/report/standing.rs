//! What has changed from one round of grading to the next.

use crate::document::text::{Text, text};
use crate::document::{Block, Document};
use crate::grade::judge::{FunctionReport, Status, Submission};
use crate::grade::words::say;

/// Tells what has changed between two rounds of grading.
#[must_use]
pub fn tell_changes(before: &[Submission], after: &[Submission]) -> Document {
    let mut blocks = Vec::new();
    for now in after {
        let old = before.iter().find(|old| old.of.file == now.of.file);
        let changes = old.map_or_else(|| vec!["new here.".into()], |old| changes(old, now));
        if !changes.is_empty() {
            let heading = text!["Changed since the last time: ", now.of.file.clone()];
            blocks.extend([Block::Heading(heading), Block::list(changes)]);
        }
    }
    if blocks.is_empty() {
        let no_change = "No marks have changed since the last time.";
        blocks.push(Block::Paragraph(no_change.into()));
    }
    Document { blocks }
}

/// The functions of a hand-in that are worth something else than before, one line each.
fn changes(before: &Submission, now: &Submission) -> Vec<Text> {
    let worth = |it: &FunctionReport| (it.status, it.points, it.max_points);
    let (before, now) = (before.functions(), now.functions());
    let changed = now.iter().filter_map(|now| {
        let old = before.iter().find(|old| old.function == now.function)?;
        let sentence = match now.status {
            Status::Passed => "{}: {} → {} of {} points, right now.",
            _ => "{}: {} → {} of {} points.",
        };
        let told = || {
            say!(
                sentence,
                now.function,
                old.points,
                now.points,
                now.max_points
            )
        };
        (worth(old) != worth(now)).then(told)
    });
    changed.collect()
}
