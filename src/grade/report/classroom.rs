//! A graded hand-in as a grader of GitHub Classroom tells it: what `autograding-grading-reporter` reads, in base64, from
//! the variable `NIMLAB_RESULTS` where its input `runners` is `nimlab`.
//!
//! `{"version":1,"status":"fail","max_score":100,"tests":[{"name":"nim_sum","status":"fail","score":3.15,…}]}`. The
//! reporter adds up the scores of the tests, which may be fractions. Of a test that fails it shows the name and the
//! `test_code`, so that is where the calls stand that are not right, with what came back; `message` tells all.
//!
//! The reporter prints both into the log of a workflow, where a line such as `::notice::…` or `##[error]…` is a command,
//! even one that claims points. No text in the report is such a line.

use serde_json::{Value as Json, json};

use super::brief::{failure_in_brief, function_in_brief};
use super::plain::ReportStyle;
use crate::class::Points;
use crate::grade::judge::{FunctionReport, Run, Status, Submission};
use crate::legible::beginning;

const PASS: &str = "pass";
const FAIL: &str = "fail";
const ERROR: &str = "error";

/// The report on one hand-in. The derivations are left out, so that all of it fits into a variable.
pub(super) fn result(submission: &Submission, run: &Run, mut style: ReportStyle) -> String {
    style.style.depth = style.style.depth.min(1);
    let file = harmless(&submission.of.file);
    let most = submission.lab.max_points();
    let functions = submission.graded().iter();
    let mut tests: Vec<Json> = functions.map(|it| of_function(it, style)).collect();
    if submission.result.is_err() {
        tests.push(json!({
            "name": file,
            "status": ERROR,
            "score": Points::default(),
            "max_score": most,
            "message": harmless(&style.rest(submission, run)),
            "test_code": "",
        }));
    }
    for test in &mut tests {
        test["filename"] = json!(file);
        test["line_no"] = json!(0);
        // Nothing is timed, because the same seed gives the same report.
        test["execution_time"] = json!(0);
    }
    let any = |status: &&str| tests.iter().any(|test| test["status"] == *status);
    let status = [FAIL, ERROR].into_iter().find(any);
    let report = json!({
        "version": 1,
        "status": status.unwrap_or(PASS),
        "max_score": most,
        "tests": tests,
        "seed": run.lab.seed,
        "python": run.python,
        "sandbox": submission.layers(),
    });
    format!("{report}\n")
}

fn of_function(report: &FunctionReport, style: ReportStyle) -> Json {
    let (status, calls) = match report.status {
        Status::Passed => (PASS, String::new()),
        Status::Failed | Status::Missing | Status::Blocked => (FAIL, calls(report)),
        Status::Error | Status::TimedOut => (ERROR, calls(report)),
    };
    json!({
        "name": report.function,
        "status": status,
        "score": report.points,
        "max_score": report.max_points,
        "message": (status != PASS).then(|| harmless(&style.function(report))),
        "test_code": harmless(&calls),
    })
}

/// A function with its points, and a line for each call that is not right, with what came back.
fn calls(report: &FunctionReport) -> String {
    // What is only held up has no calls to mend.
    let is_told = report.status != Status::Blocked;
    let calls = report.failures.iter().filter(|_| is_told);
    let calls = calls.map(failure_in_brief);
    let lines = std::iter::once(function_in_brief(report)).chain(calls);
    let lines: Vec<String> = lines.map(|line| line.plain()).collect();
    lines.join("\n")
}

/// A text with no line in it that a workflow takes for a command; its beginning, since all texts of a report together have to
/// fit into one variable of the environment, for which Linux has 128 KiB.
fn harmless(text: &str) -> String {
    const MOST: usize = 1_500;
    let text = beginning(text, MOST).replace("##[", "## [");
    let harmless = |line: &str| match line.trim_start().strip_prefix("::") {
        Some(rest) => format!(": :{rest}"),
        None => line.to_owned(),
    };
    let lines: Vec<String> = text.lines().map(harmless).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn no_text_is_a_command_to_a_workflow() {
        assert_eq!(
            harmless("a\n  ::notice::b\n c::d"),
            "a\n: :notice::b\n c::d"
        );
        assert_eq!(harmless("x ##[error]y"), "x ## [error]y");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(harmless("short"), "short");
        let cut = harmless(&"⊕".repeat(9_999));
        assert!(cut.ends_with("⊕…") && cut.len() < 4_600, "{}", cut.len());
    }
}
