//! Graded hand-ins as `JUnit` XML, which most systems that run tests can show: a suite for each hand-in, a test case for
//! each function.
//!
//! It is the form that Jenkins and Maven's Surefire read. A test there passes or it does not, so the points stand among
//! the properties of the suite: `<property name="nim_sum.points" value="3.15"/>`. What is only held up by another
//! function is skipped. Nothing is timed, because the same seed gives the same report; readers that want a time get 0.

use super::brief::function_in_brief;
use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Graded, Run, Status, Submission};
use crate::grade::words::plain;
use crate::legible::{acts, write_out};

/// What stands before the first hand-in.
pub(super) const BEGINNING: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nimlab grade\">\n";

/// What stands after the last.
pub(super) const END: &str = "</testsuites>\n";

/// The suite of one hand-in.
pub(super) fn suite(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    let file = escaped(&submission.of.file);
    let rest = escaped(&style.rest(submission, run));
    match &submission.result {
        Ok(graded) => {
            let reports = graded.functions.iter();
            let statuses: Vec<Status> = reports.clone().map(|report| report.status).collect();
            let open = open_suite(&file, &statuses);
            let properties = properties(graded, run);
            let cases: String = reports.map(|it| test_case(&file, it, style)).collect();
            format!(
                "{open}<properties>\n{properties}</properties>\n{cases}<system-out>{rest}</system-out>\n</testsuite>\n"
            )
        }
        Err(error) => {
            let open = open_suite(&file, &[Status::Error]);
            let error = escaped(&error.to_string());
            format!(
                "{open}<testcase classname=\"{file}\" name=\"hand-in\" time=\"0\"><error type=\"not-graded\" message=\"{error}\">{rest}</error>\n</testcase>\n</testsuite>\n"
            )
        }
    }
}

fn properties(graded: &Graded, run: &Run) -> String {
    let of_suite = [
        ("points", graded.points.to_string()),
        ("max_points", graded.max_points.to_string()),
        ("seed", run.lab.seed.to_string()),
        ("python", run.python.clone()),
        ("sandbox.missing", graded.layers.missing().join(", ")),
    ];
    let of_suite = of_suite.map(|(name, value)| (name.to_owned(), value));
    let of_functions = graded.functions.iter().flat_map(|report| {
        let of_function = [
            ("points", report.points.to_string()),
            ("max_points", report.max_points.to_string()),
            ("cases", report.cases().to_string()),
            ("passed_cases", report.passed_cases().to_string()),
        ];
        of_function.map(|(name, value)| (format!("{}.{name}", report.function), value))
    });
    let properties = of_suite.into_iter().chain(of_functions);
    let written = properties.map(|(name, value)| {
        let value = escaped(&value);
        format!("<property name=\"{name}\" value=\"{value}\"/>\n")
    });
    written.collect()
}

/// A suite with tests that end so.
fn open_suite(file: &str, statuses: &[Status]) -> String {
    let elements: Vec<&str> = statuses.iter().copied().map(element).collect();
    let count = |element: &str| elements.iter().filter(|other| **other == element).count();
    let [failures, errors, skipped] = [FAILURE, ERROR, SKIPPED].map(count);
    let tests = elements.len();
    format!(
        "<testsuite name=\"{file}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"0\">\n"
    )
}

fn test_case(file: &str, report: &FunctionReport, style: ReportStyle) -> String {
    let message = escaped(&plain(&function_in_brief(report)));
    let text = escaped(&style.function(report));
    let kind = report.status.word();
    let inner = match element(report.status) {
        PASSED => String::new(),
        SKIPPED => {
            format!("<skipped message=\"{message}\"/>\n<system-out>{text}</system-out>\n")
        }
        element => {
            format!("<{element} type=\"{kind}\" message=\"{message}\">{text}</{element}>\n")
        }
    };
    let name = report.function;
    format!("<testcase classname=\"{file}\" name=\"{name}\" time=\"0\">{inner}</testcase>\n")
}

const PASSED: &str = "";
const FAILURE: &str = "failure";
const ERROR: &str = "error";
const SKIPPED: &str = "skipped";

/// The element that tells how a test ended.
fn element(status: Status) -> &'static str {
    match status {
        Status::Passed => PASSED,
        Status::Failed | Status::Missing => FAILURE,
        Status::Error | Status::TimedOut => ERROR,
        Status::Blocked => SKIPPED,
    }
}

/// A text as it may stand in an element or an attribute. What XML cannot hold at all is replaced by the sign for that.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            '\n' => escaped.push('\n'),
            _ if acts(character) => write_out(character, &mut escaped),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn no_text_ends_an_element_or_breaks_the_xml() {
        assert_eq!(
            escaped("]]></failure>&\"'\u{0}\u{b}\u{1b}\u{9b}\u{ffff}\n⊕"),
            "]]&gt;&lt;/failure&gt;&amp;&quot;&apos;\\u{0}\\u{b}\\u{1b}\\u{9b}\\u{ffff}\n⊕"
        );
    }
}
