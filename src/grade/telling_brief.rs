//! A hand-in, a function and a call in a line each: what a teacher reads of many hand-ins.
//!
//! `make_move: 4.51 of 10, right in part: changed the list that was given.` A mark below full always has its reason.

use super::cause::{Cause, line_not_read};
use super::failure::{CameBack, Failure, Reason};
use super::grading::{FunctionReport, Graded, Status};
use super::interpreter::Problem;
use super::lab::Function;
use super::moves::shown;
use super::submission::Submission;
use super::telling::{names, not_graded, not_right, title};
use super::telling_marks::verdict;
use super::wording::{came_back, expected, problem, why};
use crate::document::text::{Text, bad, code, text};
use crate::document::wording::{counted, listed};
use crate::document::{Block, Document};

/// Tells one hand-in of many: its marks, a line for each function that is not right, and what else went wrong.
#[must_use]
pub fn tell_in_brief(submission: &Submission) -> Document {
    let body = match &submission.result {
        Ok(graded) => {
            let is_just_missing = |report: &&FunctionReport| {
                report.status == Status::Missing && reason(report).is_none()
            };
            let (missing, there): (Vec<_>, Vec<_>) = not_right(graded).partition(is_just_missing);
            let functions = there.into_iter().map(function_in_brief);
            let lines: Vec<Text> = functions
                .chain(not_there(&missing))
                .chain(notes(graded))
                .collect();
            (!lines.is_empty()).then_some(Block::list(lines))
        }
        Err(error) => Some(Block::Paragraph(not_graded(error))),
    };
    let mut blocks = vec![Block::Heading(title(submission))];
    blocks.extend(body);
    Document { blocks }
}

/// The functions that are missing, in one line.
fn not_there(missing: &[&FunctionReport]) -> Option<Text> {
    let functions: Vec<Function> = missing.iter().map(|report| report.function).collect();
    let points: u32 = functions.iter().map(|function| function.weight()).sum();
    let of_all = if functions.len() == Function::ALL.len() {
        text!["all functions"]
    } else {
        names(&functions)
    };
    let line = text![
        bad("missing"),
        ": ",
        of_all,
        ", ",
        counted(points, "point"),
        "."
    ];
    (!functions.is_empty()).then_some(line)
}

/// A function with its points, and why they are not all.
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
    match (report.status, reason(report)) {
        (Status::Blocked, Some(reason)) => text![said, " ", reason, "."],
        (_, Some(reason)) => text![said, ": ", reason, "."],
        (_, None) => text![said, "."],
    }
}

/// Why a function is not right, beyond what its verdict says.
pub(super) fn reason(report: &FunctionReport) -> Option<Text> {
    const MOST: usize = 2;
    let first = report.failures.first()?;
    match report.status {
        Status::Passed => return None,
        Status::Blocked => return Some(text!["by ", names(&report.blocked_by)]),
        Status::Missing => {
            let Reason::Missing(missing) = &first.reason else {
                return None;
            };
            let hint = missing.has_hint().then(|| why(report.function, first));
            return hint.map(without_its_end);
        }
        Status::Failed | Status::Error | Status::TimedOut => {}
    }
    if let (Status::Error, Reason::Raised(raised)) = (report.status, &first.reason) {
        let kind = code(raised.kind.clone());
        return Some(match raised.line {
            0 => kind,
            line => text![kind, " in line\u{a0}", line],
        });
    }
    let causes = Cause::in_function(report).into_iter();
    let is_said = |cause: &Cause| report.status == Status::TimedOut && cause.code() == "too-slow";
    let causes = causes.filter(|cause| !is_said(cause)).take(MOST);
    let causes: Vec<Text> = causes.map(Cause::words).collect();
    if causes.is_empty() {
        shortest(&report.failures).map(failure_in_brief)
    } else {
        Some(listed(causes, "and"))
    }
}

/// A sentence without its full stop.
fn without_its_end(sentence: Text) -> Text {
    let words = sentence.to_string();
    words.strip_suffix('.').map_or(sentence, Text::from)
}

fn shortest(failures: &[Failure]) -> Option<&Failure> {
    failures
        .iter()
        .min_by_key(|failure| failure.call.chars().count())
}

/// A call in a line: `nim_sum([3, 5]) gave 8, expected 6`.
pub(super) fn failure_in_brief(failure: &Failure) -> Text {
    let call = code(failure.call.clone());
    let came = match (&failure.returned, &failure.reason) {
        (CameBack::Value(_), _) => came_back(failure)
            .map(|came| text![" gave ", came])
            .unwrap_or_default(),
        (_, Reason::Raised(raised)) => text![" raised ", code(raised.kind.clone())],
        (_, Reason::NothingReturned(_)) => " gave nothing back".into(),
        (_, Reason::TimedOut { .. }) => return call.and(" did not come back"),
        (_, Reason::Ended(_)) => return call.and(" ended Python"),
        (_, Reason::NeverChosen { moves, .. }) => return never(call, moves.iter().map(shown)),
        _ => Text::default(),
    };
    text![call, came, ", expected ", expected(failure)]
}

/// `optimal_move([3, 3]) never chose (2, 1) or (1, 1)`.
fn never(call: Text, moves: impl Iterator<Item = String>) -> Text {
    const MOST: usize = 4;
    let moves: Vec<String> = moves.collect();
    let some = moves.iter().take(MOST).map(|pick| code(pick.clone()));
    let more = match moves.len().saturating_sub(MOST) {
        0 => Text::default(),
        more => text![" and ", more, " more"],
    };
    text![call, " never chose ", listed(some, "or"), more]
}

/// What else went wrong in the file, the first few.
pub(super) fn notes(graded: &Graded) -> Vec<Text> {
    const MOST: usize = 3;
    // A game at the end that asks for input is as it should be.
    let asks =
        |told: &&Problem| matches!(told, Problem::Raised(raised, _) if raised.kind == "EOFError");
    let problems: Vec<&Problem> = graded.problems.iter().filter(|told| !asks(told)).collect();
    let mut notes: Vec<Text> = problems.iter().take(MOST).map(|told| note(told)).collect();
    let more = problems.len().saturating_sub(MOST);
    if more > 0 {
        notes.push(text!["and ", more, " more in the rest of the file."]);
    }
    notes
}

fn note(told: &Problem) -> Text {
    match line_not_read(told) {
        Some(_) => problem(told),
        None => text!["Outside the functions: ", problem(told)],
    }
}
