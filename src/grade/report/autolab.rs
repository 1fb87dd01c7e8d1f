//! A graded hand-in as an autograder of Autolab prints it: the report, then a line for its page, then a line with the scores.
//!
//! `{"_presentation":"semantic","stages":["Functions"],"Functions":{"nim_sum":{"passed":true}}}` and last
//! `{"scores":{"nim_sum":10}}`; each function is a problem of the assessment. Only the last line counts. It holds a line that no
//! hand-in has written, for whatever comes from one stands above.

use serde_json::{Map, Value, json};

use super::brief::function_in_brief;
use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Run, Status, Submission};
use crate::render::json;

/// The report on one hand-in.
pub(super) fn output(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    const STAGE: &str = "Functions";
    let graded = submission.result.as_ref();
    let functions: Vec<&FunctionReport> =
        graded.iter().flat_map(|graded| &graded.functions).collect();
    let told = functions.iter().map(|report| style.function(report));
    let told = told.filter(|said| !said.is_empty());
    let told: Vec<String> = told.chain([style.rest(submission, run)]).collect();
    // Without a hand-in that can be graded, every problem has its score all the same.
    let set = submission.lab.functions.iter();
    let scores: Map<String, Value> = set
        .map(|set| {
            let report = functions.iter().find(|report| report.function == *set);
            let points = report.map(|report| json!(report.points));
            (set.name().to_owned(), points.unwrap_or_else(|| json!(0)))
        })
        .collect();
    let stage: Map<String, Value> = functions
        .iter()
        .map(|report| (report.function.name().to_owned(), passed(report)))
        .collect();
    let page = json!({"_presentation": "semantic", "stages": [STAGE], STAGE: stage});
    let scores = json!({"scores": scores});
    format!(
        "{}\n{}{}",
        told.join("\n").trim_end(),
        json::line(&page),
        json::line(&scores)
    )
}

fn passed(report: &FunctionReport) -> Value {
    match report.status {
        Status::Passed => json!({"passed": true}),
        _ => json!({"passed": false, "hint": function_in_brief(report).plain()}),
    }
}
