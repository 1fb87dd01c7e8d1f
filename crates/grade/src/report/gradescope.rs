//! A graded hand-in as Gradescope reads it: the results of its functions, with the texts that a terminal shows.
//!
//! `{"score":87.5,"output":…,"tests":[{"name":"nim_sum","score":3.15,"max_score":10,"status":"failed",…}]}`. Scores may
//! be fractions. Text fields are shown as they are: nothing in them can become markup or a command.

use serde_json::{Value as Json, json};

use crate::class::ReportStyle;
use crate::judge::{Status, Submission};
use render::json;

/// The `results.json` that an autograder leaves for Gradescope. The assignment decides whether tests are visible to the
/// student; what the autograder prints otherwise is not. Gradescope keeps `extra_data` and does not show it.
pub(super) fn gradescope(of: &Submission, style: ReportStyle) -> String {
    const TEXT: &str = "text";
    let judged = of.graded().iter().filter(|report| report.status != Status::NotJudged);
    let tests = (1_usize..).zip(judged).map(|(number, report)| {
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
        if !matches!(report.status, Status::Passed | Status::NotJudged) {
            test["output"] = style.function(report).into();
        }
        test
    });
    json::bare_line(&json!({
        "score": of.scaled_points(),
        "output": style.rest(of),
        "output_format": TEXT,
        "test_output_format": TEXT,
        "test_name_format": TEXT,
        "stdout_visibility": "hidden",
        "tests": tests.collect::<Vec<Json>>(),
        "extra_data": {
            "max_score": of.run.lab.max_points(),
            "seed": of.run.lab.seed,
            "python": of.run.python,
            "sandbox": of.layers(),
        },
    }))
}
