//! What the forms of report tell of one hand-in: the same as `--format json`, whatever it says.

use serde_json::{Value, json};

use crate::grading::hand_ins::{SPITE, SPITEFUL, right};
use crate::grading::python;
use crate::place::{Place, Told, rows};
use crate::support::{has, or_pass_over};

/// Forms beside `json`.
pub const FORMS: [&str; 3] = ["text", "csv", "gradescope"];

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

/// Every text is shown as it stands, and nothing in it breaks the form.
#[test]
fn each_failure_is_told_with_its_reason() {
    const ADDED: [&str; 4] =
        ["nim_sum([5, 4, 3, 2])", "returned: 14", "expected: 0", "5 + 4 + 3 + 2 = 14"];
    or_pass_over!(python());
    let graded = HandIn::new("]]>&\"'<b>\n*x*.py", SPITEFUL);
    let gradescope = graded.told("gradescope").json();
    let json = &graded.told("json").json()["submissions"][0];
    let csv = graded.told("csv");
    let row = &rows(&csv.printed)[0];
    assert_eq!(
        (json["points"].to_string(), &json["points"]),
        (row["points"].clone(), &gradescope["score"])
    );
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
