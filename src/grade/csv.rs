//! A class as a table for spreadsheets: a header, then a row for each hand-in, those that could not be graded included.
//!
//! What a spreadsheet could take for a formula (`=1+1`, `@x`) is written with an apostrophe in front, as a text.

use super::lab::{Function, max_points};
use super::submission::Submission;

/// The header.
pub(super) fn header() -> String {
    let functions = Function::ALL.into_iter().map(Function::name);
    let fields = ["file", "points", "max_points"]
        .into_iter()
        .chain(functions)
        .chain(["error"]);
    line(fields.map(str::to_owned))
}

/// The row of one hand-in.
pub(super) fn row(submission: &Submission) -> String {
    let points = |function: Function| {
        let graded = submission.result.as_ref().ok()?;
        let report = graded
            .functions
            .iter()
            .find(|report| report.function == function)?;
        Some(report.points.to_string())
    };
    let error = submission.result.as_ref().err();
    let fields = [
        submission.file.clone(),
        submission.points().to_string(),
        max_points().to_string(),
    ];
    let functions = Function::ALL
        .into_iter()
        .map(|function| points(function).unwrap_or_default());
    let error = error.map(ToString::to_string).unwrap_or_default();
    line(fields.into_iter().chain(functions).chain([error]))
}

fn line(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(|field| quoted(&field)).collect();
    fields.join(",") + "\r\n"
}

/// A field as RFC 4180 writes it.
fn quoted(field: &str) -> String {
    let text = if field.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
