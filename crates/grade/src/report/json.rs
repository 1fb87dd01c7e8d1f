//! Graded hand-ins as JSON, in the shape that scripts rely on.
//!
//! `{"submissions":[{"file":"lab.py","points":87.5,"max_points":100,…}],"class":{…}}`; one hand-in is written at a time.

use serde_json::{Value as Json, json};

use crate::class::ClassResults;
use crate::judge::{ExpectedResult, Failure, FunctionReport, Submission};
use crate::words::{Cause, problem, why};
use render::json::SCHEMA;

/// What precedes the first hand-in.
pub(super) fn beginning() -> String {
    format!("{{\"schema\":{SCHEMA},\"submissions\":[")
}

/// One hand-in as an item of the list of submissions; `number` counts them from 0.
pub(super) fn submission(submission: &Submission, number: usize) -> String {
    let graded = submission.result.as_ref();
    let functions: Vec<Json> = submission.functions().iter().map(function).collect();
    let problems = graded.iter().flat_map(|graded| &graded.problems);
    let notes: Vec<String> = problems.map(|told| problem(told).plain()).collect();
    let mut told = json!(submission.of);
    told["points"] = json!(submission.points());
    told["max_points"] = json!(submission.max_points());
    told["seed"] = json!(submission.run.lab.seed);
    told["python"] = json!(submission.run.python);
    told["sandbox"] = json!(submission.layers());
    told["functions"] = json!(functions);
    told["notes"] = json!(notes);
    if let Err(error) = graded {
        told["error"] = error.to_string().into();
    }
    let comma = if number == 0 { "" } else { "," };
    format!("{comma}{told}")
}

fn function(report: &FunctionReport) -> Json {
    let failures: Vec<Json> = report.failures.iter().map(failure_json).collect();
    let mut told = json!({
        "name": report.function,
        "status": report.status,
        "points": report.points,
        "max_points": report.max_points,
        "cases": report.cases(),
        "passed_cases": report.passed_cases(),
        "failures": failures,
    });
    if !report.blocked_by.is_empty() {
        told["blocked_by"] = json!(report.blocked_by);
    }
    told
}

fn failure_json(failure: &Failure) -> Json {
    let reason = why(failure).plain();
    let diagnosis = failure.misconception();
    // What was returned, or else what happened.
    let returned = match &failure.returned {
        Some(value) => value.to_string(),
        None if failure.happened.is_empty() => reason.clone(),
        None => failure.happened.clone(),
    };
    let expected = match &failure.expected {
        ExpectedResult::Value(value) => value.to_string(),
        ExpectedResult::Words(words) => words.clone(),
    };
    json!({
        "call": failure.call,
        "returned": returned,
        "expected": expected,
        "diagnosis": diagnosis.map(|slip| json!({ "code": slip, "message": reason })),
        "reason": reason,
    })
}

/// What follows the last hand-in.
pub(super) fn end(class: &ClassResults<Submission>) -> String {
    let causes = class.causes.iter();
    let reasons = causes.map(|(&cause, who)| (cause, (cause.code(), who.len())));
    let reasons = reasons.filter(|(cause, _)| !matches!(cause, Cause::Unnamed(_)));
    let is_slip = |(cause, _): &(Cause, _)| matches!(cause, Cause::Slip(_));
    let misconceptions: Json = reasons.clone().filter(is_slip).map(|(_, it)| it).collect();
    let mut told = json!(class.notes);
    told["submissions"] = json!(class.rows.len());
    told["not_graded"] = json!(class.not_tried());
    told["nothing_graded"] = json!(class.nothing());
    told["all_right"] = json!(class.all_right());
    told["points"] = json!(class.points());
    told["functions"] = json!(class.of_kind.functions);
    told["misconceptions"] = misconceptions;
    told["reasons"] = reasons.map(|(_, it)| it).collect();
    told["spread"] = json!(class.spread);
    format!("],\"class\":{told}}}\n")
}
