//! A class as a table for spreadsheets: a header, then a row for each hand-in, those that could not be graded included.
//!
//! `nim_sum` holds the points for a function and `nim_sum_status` how it went, `reasons` why in a few words, and `notes`
//! what else is to be known of the file. With a roster `id` and `name` come first, and whoever has handed in nothing has a row
//! whose `status` is `absent`.

use super::brief::{notes, reason};
use crate::class::{ClassNotes, Student};
use crate::grade::judge::{Graded, Status, Submission};
use crate::grade::lab::Lab;
use crate::judgement::Misconception;
use crate::render::csv_line;

/// The row of a student with what they have handed in; the header where no student is given.
pub(super) fn row(
    lab: &Lab,
    notes: &ClassNotes,
    student: Option<&Student>,
    handed_in: Option<&Submission>,
) -> String {
    let told = |tell: fn(&Submission) -> String| handed_in.map(tell).unwrap_or_default();
    let mut row = Vec::new();
    let mut add = |name: &str, field: &str| {
        row.push(student.map_or(name, |_| field).to_owned());
    };
    if notes.has_roster {
        let id = student.and_then(|student| student.id.as_deref());
        add("id", id.unwrap_or_default());
        add("name", student.map_or("", |student| &student.name));
    }
    let points = handed_in.map(Submission::points).unwrap_or_default();
    add("file", &told(|it| it.of.file.clone()));
    add("points", &points.to_string());
    add("max_points", &lab.max_points().to_string());
    let reports = handed_in.map(Submission::functions).unwrap_or_default();
    for &function in &lab.functions {
        let report = reports.iter().find(|report| report.function == function);
        let points = report.map(|report| report.points.to_string());
        let absent = if handed_in.is_none() { "absent" } else { "" };
        let status = report.map_or(absent, |report| report.status.word());
        add(function.name(), &points.unwrap_or_default());
        add(&format!("{function}_status"), status);
    }
    add("misconceptions", &told(misconceptions));
    add("error", &told(error));
    add("reasons", &told(reasons));
    add("notes", &told(notes_on));
    let status = match handed_in.map(|it| &it.result) {
        None => "absent",
        Some(Ok(_)) => "graded",
        Some(Err(error)) if error.is_handed_in() => "nothing-graded",
        Some(Err(_)) => "not-graded",
    };
    add("status", status);
    csv_line(row)
}

/// Why it could not be graded.
fn error(submission: &Submission) -> String {
    let error = submission.result.as_ref().err();
    error.map(ToString::to_string).unwrap_or_default()
}

/// The codes of the misconceptions that show.
fn misconceptions(submission: &Submission) -> String {
    let slips = submission.result.iter().flat_map(Graded::misconceptions);
    let slips: Vec<&str> = slips.map(Misconception::code).collect();
    slips.join(" ")
}

/// Why functions are not right: `nim_sum: added the numbers; is_human: gave nothing back`.
fn reasons(submission: &Submission) -> String {
    let reports = submission.result.iter().flat_map(Graded::not_right);
    let reasons = reports.filter_map(|report| {
        let is_blocked = report.status == Status::Blocked;
        let blocked = if is_blocked { "blocked " } else { "" };
        let reason = reason(report)?.plain();
        Some(format!("{}: {blocked}{reason}", report.function))
    });
    let reasons: Vec<String> = reasons.collect();
    reasons.join("; ")
}

/// What went wrong beside the functions.
fn notes_on(submission: &Submission) -> String {
    let notes = submission.result.iter().flat_map(notes);
    let notes = notes.map(|note| note.plain());
    let notes: Vec<String> = submission.of.told().into_iter().chain(notes).collect();
    notes.join(" ")
}
