//! A graded hand-in in words: a table of its functions and marks, where to begin, then what is not right, function by
//! function, each with the derivation of what would be.

use super::function::{function_in_full, heading};
use super::marks::{
    also, blocked, cannot_be_read, how, marks, names, not_graded, title, where_to_begin,
};
use crate::document::{Block, Document, Style, Text};
use crate::grade::judge::{FunctionReport, Graded, Reason, Run, Status, Submission};
use crate::grade::sheet::Function;
use crate::grade::words::{HEADING, missing_in_brief, problem, say};

/// Tells a hand-in in full, with the derivations.
#[must_use]
pub fn tell_submission(submission: &Submission, run: &Run, style: Style) -> Document {
    let mut blocks = vec![Block::Title(title(submission))];
    blocks.extend(also(submission));
    match &submission.result {
        Ok(graded) => {
            blocks.push(Block::Whole(vec![Block::Table(marks(graded))]));
            blocks.extend(not_python(graded));
            blocks.extend(where_to_begin(graded));
            blocks.extend(in_full(graded, style));
            blocks.extend(top_level(graded));
            blocks.extend(remarks(graded));
            blocks.push(Block::Paragraph(how(Some(graded.layers), run)));
        }
        Err(error) => blocks.push(Block::Paragraph(not_graded(error))),
    }
    Document { blocks }
}

/// What is not right, function by function.
fn in_full(graded: &Graded, style: Style) -> Vec<Block> {
    if style.depth == 0 {
        return Vec::new();
    }
    let (missing, there): (Vec<_>, Vec<_>) = graded
        .not_right()
        .partition(|report| report.status == Status::Missing);
    let there = there
        .into_iter()
        .filter(|report| report.status != Status::Blocked);
    let sections = there.map(|report| Block::Section {
        heading: heading(report),
        body: vec![Block::Whole(function_in_full(report, style))],
    });
    sections
        .chain(blocked(graded))
        .chain(not_there(&missing))
        .collect()
}

/// The functions that are missing, together; a line of its own for those that may only be called otherwise.
fn not_there(missing: &[&FunctionReport]) -> Option<Block> {
    let has_hint = |report: &&&FunctionReport| {
        let mut reasons = report.failures.iter().map(|failure| &failure.reason);
        reasons.any(|reason| matches!(reason, Reason::Missing(missing) if missing.has_hint()))
    };
    // Those of which it has been told already that they cannot be read are not told again.
    let missing: Vec<&FunctionReport> = missing
        .iter()
        .copied()
        .filter(|report| !cannot_be_read(report))
        .collect();
    let (hinted, others): (Vec<&FunctionReport>, Vec<_>) = missing.iter().partition(has_hint);
    if missing.is_empty() {
        return None;
    }
    let mut body = Vec::new();
    if !others.is_empty() {
        let others: Vec<Function> = others.iter().map(|report| report.function).collect();
        body.push(Block::Paragraph(say!(
            "Not in the file: {}.",
            names(&others)
        )));
    }
    let lines = missing_in_brief(&hinted);
    if !lines.is_empty() {
        body.push(Block::list(lines));
    }
    body.push(Block::Paragraph(
        "A function counts where its name is spelled as on the lab sheet and its def begins at the left margin.".into(),
    ));
    Some(Block::Section {
        heading: "Missing".into(),
        body: vec![Block::Whole(body)],
    })
}

/// The parts that are no Python, straight after the table: all else may follow from them.
pub(super) fn not_python(graded: &Graded) -> Option<Block> {
    let parts: Vec<Text> = graded
        .problems
        .iter()
        .filter(|told| told.unread().is_some())
        .map(problem)
        .collect();
    match parts.len() {
        0 => None,
        1 => parts.into_iter().next().map(Block::Paragraph),
        _ => Some(Block::list(parts)),
    }
}

/// What is only told.
fn remarks(graded: &Graded) -> Vec<Block> {
    let remarks = graded.problems.iter().filter(|told| told.is_remark());
    remarks
        .map(|told| Block::Paragraph(problem(told)))
        .collect()
}

/// What went wrong outside the functions: it costs no points.
pub(super) fn top_level(graded: &Graded) -> Option<Block> {
    let problems = graded.problems.iter();
    let lines: Vec<Text> = problems
        .filter(|told| told.unread().is_none() && !told.is_remark())
        .map(problem)
        .collect();
    if lines.is_empty() {
        return None;
    }
    let costs_nothing = "This did not run to its end. It costs no points, and what stands before and after it counts.";
    Some(Block::Section {
        heading: HEADING.into(),
        body: vec![Block::Whole(vec![
            Block::Paragraph(costs_nothing.into()),
            Block::list(lines),
        ])],
    })
}
