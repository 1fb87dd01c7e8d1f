//! What the forms of report on one hand-in tell of it: of each function the same as `--format json`, whatever it says.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::grading::grade_reports::hundredths;
use crate::grading::hand_ins::{SPITE, SPITEFUL, right, right_but};
use crate::grading::python;
use crate::place::{Place, Told, rows};
use crate::support::{has, or_pass_over};

/// All but `json`.
pub const FORMS: [&str; 5] = ["text", "markdown", "html", "csv", "gradescope"];

/// What a form tells of each function: its points in hundredths, and how it went.
type Functions = BTreeMap<String, String>;

/// A hand-in, told in any form.
struct HandIn {
    place: Place,
    file: &'static str,
}

impl HandIn {
    fn new(file: &'static str, text: &str) -> Self {
        Self { place: Place::of([(file, text)]), file }
    }

    fn told(&self, form: &str) -> Told {
        let words = ["grade", self.file, "--seed", "1", "--format"].into_iter();
        let words: Vec<&str> = words.chain(form.split(' ')).collect();
        let told = self.place.told_of(&words, "");
        assert!(!told.printed.contains('\u{202e}'), "{form}: {told:?}");
        told
    }
}

fn points(value: &Value) -> i64 {
    hundredths(value.as_f64().unwrap())
}

/// What the two forms for programs tell of each function, and of all together.
fn read(form: &str, told: &Told) -> (Functions, i64) {
    if form == "csv" {
        let row = &rows(&told.printed)[0];
        let number = |name: &str| hundredths(row[name].parse().unwrap());
        let statuses =
            row.iter().filter_map(|(name, it)| Some((name.strip_suffix("_status")?, it)));
        let functions =
            statuses.map(|(name, it)| (name.to_owned(), format!("{} {it}", number(name))));
        return (functions.collect(), number("points"));
    }
    let report = told.json();
    let tests = report["tests"].as_array().unwrap();
    let most = tests.iter().map(|test| points(&test["max_score"]));
    assert_eq!(most.sum::<i64>(), 10_000);
    let function = |test: &Value| {
        let status = test["extra_data"]["status"].as_str().unwrap();
        let is_right = status == "passed" || status == "blocked";
        assert_eq!(test["status"], if is_right { "passed" } else { "failed" });
        let name = test["name"].as_str().unwrap().to_owned();
        (name, format!("{} {status}", points(&test["score"])))
    };
    (tests.iter().map(function).collect(), points(&report["score"]))
}

#[test]
fn each_form_tells_the_same_of_each_function() {
    or_pass_over!(python());
    let held_up = right_but("def numeral_binary(numeral):\n    return []\n");
    for (text, code) in [(&*right(), 0), (SPITEFUL, 1), (&held_up, 1)] {
        let graded = HandIn::new("]]>&\"'<b>#.py", text);
        let json = &graded.told("json").json()["submissions"][0];
        let functions = json["functions"].as_array().unwrap();
        let all = points(&json["points"]);
        assert_eq!((functions.len(), all == 10_000), (13, code == 0));
        let sum = functions.iter().map(|function| points(&function["points"]));
        assert_eq!(sum.sum::<i64>(), all);
        for form in FORMS {
            let told = graded.told(&format!("{form} --ascii"));
            assert!(told.code == code && told.printed.is_ascii(), "{told:?}");
            if ["text", "markdown", "html"].contains(&form) {
                continue;
            }
            let expected = functions.iter().map(|function| {
                let [name, status] =
                    ["name", "status"].map(|field| function[field].as_str().unwrap());
                (name.to_owned(), format!("{} {status}", points(&function["points"])))
            });
            assert_eq!(read(form, &told), (expected.collect(), all), "{form}");
        }
    }
}

/// Every text is shown as it stands, and nothing in it breaks the form.
#[test]
fn each_failure_is_told_with_its_reason() {
    const ADDED: [&str; 4] =
        ["nim_sum([5, 4, 3, 2])", "came back: 14", "expected: 0", "5 + 4 + 3 + 2 = 14"];
    or_pass_over!(python());
    let graded = HandIn::new("]]>&\"'<b>\n*x*.py", SPITEFUL);
    let gradescope = graded.told("gradescope").json();
    let of = |name: &str| {
        let tests = gradescope["tests"].as_array().unwrap();
        tests.iter().find(|test| test["name"] == name).unwrap().clone()
    };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let adds = of("nim_sum");
    assert_eq!(adds["extra_data"]["misconceptions"], json!(["added"]));
    has(&text(&adds["output"]), &ADDED);
    has(&text(&of("is_board_empty")["output"]), &SPITE);
    let beside = gradescope["output"].as_str().unwrap().split_whitespace();
    has(&beside.collect::<Vec<_>>().join(" "), &["those of seed 1."]);
    assert!(gradescope["extra_data"]["sandbox"]["limits"].is_boolean());
    // Where the format is `text`, tags in a text are letters like any other.
    for format in ["output_format", "test_output_format", "test_name_format"] {
        assert_eq!(gradescope[format], "text");
    }
    assert_eq!(gradescope["stdout_visibility"], "hidden");
    let row = &rows(&graded.told("csv").printed)[0];
    let told = ["; nim_sum: adding where XOR is asked for", "; is_board_empty: ", " in line 18"];
    has(&row["reasons"], &told);
    assert_eq!((&*row["misconceptions"], &*row["notes"], &*row["error"]), ("added", "", ""));
    let right = HandIn::new("lab.py", &right());
    for test in right.told("gradescope").json()["tests"].as_array().unwrap() {
        assert!(test["output"].is_null() && test["status"] == "passed", "{test}");
    }
    let row = &rows(&right.told("csv").printed)[0];
    assert_eq!((&*row["misconceptions"], &*row["reasons"]), ("", ""));
}

/// Nothing could be graded: there are no points, and each form says why where it is looked for.
pub fn has_no_points_but_a_reason(form: &str, told: &Told, reason: &str) {
    let (found, expected, said) = match form {
        "gradescope" => {
            let report = told.json();
            let said = report["output"].as_str().unwrap().to_owned();
            (json!([report["score"], report["tests"]]), json!([0, []]), said)
        }
        "csv" => {
            let row = &rows(&told.printed)[0];
            let found = ["points", "status", "nim_sum_status"].map(|name| &row[name]);
            (json!(found), json!(["0", "nothing-graded", "missing"]), row["error"].clone())
        }
        _ => {
            let has_none = in_words(&told.printed).contains(": 0 of 100 points");
            (json!(has_none), json!(true), told.printed.clone())
        }
    };
    assert_eq!(found, expected, "{form}");
    has(&in_words(&said), &[reason]);
}

/// The words of a report, however it wraps its lines.
fn in_words(told: &str) -> String {
    let plain = told.replace(['*', '\u{a0}'], " ").replace("&nbsp;", " ");
    let plain = plain.replace("&#39;", "'");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
