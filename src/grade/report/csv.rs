//! A class as a table for spreadsheets: a header, then a row for each hand-in, those that could not be graded included.
//!
//! `nim_sum` holds the points for a function and `nim_sum_status` how it went, `reasons` why in a few words, and `notes`
//! what else is to be known of the file. With a roster `id` and `name` come first, and whoever has handed in nothing has a row
//! whose `status` is `absent`.

use super::brief::{notes, reason};
use super::json::plain;
use crate::class::{ClassNotes, Student, csv_line as line};
use crate::grade::judge::{Graded, Status, Submission};
use crate::grade::lab::Lab;

/// The header.
pub(super) fn header(lab: &Lab, notes: &ClassNotes) -> String {
    let of_functions = lab
        .functions
        .iter()
        .flat_map(|function| [function.name().to_owned(), format!("{function}_status")]);
    let before = ["file", "points", "max_points"].map(str::to_owned);
    let after = ["misconceptions", "error", "reasons", "notes", "status"].map(str::to_owned);
    let who = notes.has_roster.then(|| ["id", "name"].map(str::to_owned));
    let fields = who.into_iter().flatten().chain(before);
    line(fields.chain(of_functions).chain(after))
}

/// `id` and `name`, where there is a roster.
fn who(student: &Student, notes: &ClassNotes) -> impl Iterator<Item = String> {
    let id = student.id.clone().unwrap_or_default();
    let who = notes.has_roster.then(|| [id, student.name.clone()]);
    who.into_iter().flatten()
}

/// The rows of those who have handed in nothing.
pub(super) fn absent(lab: &Lab, notes: &ClassNotes) -> String {
    let rows = notes.absent.iter().map(|student| {
        let before = [String::new(), "0".to_owned(), lab.max_points().to_string()];
        let of_functions = lab
            .functions
            .iter()
            .flat_map(|_| ["", "absent"].map(str::to_owned));
        let after = ["", "", "", "", "absent"].map(str::to_owned);
        line(
            who(student, notes)
                .chain(before)
                .chain(of_functions)
                .chain(after),
        )
    });
    rows.collect()
}

/// The row of one hand-in.
pub(super) fn row(submission: &Submission, notes: &ClassNotes) -> String {
    let graded = submission.result.as_ref();
    let functions = submission.functions();
    let report = |function| functions.iter().find(|report| report.function == function);
    let of_functions =
        submission
            .lab
            .functions
            .iter()
            .flat_map(|&function| match report(function) {
                Some(report) => [report.points.to_string(), report.status.word().to_owned()],
                None => [String::new(), String::new()],
            });
    let slips = graded.map(Graded::misconceptions);
    let slips: Vec<&str> = slips.iter().flatten().map(|slip| slip.code()).collect();
    let before = [
        submission.of.file.clone(),
        submission.points().to_string(),
        submission.lab.max_points().to_string(),
    ];
    let status = match graded {
        Ok(_) => "graded",
        Err(error) if error.is_handed_in() => "nothing-graded",
        Err(_) => "not-graded",
    };
    let error = graded.err().map(ToString::to_string).unwrap_or_default();
    let after = [
        slips.join(" "),
        error,
        reasons(submission),
        notes_on(submission),
        status.to_owned(),
    ];
    let fields = who(&submission.of.student, notes).chain(before);
    line(fields.chain(of_functions).chain(after))
}

/// Why functions are not right: `nim_sum: added the numbers; is_human: gave nothing back`.
fn reasons(submission: &Submission) -> String {
    let reports = submission.result.iter().flat_map(Graded::not_right);
    let reasons: Vec<String> = reports
        .filter_map(|report| {
            let reason = plain(&reason(report)?);
            Some(match report.status {
                Status::Blocked => format!("{}: blocked {reason}", report.function),
                _ => format!("{}: {reason}", report.function),
            })
        })
        .collect();
    reasons.join("; ")
}

/// What went wrong beside the functions.
fn notes_on(submission: &Submission) -> String {
    let notes = submission.result.iter().flat_map(notes);
    let notes = submission
        .of
        .told()
        .into_iter()
        .chain(notes.map(|note| plain(&note)));
    let notes: Vec<String> = notes.collect();
    notes.join(" ")
}
