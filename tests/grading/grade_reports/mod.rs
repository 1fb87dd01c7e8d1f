//! What other programs read from `nimlab grade`: each form of report is read here by a reader that nimlab has no part in.
//!
//! The hand-ins are made on the fly, and say whatever could break a form: `]]>`, `=1+1`, terminal escapes, HTML, fences,
//! commands to a workflow. `{"name":"nim_sum","score":3.15}` then has to be there all the same, and nothing else.
#![cfg(unix)]

mod asked;
mod class;
mod classroom;
mod gradescope;
mod hand_in;
mod junit;
mod links;
mod platforms;
mod screens;
mod shown;
mod table;
mod watch;

use std::path::Path;
use std::process::Output;

use crate::{nimlab_in, python_is_there};

/// Grades with these words; `None` where there is no Python.
fn grade(folder: &Path, words: &[&str]) -> Option<Output> {
    python_is_there().then(|| nimlab_in(folder, &[&["grade"], words].concat()))
}

/// The report as text, which never holds what moves a cursor, and the exit code.
fn report(output: &Output) -> (String, Option<i32>) {
    let report = String::from_utf8(output.stdout.clone()).expect("a report is text");
    let moves = |c: char| c.is_control() && c != '\n' && c != '\r';
    assert!(!report.contains(moves), "{report:?}");
    (report, output.status.code())
}

/// Points in hundredths, which add up without rounding.
fn hundredths(points: f64) -> i64 {
    let hundredths = (points * 100.0).round();
    assert!((points * 100.0 - hundredths).abs() < 1e-6, "{points}");
    format!("{hundredths}").parse().expect("it is whole")
}
