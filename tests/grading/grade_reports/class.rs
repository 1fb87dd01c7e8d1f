//! A class as JSON: one bad hand-in never stops the rest, and all are counted.

use std::fs;
use std::os::unix::fs::symlink;

use serde_json::{Value, json};

use crate::grade_reports::hand_in::{ONE_RIGHT, SPITEFUL, folder_of, right};
use crate::grade_reports::{grade, hundredths, report};
use crate::support::few_or_all;

#[test]
fn a_bad_hand_in_does_not_stop_the_rest_and_all_are_counted() {
    let adds = right() + "\n\ndef nim_sum(board):\n    return sum(board)\n";
    let silent = format!("{ONE_RIGHT}\n\ndef nim_sum(board):\n    sum(board)\n");
    let files = [
        ("a.py", &right()[..]),
        ("b.py", &adds),
        ("c.ipynb", "not a notebook"),
        ("e.py", SPITEFUL),
        ("f.py", &silent),
    ];
    let folder = folder_of("class", &files);
    symlink("nowhere", folder.join("d.py")).expect("a link can be made");
    let Some(output) = grade(&folder, &[".", "--format", "json", "--seed", "1"]) else {
        return;
    };
    let (told, code) = report(&output);
    assert_eq!(code, Some(1), "what cannot be read is a hand-in");
    let told: Value = serde_json::from_str(&told).expect("it is JSON");
    let submissions = told["submissions"].as_array().unwrap();
    let names: Vec<&str> = submissions
        .iter()
        .map(|one| one["file"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "./a.py",
            "./b.py",
            "./c.ipynb",
            "./d.py",
            "./e.py",
            "./f.py"
        ]
    );
    for (number, one) in submissions.iter().enumerate() {
        let graded = ![2, 3].contains(&number);
        assert_eq!(one["error"].is_null(), graded, "{one}");
        // What cannot be read is a hand-in in which every function is missing.
        let functions = one["functions"].as_array().unwrap();
        assert_eq!(functions.len(), 13);
        let is_missing = |function: &Value| function["status"] == "missing";
        assert!(graded || functions.iter().all(is_missing), "{one}");
    }
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        said.lines().count(),
        2,
        "each that could not be graded is told once: {said}"
    );

    let class = &told["class"];
    assert_eq!(class["submissions"], 6);
    assert_eq!(class["not_graded"], 0);
    assert_eq!(class["nothing_graded"], 2);
    assert_eq!(class["all_right"], 1);
    let points = |value: &Value| hundredths(value.as_f64().unwrap());
    let sum: i64 = submissions.iter().map(|one| points(&one["points"])).sum();
    assert_eq!(points(&class["points"]), sum);
    assert_eq!(class["misconceptions"], json!({"added": 2}));
    let reasons = json!({"added": 2, "no-return": 1, "raised-Exception": 1, "other-type": 1});
    for (reason, count) in reasons.as_object().unwrap() {
        assert_eq!(&class["reasons"][reason], count, "{reason} in {class}");
    }
    let spread = class["spread"].as_object().unwrap();
    assert_eq!(spread["100"], 1);
    let counted: u64 = spread.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(counted, 6, "all count");
    let none =
        json!({"passed": 0, "failed": 0, "missing": 0, "error": 0, "timeout": 0, "blocked": 0});
    let tally = |counts: Value| {
        let mut tally = none.clone();
        let counts = counts.as_object().unwrap().clone();
        tally.as_object_mut().unwrap().extend(counts);
        tally
    };
    let functions = &class["functions"];
    assert_eq!(
        functions["is_human"],
        tally(json!({"passed": 4, "missing": 2}))
    );
    assert_eq!(
        functions["nim_sum"],
        tally(json!({"passed": 1, "failed": 3, "missing": 2}))
    );
    assert_eq!(
        functions["is_board_empty"],
        tally(json!({"passed": 2, "error": 1, "missing": 3}))
    );
    assert_eq!(
        functions["optimal_move"],
        tally(json!({"passed": 1, "blocked": 1, "missing": 4}))
    );
    assert_eq!(functions.as_object().unwrap().len(), 13);
}

#[test]
fn the_files_of_a_class_are_found_once_and_in_the_order_of_their_numbers() {
    let folder = folder_of(
        "class-order",
        &[("lab10.py", ONE_RIGHT), ("lab2.py", ONE_RIGHT)],
    );
    let cache = folder.join("__pycache__");
    fs::create_dir(&cache).expect("a folder can be made");
    fs::write(cache.join("lab2.py"), ONE_RIGHT).expect("a file can be written");
    symlink("lab2.py", folder.join("link.py")).expect("a link can be made");
    let words = [
        "lab2.py",
        ".",
        "./lab2.py",
        "--format",
        "json",
        "--seed",
        "1",
    ];
    let Some(output) = grade(&folder, &words) else {
        return;
    };
    let told: Value = serde_json::from_str(&report(&output).0).expect("it is JSON");
    let submissions = told["submissions"].as_array().unwrap();
    let names: Vec<&Value> = submissions.iter().map(|one| &one["file"]).collect();
    assert_eq!(names, ["lab2.py", "./lab10.py", "./link.py"]);
}

#[test]
fn what_is_not_there_is_no_hand_in_of_the_class() {
    let folder = folder_of("class-mistyped", &[("a.py", ONE_RIGHT)]);
    fs::create_dir(folder.join("empty")).expect("a folder can be made");
    for format in ["text", "markdown", "html"] {
        let grade = |paths: &[&str]| grade(&folder, &[paths, &["--format", format]].concat());
        for paths in [&["empty"][..], &["hand-in"], &["hand-in", "empty"]] {
            let Some(output) = grade(paths) else {
                return;
            };
            assert_eq!(report(&output), (String::new(), Some(2)), "{paths:?}");
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(said.lines().count(), paths.len(), "{said}");
            assert!(said.contains("expected"), "{said}");
        }
        let output = grade(&["hand-in", "a.py", "empty"]).expect("Python is there");
        let (told, code) = report(&output);
        assert!(told.replace('\u{a0}', " ").contains("1 hand-in"), "{told}");
        assert!(!told.contains("could not be graded"), "{told}");
        assert_eq!(code, Some(2));
    }
}

#[test]
fn what_cannot_be_read_counts_in_the_average_and_the_report_can_be_made_again() {
    let files = [("a.py", &right()[..]), ("b.ipynb", "{"), ("c.ipynb", "{")];
    let folder = folder_of("class-average", &files);
    let Some(output) = grade(&folder, &[".", "--seed", "7"]) else {
        return;
    };
    let (told, code) = report(&output);
    assert_eq!(code, Some(1));
    for words in [
        "2 hand-ins could not be read. They count, with 0 points and every function missing.",
        "Points: 100% (1), 0% (2).",
        "1 of 3 all right; 33.33 of 100 points on average.",
        "Graded with Python 3.",
        "those of seed 7",
    ] {
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(words), "{words} in {told}");
    }
}

#[test]
fn the_same_seed_gives_the_same_report_however_many_work_at_it() {
    let files = [
        ("a.py", SPITEFUL),
        ("b.ipynb", "{}"),
        ("c.py", ONE_RIGHT),
        ("d.py", SPITEFUL),
        ("e.py", ONE_RIGHT),
    ];
    let folder = folder_of("class-jobs", &files);
    let formats = ["json", "csv", "junit", "markdown"].to_vec();
    for format in few_or_all(formats, 1, "formats of a class graded side by side") {
        let run = |jobs| {
            let words = [".", "--format", format, "--seed", "5", "--jobs", jobs];
            grade(&folder, &words).map(|output| report(&output))
        };
        let Some(alone) = run("1") else {
            return;
        };
        assert_eq!(run("4").as_ref(), Some(&alone), "{format}");
        assert!(alone.0.len() > 300, "{format}: {}", alone.0);
    }
}

#[test]
fn in_ascii_the_report_says_the_same() {
    let name = "Zoë ⊕ 🎲.py";
    let folder = folder_of("class-ascii", &[(name, SPITEFUL)]);
    let run = |words: &[&str]| {
        let words = [&[name, "--format", "json", "--seed", "5"], words].concat();
        grade(&folder, &words).map(|output| report(&output).0)
    };
    let (Some(plain), Some(ascii)) = (run(&[]), run(&["--ascii"])) else {
        return;
    };
    assert!(ascii.is_ascii() && !plain.is_ascii(), "{ascii}");
    let read = |text: &str| -> Value { serde_json::from_str(text).expect("it is JSON") };
    assert_eq!(read(&plain), read(&ascii));
}
