//! What a terminal shows of one hand-in: a line for each function, the one to fix first, and at the end the score,
//! where to begin, and how to see the next.
//!
//! After grading a file one sees the end of the output, so the most important comes last; and it is no longer than two
//! or three screens, unless everything is asked for.

use std::cmp::Ordering;
use std::iter;

use super::brief::{function_in_brief, notes};
use super::function::{ReportedSoFar, function_in_full, function_in_short, heading};
use super::marks::{how, list, marks, title, to_mend, verdict, where_to_begin};
use super::whole::full_report;
use crate::class::{ReportStyle, also_handed_in};
use crate::judge::{FunctionReport, Graded, Status, Submission};
use crate::sheet::Function;
use explain::document::text::{Text, bad, code, good, text};
use explain::document::wording::some;
use explain::document::{Block, Document, IntoBlocks, Role, Style};
use explain::legible::in_quotes;
use render::laid_out;

/// The most lines printed about a hand-in, at 80 columns, unless all are asked for.
const MOST_LINES: usize = 60;
/// The lines of a small terminal's screen, less the one for the prompt.
const LINES_OF_A_SCREEN: usize = 23;

/// The report on a hand-in: everything, if that is asked for; otherwise the function to fix first, in as much detail as
/// fits.
pub fn screen_report(submission: &Submission, style: ReportStyle, is_whole: bool) -> Document {
    let graded = match &submission.result {
        Ok(graded) if !is_whole => graded,
        _ => return whole(submission, style.style),
    };
    fullest(graded, style, MOST_LINES, |first| {
        let title = Block::Title(submission.of.file.clone().into());
        let marks = marks(graded, None);
        let is_safe = graded.layers.missing().is_empty();
        let how = (!is_safe).then(|| how(Some(graded.layers), &submission.run));
        let close = close(submission, graded);
        Document::of((title, also_handed_in(&submission.of), marks, (first, how), close))
    })
}

/// The function to fix first; `None` if all is right, or it could not be graded.
pub fn first_to_mend(submission: &Submission) -> Option<Function> {
    let graded = submission.result.as_ref().ok()?;
    to_mend(graded).first().map(|report| report.function)
}

/// The report of the pages, with the score at its end, too.
fn whole(submission: &Submission, style: Style) -> Document {
    let mut told = full_report(submission, style);
    if let Ok(graded) = &submission.result {
        score(submission, graded).add_to(&mut told.blocks);
    }
    told
}

/// The report after a hand-in was saved again: what has changed, the function to fix next, and the score, on one
/// screen.
pub fn repeat_report(
    submission: &Submission,
    style: ReportStyle,
    before: Option<&Submission>,
) -> Document {
    let before = before.map_or(&[][..], Submission::graded);
    let Ok(graded) = &submission.result else {
        return whole(submission, style.style);
    };
    fullest(graded, style, LINES_OF_A_SCREEN, |first| {
        let title = Block::Title(submission.of.file.clone().into());
        let close = close(submission, graded);
        Document::of((title, changes(graded, before), first, close))
    })
}

/// The most detailed version that fits into this many lines, of what went wrong outside the functions and of the one to
/// fix first: every cause or one call, from the requested depth down to 1; otherwise a line, if need be without what
/// went wrong outside.
fn fullest(
    graded: &Graded,
    style: ReportStyle,
    most: usize,
    told: impl Fn(Vec<Block>) -> Document,
) -> Document {
    let notes = list(notes(graded));
    let first = to_mend(graded).first().copied();
    let line = first.map(function_in_brief);
    let written = first.filter(|report| report.status != Status::Missing);
    let depths = (1..=style.style.depth).rev();
    let depths = depths.flat_map(|depth| [(depth, true), (depth, false)]);
    let in_full = depths.filter_map(|(depth, is_full)| {
        let (report, mut style) = (written?, style.style);
        style.depth = depth;
        let causes = if is_full {
            function_in_full(report, style, &mut ReportedSoFar::default())
        } else {
            function_in_short(report, style)
        };
        let function = (Block::Heading(heading(report)), causes).into_blocks();
        Some(told((notes.clone(), Block::Whole(function)).into_blocks()))
    });
    let in_a_line = iter::once_with(|| told((notes.clone(), line.clone()).into_blocks()));
    let fits = |document: &Document| laid_out(document, style.terminal).lines.len() <= most;
    let fullest = in_full.chain(in_a_line).find(fits);
    fullest.unwrap_or_else(|| told(line.clone().into_blocks()))
}

/// What has changed: `numeral_binary: now right, +10`.
fn changes(graded: &Graded, before: &[FunctionReport]) -> impl IntoBlocks {
    const MOST: usize = 5;
    let reports = graded.functions.iter();
    let lines: Vec<Text> = reports.filter_map(|it| change(it, before)).collect();
    let is_nothing = lines.is_empty() && !before.is_empty();
    let nothing = is_nothing.then_some("Saved and graded: all points are as they were.");
    let lines = some(lines, MOST, |more| text!["and "{more}" more"]);
    (nothing, list(lines))
}

fn change(report: &FunctionReport, before: &[FunctionReport]) -> Option<Text> {
    let before = before.iter().find(|it| it.function == report.function)?;
    let points = before.points;
    if (points, before.status) == (report.points, report.status) {
        return None;
    }
    let now = text![{report.function}": now "{verdict(report)}];
    let (more, less) = (points.short_of(report.points), report.points.short_of(points));
    Some(match report.points.cmp(&points) {
        Ordering::Greater => now.and(", ").and(good(format!("+{more}"))),
        Ordering::Less => now.and(", ").and(bad(format!("−{less}"))),
        Ordering::Equal => now,
    })
}

/// The score, and where to begin.
fn score(submission: &Submission, graded: &Graded) -> impl IntoBlocks {
    let score = title(submission).in_role(Role::Strong);
    (score, where_to_begin(graded))
}

/// The score, where to begin, and how to see more.
fn close(submission: &Submission, graded: &Graded) -> impl IntoBlocks {
    let file = &submission.of.file;
    let more = |shown: Text, option: &str| {
        // A command with a teacher's rules has words that are not known here.
        let typed = if submission.run.lab.is_of_sheet() {
            code(format!("nimlab grade {} {option}", in_quotes(file)))
        } else {
            text!["the same command with "{code(option.to_owned())}]
        };
        text![{shown}": "{typed}]
    };
    let mend = to_mend(graded).into_iter().take(2);
    let functions = mend.map(|report| {
        let function = report.function;
        more(function.into(), &format!("--only {function}"))
    });
    let mut lines: Vec<Text> = functions.collect();
    if !lines.is_empty() {
        lines.push(more("Everything".into(), "--depth 3"));
    }
    (score(submission, graded), list(lines))
}
