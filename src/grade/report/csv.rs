//! A class as a table for spreadsheets: a header, then a row for each hand-in, including those that could not be
//! graded.
//!
//! `nim_sum` holds the points for a function and `nim_sum_status` its status, `reasons` the reasons in a few words, and
//! `notes` what else there is to know about the file. With a roster `id` and `name` come first, and students who have
//! handed in nothing have a row whose `status` is `absent`.

use super::brief::{notes, reasons};
use super::class::GradedClass;
use crate::class::Student;
use crate::grade::judge::{Graded, Submission};
use crate::judgement::Misconception;
use crate::render::csv_line;

/// The row of a student with their hand-in; the header if no student is given.
pub(super) fn row(
    class: &GradedClass,
    student: Option<&Student>,
    handed_in: Option<&Submission>,
) -> String {
    let lab = &class.run.lab;
    let mut row = Vec::new();
    let mut add = |name: &str, field: &str| {
        row.push(student.map_or(name, |_| field).to_owned());
    };
    if class.notes.has_ids {
        let id = student.and_then(|student| student.id.as_deref());
        add("id", id.unwrap_or_default());
        add("name", student.map_or("", |student| &student.name));
    }
    let points = handed_in.map(Submission::points).unwrap_or_default();
    add("file", handed_in.map_or("", |it| &it.of.file));
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
    let result = handed_in.map(|it| it.result.as_ref());
    let (graded, error) = (result.and_then(Result::ok), result.and_then(Result::err));
    let slips = graded.into_iter().flat_map(Graded::misconceptions);
    let slips: Vec<&str> = slips.map(Misconception::code).collect();
    add("misconceptions", &slips.join(" "));
    add("error", &error.map(ToString::to_string).unwrap_or_default());
    add("reasons", &graded.map(reasons).unwrap_or_default());
    let also = handed_in.and_then(|it| it.of.also_handed_in());
    let notes = graded.into_iter().flat_map(notes);
    let notes = also.into_iter().chain(notes.map(|note| note.plain()));
    let notes: Vec<String> = notes.collect();
    add("notes", &notes.join(" "));
    let status = match result {
        None => "absent",
        Some(Ok(_)) => "graded",
        Some(Err(error)) if error.is_handed_in() => "nothing-graded",
        Some(Err(_)) => "not-graded",
    };
    add("status", status);
    if lab.late.is_some() {
        let late = handed_in.and_then(|it| it.late.as_ref());
        let days = handed_in.map(|_| late.map_or(0, |late| late.days).to_string());
        let before = late.map(|late| late.points_before.to_string());
        add("days_late", &days.unwrap_or_default());
        add("points_before", &before.unwrap_or_default());
    }
    csv_line(row)
}
