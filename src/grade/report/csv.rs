//! A class as a table for spreadsheets: a header, then a row for each hand-in, those that could not be graded included.
//!
//! `nim_sum` holds the points for a function and `nim_sum_status` how it went, `reasons` why in a few words, and `notes`
//! what else is to be known of the file. With a roster `id` and `name` come first, and whoever has handed in nothing has a row
//! whose `status` is `absent`.

use super::brief::{notes, reason};
use crate::class::{ClassNotes, Student, csv_line};
use crate::grade::judge::{Graded, NotGraded, Status, Submission};
use crate::grade::lab::Lab;
use crate::grade::words::plain;

/// The header.
pub(super) fn header(lab: &Lab, notes: &ClassNotes) -> String {
    let columns = columns(lab, notes, &Student::default(), None);
    csv_line(columns.into_iter().map(|(name, _)| name))
}

/// The rows of those who have handed in nothing.
pub(super) fn absent(lab: &Lab, notes: &ClassNotes) -> String {
    let rows = notes
        .absent
        .iter()
        .map(|student| row(lab, notes, student, None));
    rows.collect()
}

/// The row of a student, with what they have handed in.
pub(super) fn row(
    lab: &Lab,
    notes: &ClassNotes,
    student: &Student,
    handed_in: Option<&Submission>,
) -> String {
    let columns = columns(lab, notes, student, handed_in);
    csv_line(columns.into_iter().map(|(_, field)| field))
}

/// The columns by their names, with what stands there in the row of a student.
fn columns(
    lab: &Lab,
    notes: &ClassNotes,
    student: &Student,
    handed_in: Option<&Submission>,
) -> Vec<(String, String)> {
    let told = |tell: fn(&Submission) -> String| handed_in.map(tell).unwrap_or_default();
    let mut columns = Vec::new();
    let mut add = |name: &str, field: String| columns.push((name.to_owned(), field));
    if notes.has_roster {
        add("id", student.id.clone().unwrap_or_default());
        add("name", student.name.clone());
    }
    add("file", told(|it| it.of.file.clone()));
    add(
        "points",
        handed_in
            .map(Submission::points)
            .unwrap_or_default()
            .to_string(),
    );
    add("max_points", lab.max_points().to_string());
    let reports = handed_in.map(Submission::functions);
    for &function in &lab.functions {
        let mut reports = reports.iter().flat_map(|reports| reports.iter());
        let report = reports.find(|report| report.function == function);
        let absent = if handed_in.is_none() { "absent" } else { "" };
        let status = report.map_or(absent, |report| report.status.word());
        let points = report.map(|report| report.points.to_string());
        add(function.name(), points.unwrap_or_default());
        add(&format!("{function}_status"), status.to_owned());
    }
    add("misconceptions", told(misconceptions));
    let error = |it: &Submission| it.result.as_ref().err().map(NotGraded::to_string);
    add("error", handed_in.and_then(error).unwrap_or_default());
    add("reasons", told(reasons));
    add("notes", told(notes_on));
    let status = match handed_in.map(|it| &it.result) {
        None => "absent",
        Some(Ok(_)) => "graded",
        Some(Err(error)) if error.is_handed_in() => "nothing-graded",
        Some(Err(_)) => "not-graded",
    };
    add("status", status.to_owned());
    columns
}

/// The codes of the misconceptions that show.
fn misconceptions(submission: &Submission) -> String {
    let slips = submission.result.iter().flat_map(Graded::misconceptions);
    let slips: Vec<&str> = slips.map(|slip| slip.code()).collect();
    slips.join(" ")
}

/// Why functions are not right: `nim_sum: added the numbers; is_human: gave nothing back`.
fn reasons(submission: &Submission) -> String {
    let reports = submission.result.iter().flat_map(Graded::not_right);
    let reasons = reports.filter_map(|report| {
        let is_blocked = report.status == Status::Blocked;
        let blocked = if is_blocked { "blocked " } else { "" };
        let reason = plain(&reason(report)?);
        Some(format!("{}: {blocked}{reason}", report.function))
    });
    let reasons: Vec<String> = reasons.collect();
    reasons.join("; ")
}

/// What went wrong beside the functions.
fn notes_on(submission: &Submission) -> String {
    let notes = submission.result.iter().flat_map(notes);
    let notes = notes.map(|note| plain(&note));
    let notes: Vec<String> = submission.of.told().into_iter().chain(notes).collect();
    notes.join(" ")
}
