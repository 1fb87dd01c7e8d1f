//! A graded hand-in as the `results.json` of an external grader of `PrairieLearn`.
//!
//! `{"gradable":true,"score":0.875,"tests":[{"name":"nim_sum","points":3.15,"max_points":10,…}]}`. The score is a share of 1,
//! and `output` is shown as it stands. What cannot be graded has `gradable` false, so that no attempt is lost over it, and its
//! reason in `format_errors`. Source: `docs/externalGrading.md` of `PrairieLearn`, "Grading results".

use serde_json::{Value as Json, json};

use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Run, Submission};

/// The report on one hand-in.
pub(super) fn results(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let rest = style.rest(submission, run);
    let report = if submission.result.is_ok() {
        let tests = submission.graded().iter();
        let tests: Vec<Json> = tests.map(|report| test(report, style)).collect();
        json!({"gradable": true, "score": submission.share(), "output": rest, "tests": tests})
    } else {
        json!({"gradable": false, "score": 0.0, "format_errors": rest})
    };
    format!("{report}\n")
}

fn test(report: &FunctionReport, style: ReportStyle) -> Json {
    json!({
        "name": report.function,
        "description": report.status.word(),
        "points": report.points,
        "max_points": report.max_points,
        "output": style.function(report),
    })
}
