//! A graded hand-in as the `results.json` that an autograder leaves for Gradescope.
//!
//! `{"score":87.5,"output":…,"tests":[{"name":"nim_sum","score":3.15,"max_score":10,"status":"failed",…}]}`. All texts
//! are of the format `text`, which Gradescope shows in a box as they stand: nothing in them can become markup. The
//! score of a test may be a fraction, and all scores together are the score on top. Tests are visible to the student as
//! the assignment says; what the autograder prints beside them is not.

use super::object::{Object, object};
use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Run, Status, Submission};
use crate::render::json;

const TEXT: &str = "text";

/// The report on one hand-in. What is called `extra_data` Gradescope keeps and shows nobody.
pub(super) fn results(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let graded = submission.result.as_ref();
    let functions = graded.iter().flat_map(|graded| &graded.functions);
    let tests = (1..).zip(functions);
    let tests: Vec<Object> = tests
        .map(|(number, report)| test(number, report, style))
        .collect();
    json::line(&object! {
        "score": submission.points(),
        "output": style.rest(submission, run),
        "output_format": TEXT,
        "test_output_format": TEXT,
        "test_name_format": TEXT,
        "stdout_visibility": "hidden",
        "tests": tests,
        "extra_data": object! {
            "max_score": submission.lab.max_points(),
            "seed": run.lab.seed,
            "python": run.python,
            "sandbox": graded.ok().map(|graded| graded.layers),
        },
    })
}

fn test(number: usize, report: &FunctionReport, style: ReportStyle) -> Object {
    let is_right = report.status == Status::Passed;
    let test = object! {
        "name": report.function,
        "number": number.to_string(),
        "score": report.points,
        "max_score": report.max_points,
        "status": if is_right { "passed" } else { "failed" },
    };
    let output = style.function(report);
    let test = if output.is_empty() {
        test
    } else {
        test.with("output", &output)
    };
    test.with(
        "extra_data",
        &object! {
            "status": report.status.word(),
            "cases": report.cases(),
            "passed_cases": report.passed_cases(),
            "misconceptions": report.misconceptions(),
        },
    )
}
