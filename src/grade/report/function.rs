//! A function that is not right, in full: each cause once, with a call, what came back, what was expected, why that is
//! not right, and how the right result comes about; then the other calls, in short.

use std::mem::discriminant;

use super::brief::failure_in_brief;
use super::marks::{held_up, names};
use crate::derivation::Derivation;
use crate::document::text::{Text, code, say};
use crate::document::wording::{counted, listed, one_or_more};
use crate::document::{Block, Role, Style, tell};
use crate::grade::judge::{Failure, FunctionReport, Reason, Status};
use crate::grade::words::{came_back, consequence, drawn, expected, how_it_is_written, why};

/// From this depth on, every call is told.
const DEPTH_OF_ALL_CALLS: usize = 3;

pub(super) fn function_in_full(report: &FunctionReport, style: Style) -> Vec<Block> {
    if report.status == Status::Blocked {
        // What holds it up is explained where that stands, so one call is enough, and no derivation.
        let depth = style.depth.min(1);
        let style = Style { depth, ..style };
        let first = report.failures.iter().take(1);
        let first = first.flat_map(|failure| failure_in_full(failure, style));
        let held_up = Block::Paragraph(held_up(&[report], &report.blocked_by));
        return std::iter::once(held_up).chain(first).collect();
    }
    let is_of_a_call = |failure: &&Failure| !matches!(failure.reason, Reason::Gate(_));
    let called = report.failures.iter().filter(is_of_a_call);
    let mut blocks = Vec::new();
    if !report.blocked_by.is_empty() {
        let replaced = names(report.blocked_by.iter().copied());
        let called = say!("Called with a right {replaced} in place of yours:");
        blocks.push(Block::Paragraph(called));
    }
    let mut told: Vec<&Failure> = Vec::new();
    let mut others: Vec<&Failure> = Vec::new();
    for failure in called.clone() {
        if told.iter().any(|other| says_enough(other, failure)) {
            others.push(failure);
        } else {
            told.push(failure);
            blocks.extend(failure_in_full(failure, style));
        }
    }
    blocks.extend(more_calls(&others, style));
    blocks.extend(how_it_is_written(&report.failures).map(Block::Paragraph));
    blocks.extend(paid_by_kind(report).map(Block::Paragraph));
    let asked = report.passed_cases() as usize + called.count();
    let unasked = (report.cases() as usize).saturating_sub(asked);
    if unasked > 0 && report.status != Status::Missing {
        let calls = counted(unasked, "call");
        let were = one_or_more(unasked, "was", "were");
        blocks.push(Block::Paragraph(say!(
            "After that {calls} of the function {were} not made, and count as not right."
        )));
    }
    blocks
}

/// What the points are for, where some are there and some are not: "examples 4 of 4 right (40 of 40%), edge cases 3 of 8
/// right (0 of 20%)".
fn paid_by_kind(report: &FunctionReport) -> Option<Text> {
    let kinds = report.function.task().kinds.iter().zip(&report.kinds);
    let told = kinds.map(|(kind, counts)| {
        let (passed, cases, percent) = (counts.passed, counts.cases, kind.percent);
        if passed < cases && passed + counts.half_right == cases {
            return say!(
                "{name} half right ({percent_by_two} of {percent}%)",
                name = kind.name,
                percent_by_two = percent / 2
            );
        }
        let earned = if passed == cases { percent } else { 0 };
        say!(
            "{name} {passed} of {cases} right ({earned} of {percent}%)",
            name = kind.name
        )
    });
    let half_right: u32 = report.kinds.iter().map(|kind| kind.half_right).sum();
    let is_something = report.passed_cases() + half_right > 0;
    let is_partly = is_something && report.passed_cases() < report.cases();
    let paid = "Each kind of call earns its share of the points only as a whole: ";
    is_partly.then(|| say!("{paid}{told}.", told = listed(told, "and")))
}

/// The calls beside those that were told in full, the first of them where there are many.
fn more_calls(others: &[&Failure], style: Style) -> Vec<Block> {
    const MOST: usize = 3;
    let is_many = others.len() > MOST && style.depth < DEPTH_OF_ALL_CALLS;
    let intro = match others.len() {
        0 => return Vec::new(),
        1 => "One more call was not right:".into(),
        count if is_many => say!("{count} more calls were not right, such as:"),
        count => say!("{count} more calls were not right:"),
    };
    let told = if is_many { MOST } else { others.len() };
    let lines = others[..told]
        .iter()
        .map(|failure| failure_in_brief(failure));
    vec![Block::Paragraph(intro), Block::list(lines)]
}

/// Whether what has been told of one failure says enough of another, too.
fn says_enough(told: &Failure, other: &Failure) -> bool {
    let is_unexplained = other.misconception().is_none() && other.request.is_none();
    discriminant(&told.reason) == discriminant(&other.reason)
        && (is_unexplained || told.misconception() == other.misconception())
}

fn failure_in_full(failure: &Failure, style: Style) -> Vec<Block> {
    let call = code(failure.call.clone()).in_role(Role::Strong);
    let mut blocks = vec![Block::Paragraph(call)];
    blocks.extend(drawn(failure).unwrap_or_else(|| {
        let happened = Some(failure.happened.clone()).filter(|words| !words.is_empty());
        let happened = happened.map(|words| say!("what happened: {words}"));
        let came = came_back(failure).map(|came| say!("came back: {came}"));
        let expected = say!("expected: {expected}", expected = expected(failure));
        vec![Block::list(happened.or(came).into_iter().chain([expected]))]
    }));
    blocks.push(Block::Paragraph(why(failure)));
    if let (Some(request), true) = (&failure.request, style.depth > 1) {
        let comes_about = "This is how the right result comes about:".into();
        let derivation = Derivation::of(request.clone());
        blocks.push(Block::Paragraph(comes_about));
        blocks.push(Block::Quote(tell(&derivation, style).blocks));
        blocks.extend(consequence(failure).map(Block::Paragraph));
    }
    blocks
}

/// The heading of a function: `nim_sum: 3.15 of 10 points`.
pub(super) fn heading(report: &FunctionReport) -> Text {
    let most = report.max_points.counted();
    say!(
        "{function}: {points} of {most}",
        function = report.function,
        points = report.points
    )
}
