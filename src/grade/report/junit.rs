//! Graded hand-ins as `JUnit` XML, which most systems that run tests can show: a suite for each hand-in, a test case for
//! each function.
//!
//! It is the form that Jenkins and Maven's Surefire read. A test there passes or it does not, so the points stand among
//! the properties of the suite: `<property name="nim_sum.points" value="3.15"/>`. What is only held up by another
//! function is skipped. Nothing is timed, because the same seed gives the same report; readers that want a time get 0.

use super::plain::ReportStyle;
use crate::grade::judge::{FunctionReport, Graded, NotGraded, Run, Status, Submission};
use crate::legible::{acts, write_out};

/// What stands before the first hand-in.
pub(super) const BEGINNING: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nimlab grade\">\n";

/// What stands after the last.
pub(super) const END: &str = "</testsuites>\n";

/// The suite of one hand-in.
pub(super) fn suite(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    match &submission.result {
        Ok(graded) => graded_suite(&submission.of.file, graded, run, style),
        Err(error) => suite_of_error(&submission.of.file, error, style),
    }
}

fn graded_suite(file: &str, graded: &Graded, run: &Run, style: ReportStyle) -> String {
    let mut properties = vec![
        ("points".to_owned(), graded.points.to_string()),
        ("max_points".to_owned(), graded.max_points.to_string()),
        ("seed".to_owned(), run.lab.seed.to_string()),
        ("python".to_owned(), run.python.clone()),
        (
            "sandbox.missing".to_owned(),
            graded.layers.missing().join(", "),
        ),
    ];
    for report in &graded.functions {
        let of_function = [
            ("points", report.points.to_string()),
            ("max_points", report.max_points.to_string()),
            ("cases", report.cases().to_string()),
            ("passed_cases", report.passed_cases().to_string()),
        ];
        let named = of_function.map(|(what, value)| (format!("{}.{what}", report.function), value));
        properties.extend(named);
    }
    let properties = properties.iter().map(|(name, value)| {
        let [name, value] = [name, value].map(|text| escaped(text));
        format!("<property name=\"{name}\" value=\"{value}\"/>\n")
    });
    let reports = graded.functions.iter();
    let elements: Vec<&str> = reports
        .clone()
        .map(|report| element(report.status))
        .collect();
    format!(
        "{}<properties>\n{}</properties>\n{}<system-out>{}</system-out>\n</testsuite>\n",
        open_suite(file, &elements),
        properties.collect::<String>(),
        reports
            .map(|report| test_case(file, report, style))
            .collect::<String>(),
        escaped(&style.rest(graded, run))
    )
}

fn suite_of_error(file: &str, error: &NotGraded, style: ReportStyle) -> String {
    format!(
        "{}{}<error type=\"not-graded\" message=\"{}\">{}</error>\n</testcase>\n</testsuite>\n",
        open_suite(file, &[ERROR]),
        open_case(file, "hand-in"),
        escaped(&error.to_string()),
        escaped(&style.not_graded(error))
    )
}

/// A suite with tests that end in these elements.
fn open_suite(file: &str, elements: &[&str]) -> String {
    let count = |element: &str| elements.iter().filter(|other| **other == element).count();
    format!(
        "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"0\">\n",
        escaped(file),
        elements.len(),
        count(FAILURE),
        count(ERROR),
        count(SKIPPED)
    )
}

fn open_case(file: &str, name: &str) -> String {
    let [file, name] = [file, name].map(escaped);
    format!("<testcase classname=\"{file}\" name=\"{name}\" time=\"0\">")
}

fn test_case(file: &str, report: &FunctionReport, style: ReportStyle) -> String {
    let open = open_case(file, report.function.name());
    let message = escaped(&ReportStyle::line(report));
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
    format!("{open}{inner}</testcase>\n")
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
