//! What may be asked for, and with which exit code it is answered.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::grade_reports::hand_in::{ONE_RIGHT, SPITEFUL, folder_of};
use crate::grade_reports::{grade, report};
use crate::python_is_there;
use crate::support::few_or_all;

const FORMATS: [&str; 8] = [
    "json",
    "csv",
    "junit",
    "gradescope",
    "classroom",
    "prairielearn",
    "coderunner",
    "autolab",
];

#[test]
fn a_report_on_one_hand_in_wants_one() {
    let two = folder_of("asked-two", &[("a.py", ONE_RIGHT), ("b.py", ONE_RIGHT)]);
    for format in [
        "gradescope",
        "classroom",
        "prairielearn",
        "coderunner",
        "autolab",
    ] {
        let Some(output) = grade(&two, &["a.py", "b.py", "--format", format]) else {
            return;
        };
        let (told, code) = report(&output);
        assert_eq!((&told[..], code), ("", Some(2)), "{format}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            said.contains(format) && said.contains("2 were found: expected one file"),
            "{said}"
        );
    }
}

#[test]
fn a_folder_is_one_hand_in_for_a_report_on_one() {
    let handed_in = |name, files: &[(&str, &str)]| {
        let folder = folder_of(name, files);
        let output = grade(&folder, &[".", "--format", "gradescope"])?;
        let told: Value = serde_json::from_str(&report(&output).0).unwrap();
        Some((
            told["score"].clone(),
            told["output"].as_str().unwrap().to_owned(),
        ))
    };
    // Of files changed together the last by name counts.
    let Some((score, said)) = handed_in("asked-both", &[("a.py", ""), ("b.py", ONE_RIGHT)]) else {
        return;
    };
    assert!(score.as_f64() > Some(0.0), "{score}");
    assert!(said.contains("also handed in: ./a.py"), "{said}");
    let (score, said) = handed_in("asked-other", &[("lab.docx", "PK\u{3}\u{4}")]).unwrap();
    assert_eq!(score, 0);
    assert!(
        said.contains("lab.docx' is not a Python lab file"),
        "{said}"
    );
}

#[test]
fn a_folder_with_one_hand_in_is_one() {
    let one = folder_of("asked-one", &[("a.py", ONE_RIGHT), ("notes.txt", "")]);
    for format in FORMATS {
        let Some(output) = grade(&one, &[".", "--format", format]) else {
            return;
        };
        assert_eq!(output.status.code(), Some(1), "{format}");
    }
}

#[test]
fn what_is_not_there_is_reported_too() {
    let folder = folder_of("asked-nothing", &[]);
    for format in FORMATS {
        for path in ["nothing.py", "."] {
            let Some(output) = grade(&folder, &[path, "--format", format]) else {
                return;
            };
            let (told, code) = report(&output);
            assert_eq!(code, Some(2), "{format}");
            assert!(
                told.contains("expected"),
                "the report gives the reason: {told}"
            );
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(
                said.starts_with("error: ") && said.contains("expected"),
                "{said}"
            );
        }
    }
}

#[test]
fn no_form_repeats_what_moves_a_cursor_or_turns_the_text_round() {
    let folder = folder_of("asked-cursor", &[("lab.py", SPITEFUL)]);
    let formats = ["text", "markdown", "html"].into_iter().chain(FORMATS);
    for format in few_or_all(formats.collect(), 3, "formats of a spiteful hand-in") {
        let Some(output) = grade(&folder, &["lab.py", "--format", format]) else {
            return;
        };
        let (told, _) = report(&output);
        assert!(!told.contains('\u{202e}'), "{format}: {told}");
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    if !python_is_there() {
        return;
    }
    // More than a pipe holds.
    let names: Vec<String> = (0..8).map(|number| format!("{number}.py")).collect();
    let files: Vec<(&str, &str)> = names.iter().map(|name| (&name[..], SPITEFUL)).collect();
    let folder = folder_of("asked-pipe", &files);
    for format in ["json", "junit"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nimlab"))
            .args(["grade", ".", "--format", format])
            .current_dir(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("nimlab starts");
        let mut stdout = child.stdout.take().expect("it is piped");
        stdout.read_exact(&mut [0; 4]).expect("a report begins");
        drop(stdout);
        let output = child.wait_with_output().expect("nimlab ends");
        assert_eq!(output.status.code(), Some(0), "{format}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{format}");
    }
}
