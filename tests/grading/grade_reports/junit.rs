//! `--format junit`: a suite for each hand-in.

use roxmltree::{Document, Node};

use crate::grade_reports::hand_in::{SPITE, SPITEFUL, folder_of, right};
use crate::grade_reports::{grade, hundredths, report};

/// What may stand in what.
const ELEMENTS: [(&str, &str); 11] = [
    ("", "testsuites"),
    ("testsuites", "testsuite"),
    ("testsuite", "properties"),
    ("properties", "property"),
    ("testsuite", "testcase"),
    ("testsuite", "system-out"),
    ("testcase", "failure"),
    ("testcase", "error"),
    ("testcase", "skipped"),
    ("testcase", "system-out"),
    ("testcase", "system-err"),
];

/// A report on all of a folder, with nothing in it that the form does not know.
fn junit(files: &[(&str, &str)], name: &str, read: impl Fn(&Document, Option<i32>)) {
    let folder = folder_of(name, files);
    for ascii in [&[][..], &["--ascii"]] {
        let words = [&[".", "--format", "junit", "--seed", "1"], ascii].concat();
        let Some(output) = grade(&folder, &words) else {
            return;
        };
        let (report, code) = report(&output);
        assert!(ascii.is_empty() || report.is_ascii(), "{report}");
        let document = Document::parse(&report).expect("it is XML");
        for element in document.root().descendants().filter(Node::is_element) {
            let parent = element
                .parent()
                .map_or("", |parent| parent.tag_name().name());
            let place = (parent, element.tag_name().name());
            assert!(ELEMENTS.contains(&place), "{place:?} in {report}");
        }
        for suite in children(document.root_element(), "testsuite") {
            counts_are_right(suite);
        }
        read(&document, code);
    }
}

fn children<'a, 'd>(node: Node<'a, 'd>, name: &str) -> Vec<Node<'a, 'd>> {
    node.children()
        .filter(|child| child.has_tag_name(name))
        .collect()
}

fn counts_are_right(suite: Node) {
    let cases = children(suite, "testcase");
    let with = |name| {
        cases
            .iter()
            .filter(|case| !children(**case, name).is_empty())
            .count()
    };
    for (attribute, count) in [
        ("tests", cases.len()),
        ("failures", with("failure")),
        ("errors", with("error")),
        ("skipped", with("skipped")),
    ] {
        assert_eq!(
            suite.attribute(attribute),
            Some(&count.to_string()[..]),
            "{attribute}"
        );
    }
}

fn case<'a, 'd>(suite: Node<'a, 'd>, name: &str) -> Node<'a, 'd> {
    let cases = children(suite, "testcase");
    let case = cases
        .iter()
        .find(|case| case.attribute("name") == Some(name));
    *case.expect("there is a case for it")
}

fn property(suite: Node, name: &str) -> i64 {
    let properties = children(children(suite, "properties")[0], "property");
    let property = properties
        .iter()
        .find(|property| property.attribute("name") == Some(name));
    let value = property.and_then(|property| property.attribute("value"));
    hundredths(value.expect("there is such a property").parse().unwrap())
}

#[test]
fn a_right_hand_in_passes() {
    junit(&[("lab.py", &right())], "junit-right", |document, code| {
        assert_eq!(code, Some(0));
        let suites = children(document.root_element(), "testsuite");
        assert_eq!(suites.len(), 1);
        assert_eq!(suites[0].attribute("name"), Some("./lab.py"));
        assert_eq!(suites[0].attribute("tests"), Some("13"));
        assert_eq!(property(suites[0], "points"), 10_000);
        for case in children(suites[0], "testcase") {
            assert_eq!(case.children().count(), 0, "{case:?}");
            assert_eq!(case.attribute("classname"), Some("./lab.py"));
        }
    });
}

#[test]
fn each_failure_is_told_and_nothing_breaks_the_form() {
    let file = "]]>&\"'<b>\n.py";
    junit(&[(file, SPITEFUL)], "junit-spiteful", |document, code| {
        assert_eq!(code, Some(1));
        let suite = children(document.root_element(), "testsuite")[0];
        assert_eq!(suite.attribute("name"), Some("./]]>&\"'<b>\\n.py"));
        let adds = children(case(suite, "nim_sum"), "failure")[0];
        assert_eq!(adds.attribute("type"), Some("failed"));
        let text = adds.text().unwrap();
        for told in [
            "nim_sum([5, 4, 3, 2])",
            "came back: 14",
            "expected: 0",
            "5 + 4 + 3 + 2 = 14",
        ] {
            assert!(text.contains(told), "{told} in {text}");
        }
        let raises = children(case(suite, "is_board_empty"), "error")[0];
        assert_eq!(raises.attribute("type"), Some("error"));
        for said in SPITE {
            assert!(
                raises.text().unwrap().contains(said),
                "{said} in {raises:?}"
            );
        }
        let missing = children(case(suite, "make_move"), "failure")[0];
        assert_eq!(missing.attribute("type"), Some("missing"));
        let of = |what: &str| -> i64 {
            let cases = children(suite, "testcase");
            let names = cases.iter().filter_map(|case| case.attribute("name"));
            names
                .map(|name| property(suite, &format!("{name}.{what}")))
                .sum()
        };
        assert_eq!(of("points"), property(suite, "points"));
        assert_eq!(of("max_points"), property(suite, "max_points"));
    });
}

#[test]
fn what_is_held_up_is_skipped_and_says_by_what() {
    let text = right() + "\n\ndef numeral_binary(numeral):\n    return []\n";
    junit(&[("lab.py", &text)], "junit-blocked", |document, _| {
        let suite = children(document.root_element(), "testsuite")[0];
        let held_up = case(suite, "bitwise_exclusive_or");
        let skipped = children(held_up, "skipped")[0];
        let message = skipped.attribute("message").unwrap();
        assert!(
            message.contains("though numeral_binary is not"),
            "{message}"
        );
        let told = children(held_up, "system-out")[0].text().unwrap();
        for words in ["numeral_binary", "bitwise_exclusive_or(", "came back: 0"] {
            assert!(told.contains(words), "{words} in {told}");
        }
        assert_eq!(children(case(suite, "numeral_binary"), "failure").len(), 1);
    });
}

#[test]
fn what_cannot_be_graded_is_one_error() {
    let files = [("a.ipynb", "{"), ("b.py", SPITEFUL)];
    junit(&files, "junit-notebook", |document, code| {
        assert_eq!(code, Some(1));
        let suites = children(document.root_element(), "testsuite");
        assert_eq!(suites.len(), 2);
        let error = children(case(suites[0], "hand-in"), "error")[0];
        assert_eq!(error.attribute("type"), Some("not-graded"));
        assert!(error.text().unwrap().contains("a.ipynb"), "{error:?}");
        assert_eq!(suites[1].attribute("tests"), Some("13"));
    });
}
