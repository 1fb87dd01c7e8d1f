//! Graded hand-ins as JSON, in the shape that scripts rely on.
//!
//! `{"submissions":[{"file":"lab.py","points":87.5,"max_points":100,…}],"class":{…}}`; one hand-in is written at a time.

use serde::Serialize;

use super::class::GradedClass;
use super::object::{Object, object};
use crate::class::{Part, StudentFiles};
use crate::grade::judge::{CameBack, Failure, FunctionReport, Run, Submission, Wanted};
use crate::grade::words::{plain, problem, why};
use crate::render::json;

#[derive(Serialize)]
struct SubmissionJson<'a> {
    #[serde(flatten)]
    of: &'a StudentFiles,
    #[serde(flatten)]
    told: Object,
}

/// What stands before the first hand-in.
pub(super) const BEGINNING: &str = "{\"submissions\":[";

/// One hand-in, to stand in the list of submissions; `number` counts them from 0.
pub(super) fn submission(submission: &Submission, number: usize, run: &Run) -> String {
    let graded = submission.result.as_ref();
    let functions: Vec<Object> = submission.functions().iter().map(function).collect();
    let problems = graded.iter().flat_map(|graded| &graded.problems);
    let notes: Vec<String> = problems.map(|told| plain(&problem(told))).collect();
    let mut told = object! {
        "points": submission.points(),
        "max_points": submission.lab.max_points(),
    };
    if let Err(error) = graded {
        told = told.with("error", &error.to_string());
    }
    let told = told
        .with("seed", &run.lab.seed)
        .with("python", &run.python)
        .with("sandbox", &graded.ok().map(|graded| graded.layers))
        .with("functions", &functions)
        .with("notes", &notes);
    let of = &submission.of;
    let comma = if number == 0 { "" } else { "," };
    let line = json::line(&SubmissionJson { of, told });
    format!("{comma}{}", line.trim_end())
}

fn function(report: &FunctionReport) -> Object {
    let failures: Vec<Object> = report.failures.iter().map(failure_json).collect();
    let mut told = object! { "name": report.function, "status": report.status.word() };
    if !report.blocked_by.is_empty() {
        told = told.with("blocked_by", &report.blocked_by);
    }
    told.with("points", &report.points)
        .with("max_points", &report.max_points)
        .with("cases", &report.cases())
        .with("passed_cases", &report.passed_cases())
        .with("failures", &failures)
}

fn failure_json(failure: &Failure) -> Object {
    let reason = plain(&why(failure));
    let diagnosis = failure.misconception();
    // What came back, or else what happened.
    let returned = match &failure.returned {
        CameBack::Value(value) => value.to_string(),
        CameBack::Words(words) if !words.is_empty() => words.clone(),
        CameBack::Words(_) | CameBack::Nothing => reason.clone(),
    };
    let expected = match &failure.expected {
        Wanted::Value(value) => value.to_string(),
        Wanted::Words(words) => words.clone(),
    };
    object! {
        "call": failure.call,
        "returned": returned,
        "expected": expected,
        "reason": reason,
        "diagnosis": diagnosis.map(|slip| object! { "code": slip, "message": reason }),
    }
}

/// What stands after the last hand-in.
pub(super) fn end(class: &GradedClass, part: Option<&Part<Submission>>) -> String {
    let part = part.map(|part| format!(",\"part\":{}", json::line(part).trim_end()));
    let (class, part) = (json::line(class), part.unwrap_or_default());
    format!("],\"class\":{}{part}}}\n", class.trim_end())
}
