//! A function that is not right, in full: each cause once, with a call, what was returned, what was expected, why that is
//! not right, and how to get the right result; then the other calls, in short.

use std::mem::discriminant;

use super::brief::failure_in_brief;
use super::marks::{held_up, names};
use crate::judge::{Failure, FunctionReport, Reason, Status};
use crate::sheet::{Explanation, Function};
use crate::words::{consequence, drawn, expected, how_it_is_written, returned_value, why};
use explain::derivation::Derivation;
use explain::document::text::{Text, bad, code, good, text};
use explain::document::wording::{counted, listed, one_or_more};
use explain::document::{Block, IntoBlocks, Role, Style, drawings, tell};

/// From this depth on, everything is shown, also every call.
pub const DEPTH_OF_EVERYTHING: usize = 3;

/// What a report has already shown, and need not repeat.
#[derive(Default)]
pub(super) struct ReportedSoFar {
    /// The explanations, and the function under which each is.
    explanations: Vec<(Explanation, Function)>,
    /// Whether it has explained what the points are for.
    shares: bool,
}

/// What is not right in a function, and why; `before` is what the report has already shown.
pub(super) fn function_in_full(
    report: &FunctionReport,
    style: Style,
    before: &mut ReportedSoFar,
) -> Vec<Block> {
    if report.status == Status::Blocked {
        // What blocks it is explained there, so one call is enough, and no derivation.
        let first = report.failures.first();
        let first = first.map(|failure| failure_in_full(failure, report, None, before));
        return (held_up(&[report], &report.blocked_by), first).into_blocks();
    }
    let called = calls(report);
    let mut blocks = called_with(report).into_blocks();
    let working = (style.depth > 1).then_some(style);
    let mut told: Vec<&Failure> = Vec::new();
    let mut others: Vec<&Failure> = Vec::new();
    for failure in called.clone() {
        if told.iter().any(|other| covers(other, failure)) {
            others.push(failure);
        } else {
            told.push(failure);
            blocks.extend(failure_in_full(failure, report, working, before));
        }
    }
    let asked = report.passed_cases() as usize + called.count();
    let unasked = (report.cases() as usize).saturating_sub(asked);
    let calls = counted(unasked, "call");
    let were = one_or_more(unasked, "was", "were");
    let not_made =
        text!["After that "{calls}" of the function "{were}" not made, and count as not right."];
    let not_made = Some(not_made).filter(|_| unasked > 0 && report.status != Status::Missing);
    let written = how_it_is_written(&report.failures);
    let paid = paid_by_kind(report, before);
    (blocks, more_calls(&others, style), written, paid, not_made).into_blocks()
}

/// One call of a function that is not right, with the outline of its derivation if derivations are shown.
pub(super) fn function_in_short(report: &FunctionReport, style: Style) -> Vec<Block> {
    let working = (style.depth > 1).then_some(Style { depth: 1, ..style });
    let first = calls(report).next();
    let first = first
        .map(|failure| failure_in_full(failure, report, working, &mut ReportedSoFar::default()));
    let written = how_it_is_written(&report.failures);
    (called_with(report), first, written).into_blocks()
}

/// The calls that were not right: every failure except how a gate is written.
fn calls(report: &FunctionReport) -> impl Iterator<Item = &Failure> + Clone {
    let failures = report.failures.iter();
    failures.filter(|failure| !matches!(failure.reason, Reason::Gate(_)))
}

/// Which functions were replaced by right ones, if any.
fn called_with(report: &FunctionReport) -> Option<Text> {
    let replaced = names(report.blocked_by.iter().copied());
    let called = text!["Called with a right "{replaced}" in place of yours:"];
    (!report.blocked_by.is_empty()).then_some(called)
}

/// What the points are for, if some were earned and some not: "examples 4 of 4 right (40 of 40%), edge cases 3 of 8
/// right (0 of 20%)".
fn paid_by_kind(report: &FunctionReport, before: &mut ReportedSoFar) -> Option<Text> {
    let kinds = report.function.task().kinds.iter().zip(&report.kinds);
    let told = kinds.map(|(kind, counts)| {
        let (passed, cases, percent) = (counts.passed, counts.cases, kind.percent);
        if passed < cases && passed + counts.half_right == cases {
            return text![{kind.name}" half right ("{percent / 2}" of "{percent}"%)"];
        }
        let earned = if passed == cases { percent } else { 0 };
        text![{kind.name}" "{passed}" of "{cases}" right ("{earned}" of "{percent}"%)"]
    });
    let half_right: u32 = report.kinds.iter().map(|kind| kind.half_right).sum();
    let is_something = report.passed_cases() + half_right > 0;
    let is_partly = is_something && report.passed_cases() < report.cases();
    is_partly.then(|| {
        let paid = if std::mem::replace(&mut before.shares, true) {
            "Its points: "
        } else {
            "Each kind of call earns its share of the points only as a whole: "
        };
        text![{paid}{listed(told, "and")}"."]
    })
}

/// The calls not shown in full, or the first of them if there are many.
fn more_calls(others: &[&Failure], style: Style) -> Option<(Text, Block)> {
    const MOST: usize = 3;
    let is_many = others.len() > MOST && style.depth < DEPTH_OF_EVERYTHING;
    let intro = match others.len() {
        0 => return None,
        1 => "One more call was not right:".into(),
        count if is_many => text![{count}" more calls were not right, such as:"],
        count => text![{count}" more calls were not right:"],
    };
    let told = if is_many { MOST } else { others.len() };
    let lines = others.iter().take(told);
    let lines = lines.map(|failure| failure_in_brief(failure));
    Some((intro, Block::list(lines)))
}

/// Whether what was said about one failure also covers another.
fn covers(told: &Failure, other: &Failure) -> bool {
    let is_unexplained = other.misconception().is_none() && other.explanation.is_none();
    discriminant(&told.reason) == discriminant(&other.reason)
        && (is_unexplained || told.misconception() == other.misconception())
}

/// A call, what was returned, what was expected and why that is not right; with the derivation if wanted.
fn failure_in_full(
    failure: &Failure,
    report: &FunctionReport,
    working: Option<Style>,
    before: &mut ReportedSoFar,
) -> Vec<Block> {
    let call = code(failure.call.clone()).in_role(Role::Strong);
    let came = drawn(failure).unwrap_or_else(|| {
        let happened = Some(failure.happened.clone()).filter(|words| !words.is_empty());
        let happened = happened.map(|words| text!["what happened: "{words}]);
        let came = returned_value(failure).map(|came| text![{bad("returned:")}" "{came}]);
        let expected = text![{good("expected:")}" "{expected(failure)}];
        vec![Block::list(happened.or(came).into_iter().chain([expected]))]
    });
    let explanation = failure.explanation.as_ref().zip(working);
    let explanation = explanation.map(|(explanation, style)| {
        (explained(explanation, report.function, style, before), consequence(failure))
    });
    (call, came, why(failure), explanation).into_blocks()
}

/// How to get the right result, or where that is already explained.
fn explained(
    explanation: &Explanation,
    of: Function,
    style: Style,
    before: &mut ReportedSoFar,
) -> (Text, Option<Block>) {
    let mut earlier = before.explanations.iter();
    if let Some(&(_, above)) = earlier.find(|(told, _)| told == explanation) {
        let above = text!["How to get it: see "{above}"."];
        return (above, None);
    }
    before.explanations.push((explanation.clone(), of));
    let blocks = match explanation {
        Explanation::Question(question) => tell(&Derivation::of(question), style).blocks,
        Explanation::Drawing { board, mv } => drawings(board, &[*mv]),
    };
    let comes_about = "How to get it:";
    (comes_about.into(), Some(Block::Quote(blocks)))
}

/// The heading of a function: `nim_sum: 3.15 of 10 points`.
pub(super) fn heading(report: &FunctionReport) -> Text {
    let most = report.max_points.counted();
    text![{report.function}": "{report.points}" of "{most}]
}
