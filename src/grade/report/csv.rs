//! A class as a table for spreadsheets: a header, then a row for each hand-in, those that could not be graded included.
//!
//! `nim_sum` holds the points for a function and `nim_sum_status` how it went, `reasons` why in a few words, and `notes`
//! what else is to be known of the file. With a roster `id` and `name` come first, and whoever has handed in nothing has a row
//! whose `status` is `absent`.

use super::brief::{notes, reason};
use crate::class::{ClassNotes, Student, csv_line};
use crate::grade::judge::{Graded, Status, Submission};
use crate::grade::lab::Lab;
use crate::grade::words::plain;

/// A line: `id` and `name` where there is a roster, what is known of the file, of each function, and of what went wrong.
fn line(
    notes: &ClassNotes,
    [id, name]: [&str; 2],
    file: [&str; 3],
    functions: impl IntoIterator<Item = [String; 2]>,
    after: [&str; 5],
) -> String {
    let who = notes.has_roster.then(|| [id, name].map(str::to_owned));
    let before = who.into_iter().flatten().chain(file.map(str::to_owned));
    let functions = functions.into_iter().flatten();
    csv_line(before.chain(functions).chain(after.map(str::to_owned)))
}

/// The header.
pub(super) fn header(lab: &Lab, notes: &ClassNotes) -> String {
    let of_functions = lab.functions.iter();
    let of_functions = of_functions.map(|it| [it.to_string(), format!("{it}_status")]);
    let file = ["file", "points", "max_points"];
    let after = ["misconceptions", "error", "reasons", "notes", "status"];
    line(notes, ["id", "name"], file, of_functions, after)
}

/// What the roster knows of a student.
fn who(student: &Student) -> [&str; 2] {
    [student.id.as_deref().unwrap_or_default(), &student.name]
}

/// The rows of those who have handed in nothing.
pub(super) fn absent(lab: &Lab, notes: &ClassNotes) -> String {
    let file = ["", "0", &lab.max_points().to_string()];
    let rows = notes.absent.iter().map(|student| {
        let functions = lab.functions.iter();
        let functions = functions.map(|_| ["", "absent"].map(str::to_owned));
        let after = ["", "", "", "", "absent"];
        line(notes, who(student), file, functions, after)
    });
    rows.collect()
}

/// The row of one hand-in.
pub(super) fn row(submission: &Submission, notes: &ClassNotes) -> String {
    let graded = submission.result.as_ref();
    let reports = submission.functions();
    let functions = submission.lab.functions.iter().map(|&function| {
        let report = reports.iter().find(|report| report.function == function);
        let fields = report.map(|it| [it.points.to_string(), it.status.word().to_owned()]);
        fields.unwrap_or_default()
    });
    let points = submission.points().to_string();
    let most = submission.lab.max_points().to_string();
    let slips = graded.map(Graded::misconceptions).unwrap_or_default();
    let slips: Vec<&str> = slips.iter().map(|slip| slip.code()).collect();
    let status = match graded {
        Ok(_) => "graded",
        Err(error) if error.is_handed_in() => "nothing-graded",
        Err(_) => "not-graded",
    };
    let after = [
        &slips.join(" "),
        &graded.err().map(ToString::to_string).unwrap_or_default(),
        &reasons(submission),
        &notes_on(submission),
        status,
    ];
    let file = [&submission.of.file[..], &points, &most];
    line(notes, who(&submission.of.student), file, functions, after)
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
