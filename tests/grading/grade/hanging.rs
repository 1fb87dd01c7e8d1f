//! What hangs, exits or crashes costs nothing but itself, however many such statements stand outside the functions, and a
//! hand-in that hangs costs at most three times what one function may take.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::grading::grade::graded::{Graded, status};
use crate::grading::grade::hand_in::FUNCTIONS;
use crate::grading::grade::pace::try_all;
use crate::grading::hand_ins::{right, right_but};
use crate::grading::python_is_there;
use crate::place::Place;
use crate::support::few_or_all;

/// Statements that do not come to a good end, as stray cells have them.
const STRAY: [&str; 17] = [
    "print(for_ever(4))",
    "import os\nos._exit(0)",
    "assert for_ever(3) == 3",
    "for number in range(3):\n    print(for_ever(number))",
    "if True:\n    for_ever(1)",
    "try:\n    for_ever(1)\nexcept Exception:\n    pass",
    "class Broken:\n    value = for_ever(2)",
    "exit()",
    "import sys\nsys.exit(3)",
    "while True:\n    pass",
    "while True:\n    print('x' * 1000)",
    "kept = []\nwhile True:\n    kept.append([0] * 10_000_000)",
    "import ctypes\nctypes.string_at(0)",
    "result = for_ever(3)",
    "import threading\nthreading.Event().wait()",
    "for_ever(1); for_ever(2)",
    "if __name__ == '__main__':\n    for_ever(5)",
];

const FOR_EVER: &str =
    "def for_ever(number):\n    while number >= 0:\n        number += 1\n    return number";

/// A function that never ends.
fn endless(name: &str) -> String {
    format!("def {name}(*arguments):\n    while True:\n        pass")
}

/// The right hand-in with so many of these statements spread over it, part by part.
fn with_strays(count: usize, strays: &[&str]) -> Vec<String> {
    let right = right();
    let parts: Vec<&str> = right.split("\n\n\n").collect();
    let mut cells = vec![FOR_EVER.to_owned()];
    for (number, part) in parts.iter().enumerate() {
        cells.push((*part).to_owned());
        let (from, to) = (number * count / parts.len(), (number + 1) * count / parts.len());
        cells.extend((from..to).map(|stray| strays[stray % strays.len()].to_owned()));
    }
    cells
}

/// The text of a file of this name with these cells in it.
fn file_of(name: &str, cells: &[String]) -> String {
    if name.rsplit_once('.').is_none_or(|(_, ending)| ending != "ipynb") {
        return cells.join("\n\n\n");
    }
    let cells = cells.iter();
    let cells = cells.map(|cell| json!({"cell_type": "code", "source": cell}));
    json!({"cells": cells.collect::<Vec<Value>>(), "nbformat": 4}).to_string()
}

#[test]
fn statements_outside_the_functions_cost_nothing_but_themselves() {
    if !python_is_there() {
        return;
    }
    let place = Place::of([]);
    let kinds: [(&str, &[&str]); 4] = [
        ("mixed", &STRAY),
        ("calls", &STRAY[..1]),
        ("exits", &STRAY[1..2]),
        ("assignments", &STRAY[13..14]),
    ];
    let mut files = Vec::new();
    for ending in ["ipynb", "py"] {
        for (kind, strays) in kinds {
            for count in [1, 40] {
                files.push((format!("{kind}_{count}.{ending}"), count, strays));
            }
        }
    }
    let files = few_or_all(files, 4, "hand-ins with stray statements");
    try_all(2, &files, |(name, count, strays)| {
        place.write(name, file_of(name, &with_strays(*count, strays)));
        let words = format!("grade {name} --format json --seed 1 --timeout 2");
        let graded = Graded::all(&place.told(&words).printed)?.remove(0);
        if graded.has_full_marks(None) {
            Ok(())
        } else {
            Err(format!("{name}: no full marks{}", graded.losses()))
        }
    });
}

/// Seconds of the processor that grading a file took, with all that it started, as a shell tells them:
/// `0m0.10s 0m1.20s`.
fn processor_seconds(file: &Path) -> f64 {
    let script = r#""$NIMLAB" grade "$0" --timeout 2 --format csv >/dev/null 2>&1; times"#;
    let output = Command::new("sh")
        .args(["-c", script])
        .arg(file)
        .env("NIMLAB", env!("CARGO_BIN_EXE_nimlab"))
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let seconds = told.lines().nth(1).unwrap().split_whitespace().map(|time| {
        let (minutes, seconds) = time.trim_end_matches('s').split_once('m').unwrap();
        60.0 * minutes.parse::<f64>().unwrap() + seconds.parse::<f64>().unwrap()
    });
    seconds.sum()
}

#[test]
fn what_hangs_costs_at_most_three_times_the_time_of_a_function() {
    /// What starting Python again and again takes, which is not the hand-in's own.
    const STARTS: f64 = 6.0;
    if !python_is_there() {
        return;
    }
    let place = Place::of([]);
    let endless = FUNCTIONS.map(endless);
    let mut everything = with_strays(40, &STRAY[..1]);
    everything.extend(endless.clone());
    let hand_ins = vec![("functions.py", endless.to_vec()), ("everything.py", everything)];
    let unreadable = ("dollars.py", vec!["$\n".repeat(400_000)]);
    let hand_ins = few_or_all(hand_ins, 1, "hand-ins that hang");
    for (name, cells) in hand_ins.into_iter().chain([unreadable]) {
        place.write(name, file_of(name, &cells));
        let seconds = processor_seconds(&place.at(name));
        assert!(seconds < 3.0 * 2.0 + STARTS, "{name}: {seconds} s");
    }
}

#[test]
fn what_waits_for_a_right_and_slow_function_loses_nothing() {
    if !python_is_there() {
        return;
    }
    // Of its own time, so however fast the machine is.
    let slow = "import time
def nim_sum(board):
    end = time.process_time() + 0.04
    while time.process_time() < end:
        pass
    total = 0
    for row in board:
        total = bitwise_exclusive_or(total, row)
    return total";
    let graded = Graded::of(&right_but(slow));
    let optimal = graded.function("optimal_move");
    assert_eq!(status(graded.function("nim_sum")), "passed");
    assert_eq!(status(optimal), "blocked");
    assert!(graded.is_blocked_by(optimal, &["nim_sum"]));
    assert_eq!(optimal["points"], optimal["max_points"]);
}

#[test]
fn asking_again_and_again_takes_next_to_nothing_where_right_helpers_stand_in() {
    if !python_is_there() {
        return;
    }
    let always_the_first = "def optimal_move(board):
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            if bitwise_exclusive_or(bitwise_exclusive_or(nim_sum(board), board[i]), board[i] - elements) == 0:
                return i + 1, elements
    return next((i + 1, 1) for i in range(len(board)) if board[i] > 0)";
    let graded = Graded::of(always_the_first);
    let optimal = graded.function("optimal_move");
    let failures = optimal["failures"].as_array().unwrap();
    assert!(!failures.is_empty());
    for failure in failures {
        let reason = failure["reason"].as_str().unwrap();
        assert!(reason.contains("it never chose"), "{reason}");
    }
}

#[test]
fn what_is_right_stays_right_beside_twelve_endless_loops() {
    if !python_is_there() {
        return;
    }
    let others = FUNCTIONS.iter().filter(|name| **name != "is_human");
    let loops: Vec<String> = others.map(|name| endless(name)).collect();
    let graded = Graded::of(&right_but(&loops.join("\n\n\n")));
    for function in FUNCTIONS {
        let is_right = status(graded.function(function)) == "passed";
        assert_eq!(is_right, function == "is_human", "{function}");
    }
}
