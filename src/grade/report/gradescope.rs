//! A graded hand-in as the `results.json` that an autograder leaves for Gradescope.
//!
//! `{"score":87.5,"output":…,"tests":[{"name":"nim_sum","score":3.15,"max_score":10,"status":"failed",…}]}`. All texts
//! are of the format `text`, which Gradescope shows in a box as they stand: nothing in them can become markup. The
//! score of a test may be a fraction, and all scores together are the score on top. Tests are visible to the student as
//! the assignment says; what the autograder prints beside them is not.

use serde_json::{Value as Json, json};

use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Run, Status, Submission};

const TEXT: &str = "text";

/// The report on one hand-in. What is called `extra_data` Gradescope keeps and shows nobody.
pub(super) fn results(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let tests = (1..).zip(submission.graded());
    let tests = tests.map(|(number, report)| test(number, report, style));
    let report = json!({
        "score": submission.points(),
        "output": style.rest(submission, run),
        "output_format": TEXT,
        "test_output_format": TEXT,
        "test_name_format": TEXT,
        "stdout_visibility": "hidden",
        "tests": tests.collect::<Vec<Json>>(),
        "extra_data": {
            "max_score": submission.lab.max_points(),
            "seed": run.lab.seed,
            "python": run.python,
            "sandbox": submission.layers(),
        },
    });
    format!("{report}\n")
}

fn test(number: usize, report: &FunctionReport, style: ReportStyle) -> Json {
    let mut test = json!({
        "name": report.function,
        "number": number.to_string(),
        "score": report.points,
        "max_score": report.max_points,
        "status": if report.is_right_itself() { "passed" } else { "failed" },
        "extra_data": {
            "status": report.status,
            "cases": report.cases(),
            "passed_cases": report.passed_cases(),
            "misconceptions": report.misconceptions(),
        },
    });
    if report.status != Status::Passed {
        test["output"] = style.function(report).into();
    }
    test
}
