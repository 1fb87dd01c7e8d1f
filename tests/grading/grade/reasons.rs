//! What is said of hand-ins that cannot be read, or not in part, and of what goes wrong outside the functions.
//!
//! `while numeral > 0` without its colon costs `numeral_binary`, and the report says which line lacks what.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::grade::hand_in::{fresh_folder, plain};
use crate::python_is_there;

/// All of the text report on a file with these bytes, its lines joined; what is said of a file that is not graded comes first.
fn report(name: &str, bytes: &[u8]) -> String {
    let file: PathBuf = fresh_folder("reasons", name).join(name);
    fs::write(&file, bytes).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .arg("grade")
        .arg(&file)
        .args([
            "--seed",
            "1",
            "--timeout",
            "2",
            "--width",
            "200",
            "--depth",
            "3",
        ])
        .output()
        .unwrap();
    let said = [output.stderr, output.stdout].concat();
    let words: Vec<String> = String::from_utf8_lossy(&said)
        .replace('\u{a0}', " ")
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    words.join(" ")
}

fn says(report: &str, all: &[&str]) {
    for words in all {
        assert!(
            report.contains(words),
            "nothing says {words:?} in\n{report}"
        );
    }
}

/// The right hand-in, without a function, and with this in place of it.
fn with(function: &str, replacement: &str) -> String {
    replaced(&plain(), function, replacement)
}

/// A hand-in without a function, and with this in place of it.
fn replaced(plain: &str, function: &str, replacement: &str) -> String {
    let begin = plain.find(&format!("def {function}(")).unwrap();
    let rest = &plain[begin + 1..];
    let end = rest
        .find("\ndef ")
        .map_or(plain.len(), |end| begin + 1 + end);
    format!("{}{replacement}\n{}", &plain[..begin], &plain[end..])
}

#[test]
fn a_part_that_is_no_python_is_told_first_with_its_line() {
    if !python_is_there() {
        return;
    }
    let broken = [
        (
            "colon.py",
            "def is_human(name):\n    while name\n        return True\n",
            "while name. Python expected a colon (:) at its end.",
        ),
        (
            "equals.py",
            "def is_human(name):\n    if name = 1:\n        return True\n",
            "== asks whether two things are equal.",
        ),
        (
            "quote.py",
            "def is_human(name):\n    return 'computer not in name.lower()\n",
            "the quotation mark at its end is missing.",
        ),
        (
            "indent.py",
            "def is_human(name):\n    if name:\n        x = 1\n      return True\n",
            "It does not begin exactly below any line before it.",
        ),
        (
            "block.py",
            "def is_human(name):\nreturn True\n",
            "four spaces further to the right.",
        ),
    ];
    for (name, source, said) in broken {
        let report = report(name, with("is_human", source).as_bytes());
        says(
            &report,
            &[
                said,
                "Until that is mended, is_human counts as missing.",
                "cannot be read",
            ],
        );
        let (first, second) = (report.find("Python cannot read"), report.find("1 play_nim"));
        assert!(
            first.is_some() && (second.is_none() || first < second),
            "{report}"
        );
        assert!(!report.contains("Not in the file"), "{report}");
    }
}

#[test]
fn methods_are_told_to_move_to_the_left_margin() {
    if !python_is_there() {
        return;
    }
    let indented: Vec<String> = plain().lines().map(|line| format!("    {line}")).collect();
    let all = format!("class Nim:\n{}\n", indented.join("\n"));
    says(
        &report("methods.py", all.as_bytes()),
        &[
            "present_board and 12 more functions are inside class Nim; move them to the left margin.",
        ],
    );
    let nested = with(
        "is_human",
        "def outer():\n    def is_human(name):\n        return True\n    return is_human\n",
    );
    says(
        &report("nested.py", nested.as_bytes()),
        &["is_human is inside the function outer; move it to the left margin."],
    );
}

#[test]
fn what_fails_outside_the_functions_is_told_with_what_follows_from_it() {
    if !python_is_there() {
        return;
    }
    let source = format!(
        "limit = int(input())\nimport no_such_module\nassert 1 + 1 == 3\n{}",
        with("is_human", "def is_human(name):\n    return limit > 0\n")
    );
    says(
        &report("outside.py", source.as_bytes()),
        &[
            "Code outside the functions",
            "Line 1 of outside.py asks for input, and nobody answers while grading. That is fine.",
            "Line 2 of outside.py needs no_such_module, which is not there while grading.",
            "this assert fails: assert 1 + 1 == 3.",
            "limit should be set in line 1 of outside.py, but that line failed (see Code outside the functions).",
        ],
    );
}

#[test]
fn several_asserts_that_fail_are_one_line_and_a_single_one_says_what_it_asserts() {
    if !python_is_there() {
        return;
    }
    let after = |lines: &str| format!("{}\n{lines}\n", plain());
    let count = plain().lines().count();
    let told = report("one.py", after("assert 1 == 2").as_bytes());
    says(&told, &["this assert fails: assert 1 == 2."]);
    let told = report("two.py", after("assert 1 == 2\nassert 2 == 3").as_bytes());
    let lines = format!(
        "The asserts in lines {} and {} of two.py fail.",
        count + 2,
        count + 3
    );
    says(&told, &[&lines]);
    assert!(!told.contains("this assert fails"), "{told}");
}

/// What is wrong at the bottom of a tower comes before what is wrong further up, also where that is wrong by itself.
#[test]
fn what_most_functions_wait_for_comes_first() {
    if !python_is_there() {
        return;
    }
    let reversed = "def numeral_binary(numeral):\n    return [int(digit) for digit in reversed(bin(numeral)[2:])]\n";
    let shorter = "def bitwise_exclusive_or(a, b):\n    a, b = numeral_binary(a), numeral_binary(b)\n    return binary_numeral([exclusive_or(x, y) for x, y in zip(a, b)])\n";
    let source = replaced(
        &with("numeral_binary", reversed),
        "bitwise_exclusive_or",
        shorter,
    );
    says(
        &report("tower.py", source.as_bytes()),
        &[
            "Begin with numeral_binary: 6 other functions wait for it.",
            "Right by itself means: right as soon as the functions that it calls are.",
        ],
    );
}

#[test]
fn a_definition_that_fails_is_told_once_and_first_with_what_helps() {
    if !python_is_there() {
        return;
    }
    let source = with(
        "is_human",
        "def is_human(names: List[str]) -> bool:\n    return True\n",
    );
    let report = report("failed.py", source.as_bytes());
    let told = "is_human is missing, because its definition failed. It raised NameError in line";
    says(&report, &[told, "write from typing import List at the top"]);
    assert_eq!(report.matches("List is not defined").count(), 0, "{report}");
    assert_eq!(
        report.matches("'List' is not defined").count(),
        1,
        "{report}"
    );
    assert!(report.find(told) < report.find("Begin with"), "{report}");
    for words in ["Not in the file", "It costs no points"] {
        assert!(!report.contains(words), "{words} in {report}");
    }
}

#[test]
fn what_only_follows_and_what_comes_again_and_again_is_not_told_outside_the_functions() {
    if !python_is_there() {
        return;
    }
    let asking = format!("{}\nname = input()\nplay_nim(name, name, [1])\n", plain());
    let asks = report("asks.py", asking.as_bytes());
    says(&asks, &["asks for input, and nobody answers"]);
    assert!(!asks.contains("NameError"), "{asks}");
    let broken = format!(
        "{}\n{}",
        "x = (]\n".repeat(100),
        with("is_human", "def is_human(:\n    pass\n")
    );
    let broken = report("broken.py", broken.as_bytes());
    assert_eq!(broken.matches("Python cannot read").count(), 12, "{broken}");
    says(
        &broken,
        &[
            "is_human counts as missing.",
            "and 89 more in the rest of the file.",
        ],
    );
}

#[test]
fn arguments_in_another_number_or_order_are_told() {
    if !python_is_there() {
        return;
    }
    let two = with(
        "make_move",
        "def make_move(board, row):\n    return board, True\n",
    );
    says(
        &report("two.py", two.as_bytes()),
        &[
            "It cannot be called with 3 arguments, as on the lab sheet. Begin it with def make_move(board, row, elements):.",
        ],
    );
    let order = with(
        "make_move",
        "def make_move(row, elements, board):\n    return list(board), row < elements\n",
    );
    says(
        &report("order.py", order.as_bytes()),
        &[
            "Its parameters are row, elements, board; on the lab sheet their order is board, row, elements.",
        ],
    );
}

#[test]
fn the_rules_of_the_gate_are_told_together() {
    if !python_is_there() {
        return;
    }
    let gate = with(
        "exclusive_or",
        "def exclusive_or(a, b):\n    return a ^ b\n",
    );
    says(
        &report("gate.py", gate.as_bytes()),
        &[
            "uses ^, Python's own XOR. The sheet asks to build the gate without it. There is no if.",
            "Half of the points are for how the gate is written.",
        ],
    );
}

#[test]
fn a_board_that_is_given_back_itself_does_not_look_right_in_the_report() {
    if !python_is_there() {
        return;
    }
    let same = with(
        "make_move",
        "def make_move(board, row, elements):\n    return board, False\n",
    );
    says(
        &report("same.py", same.as_bytes()),
        &[
            "with the very list that was given",
            "expected: ([1, 2, 3], False), with a new list",
            "Your function gave back board itself, not a copy.",
        ],
    );
}

#[test]
fn what_follows_from_the_nim_sum_is_told() {
    if !python_is_there() {
        return;
    }
    let swapped = with(
        "is_n_position",
        "def is_n_position(board):\n    return nim_sum(board) != 0\n",
    );
    says(
        &report("swapped.py", swapped.as_bytes()),
        &["It is 0, so on the lab sheet this is an N-position: is_n_position gives True."],
    );
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
        says(&report(name, bytes), &[said]);
    }
}
