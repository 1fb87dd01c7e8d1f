//! The full report on a graded hand-in: a table of its functions and marks, where to begin, then what is not right,
//! function by function, each with the derivation of the right result; and the same in parts, as plain text, for
//! reports with one function each.

use super::brief::{function_in_brief, not_judged};
use super::function::{ReportedSoFar, function_in_full, heading};
use super::marks::{
    about, blocked, first_of, how, in_its_place, list, marks, names, not_graded, section, title,
    where_to_begin,
};
use crate::class::{ReportStyle, also_handed_in};
use crate::hand_in::Missing;
use crate::judge::{FunctionReport, Graded, Status, Submission};
use crate::python::{Problem, Unread};
use crate::sheet::Function;
use crate::words::{HEADING, missing_in_brief, problem, problems, why};
use explain::document::text::{Text, text};
use explain::document::{Block, Document, IntoBlocks, Style};
use render::{Terminal, terminal};

/// The most problems listed outside the functions, or of parts that cannot be read.
const MOST_TOLD: usize = 12;

/// A hand-in in full, with the derivations.
pub fn full_report(submission: &Submission, style: Style) -> Document {
    about(submission, Block::Title(title(submission)), |graded| {
        let marks = marks(graded, Some(graded.max_points));
        let begin = (not_python(graded), where_to_begin(graded));
        let how = how(Some(graded.layers), &submission.run);
        (marks, begin, in_full(graded, style), how)
    })
}

/// What is not right, function by function, if more than the marks is wanted; and what went wrong outside the
/// functions.
fn in_full(graded: &Graded, style: Style) -> impl IntoBlocks {
    let functions = (style.depth > 0).then(|| {
        let is_told =
            |report: &&FunctionReport| !matches!(report.status, Status::Missing | Status::Blocked);
        let mut told = ReportedSoFar::default();
        let not_right = graded.not_right().filter(is_told).map(|report| {
            let body = function_in_full(report, style, &mut told);
            section(heading(report), body)
        });
        let not_right: Vec<_> = not_right.collect();
        (not_right, blocked(graded), not_there(graded))
    });
    let remarks = graded.problems.iter().filter(|told| told.is_remark());
    let remarks: Vec<Text> = not_judged(graded).into_iter().chain(remarks.map(problem)).collect();
    // A report on one function is about that function.
    let is_one = graded.functions.len() == 1;
    let outside = (!is_one).then(|| top_level(graded));
    (functions, outside.flatten(), remarks)
}

/// The missing functions, together; a line of its own for those that may only have another name.
fn not_there(graded: &Graded) -> Option<Block> {
    let missing = graded.not_right();
    let missing = missing.filter_map(|report| Some((report.function, in_its_place(report)?)));
    let missing = missing.filter(|(_, missing)| !missing.is_reported_first());
    let is_hinted = |(_, missing): &(Function, &Missing)| **missing != Missing::Nothing;
    let (hinted, others): (Vec<_>, Vec<_>) = missing.partition(is_hinted);
    if hinted.is_empty() && others.is_empty() {
        return None;
    }
    let hints = list(missing_in_brief(&hinted));
    let others = (!others.is_empty()).then(|| {
        let others = names(others.into_iter().map(|(function, _)| function));
        text!["Not in the file: "{others}"."]
    });
    let counts = "A function counts if its name is spelled as on the lab sheet and its def begins at the left margin.";
    section("Missing", (others, hints, counts))
}

/// The parts that are not Python, those with functions of the lab first, and the functions whose definition failed:
/// right after the table, since everything else may follow from them.
fn not_python(graded: &Graded) -> Option<Block> {
    let is_of_lab = |part: &Unread| part.defines.iter().any(|it| Function::named(it).is_some());
    let unread = graded.problems.iter();
    let mut unread: Vec<&Problem> = unread.filter(|told| told.unread().is_some()).collect();
    unread.sort_by_key(|told| !told.unread().is_some_and(is_of_lab));
    let reports = graded.functions.iter();
    let failed = reports.filter(|it| matches!(in_its_place(it), Some(Missing::Failed(_))));
    let failed = failed.filter_map(|report| report.failures.first()).map(why);
    let told = failed.chain(unread.into_iter().map(problem));
    let mut parts = first_of(told.collect(), MOST_TOLD);
    match parts.len() {
        0 | 1 => parts.pop().map(Block::Paragraph),
        _ => list(parts),
    }
}

/// What went wrong outside the functions: it costs no points.
fn top_level(graded: &Graded) -> Option<Block> {
    let is_told = |told: &&Problem| told.unread().is_none() && !told.is_remark();
    let outside: Vec<&Problem> = graded.outside().filter(is_told).collect();
    let lines = list(first_of(problems(&outside), MOST_TOLD))?;
    let costs_nothing =
        "This did not run to its end. It costs no points, and the code before and after it counts.";
    section(HEADING, (costs_nothing, lines))
}

impl ReportStyle {
    /// What is not right in a function; empty if nothing is.
    pub(super) fn function(self, report: &FunctionReport) -> String {
        if report.status == Status::Passed {
            return String::new();
        }
        let in_full = (self.style.depth > 0)
            .then(|| function_in_full(report, self.style, &mut ReportedSoFar::default()));
        self.text((function_in_brief(report), in_full))
    }

    /// Everything besides the functions: what else went wrong, and how it was graded; or why it was not.
    pub(super) fn rest(self, submission: &Submission) -> String {
        match &submission.result {
            Ok(graded) => {
                let how = how(Some(graded.layers), &submission.run);
                let outside = (not_python(graded), top_level(graded));
                self.text((also_handed_in(&submission.of), outside, how))
            }
            Err(error) => self.text(not_graded(error)),
        }
    }

    fn text(self, blocks: impl IntoBlocks) -> String {
        let plain = Terminal { colour: false, linear: false, ..self.terminal };
        let text = terminal(&Document::of(blocks), plain);
        text.trim_end().to_owned()
    }
}
