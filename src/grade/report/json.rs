//! Graded hand-ins as JSON, in the shape that scripts rely on.
//!
//! `{"submissions":[{"file":"lab.py","points":87.5,"max_points":100,…}],"class":{…}}`; one hand-in is written at a time.

use serde::Serialize;

use super::class::GradedClass;
use crate::class::{Part, Points, StudentFiles};
use crate::grade::judge::{CameBack, Failure, FunctionReport, Run, Submission, Wanted};
use crate::grade::python::jail::Layers;
use crate::grade::words::{problem, why};
use crate::render::json;

#[derive(Serialize)]
struct SubmissionJson<'a> {
    #[serde(flatten)]
    of: &'a StudentFiles,
    points: Points,
    max_points: Points,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    seed: u64,
    python: &'a str,
    sandbox: Option<Layers>,
    functions: Vec<FunctionJson>,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct FunctionJson {
    name: &'static str,
    status: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blocked_by: Vec<&'static str>,
    points: Points,
    max_points: Points,
    cases: u32,
    passed_cases: u32,
    failures: Vec<FailureJson>,
}

#[derive(Serialize)]
struct FailureJson {
    call: String,
    returned: String,
    expected: String,
    reason: String,
    diagnosis: Option<SlipJson>,
}

#[derive(Serialize)]
struct SlipJson {
    code: &'static str,
    message: String,
}

/// What stands before the first hand-in.
pub(super) const BEGINNING: &str = "{\"submissions\":[";

/// One hand-in, to stand in the list of submissions; `number` counts them from 0.
pub(super) fn submission(submission: &Submission, number: usize, run: &Run) -> String {
    let graded = submission.result.as_ref();
    let comma = if number == 0 { "" } else { "," };
    let told = json::line(&SubmissionJson {
        of: &submission.of,
        points: submission.points(),
        max_points: submission.lab.max_points(),
        error: graded.err().map(ToString::to_string),
        seed: run.lab.seed,
        python: &run.python,
        sandbox: graded.ok().map(|graded| graded.layers),
        functions: submission.functions().iter().map(function).collect(),
        notes: graded
            .iter()
            .flat_map(|graded| &graded.problems)
            .map(|told| plain(&problem(told)))
            .collect(),
    });
    format!("{comma}{}", told.trim_end())
}

fn function(report: &FunctionReport) -> FunctionJson {
    FunctionJson {
        name: report.function.name(),
        status: report.status.word(),
        blocked_by: report.blocked_by.iter().map(|other| other.name()).collect(),
        points: report.points,
        max_points: report.max_points,
        cases: report.cases(),
        passed_cases: report.passed_cases(),
        failures: report.failures.iter().map(failure_json).collect(),
    }
}

fn failure_json(failure: &Failure) -> FailureJson {
    let reason = plain(&why(failure));
    FailureJson {
        call: failure.call.clone(),
        returned: returned(failure, &reason),
        expected: match &failure.expected {
            Wanted::Value(value) => value.to_string(),
            Wanted::Words(words) => words.clone(),
        },
        diagnosis: failure.misconception().map(|slip| SlipJson {
            code: slip.code(),
            message: reason.clone(),
        }),
        reason,
    }
}

/// What came back, or else what happened.
fn returned(failure: &Failure, reason: &str) -> String {
    match &failure.returned {
        CameBack::Value(value) => value.to_string(),
        CameBack::Words(words) if !words.is_empty() => words.clone(),
        CameBack::Words(_) | CameBack::Nothing => reason.to_owned(),
    }
}

/// Prose as plain text: its no-break spaces become spaces.
pub(super) fn plain(text: &crate::document::Text) -> String {
    text.to_string().replace('\u{a0}', " ")
}

/// What stands after the last hand-in.
pub(super) fn end(class: &GradedClass, part: Option<&Part<Submission>>) -> String {
    let part = part.map(|part| format!(",\"part\":{}", json::line(part).trim_end()));
    let class = json::line(class);
    format!(
        "],\"class\":{}{}}}\n",
        class.trim_end(),
        part.unwrap_or_default()
    )
}
