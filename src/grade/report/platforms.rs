//! A graded hand-in in the formats of learning platforms: the results of its functions, with the texts that a terminal
//! shows.
//!
//! `{"score":87.5,"output":…,"tests":[{"name":"nim_sum","score":3.15,"max_score":10,"status":"failed",…}]}` is
//! Gradescope's. Scores may be fractions. Text fields are shown as they are: nothing in them can become markup or a
//! command.

use serde_json::{Map, Value as Json, json};

use super::brief::{failure_in_brief, function_in_brief};
use crate::class::{Points, ReportStyle};
use crate::document::{Block, Document};
use crate::grade::judge::{FunctionReport, Status, Submission};
use crate::legible::beginning;
use crate::render::{html_for_others, json};

/// The `results.json` that an autograder leaves for Gradescope. The assignment decides whether tests are visible to the
/// student; what the autograder prints otherwise is not. Gradescope keeps `extra_data` and does not show it.
pub(super) fn gradescope(of: &Submission, style: ReportStyle) -> String {
    const TEXT: &str = "text";
    let tests = (1_usize..).zip(of.graded()).map(|(number, report)| {
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
        if report.status != Status::Passed {
            test["output"] = style.function(report).into();
        }
        test
    });
    json::bare_line(&json!({
        "score": of.points(),
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

/// The `results.json` of an external grader of `PrairieLearn`. The score is a fraction of 1. What cannot be graded has
/// `gradable` false, so that it costs no attempt. Source: `docs/externalGrading.md` of `PrairieLearn`, "Grading
/// results".
pub(super) fn prairielearn(of: &Submission, style: ReportStyle) -> String {
    let tests = of.graded().iter().map(|report| {
        json!({
            "name": report.function,
            "description": report.status.word(),
            "points": report.points,
            "max_points": report.max_points,
            "output": style.function(report),
        })
    });
    let (tests, rest) = (tests.collect::<Vec<Json>>(), style.rest(of));
    json::bare_line(&if of.result.is_ok() {
        json!({"gradable": true, "score": of.share(), "output": rest, "tests": tests})
    } else {
        json!({"gradable": false, "score": 0.0, "format_errors": rest})
    })
}

/// What the combinator grader of a `CodeRunner` question prints. A fraction is a fraction of 1; the first row of the
/// table is its header, and `iscorrect` is 1 or 0.
pub(super) fn coderunner(of: &Submission, style: ReportStyle) -> String {
    let header = json!(["iscorrect", "Function", "Points", "iscorrect"]);
    let rows = of.graded().iter().map(|report| {
        let is_right = u8::from(report.is_right_itself());
        let points = format!("{} of {}", report.points, report.max_points);
        json!([is_right, report.function.name(), points, is_right])
    });
    let table: Vec<Json> = std::iter::once(header).chain(rows).collect();
    let blocks = style.all(of).into_iter().map(Block::Code).collect();
    json::bare_line(&json!({
        "fraction": of.share(),
        "testresults": table,
        "epiloguehtml": html_for_others(&Document { blocks }),
    }))
}

/// What an autograder of Autolab prints: the report, then a line for its page, then a line with the scores; each
/// function is a problem of the assessment. Only the last line counts, and no hand-in can have written it, because all
/// its output comes before.
pub(super) fn autolab(of: &Submission, style: ReportStyle) -> String {
    const STAGE: &str = "Functions";
    let functions = of.graded().iter();
    // Without a gradable hand-in, every problem still has its score.
    let scores = of.run.lab.functions.iter().map(|set| {
        let report = functions.clone().find(|report| report.function == *set);
        let points = report.map(|report| report.points).unwrap_or_default();
        (set.name().to_owned(), json!(points))
    });
    let scores = json!({"scores": scores.collect::<Map<String, Json>>()});
    let stage = functions.map(|report| {
        let passed = if report.is_right_itself() {
            json!({"passed": true})
        } else {
            json!({"passed": false, "hint": function_in_brief(report).plain()})
        };
        (report.function.name().to_owned(), passed)
    });
    let stage: Map<String, Json> = stage.collect();
    let page = json!({"_presentation": "semantic", "stages": [STAGE], STAGE: stage});
    format!("{}\n{page}\n{scores}\n", style.all(of).join("\n").trim_end())
}

/// What a grader of GitHub Classroom returns: `autograding-grading-reporter` reads it, in base64, from the variable
/// `NIMLAB_RESULTS` if its input `runners` is `nimlab`. Derivations are left out, so that everything fits into a
/// variable.
///
/// The reporter adds up the scores of the tests. For a failed test it shows the name and the `test_code`, so that is
/// where the wrong calls go, with what came back; `message` has everything. It prints both into the log of a workflow,
/// where a line such as `::notice::…` or `##[error]…` is a command, even one that claims points. No text in the report
/// is such a line.
pub(super) fn classroom(of: &Submission, mut style: ReportStyle) -> String {
    const PASS: &str = "pass";
    const FAIL: &str = "fail";
    const ERROR: &str = "error";
    style.style.depth = style.style.depth.min(1);
    let (file, most) = (harmless(&of.of.file), of.run.lab.max_points());
    let tests = of.graded().iter().map(|report| {
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
    });
    let not_graded = of.result.is_err().then(|| {
        json!({
            "name": file,
            "status": ERROR,
            "score": Points::default(),
            "max_score": most,
            "message": harmless(&style.rest(of)),
            "test_code": "",
        })
    });
    let mut tests: Vec<Json> = tests.chain(not_graded).collect();
    for test in &mut tests {
        test["filename"] = json!(file);
        test["line_no"] = json!(0);
        // Nothing is timed, because the same seed gives the same report.
        test["execution_time"] = json!(0);
    }
    let any = |status: &&str| tests.iter().any(|test| test["status"] == *status);
    let status = [FAIL, ERROR].into_iter().find(any);
    json::bare_line(&json!({
        "version": 1,
        "status": status.unwrap_or(PASS),
        "max_score": most,
        "tests": tests,
        "seed": of.run.lab.seed,
        "python": of.run.python,
        "sandbox": of.layers(),
    }))
}

/// A function with its points, and a line for each wrong call, with what came back.
fn calls(report: &FunctionReport) -> String {
    // A blocked function has no calls to fix.
    let is_told = report.status != Status::Blocked;
    let calls = report.failures.iter().filter(|_| is_told);
    let calls = calls.map(failure_in_brief);
    let lines = std::iter::once(function_in_brief(report)).chain(calls);
    let lines: Vec<String> = lines.map(|line| line.plain()).collect();
    lines.join("\n")
}

/// A text in which no line is a workflow command; cut, since all texts of a report must fit into one environment
/// variable, which on Linux has 128 KiB.
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
        assert_eq!(harmless("a\n  ::notice::b\n c::d"), "a\n: :notice::b\n c::d");
        assert_eq!(harmless("x ##[error]y"), "x ## [error]y");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(harmless("short"), "short");
        let cut = harmless(&"⊕".repeat(9_999));
        assert!(cut.ends_with("⊕…") && cut.len() < 4_600, "{}", cut.len());
    }
}
