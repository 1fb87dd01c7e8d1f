//! A graded hand-in as the combinator grader of a `CodeRunner` question prints it.
//!
//! `{"fraction":0.875,"testresults":[["iscorrect","Function","Points"],[1,"nim_sum","10 of 10"],…],"epiloguehtml":"<pre>…"}`. A
//! fraction is a share of 1; the first row of the table is its header, and under `iscorrect` stands 1 or 0.

use serde_json::{Value, json};

use super::plain::ReportStyle;
use crate::document::{Block, Document};
use crate::grade::judge::{FunctionReport, Run, Submission};
use crate::render::{html_for_others, json};

/// The report on one hand-in.
pub(super) fn outcome(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let header = json!(["iscorrect", "Function", "Points", "iscorrect"]);
    let rows = submission.graded().iter().map(row);
    let table: Vec<Value> = std::iter::once(header).chain(rows).collect();
    let told = style.all(submission, run).into_iter().map(Block::Code);
    let blocks = told.collect();
    json::bare_line(&json!({
        "fraction": submission.share(),
        "testresults": table,
        "epiloguehtml": html_for_others(&Document { blocks }),
    }))
}

fn row(report: &FunctionReport) -> Value {
    let is_right = u8::from(report.is_right_itself());
    let points = format!("{} of {}", report.points, report.max_points);
    json!([is_right, report.function.name(), points, is_right])
}
