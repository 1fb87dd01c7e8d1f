//! `--format gradescope`: the `results.json` of an autograder.

use serde_json::Value;

use crate::grade_reports::hand_in::{SPITE, SPITEFUL, folder_of, right};
use crate::grade_reports::{grade, hundredths, report};

/// The results of a hand-in of this name, and the exit code.
fn results(name: &str, file: &str, text: &str) -> Option<(Value, Option<i32>)> {
    let folder = folder_of(name, &[(file, text)]);
    let output = grade(&folder, &[file, "--format", "gradescope", "--seed", "1"])?;
    let (report, code) = report(&output);
    Some((serde_json::from_str(&report).expect("it is JSON"), code))
}

#[test]
fn a_right_hand_in_has_all_points_and_no_failures() {
    let Some((results, code)) = results("gradescope-right", "lab.py", &right()) else {
        return;
    };
    assert_eq!(code, Some(0));
    assert_eq!(results["score"], 100);
    let tests = results["tests"].as_array().unwrap();
    assert_eq!(tests.len(), 13);
    for test in tests {
        assert_eq!(test["status"], "passed", "{test}");
        assert_eq!(test["score"], test["max_score"], "{test}");
        assert!(test["output"].is_null(), "{test}");
    }
}

#[test]
fn a_hand_in_that_is_right_in_part_is_told_what_and_why() {
    let Some((results, code)) = results("gradescope-spiteful", "lab.py", SPITEFUL) else {
        return;
    };
    assert_eq!(code, Some(1));
    let tests = results["tests"].as_array().unwrap();
    let points = |value: &Value| hundredths(value.as_f64().unwrap());
    let sum: i64 = tests.iter().map(|test| points(&test["score"])).sum();
    assert_eq!(sum, points(&results["score"]));
    let most: i64 = tests.iter().map(|test| points(&test["max_score"])).sum();
    assert_eq!(most, 10_000);
    let test = |name: &str| tests.iter().find(|test| test["name"] == name).unwrap();

    let adds = test("nim_sum");
    assert_eq!(adds["status"], "failed");
    // Some sums need no carrying, but no kind of calls has all of them right.
    assert_eq!(points(&adds["score"]), 0, "{adds}");
    assert_eq!(
        adds["extra_data"]["misconceptions"],
        serde_json::json!(["added"])
    );
    let output = adds["output"].as_str().unwrap();
    for told in [
        "nim_sum([5, 4, 3, 2])",
        "came back: 14",
        "expected: 0",
        "5 + 4 + 3 + 2 = 14",
    ] {
        assert!(output.contains(told), "{told} in {output}");
    }
    assert_eq!(test("is_human")["status"], "passed");
    assert_eq!(test("is_board_empty")["extra_data"]["status"], "error");
    assert_eq!(test("make_move")["extra_data"]["status"], "missing");
    let output = results["output"].as_str().unwrap();
    let words: Vec<&str> = output.split_whitespace().collect();
    assert!(words.join(" ").contains("those of seed 1."), "{results}");
    assert!(
        results["extra_data"]["sandbox"]["limits"].is_boolean(),
        "{results}"
    );
}

/// Gradescope shows a text as it stands where its format is `text`, so tags in it are letters like any other.
#[test]
fn every_text_is_shown_as_it_stands() {
    let Some((results, _)) = results("gradescope-text", "<b>*x*.py", SPITEFUL) else {
        return;
    };
    for format in ["output_format", "test_output_format", "test_name_format"] {
        assert_eq!(results[format], "text");
    }
    let raises = &results["tests"][11];
    assert_eq!(raises["name"], "is_board_empty");
    assert!(raises["output_format"].is_null(), "{raises}");
    let output = raises["output"].as_str().unwrap();
    for said in SPITE {
        assert!(output.contains(said), "{said} in {output}");
    }
    assert_eq!(results["stdout_visibility"], "hidden");
}

#[test]
fn what_cannot_be_graded_has_no_points_and_a_reason() {
    let Some((results, code)) = results("gradescope-notebook", "lab.ipynb", "{") else {
        return;
    };
    assert_eq!(code, Some(1));
    assert_eq!(results["score"], 0);
    assert_eq!(results["tests"], serde_json::json!([]));
    let output = results["output"].as_str().unwrap();
    assert!(
        output.contains("Not graded") && output.contains("lab.ipynb"),
        "{output}"
    );
}
