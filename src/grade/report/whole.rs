//! A graded hand-in in words: a table of its functions and marks, where to begin, then what is not right, function by
//! function, each with the derivation of what would be; and the same taken apart, as plain text, for reports in which each
//! function stands by itself.

use super::brief::function_in_brief;
use super::function::{Told, function_in_full, heading};
use super::marks::{
    also, blocked, first_of, how, in_its_place, marks_and_sum, names, not_graded, section, title,
    where_to_begin,
};
use crate::document::text::text;
use crate::document::{Block, Document, Style};
use crate::grade::hand_in::Missing;
use crate::grade::judge::{FunctionReport, Graded, Status, Submission};
use crate::grade::python::{Problem, Unread};
use crate::grade::sheet::Function;
use crate::grade::words::{HEADING, missing_in_brief, problem, why};
use crate::render::{Terminal, terminal};

/// No more is told of what goes wrong outside the functions, or cannot be read.
const MOST_TOLD: usize = 12;

/// Tells a hand-in in full, with the derivations.
pub fn tell_submission(submission: &Submission, style: Style) -> Document {
    let mut blocks = vec![Block::Title(title(submission))];
    blocks.extend(also(submission));
    match &submission.result {
        Ok(graded) => {
            blocks.push(Block::Whole(vec![Block::Table(marks_and_sum(graded))]));
            blocks.extend(not_python(graded));
            blocks.extend(where_to_begin(graded));
            blocks.extend(in_full(graded, style));
            blocks.push(how(Some(graded.layers), &submission.run));
        }
        Err(error) => blocks.push(not_graded(error)),
    }
    Document { blocks }
}

/// What is not right, function by function, where more than the marks is wanted; and what went wrong outside the functions.
fn in_full(graded: &Graded, style: Style) -> Vec<Block> {
    let mut blocks = Vec::new();
    if style.depth > 0 {
        let is_told =
            |report: &&FunctionReport| !matches!(report.status, Status::Missing | Status::Blocked);
        let mut told = Told::default();
        blocks.extend(graded.not_right().filter(is_told).map(|report| {
            let body = function_in_full(report, style, &mut told);
            Block::Section {
                heading: heading(report),
                body: vec![Block::Whole(body)],
            }
        }));
        blocks.extend(blocked(graded));
        blocks.extend(not_there(graded));
    }
    blocks.extend(top_level(graded));
    let remarks = graded.problems.iter().filter(|told| told.is_remark());
    blocks.extend(remarks.map(problem).map(Block::Paragraph));
    blocks
}

/// The functions that are missing, together; a line of its own for those that may only be called otherwise.
fn not_there(graded: &Graded) -> Option<Block> {
    let missing = graded.not_right();
    let missing = missing.filter_map(|report| Some((report.function, in_its_place(report)?)));
    let missing = missing.filter(|(_, missing)| !missing.is_told_first());
    let is_hinted = |(_, missing): &(Function, &Missing)| **missing != Missing::Nothing;
    let (hinted, others): (Vec<_>, Vec<_>) = missing.partition(is_hinted);
    let mut body = Vec::new();
    if !others.is_empty() {
        let others = names(others.into_iter().map(|(function, _)| function));
        body.push(Block::Paragraph(text!["Not in the file: "{others}"."]));
    }
    if !hinted.is_empty() {
        body.push(Block::list(missing_in_brief(&hinted)));
    }
    if !body.is_empty() {
        let counts = "A function counts if its name is spelled as on the lab sheet and its def begins at the left margin.";
        body.push(Block::Paragraph(counts.into()));
    }
    section("Missing", body)
}

/// The parts that are no Python, those with functions of the lab first, and the functions whose definition failed: straight
/// after the table, since all else may follow from them.
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
        _ => Some(Block::list(parts)),
    }
}

/// What went wrong outside the functions: it costs no points.
fn top_level(graded: &Graded) -> Option<Block> {
    let is_told = |told: &&Problem| told.unread().is_none() && !told.is_remark();
    let lines = graded.outside().filter(is_told);
    let lines = first_of(lines.map(problem).collect(), MOST_TOLD);
    if lines.is_empty() {
        return None;
    }
    let costs_nothing = "This did not run to its end. It costs no points, and what stands before and after it counts.";
    let costs_nothing = Block::Paragraph(costs_nothing.into());
    section(HEADING, vec![costs_nothing, Block::list(lines)])
}

/// How the texts in a report are told and laid out.
#[derive(Clone, Copy, Debug)]
pub struct ReportStyle {
    /// How much is told of each step.
    pub style: Style,
    /// How wide the text is. No part of a report is coloured.
    pub terminal: Terminal,
}

impl ReportStyle {
    /// What is not right in a function; nothing where all is.
    pub(super) fn function(self, report: &FunctionReport) -> String {
        if report.status == Status::Passed {
            return String::new();
        }
        let mut blocks = vec![Block::Paragraph(function_in_brief(report))];
        if self.style.depth > 0 {
            blocks.extend(function_in_full(report, self.style, &mut Told::default()));
        }
        self.text(blocks)
    }

    /// What is not right, function by function, and then the rest.
    pub(super) fn all(self, submission: &Submission) -> Vec<String> {
        let functions = submission.graded().iter();
        let told = functions.map(|report| self.function(report));
        let told = told.filter(|said| !said.is_empty());
        told.chain([self.rest(submission)]).collect()
    }

    /// What is to be told beside the functions: what else went wrong, and with what it was graded; or why it was not.
    pub(super) fn rest(self, submission: &Submission) -> String {
        self.text(match &submission.result {
            Ok(graded) => {
                let told = also(submission).into_iter().chain(not_python(graded));
                let told = told.chain(top_level(graded));
                told.chain([how(Some(graded.layers), &submission.run)])
                    .collect()
            }
            Err(error) => vec![not_graded(error)],
        })
    }

    fn text(self, blocks: Vec<Block>) -> String {
        let plain = Terminal {
            colour: false,
            linear: false,
            ..self.terminal
        };
        let text = terminal(&Document { blocks }, plain);
        text.trim_end().to_owned()
    }
}
