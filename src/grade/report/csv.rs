//! A class as a table for spreadsheets: a header, then a row for each hand-in, those that could not be graded included.
//!
//! `nim_sum` holds the points for a function and `nim_sum_status` how it went, `reasons` why in a few words, and `notes`
//! what else is to be known of the file. It is CSV as RFC 4180 has it, in UTF-8
//! without a mark in front, which some programs would take for part of the first name. What a spreadsheet could take for
//! a formula (`=1+1`, `@x`) is written with an apostrophe in front, as a text.

use super::brief::{notes, reason};
use super::json::plain;
use crate::grade::judge::{Graded, Status, Submission};
use crate::grade::lab::Lab;
use crate::legible::acts;

/// The header.
pub(super) fn header(lab: &Lab) -> String {
    let of_functions = lab
        .functions
        .iter()
        .flat_map(|function| [function.name().to_owned(), format!("{function}_status")]);
    let before = ["file", "points", "max_points"].map(str::to_owned);
    let after = ["misconceptions", "error", "reasons", "notes"].map(str::to_owned);
    line(before.into_iter().chain(of_functions).chain(after))
}

/// The row of one hand-in.
pub(super) fn row(submission: &Submission) -> String {
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
        submission.file.clone(),
        submission.points().to_string(),
        submission.lab.max_points().to_string(),
    ];
    let error = graded.err().map(ToString::to_string).unwrap_or_default();
    let after = [
        slips.join(" "),
        error,
        reasons(submission),
        notes_on(submission),
    ];
    line(before.into_iter().chain(of_functions).chain(after))
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
    let notes: Vec<String> = notes.map(|note| plain(&note)).collect();
    notes.join(" ")
}

fn line(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(|field| quoted(&field)).collect();
    fields.join(",") + "\r\n"
}

/// A field as RFC 4180 writes it. What some spreadsheets take for the end of a field is quoted too.
fn quoted(field: &str) -> String {
    let text = if may_be_formula(field) {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if text.contains(['"', ',', ';', '\t', '\n', '\r']) || text != text.trim() {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Whether a spreadsheet could compute a field: blanks in front of a formula are passed over, and wide signs are read as
/// narrow ones.
fn may_be_formula(field: &str) -> bool {
    let passed_over = |c: char| c.is_whitespace() || acts(c);
    field
        .trim_start_matches(passed_over)
        .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
        || field.starts_with(['\t', '\r', '\n'])
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn what_could_be_computed_is_a_text() {
        for formula in [
            "=1+1",
            " =1+1",
            "\u{feff}@x",
            "\u{a0}+1",
            "-2",
            "＝1",
            "\tx",
        ] {
            let field = quoted(formula);
            let text = field.trim_matches('"');
            assert_eq!(text.strip_prefix('\''), Some(formula), "{field}");
        }
        assert_eq!(quoted("a=1"), "a=1");
    }

    #[test]
    fn what_could_end_a_field_is_quoted() {
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(quoted("a;=1"), "\"a;=1\"");
        assert_eq!(quoted("a b"), "a b");
    }
}
