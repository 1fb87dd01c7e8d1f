//! A graded hand-in as the `results.json` that an autograder leaves for Gradescope.
//!
//! `{"score":87.5,"output":…,"tests":[{"name":"nim_sum","score":3.15,"max_score":10,"status":"failed",…}]}`. All texts
//! are of the format `text`, which Gradescope shows in a box as they stand: nothing in them can become markup. The
//! score of a test may be a fraction, and all scores together are the score on top. Tests are visible to the student as
//! the assignment says; what the autograder prints beside them is not.

use serde::Serialize;

use super::plain::ReportStyle;
use crate::class::Points;
use crate::grade::judge::{FunctionReport, Run, Status, Submission};
use crate::grade::python::jail::Layers;
use crate::judgement::Misconception;
use crate::render::json;

#[derive(Serialize)]
struct Results<'a> {
    score: Points,
    output: String,
    output_format: &'static str,
    test_output_format: &'static str,
    test_name_format: &'static str,
    stdout_visibility: &'static str,
    tests: Vec<GradescopeTest>,
    extra_data: Extra<'a>,
}

#[derive(Serialize)]
struct GradescopeTest {
    name: &'static str,
    number: String,
    score: Points,
    max_score: Points,
    status: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    output: String,
    extra_data: GradescopeTestExtra,
}

/// What Gradescope keeps and shows nobody.
#[derive(Serialize)]
struct Extra<'a> {
    max_score: Points,
    seed: u64,
    python: &'a str,
    sandbox: Option<Layers>,
}

#[derive(Serialize)]
struct GradescopeTestExtra {
    status: &'static str,
    cases: u32,
    passed_cases: u32,
    misconceptions: Vec<&'static str>,
}

const TEXT: &str = "text";

/// The report on one hand-in.
pub(super) fn results(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let graded = submission.result.as_ref();
    json::line(&Results {
        score: submission.points(),
        output: match graded {
            Ok(graded) => style.rest(graded, run),
            Err(error) => style.not_graded(error),
        },
        output_format: TEXT,
        test_output_format: TEXT,
        test_name_format: TEXT,
        stdout_visibility: "hidden",
        tests: (1..)
            .zip(graded.iter().flat_map(|graded| &graded.functions))
            .map(|(number, report)| test(number, report, style))
            .collect(),
        extra_data: Extra {
            max_score: submission.lab.max_points(),
            seed: run.lab.seed,
            python: &run.python,
            sandbox: graded.ok().map(|graded| graded.layers),
        },
    })
}

fn test(number: usize, report: &FunctionReport, style: ReportStyle) -> GradescopeTest {
    let slips = report.misconceptions().into_iter();
    GradescopeTest {
        name: report.function.name(),
        number: number.to_string(),
        score: report.points,
        max_score: report.max_points,
        status: if report.status == Status::Passed {
            "passed"
        } else {
            "failed"
        },
        output: style.function(report),
        extra_data: GradescopeTestExtra {
            status: report.status.word(),
            cases: report.cases(),
            passed_cases: report.passed_cases(),
            misconceptions: slips.map(Misconception::code).collect(),
        },
    }
}
