//! Graded hand-ins as `JUnit` XML, which most systems that run tests can show: a suite for each hand-in, a test case for
//! each function.
//!
//! It is the form that Jenkins and Maven's Surefire read. A test there passes or it does not, so the points stand among
//! the properties of the suite: `<property name="nim_sum.points" value="3.15"/>`. What is only held up by another
//! function is skipped. Nothing is timed, because the same seed gives the same report; readers that want a time get 0.

use super::grading::{FunctionReport, Graded, Status};
use super::lab::max_points;
use super::plain_report::ReportStyle;
use super::submission::{NotGraded, Run, Submission};
use crate::legible::{acts, write_out};

/// What stands before the first hand-in.
pub(super) const BEGINNING: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nimlab grade\">\n";

/// What stands after the last.
pub(super) const END: &str = "</testsuites>\n";

/// The suite of one hand-in.
pub(super) fn suite(submission: &Submission, run: &Run, style: ReportStyle) -> String {
    match &submission.result {
        Ok(graded) => graded_suite(&submission.file, graded, run, style),
        Err(error) => suite_of_error(&submission.file, error, style),
    }
}

fn graded_suite(file: &str, graded: &Graded, run: &Run, style: ReportStyle) -> String {
    let count = |outcome: CaseOutcome| {
        let reports = graded.functions.iter();
        reports
            .filter(|report| CaseOutcome::of(report.status) == outcome)
            .count()
    };
    let open = open_suite(
        file,
        graded.functions.len(),
        count(CaseOutcome::Failure),
        count(CaseOutcome::Error),
        count(CaseOutcome::Skipped),
    );
    let mut properties = vec![
        ("points".to_owned(), graded.points().to_string()),
        ("max_points".to_owned(), max_points().to_string()),
        ("seed".to_owned(), run.seed.to_string()),
        ("python".to_owned(), run.python.clone()),
        (
            "sandbox.missing".to_owned(),
            graded.layers.missing().join(", "),
        ),
    ];
    for report in &graded.functions {
        let name = report.function.name();
        let of_function = [
            ("points", report.points.to_string()),
            ("max_points", report.function.weight().to_string()),
            ("cases", report.cases.to_string()),
            ("passed_cases", report.passed_cases.to_string()),
        ];
        properties.extend(of_function.map(|(what, value)| (format!("{name}.{what}"), value)));
    }
    let properties: String = properties
        .iter()
        .map(|(name, value)| property(name, value))
        .collect();
    let cases: String = graded
        .functions
        .iter()
        .map(|report| test_case(file, report, style))
        .collect();
    let rest = escaped(&style.rest(graded, run));
    format!(
        "{open}<properties>\n{properties}</properties>\n{cases}<system-out>{rest}</system-out>\n</testsuite>\n"
    )
}

fn property(name: &str, value: &str) -> String {
    format!(
        "<property name=\"{}\" value=\"{}\"/>\n",
        escaped(name),
        escaped(value)
    )
}

fn suite_of_error(file: &str, error: &NotGraded, style: ReportStyle) -> String {
    open_suite(file, 1, 0, 1, 0)
        + &open_case(file, "hand-in")
        + &format!(
            "<error type=\"not-graded\" message=\"{}\">{}</error>\n</testcase>\n</testsuite>\n",
            escaped(&error.to_string()),
            escaped(&style.not_graded(error))
        )
}

fn open_suite(file: &str, tests: usize, failures: usize, errors: usize, skipped: usize) -> String {
    format!(
        "<testsuite name=\"{}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"0\">\n",
        escaped(file)
    )
}

fn open_case(file: &str, name: &str) -> String {
    format!(
        "<testcase classname=\"{}\" name=\"{}\" time=\"0\">",
        escaped(file),
        escaped(name)
    )
}

fn test_case(file: &str, report: &FunctionReport, style: ReportStyle) -> String {
    let open = open_case(file, report.function.name());
    let message = escaped(&ReportStyle::line(report));
    let text = escaped(&style.function(report));
    let kind = report.status.word();
    let inner = match CaseOutcome::of(report.status) {
        CaseOutcome::Passed => String::new(),
        CaseOutcome::Failure => {
            format!("<failure type=\"{kind}\" message=\"{message}\">{text}</failure>\n")
        }
        CaseOutcome::Error => {
            format!("<error type=\"{kind}\" message=\"{message}\">{text}</error>\n")
        }
        CaseOutcome::Skipped => {
            format!("<skipped message=\"{message}\"/>\n<system-out>{text}</system-out>\n")
        }
    };
    format!("{open}{inner}</testcase>\n")
}

/// What `JUnit` calls the ways in which a test ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CaseOutcome {
    Passed,
    Failure,
    Error,
    Skipped,
}

impl CaseOutcome {
    fn of(status: Status) -> Self {
        match status {
            Status::Passed => Self::Passed,
            Status::Failed | Status::Missing => Self::Failure,
            Status::Error | Status::TimedOut => Self::Error,
            Status::Blocked => Self::Skipped,
        }
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
