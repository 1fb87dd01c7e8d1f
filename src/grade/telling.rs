//! A graded hand-in in words: a table of its functions and marks, then what is not right, each with the derivation of what
//! would be.

use std::mem::discriminant;

use super::failure::{Failure, Reason, Returned};
use super::grading::{FunctionReport, Graded, Status};
use super::jail::Layers;
use super::lab::{Function, max_points};
use super::submission::{NotGraded, Run, Submission};
use super::wording::{
    HEADING, came_back, consequence, drawn, expected, how_it_is_written, missing_in_brief, problem,
    why,
};
use crate::derivation::Derivation;
use crate::document::text::{Text, bad, code, good, text};
use crate::document::wording::{counted, listed};
use crate::document::{Align, Block, Cell, Document, Table, Telling, misconception, tell};

/// Tells a hand-in in full, with the derivations.
#[must_use]
pub fn tell_submission(submission: &Submission, run: &Run, telling: Telling) -> Document {
    let mut blocks = vec![Block::Title(title(submission))];
    match &submission.result {
        Ok(graded) => {
            blocks.push(Block::Table(marks(graded)));
            blocks.extend(not_python(graded));
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
        (Align::Left, "result"),
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
        Status::Missing if cannot_be_read(report) => bad("cannot be read"),
        Status::Missing => bad("missing"),
        Status::Error => bad("raises an error"),
        Status::TimedOut => bad("takes too long"),
        Status::Blocked => bad("blocked"),
    }
}

/// Whether it is there, in a part of the file that Python cannot read.
fn cannot_be_read(report: &FunctionReport) -> bool {
    report.failures.iter().any(
        |failure| matches!(&failure.reason, Reason::Missing(missing) if missing.unread.is_some()),
    )
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
    let (missing, there): (Vec<_>, Vec<_>) =
        not_right(graded).partition(|report| report.status == Status::Missing);
    let sections = there.into_iter().map(|report| Block::Section {
        heading: text![
            code(report.function.name()),
            ": ",
            report.points.to_string(),
            " of ",
            counted(report.function.weight(), "point")
        ],
        body: function_in_full(report, telling),
    });
    sections.chain(not_there(&missing)).collect()
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
        body.push(Block::Paragraph(text![
            "Not in the file: ",
            names(&others),
            "."
        ]));
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
        body,
    })
}

pub(super) fn function_in_full(report: &FunctionReport, telling: Telling) -> Vec<Block> {
    let mut blocks = Vec::new();
    if report.status == Status::Blocked {
        blocks.push(Block::Paragraph(held_up(report)));
    }
    let mut told: Vec<&Failure> = Vec::new();
    let mut others = Vec::new();
    let is_call = |failure: &&Failure| !matches!(failure.reason, Reason::Gate(_));
    for failure in report.failures.iter().filter(is_call) {
        // What holds a function up is explained where that stands.
        let is_explained = report.status == Status::Blocked && !told.is_empty();
        if !is_explained && !told.iter().any(|other| says_enough(other, failure)) {
            told.push(failure);
            blocks.extend(failure_in_full(report.function, failure, telling));
        } else {
            others.push(failure_in_brief(failure));
        }
    }
    blocks.extend(in_a_list(others));
    blocks.extend(how_it_is_written(&report.failures).map(Block::Paragraph));
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

/// Failures that need no more than a line each; the last of many are only counted.
fn in_a_list(failures: Vec<Text>) -> Vec<Block> {
    const MOST: usize = 6;
    let count = failures.len();
    let intro = match count {
        0 => return Vec::new(),
        1 => "One more call was not right:".into(),
        _ => text![count, " more calls were not right:"],
    };
    let mut lines: Vec<Text> = failures.into_iter().take(MOST).collect();
    if count > MOST {
        let rest = count - MOST;
        lines.push(text![
            "and ",
            rest,
            " more, which ",
            code("--format json"),
            " lists."
        ]);
    }
    vec![Block::Paragraph(intro), Block::list(lines)]
}

fn held_up(report: &FunctionReport) -> Text {
    let (right_ones, as_soon_as) = match report.blocked_by.len() {
        1 => ("a right one", "that is right"),
        _ => ("right ones", "these are right"),
    };
    text![
        bad("Blocked"),
        " by ",
        names(&report.blocked_by),
        format!(
            ", which it calls. With {right_ones} in its place, everything here was right, so there is nothing to mend in \
             this function. It gets all its points as soon as {as_soon_as}."
        )
    ]
}

/// Whether what has been told of one failure says enough of another, too.
fn says_enough(told: &Failure, other: &Failure) -> bool {
    let is_unexplained = other.misconception().is_none() && other.exhibit.is_none();
    discriminant(&told.reason) == discriminant(&other.reason)
        && (is_unexplained || told.misconception() == other.misconception())
}

fn failure_in_full(function: Function, failure: &Failure, telling: Telling) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(
        code(failure.call.clone()).in_role(crate::document::Role::Strong),
    )];
    if let Some(texts) = drawn(failure) {
        blocks.extend(texts);
    } else {
        let mut lines = Vec::new();
        if let Returned::Words(words) = &failure.returned
            && !words.is_empty()
        {
            lines.push(text!["what happened: ", words.as_str()]);
        }
        lines.extend(came_back(failure).map(|came| text!["came back: ", came]));
        lines.push(text!["expected: ", expected(failure)]);
        blocks.push(Block::list(lines));
    }
    blocks.push(Block::Paragraph(why(function, failure)));
    if let (Some(exhibit), true) = (&failure.exhibit, telling.depth > 1) {
        let derivation = Derivation::of(exhibit.clone());
        blocks.push(Block::Paragraph(
            "This is how the right result comes about:".into(),
        ));
        blocks.push(Block::Quote(tell(&derivation, telling).blocks));
        blocks.extend(consequence(function, failure).map(Block::Paragraph));
    }
    blocks
}

pub(super) fn failure_in_brief(failure: &Failure) -> Text {
    let call = code(failure.call.clone());
    match came_back(failure) {
        Some(came) => text![call, " gave ", came, ", expected ", expected(failure)],
        None => text![call, ", expected ", expected(failure)],
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
        (_, Status::Blocked) => text![said, " by ", names(&report.blocked_by), "."],
        (None, _) => text![said, "."],
        (Some(slip), _) => text![said, ": ", misconception(slip), "."],
    }
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

/// What went wrong outside the functions: it costs no points.
pub(super) fn top_level(graded: &Graded) -> Option<Block> {
    let problems = graded.problems.iter();
    let lines: Vec<Text> = problems
        .filter(|told| told.unread().is_none())
        .map(problem)
        .collect();
    if lines.is_empty() {
        return None;
    }
    let costs_nothing = "This did not run to its end. It costs no points, and what stands before and after it counts.";
    Some(Block::Section {
        heading: HEADING.into(),
        body: vec![Block::Paragraph(costs_nothing.into()), Block::list(lines)],
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
