//! A graded hand-in in words: a table of its functions and marks, then what is not right, each with the derivation of what
//! would be.

use std::mem::discriminant;

use super::class::{Class, Tally};
use super::failure::{Expected, Failure, Returned};
use super::grading::{FunctionReport, Graded, Status};
use super::jail::Layers;
use super::lab::{Function, max_points};
use super::submission::{NotGraded, Run, Submission};
use super::wording::{problem, why};
use crate::derivation::Derivation;
use crate::document::text::{Text, bad, code, good, strong, text};
use crate::document::wording::{counted, listed};
use crate::document::{Align, Block, Cell, Document, Table, Telling, misconception, tell};
use crate::judgement::Misconception;

/// Tells a hand-in in full, with the derivations.
#[must_use]
pub fn tell_submission(submission: &Submission, run: &Run, telling: Telling) -> Document {
    let mut blocks = vec![Block::Title(title(submission))];
    match &submission.result {
        Ok(graded) => {
            blocks.push(Block::Table(marks(graded)));
            blocks.extend(in_full(graded, telling));
            blocks.extend(top_level(graded));
            blocks.push(Block::Paragraph(how(graded.layers, run)));
        }
        Err(error) => blocks.push(Block::Paragraph(not_graded(error))),
    }
    Document { blocks }
}

/// Tells one hand-in of many: its marks, and a line for each function that is not right.
#[must_use]
pub fn tell_in_brief(submission: &Submission) -> Document {
    let body = match &submission.result {
        Ok(graded) => {
            let lines: Vec<Text> = not_right(graded).map(function_in_brief).collect();
            (!lines.is_empty()).then_some(Block::list(lines))
        }
        Err(error) => Some(Block::Paragraph(not_graded(error))),
    };
    let mut blocks = vec![Block::Heading(title(submission))];
    blocks.extend(body);
    Document { blocks }
}

pub(super) fn title(submission: &Submission) -> Text {
    text![
        submission.file.as_str(),
        ": ",
        submission.points().to_string(),
        " of ",
        max_points().to_string(),
        " points"
    ]
}

pub(super) fn not_graded(error: &NotGraded) -> Text {
    text![bad("Not graded:"), " ", error.to_string(), "."]
}

fn not_right(graded: &Graded) -> impl Iterator<Item = &FunctionReport> {
    graded
        .functions
        .iter()
        .filter(|report| report.status != Status::Passed)
}

/// The functions with their points.
fn marks(graded: &Graded) -> Table {
    let columns = [
        (Align::Left, "function"),
        (Align::Right, "points"),
        (Align::Right, "of"),
        (Align::Right, "calls right"),
        (Align::Left, ""),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    for report in &graded.functions {
        table.row([
            Cell::from(code(report.function.name())),
            Cell::from(report.points.to_string()),
            Cell::from(report.function.weight()),
            Cell::from(format!("{} of {}", report.passed_cases, report.cases)),
            Cell::from(verdict(report)),
        ]);
    }
    table.foot([
        Cell::from("together"),
        Cell::from(graded.points().to_string()),
        Cell::from(max_points().to_string()),
        Cell::default(),
        Cell::default(),
    ]);
    table
}

fn verdict(report: &FunctionReport) -> Text {
    match report.status {
        Status::Passed => good("right"),
        Status::Failed if report.passed_cases > 0 => bad("right in part"),
        Status::Failed => bad("not right"),
        Status::Missing => bad("missing"),
        Status::Error => bad("raises an error"),
        Status::TimedOut => bad("takes too long"),
        Status::Blocked => text![bad("blocked"), " by ", names(&report.blocked_by)],
    }
}

fn names(functions: &[Function]) -> Text {
    listed(
        functions.iter().map(|function| code(function.name())),
        "and",
    )
}

/// What is not right, function by function.
fn in_full(graded: &Graded, telling: Telling) -> Vec<Block> {
    if telling.depth == 0 {
        return Vec::new();
    }
    not_right(graded)
        .map(|report| Block::Section {
            heading: text![
                code(report.function.name()),
                ": ",
                report.points.to_string(),
                " of ",
                counted(report.function.weight(), "point")
            ],
            body: function_in_full(report, telling),
        })
        .collect()
}

pub(super) fn function_in_full(report: &FunctionReport, telling: Telling) -> Vec<Block> {
    let mut blocks = Vec::new();
    if report.status == Status::Blocked {
        blocks.push(Block::Paragraph(held_up(report)));
    }
    let mut told: Vec<&Failure> = Vec::new();
    let mut others = Vec::new();
    for failure in &report.failures {
        // What holds a function up is explained where that stands.
        let is_explained = report.status == Status::Blocked && !told.is_empty();
        if !is_explained && !told.iter().any(|other| are_alike(other, failure)) {
            told.push(failure);
            blocks.extend(failure_in_full(report.function, failure, telling));
        } else {
            others.push(failure_in_brief(failure));
        }
    }
    if !others.is_empty() {
        let intro = match others.len() {
            1 => "One more call was not right:".into(),
            count => text![count, " more calls were not right:"],
        };
        blocks.push(Block::Paragraph(intro));
        blocks.push(Block::list(others));
    }
    let unasked =
        report.cases - report.passed_cases - report.failures.len().try_into().unwrap_or(0);
    if unasked > 0 && report.status != Status::Missing && report.function != Function::ExclusiveOr {
        blocks.push(Block::Paragraph(text![
            "After that ",
            counted(unasked, "call"),
            " of the function ",
            if unasked == 1 { "was" } else { "were" },
            " not made any more, and count as not right."
        ]));
    }
    blocks
}

fn held_up(report: &FunctionReport) -> Text {
    let others = names(&report.blocked_by);
    let are = if report.blocked_by.len() == 1 {
        "is"
    } else {
        "are"
    };
    text![
        "It rests on ",
        others.clone(),
        ". With ",
        others,
        " replaced by a right one, everything in it is right: it will be as soon as ",
        if report.blocked_by.len() == 1 {
            "that"
        } else {
            "these"
        },
        " ",
        are,
        "."
    ]
}

/// Whether two failures are so alike that one derivation says enough.
fn are_alike(a: &Failure, b: &Failure) -> bool {
    discriminant(&a.reason) == discriminant(&b.reason) && a.misconception() == b.misconception()
}

fn failure_in_full(function: Function, failure: &Failure, telling: Telling) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(
        code(failure.call.clone()).in_role(crate::document::Role::Strong),
    )];
    let mut lines = Vec::new();
    match &failure.returned {
        Returned::Value(value) => lines.push(text!["came back: ", code(value.to_string())]),
        Returned::Words(words) if !words.is_empty() => {
            lines.push(text!["what happened: ", words.as_str()]);
        }
        Returned::Words(_) | Returned::Nothing => {}
    }
    lines.push(text!["expected: ", expected(failure)]);
    blocks.push(Block::list(lines));
    blocks.push(Block::Paragraph(why(function, failure)));
    if let (Some(exhibit), true) = (&failure.exhibit, telling.depth > 1) {
        let derivation = Derivation::of(exhibit.clone());
        blocks.push(Block::Paragraph(
            "This is how the right result comes about:".into(),
        ));
        blocks.push(Block::Quote(tell(&derivation, telling).blocks));
    }
    blocks
}

fn expected(failure: &Failure) -> Text {
    match &failure.expected {
        Expected::Value(value) => code(value.to_string()),
        Expected::Words(words) => words.as_str().into(),
    }
}

pub(super) fn failure_in_brief(failure: &Failure) -> Text {
    let call = code(failure.call.clone());
    match &failure.returned {
        Returned::Value(value) => text![
            call,
            " gave ",
            code(value.to_string()),
            ", expected ",
            expected(failure)
        ],
        Returned::Words(_) | Returned::Nothing => text![call, ", expected ", expected(failure)],
    }
}

pub(super) fn function_in_brief(report: &FunctionReport) -> Text {
    let said = text![
        code(report.function.name()),
        ": ",
        report.points.to_string(),
        " of ",
        report.function.weight(),
        ", ",
        verdict(report)
    ];
    let slip = report.failures.iter().find_map(Failure::misconception);
    match (slip, report.status) {
        (_, Status::Blocked) | (None, _) => text![said, "."],
        (Some(slip), _) => text![said, ": ", misconception(slip), "."],
    }
}

/// What went wrong outside the functions: it costs no points.
pub(super) fn top_level(graded: &Graded) -> Option<Block> {
    if graded.problems.is_empty() {
        return None;
    }
    let mut body = vec![Block::Paragraph(
        "Outside the functions, this did not run to its end. It costs no points, and what stands before and after it counts."
            .into(),
    )];
    body.push(Block::list(graded.problems.iter().map(problem)));
    Some(Block::Section {
        heading: "The rest of the file".into(),
        body,
    })
}

/// With what it was graded, so that it can be done again.
pub(super) fn how(layers: Layers, run: &Run) -> Text {
    let jail = if layers.all_active() {
        text!["all layers of the sandbox active"]
    } else {
        let missing = layers.missing().into_iter().map(Text::from);
        text![
            "without these layers of the sandbox: ",
            listed(missing, "and")
        ]
    };
    text![
        "Graded with Python\u{a0}",
        run.python.as_str(),
        ", ",
        jail,
        ". The same calls again: ",
        code(format!("--seed {}", run.seed)),
        "."
    ]
}

/// Tells what came of the class.
#[must_use]
pub fn tell_class(class: &Class) -> Document {
    let mut blocks = vec![Block::Title(text![
        "The class: ",
        counted(class.submissions, "hand-in")
    ])];
    let columns = [
        "right",
        "not right",
        "missing",
        "error",
        "too long",
        "blocked",
    ];
    let columns = columns.map(|name| (Align::Right, name.into()));
    let header = std::iter::once((Align::Left, "function".into())).chain(columns);
    let mut table = Table::new(1, header);
    for (function, tally) in &class.functions {
        let &Tally {
            passed,
            failed,
            missing,
            error,
            timeout,
            blocked,
        } = tally;
        let counts = [passed, failed, missing, error, timeout, blocked].map(Cell::from);
        table.row(std::iter::once(Cell::from(code(function.name()))).chain(counts));
    }
    blocks.push(Block::Table(table));
    if !class.misconceptions.is_empty() {
        blocks.push(Block::Table(slips(class)));
    }
    if class.not_graded > 0 {
        blocks.push(Block::Paragraph(text![
            counted(class.not_graded, "hand-in"),
            " could not be graded."
        ]));
    }
    blocks.push(Block::Paragraph(text![
        strong(format!(
            "{} of {} all right",
            class.all_right, class.submissions
        )),
        "; ",
        class.mean().to_string(),
        " of ",
        max_points().to_string(),
        " points on average."
    ]));
    Document { blocks }
}

fn slips(class: &Class) -> Table {
    let columns = [
        (Align::Left, "misconception"),
        (Align::Left, "code"),
        (Align::Right, "hand-ins"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    let mut slips: Vec<(Misconception, usize)> = class
        .misconceptions
        .iter()
        .map(|(&slip, &count)| (slip, count))
        .collect();
    slips.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (slip, count) in slips {
        table.row([
            Cell::from(misconception(slip)),
            Cell::from(code(slip.code())),
            Cell::from(count),
        ]);
    }
    table
}
