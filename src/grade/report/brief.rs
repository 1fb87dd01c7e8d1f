//! A hand-in, a function and a call in a line each: what a teacher reads of many hand-ins.
//!
//! `make_move: 4.51 of 10, right in part: changed the list that was given.` A mark below full always has its reason.

use super::marks::{also, counted_points, names, not_graded, title, verdict};
use crate::class::Points;
use crate::document::text::{Text, bad, code, text};
use crate::document::wording::listed;
use crate::document::{Block, Document};
use crate::grade::judge::{
    CameBack, Failure, FunctionReport, Graded, Reason, Status, Submission, shown,
};
use crate::grade::python::Problem;
use crate::grade::sheet::{Function, Pick};
use crate::grade::words::{Cause, came_back, expected, line_not_read, problem, say, why};

/// Tells one hand-in of many: its marks, a line for each function that is not right, and what else went wrong.
#[must_use]
pub fn tell_in_brief(submission: &Submission) -> Document {
    let body = match &submission.result {
        Ok(graded) => {
            let is_just_missing = |report: &&FunctionReport| {
                report.status == Status::Missing && reason(report).is_none()
            };
            let (missing, there): (Vec<_>, Vec<_>) = graded.not_right().partition(is_just_missing);
            let functions = there.into_iter().map(function_in_brief);
            let lines: Vec<Text> = functions
                .chain(not_there(&missing, missing.len() == graded.functions.len()))
                .chain(notes(graded))
                .collect();
            (!lines.is_empty()).then_some(Block::list(lines))
        }
        Err(error) => Some(Block::Paragraph(not_graded(error))),
    };
    let mut blocks = vec![Block::Heading(title(submission))];
    blocks.extend(also(submission));
    blocks.extend(body);
    Document { blocks }
}

/// The functions that are missing, in one line.
fn not_there(missing: &[&FunctionReport], is_all: bool) -> Option<Text> {
    let functions: Vec<Function> = missing.iter().map(|report| report.function).collect();
    let points: Points = missing.iter().map(|report| report.max_points).sum();
    let of_all = if is_all {
        text!["all functions"]
    } else {
        names(&functions)
    };
    let points = counted_points(points);
    let line = say!("{}: {}, {}.", bad("missing"), of_all, points);
    (!functions.is_empty()).then_some(line)
}

/// A function with its points, and why they are not all.
pub(super) fn function_in_brief(report: &FunctionReport) -> Text {
    let said = say!(
        "`{}`: {} of {}, {}",
        report.function.name(),
        report.points.to_string(),
        report.max_points.to_string(),
        verdict(report)
    );
    match (report.status, reason(report)) {
        (Status::Blocked, Some(reason)) => say!("{} {}.", said, reason),
        (_, Some(reason)) => say!("{}: {}.", said, reason),
        (_, None) => say!("{}.", said),
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
            let hint = missing.has_hint().then(|| why(first));
            return hint.map(without_its_end);
        }
        Status::Failed | Status::Error | Status::TimedOut => {}
    }
    if let (Status::Error, Reason::Raised(raised)) = (report.status, &first.reason) {
        let kind = raised.kind.clone();
        return Some(match raised.line {
            0 => code(kind),
            line => say!("`{}` in line\u{a0}{}", kind, line),
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
    words
        .strip_suffix('.')
        .map_or(sentence, |words| words.to_owned().into())
}

fn shortest(failures: &[Failure]) -> Option<&Failure> {
    failures
        .iter()
        .min_by_key(|failure| failure.call.chars().count())
}

/// A call in a line: `nim_sum([3, 5]) gave 8, expected 6`.
pub(super) fn failure_in_brief(failure: &Failure) -> Text {
    let came = match (&failure.returned, &failure.reason) {
        (CameBack::Value(_), _) => came_back(failure)
            .map(|came| text![" gave ", came])
            .unwrap_or_default(),
        (_, Reason::Raised(raised)) => say!(" raised `{}`", raised.kind.clone()),
        (_, Reason::NothingReturned(_)) => " gave nothing back".into(),
        (_, Reason::TimedOut { .. }) => {
            return say!("`{}` did not come back", failure.call.clone());
        }
        (_, Reason::Ended(_)) => return say!("`{}` ended Python", failure.call.clone()),
        (_, Reason::NeverChosen { moves, .. }) => return never(failure, moves),
        _ => Text::default(),
    };
    say!(
        "`{}`{}, expected {}",
        failure.call.clone(),
        came,
        expected(failure)
    )
}

/// `optimal_move([3, 3]) never chose (2, 1) or (1, 1)`.
fn never(failure: &Failure, moves: &[Pick]) -> Text {
    const MOST: usize = 4;
    let some = listed(moves.iter().take(MOST).map(|pick| code(shown(pick))), "or");
    let more = match moves.len().saturating_sub(MOST) {
        0 => Text::default(),
        more => say!(" and {} more", more),
    };
    say!("`{}` never chose {}{}", failure.call.clone(), some, more)
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
        None if told.is_remark() => problem(told),
        None => text!["Outside the functions: ", problem(told)],
    }
}
