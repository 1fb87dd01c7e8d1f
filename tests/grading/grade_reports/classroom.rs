//! `--format classroom`: what the reporter of GitHub Classroom reads.

use serde_json::Value;

use crate::grade_reports::hand_in::{SPITEFUL, folder_of, right};
use crate::grade_reports::{grade, hundredths, report};

fn result(name: &str, file: &str, text: &str, width: &str) -> Option<(Value, Option<i32>)> {
    let folder = folder_of(name, &[(file, text)]);
    let words = [
        file,
        "--format",
        "classroom",
        "--seed",
        "1",
        "--width",
        width,
    ];
    let (report, code) = report(&grade(&folder, &words)?);
    Some((serde_json::from_str(&report).expect("it is JSON"), code))
}

#[test]
fn a_right_hand_in_passes() {
    let Some((result, code)) = result("classroom-right", "lab.py", &right(), "80") else {
        return;
    };
    assert_eq!(code, Some(0));
    assert_eq!(result["version"], 1);
    assert_eq!(result["status"], "pass");
    assert_eq!(result["max_score"], 100);
    let tests = result["tests"].as_array().unwrap();
    assert_eq!(tests.len(), 13);
    for test in tests {
        assert_eq!(test["status"], "pass", "{test}");
        assert!(test["message"].is_null(), "{test}");
        assert_eq!(test["filename"], "lab.py");
        assert_eq!(test["line_no"], 0);
    }
}

#[test]
fn the_scores_add_up_and_each_failure_is_told() {
    let Some((result, code)) = result("classroom-part", "lab.py", SPITEFUL, "80") else {
        return;
    };
    assert_eq!(code, Some(1));
    assert_eq!(result["status"], "fail");
    let tests = result["tests"].as_array().unwrap();
    let points = |test: &Value, what: &str| hundredths(test[what].as_f64().unwrap());
    let most: i64 = tests.iter().map(|test| points(test, "max_score")).sum();
    assert_eq!(most, points(&result, "max_score"));
    let test = |name: &str| tests.iter().find(|test| test["name"] == name).unwrap();
    assert_eq!(test("is_human")["score"], 3);
    assert_eq!(test("is_human")["status"], "pass");
    assert_eq!(test("is_board_empty")["status"], "error");
    let adds = test("nim_sum");
    assert_eq!(adds["status"], "fail");
    // Some sums need no carrying, but no kind of calls has all of them right.
    assert_eq!(points(adds, "score"), 0, "{adds}");
    assert!(
        adds["message"]
            .as_str()
            .unwrap()
            .contains("5 + 4 + 3 + 2 = 14"),
        "{adds}"
    );
    // The reporter shows of a test that fails nothing but its name and this.
    let code = adds["test_code"].as_str().unwrap();
    assert!(
        code.contains("nim_sum([5, 3]) gave 8, expected 6"),
        "{code}"
    );
}

/// The reporter prints all texts into the log of a workflow, where a line may be a command that claims points.
#[test]
fn no_line_is_a_command_to_the_workflow() {
    for width in ["40", "80", "200"] {
        let file = "a##[error]b.py";
        let Some((result, _)) = result("classroom-commands", file, SPITEFUL, width) else {
            return;
        };
        let mut texts = Vec::new();
        collect(&result, &mut texts);
        let said = texts.concat();
        assert!(
            said.contains("\n: :notice::x") && said.contains("## [error]"),
            "{said}"
        );
        for line in texts.iter().flat_map(|text| text.lines()) {
            assert!(!line.trim_start().starts_with("::"), "{width}: {line}");
            assert!(!line.contains("##["), "{width}: {line}");
        }
    }
}

fn collect(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::String(text) => texts.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, texts)),
        Value::Object(fields) => fields.values().for_each(|item| collect(item, texts)),
        _ => {}
    }
}

/// The report travels in one variable of the environment, in base64.
#[test]
fn the_report_fits_into_a_variable_of_the_environment() {
    const LARGEST: usize = 128 * 1024;
    let functions = [
        "present_board",
        "numeral_binary",
        "nim_sum",
        "is_n_position",
        "is_p_position",
        "is_board_empty",
    ];
    let text: String = functions
        .map(|name| format!("def {name}(*_):\n    return '\\\\\"⊕' * 9999\n"))
        .concat();
    for ascii in [&[][..], &["--ascii"]] {
        let folder = folder_of("classroom-long", &[("lab.py", &text)]);
        let words = [&["lab.py", "--format", "classroom"], ascii].concat();
        let Some(output) = grade(&folder, &words) else {
            return;
        };
        let (report, _) = report(&output);
        let result: Value = serde_json::from_str(&report).expect("it is JSON");
        assert_eq!(result["tests"].as_array().unwrap().len(), 13);
        assert!(report.len() / 3 * 4 < LARGEST, "{}", report.len());
        assert!(
            report.len() > 20_000,
            "the texts are long: {}",
            report.len()
        );
    }
}

#[test]
fn what_cannot_be_graded_is_an_error() {
    let Some((result, code)) = result("classroom-notebook", "lab.ipynb", "[]", "80") else {
        return;
    };
    assert_eq!(code, Some(1));
    assert_eq!(result["status"], "error");
    let tests = result["tests"].as_array().unwrap();
    assert_eq!(tests.len(), 1);
    assert_eq!(tests[0]["status"], "error");
    assert_eq!(tests[0]["score"], 0);
    assert!(
        tests[0]["message"].as_str().unwrap().contains("lab.ipynb"),
        "{result}"
    );
}
