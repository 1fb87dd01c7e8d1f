//! A hand-in, a function and a call in a line each: what a teacher reads about many hand-ins.
//!
//! `make_move: 4.51 of 10, right in part: changed the list that was given.` A mark below full always has its reason.

use super::marks::{about, first_of, in_its_place, list, names, title, verdict};
use crate::class::Points;
use crate::hand_in::Missing;
use crate::judge::{Failure, FunctionReport, Graded, Reason, Status, Submission};
use crate::python::Problem;
use crate::words::{
    Cause, expected, kind_and_place, problem, problems, returned_value, some_moves, why,
};
use explain::document::text::{Text, bad, code, text};
use explain::document::wording::{listed, one_or_more};
use explain::document::{Block, Document};

/// One hand-in of many: its marks, a line for each function that is not right, and what else went wrong.
pub fn brief_report(submission: &Submission) -> Document {
    about(submission, Block::Heading(title(submission)), |graded| {
        let is_just_missing =
            |report: &&FunctionReport| report.status == Status::Missing && reason(report).is_none();
        let (missing, there): (Vec<_>, Vec<_>) = graded.not_right().partition(is_just_missing);
        let lines = there.into_iter().map(function_in_brief);
        let lines = lines.chain(not_there(&missing, graded));
        list(lines.chain(notes(graded)).collect())
    })
}

/// The missing functions, in one line.
fn not_there(missing: &[&FunctionReport], graded: &Graded) -> Option<Text> {
    let points: Points = missing.iter().map(|report| report.max_points).sum();
    let functions = if missing.len() == graded.functions.len() {
        "all functions".into()
    } else {
        names(missing.iter().map(|report| report.function))
    };
    let points = points.counted();
    let line = text![{bad("missing")}": "{functions}", "{points}"."];
    (!missing.is_empty()).then_some(line)
}

/// A function with its points, and why they are not full.
pub(super) fn function_in_brief(report: &FunctionReport) -> Text {
    let (points, most) = (report.points, report.max_points);
    let said = text![{report.function}": "{points}" of "{most}", "].and(verdict(report));
    match (report.status, reason(report)) {
        (Status::Blocked, _) => {
            let are = one_or_more(report.blocked_by.len(), "is", "are");
            let by = names(report.blocked_by.clone());
            text![{said}", though "{by}" "{are}" not."]
        }
        (_, Some(reason)) => text![{said}": "{reason}"."],
        (_, None) => said.and("."),
    }
}

/// Why a function is not right, beyond what its verdict says.
pub(super) fn reason(report: &FunctionReport) -> Option<Text> {
    const MOST: usize = 2;
    let first = report.failures.first()?;
    match (report.status, &first.reason) {
        (Status::Passed | Status::NotJudged, _) => return None,
        (Status::Blocked, _) => return Some(text!["by "{names(report.blocked_by.clone())}]),
        (Status::Missing, _) => {
            let has_hint = *in_its_place(report)? != Missing::Nothing;
            let told = why(first).to_string();
            // Its verdict begins like the sentence.
            let told = told.rsplit(" cannot be read: ").next().unwrap_or_default();
            return has_hint.then(|| told.trim_end_matches('.').to_owned().into());
        }
        (Status::Error, Reason::Raised(raised)) => return Some(kind_and_place(raised)),
        _ => {}
    }
    let causes = Cause::in_function(report).into_iter();
    let is_said = |cause: &Cause| report.status == Status::TimedOut && cause.code() == "too-slow";
    let causes = causes.filter(|cause| !is_said(cause)).take(MOST);
    let causes: Vec<Text> = causes.map(Cause::words).collect();
    if causes.is_empty() {
        let length = |failure: &&Failure| failure.call.chars().count();
        let shortest = report.failures.iter().min_by_key(length);
        return shortest.map(failure_in_brief);
    }
    Some(listed(causes, "and"))
}

/// Why functions are not right: `nim_sum: added the numbers; is_human: gave nothing back`.
pub(super) fn reasons(graded: &Graded) -> String {
    let reasons = graded.not_right().filter_map(|report| {
        let is_blocked = report.status == Status::Blocked;
        let blocked = if is_blocked { "blocked " } else { "" };
        let reason = reason(report)?.plain();
        Some(format!("{}: {blocked}{reason}", report.function))
    });
    let reasons: Vec<String> = reasons.collect();
    reasons.join("; ")
}

/// A call in a line: `nim_sum([3, 5]) gave 8, expected 6`.
pub(super) fn failure_in_brief(failure: &Failure) -> Text {
    let call = code(failure.call.clone());
    let came = match (&failure.returned, &failure.reason) {
        (Some(_), _) => text![" gave "{returned_value(failure).unwrap_or_default()}],
        (_, Reason::Raised(raised)) => text![" raised "{code(raised.kind.clone())}],
        (_, Reason::NothingReturned(_)) => " gave nothing back".into(),
        (_, Reason::TimedOut) => return call.and(" did not return"),
        (_, Reason::Ended(_)) => return call.and(" ended Python"),
        // `optimal_move([3, 3]) never chose (2, 1) or (1, 1)`.
        (_, Reason::NeverChosen { moves, .. }) => {
            let moves = some_moves(moves, |more| text![" and "{more}" more"]);
            return text![{call}" never chose "{moves}];
        }
        _ => Text::default(),
    };
    text![{call}{came}", expected "{expected(failure)}]
}

/// That a function was not judged, and why.
pub(super) fn not_judged(graded: &Graded) -> Option<Text> {
    let (function, why) = graded.not_judged()?;
    Some(text![{function}" was not judged, which costs no points: "{why.to_owned()}"."])
}

/// What else went wrong in the file, the first few.
pub(super) fn notes(graded: &Graded) -> Vec<Text> {
    const MOST: usize = 3;
    // A game at the end that asks for input is fine.
    let asks =
        |told: &&Problem| matches!(told, Problem::Raised(raised, _) if raised.kind == "EOFError");
    let all = graded.outside().filter(|told| !asks(told));
    let is_told_first = |told: &&Problem| told.unread().is_some() || told.is_remark();
    let (first, outside): (Vec<&Problem>, Vec<&Problem>) = all.partition(is_told_first);
    let outside = problems(&outside).into_iter();
    let outside = outside.map(|told| text!["Outside the functions: "{told}]);
    let told = not_judged(graded).into_iter().chain(first.into_iter().map(problem));
    first_of(told.chain(outside).collect(), MOST)
}
