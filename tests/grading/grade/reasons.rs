//! What a report says of hand-ins that cannot be read, or not in part, and of what goes wrong outside the functions.
//!
//! The hand-ins of `hand_ins/reports` say it in their headers: `says` in this order, `not` nowhere, and `once`.

use std::fs;
use std::process::Command;

use crate::grade::hand_in::{fresh_folder, plain, variants};
use crate::python_is_there;

/// All of the text report on a file with these bytes, its lines joined; what is said of a file that is not graded comes
/// first.
fn report(name: &str, bytes: &[u8]) -> String {
    let file = fresh_folder("reasons", name).join(name);
    fs::write(&file, bytes).unwrap();
    let options = "--seed 1 --timeout 2 --width 200 --depth 3";
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .arg("grade")
        .arg(&file)
        .args(options.split(' '))
        .output()
        .unwrap();
    let said = [output.stderr, output.stdout].concat();
    let words = String::from_utf8_lossy(&said).replace('\u{a0}', " ");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A hand-in without a function.
fn without(mut source: String, function: &str) -> String {
    let begin = source.find(&format!("def {function}(")).unwrap();
    let next = source[begin..].find("\ndef ");
    source.replace_range(
        begin..next.map_or(source.len(), |next| begin + next + 1),
        "",
    );
    source
}

#[test]
fn reports_say_what_the_headers_of_hand_ins_say() {
    if !python_is_there() {
        return;
    }
    for hand_in in variants("reports") {
        let others = hand_in.header("replaces").fold(plain(), without);
        let source = format!("{}\n\n{others}", hand_in.text);
        let report = report(&format!("{}.py", hand_in.name), source.as_bytes());
        let mut rest = &*report;
        for words in hand_in.header("says") {
            let after = rest.split_once(words);
            assert!(after.is_some(), "nothing says {words:?} in\n{rest}");
            (_, rest) = after.unwrap();
        }
        for (header, times) in [("not", 0), ("once", 1)] {
            for words in hand_in.header(header) {
                assert_eq!(report.matches(words).count(), times, "{words}: {report}");
            }
        }
    }
}

#[test]
fn files_that_are_no_hand_in_are_told_before_they_cost_anything() {
    if !python_is_there() {
        return;
    }
    let cases: [(&str, &[u8], &str); 6] = [
        (
            "latin.py",
            b"# gr\xf6\xdfer\n",
            "line 1 has a letter (such as ö) that is not saved as UTF-8.",
        ),
        (
            "zip.py",
            b"PK\x03\x04\x14\0\0\0",
            "this is not a Python file",
        ),
        (
            "empty.py",
            b"\n",
            "the file is empty. Perhaps it was not saved",
        ),
        (
            "notebook.py",
            br#"{"cells": []}"#,
            "this is a notebook: rename it to notebook.ipynb",
        ),
        (
            "python.ipynb",
            b"def nim_sum(board):\n    return 0\n",
            "it looks like a Python file: rename it to python.py",
        ),
        (
            "empty.ipynb",
            b"",
            "the file is empty. Perhaps it was not saved",
        ),
    ];
    for (name, bytes, said) in cases {
        let report = report(name, bytes);
        assert!(report.contains(said), "nothing says {said:?} in\n{report}");
    }
}
