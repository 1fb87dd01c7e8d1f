//! Graded hand-ins as `JUnit` XML, which most test systems can show: a suite for each hand-in, a test case for each
//! function.
//!
//! This is the format of Jenkins and Maven's Surefire. A test there passes or fails, so the points are properties of
//! the suite: `<property name="nim_sum.points" value="3.15"/>`. Blocked functions are skipped. Nothing is timed,
//! because the same seed gives the same report; readers that want a time get 0.

use quick_xml::escape::escape;

use super::brief::function_in_brief;
use crate::class::ReportStyle;
use crate::grade::judge::{FunctionReport, Run, Status, Submission};
use crate::legible::lines;

/// What precedes the first hand-in.
pub(super) const BEGINNING: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nimlab grade\">\n";

/// What follows the last.
pub(super) const END: &str = "</testsuites>\n";

/// The suite of one hand-in.
pub(super) fn suite(submission: &Submission, style: ReportStyle) -> String {
    let file = &submission.of.file;
    let functions = submission.graded();
    let mut cases: String = functions.iter().map(|it| of_function(file, it, style)).collect();
    let mut outcomes: Vec<Option<&str>> = functions.iter().map(|it| outcome(it.status)).collect();
    if let Err(error) = &submission.result {
        let attributes = [("type", "not-graded"), ("message", &error.to_string())];
        let inner = element(ERROR, &attributes, &escaped(&error.to_string()));
        cases = test_case(file, "hand-in", &inner);
        outcomes = vec![Some(ERROR)];
    }
    let count = |name| outcomes.iter().filter(|it| **it == Some(name)).count();
    let attributes = [
        ("name", &file[..]),
        ("tests", &outcomes.len().to_string()),
        ("failures", &count(FAILURE).to_string()),
        ("errors", &count(ERROR).to_string()),
        ("skipped", &count(SKIPPED).to_string()),
        ("time", "0"),
    ];
    let rest = element("system-out", &[], &escaped(&style.rest(submission)));
    let inner = element("properties", &[], &properties(submission)) + &cases + &rest;
    element("testsuite", &attributes, &inner)
}

fn properties(submission: &Submission) -> String {
    let Run { lab, python } = &*submission.run;
    let property = |name: &str, value: String| {
        let attributes = [("name", name), ("value", &value[..])];
        element("property", &attributes, "")
    };
    let mut properties = property("points", submission.points().to_string());
    properties += &property("max_points", lab.max_points().to_string());
    properties += &property("seed", lab.seed.to_string());
    properties += &property("python", python.clone());
    for report in submission.functions().iter() {
        let (points, most) = (report.points.to_string(), report.max_points.to_string());
        properties += &property(&format!("{}.points", report.function), points);
        properties += &property(&format!("{}.max_points", report.function), most);
    }
    properties
}

const FAILURE: &str = "failure";
const ERROR: &str = "error";
const SKIPPED: &str = "skipped";

/// The element with the outcome of a test case; `None` if it passed.
fn outcome(status: Status) -> Option<&'static str> {
    match status {
        Status::Passed => None,
        Status::Failed | Status::Missing => Some(FAILURE),
        Status::Error | Status::TimedOut => Some(ERROR),
        Status::Blocked => Some(SKIPPED),
    }
}

fn of_function(file: &str, report: &FunctionReport, style: ReportStyle) -> String {
    let message = ("message", &function_in_brief(report).plain()[..]);
    let text = escaped(&style.function(report));
    let inner = match outcome(report.status) {
        None => String::new(),
        Some(SKIPPED) => element(SKIPPED, &[message], "") + &element("system-out", &[], &text),
        Some(how) => element(how, &[("type", report.status.word()), message], &text),
    };
    test_case(file, report.function.name(), &inner)
}

fn test_case(file: &str, name: &str, inner: &str) -> String {
    let attributes = [("classname", file), ("name", name), ("time", "0")];
    element("testcase", &attributes, inner)
}

/// An element with this content, which is already XML.
fn element(name: &str, attributes: &[(&str, &str)], inner: &str) -> String {
    let attributes = attributes.iter();
    let attributes = attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
    let attributes: String = attributes.collect();
    format!("<{name}{attributes}>{inner}</{name}>\n")
}

/// A text escaped for an element or an attribute. Characters that XML cannot hold become the replacement character.
fn escaped(text: &str) -> String {
    escape(lines(text)).into_owned()
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
