//! A graded hand-in as an autograder of Autolab prints it: the report, then a line for its page, then a line with the scores.
//!
//! `{"_presentation":"semantic","stages":["Functions"],"Functions":{"nim_sum":{"passed":true}}}` and last
//! `{"scores":{"nim_sum":10}}`; each function is a problem of the assessment. Only the last line counts. It holds a line that no
//! hand-in has written, for whatever comes from one stands above.

use serde_json::{Map, Value, json};

use super::brief::function_in_brief;
use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Run, Submission};

/// The report on one hand-in.
pub(super) fn output(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    const STAGE: &str = "Functions";
    let functions = submission.graded().iter();
    let told = style.all(submission, run).join("\n");
    // Without a hand-in that can be graded, every problem has its score all the same.
    let set = submission.lab.functions.iter();
    let scores = set.map(|set| {
        let report = functions.clone().find(|report| report.function == *set);
        let points = report.map(|report| report.points).unwrap_or_default();
        (set.name().to_owned(), json!(points))
    });
    let scores = json!({"scores": scores.collect::<Map<String, Value>>()});
    let stage = functions.map(|report| (report.function.name().to_owned(), passed(report)));
    let stage: Map<String, Value> = stage.collect();
    let page = json!({"_presentation": "semantic", "stages": [STAGE], STAGE: stage});
    format!("{}\n{page}\n{scores}\n", told.trim_end())
}

fn passed(report: &FunctionReport) -> Value {
    if report.is_right_itself() {
        return json!({"passed": true});
    }
    json!({"passed": false, "hint": function_in_brief(report).plain()})
}
