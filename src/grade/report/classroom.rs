//! A graded hand-in as a grader of GitHub Classroom tells it: what `autograding-grading-reporter` reads, in base64, from
//! the variable `NIMLAB_RESULTS` where its input `runners` is `nimlab`.
//!
//! `{"version":1,"status":"fail","max_score":100,"tests":[{"name":"nim_sum","status":"fail","score":3.15,…}]}`. The
//! reporter adds up the scores of the tests, which may be fractions. Of a test that fails it shows the name and the
//! `test_code`, so that is where the calls stand that are not right, with what came back; `message` tells all.
//!
//! The reporter prints both into the log of a workflow, where a line such as `::notice::…` or `##[error]…` is a command,
//! even one that claims points. No text in the report is such a line.

use serde::Serialize;

use super::plain::ReportStyle;
use crate::class::Points;
use crate::grade::judge::{FunctionReport, NotGraded, Run, Status, Submission};
use crate::grade::lab::Lab;
use crate::grade::python::jail::Layers;
use crate::render::json;

#[derive(Serialize)]
struct ClassroomResult<'a> {
    version: u32,
    status: &'static str,
    max_score: Points,
    tests: Vec<ClassroomTest>,
    seed: u64,
    python: &'a str,
    sandbox: Option<Layers>,
}

#[derive(Default, Serialize)]
#[allow(
    clippy::struct_field_names,
    reason = "the names are those that the reporter reads"
)]
struct ClassroomTest {
    name: String,
    status: &'static str,
    score: Points,
    max_score: Points,
    message: Option<String>,
    test_code: String,
    filename: String,
    line_no: u32,
    /// Nothing is timed, because the same seed gives the same report.
    execution_time: u32,
}

const PASS: &str = "pass";
const FAIL: &str = "fail";
const ERROR: &str = "error";

/// The report on one hand-in. The derivations are left out, so that all of it fits into a variable.
pub(super) fn result(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let style = style.without_derivations();
    let graded = submission.result.as_ref();
    let tests = match graded {
        Ok(graded) => {
            let reports = graded.functions.iter();
            let tests = reports.map(|report| test(&submission.of.file, report, style));
            tests.collect()
        }
        Err(error) => vec![not_graded(
            &submission.of.file,
            &submission.lab,
            error,
            style,
        )],
    };
    let status = [FAIL, ERROR]
        .into_iter()
        .find(|status| tests.iter().any(|test| test.status == *status));
    json::line(&ClassroomResult {
        version: 1,
        status: status.unwrap_or(PASS),
        max_score: submission.lab.max_points(),
        tests,
        seed: run.lab.seed,
        python: &run.python,
        sandbox: graded.ok().map(|graded| graded.layers),
    })
}

fn test(file: &str, report: &FunctionReport, style: ReportStyle) -> ClassroomTest {
    let is_wrong = report.status != Status::Passed;
    let calls = is_wrong.then(|| harmless(&ReportStyle::in_brief(report)));
    ClassroomTest {
        name: report.function.name().to_owned(),
        status: match report.status {
            Status::Passed => PASS,
            Status::Failed | Status::Missing | Status::Blocked => FAIL,
            Status::Error | Status::TimedOut => ERROR,
        },
        score: report.points,
        max_score: report.max_points,
        message: is_wrong.then(|| harmless(&style.function(report))),
        test_code: calls.unwrap_or_default(),
        filename: harmless(file),
        line_no: 0,
        execution_time: 0,
    }
}

fn not_graded(file: &str, lab: &Lab, error: &NotGraded, style: ReportStyle) -> ClassroomTest {
    ClassroomTest {
        name: harmless(file),
        status: ERROR,
        max_score: lab.max_points(),
        message: Some(harmless(&style.not_graded(error))),
        filename: harmless(file),
        ..ClassroomTest::default()
    }
}

/// A text with no line in it that a workflow takes for a command, and short enough.
fn harmless(text: &str) -> String {
    let lines = short(text).replace("##[", "## [");
    let lines: Vec<String> = lines
        .lines()
        .map(|line| match line.trim_start().strip_prefix("::") {
            Some(rest) => format!(": :{rest}"),
            None => line.to_owned(),
        })
        .collect();
    lines.join("\n")
}

/// The beginning of a text that is too long. All texts of a report together have to fit into one variable of the
/// environment, for which Linux has 128 KiB.
fn short(text: &str) -> String {
    const LONGEST: usize = 2_500;
    let mut length = 0;
    for (place, character) in text.char_indices() {
        // What it takes in JSON.
        length += match character {
            '"' | '\\' | '\n' => 2,
            ' '..='~' => 1,
            _ => 6,
        };
        if length > LONGEST {
            return format!("{}…", &text[..place]);
        }
    }
    text.to_owned()
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
        assert!(cut.ends_with("⊕…") && cut.len() < 2_500, "{}", cut.len());
    }
}
