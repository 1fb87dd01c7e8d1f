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
    let (statuses, tests): (Vec<&str>, Vec<Json>) = if let Ok(graded) = &submission.result {
        let of_function = |report| of_function(&file, report, style);
        graded.functions.iter().map(of_function).unzip()
    } else {
        let why = harmless(&style.rest(submission, run));
        let points = [Points::default(), most];
        let test = test(&file, &file, ERROR, points, Some(&why), "");
        (vec![ERROR], vec![test])
    };
    let mut worst = [FAIL, ERROR].into_iter();
    let status = worst.find(|status| statuses.contains(status));
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

/// The test of a function, after how it ended.
fn of_function(file: &str, report: &FunctionReport, style: ReportStyle) -> (&'static str, Json) {
    let status = match report.status {
        Status::Passed => PASS,
        Status::Failed | Status::Missing | Status::Blocked => FAIL,
        Status::Error | Status::TimedOut => ERROR,
    };
    let (name, points) = (report.function.name(), [report.points, report.max_points]);
    let (message, calls) = match report.status {
        Status::Passed => (None, String::new()),
        _ => (Some(style.function(report)), calls(report)),
    };
    let (message, calls) = (message.as_deref().map(harmless), harmless(&calls));
    let test = test(file, name, status, points, message.as_deref(), &calls);
    (status, test)
}

/// Nothing is timed, because the same seed gives the same report.
fn test(
    file: &str,
    name: &str,
    status: &str,
    [points, most]: [Points; 2],
    message: Option<&str>,
    calls: &str,
) -> Json {
    json!({
        "name": name,
        "status": status,
        "score": points,
        "max_score": most,
        "message": message,
        "test_code": calls,
        "filename": file,
        "line_no": 0,
        "execution_time": 0,
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
