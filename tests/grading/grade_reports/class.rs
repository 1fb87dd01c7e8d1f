//! A class as JSON: one bad hand-in never stops the rest, and all are counted.

use std::os::unix::fs::symlink;

use serde_json::{Value, json};

use crate::grading::grade_reports::hundredths;
use crate::grading::hand_ins::{ONE_RIGHT, SPITEFUL, right, right_but};
use crate::grading::python;
use crate::place::Place;
use crate::support::{few_or_all, has, or_pass_over};

#[test]
fn a_bad_hand_in_does_not_stop_the_rest_and_all_are_counted() {
    or_pass_over!(python());
    let adds = right_but("def nim_sum(board):\n    return sum(board)\n");
    let silent = format!("{ONE_RIGHT}\n\ndef nim_sum(board):\n    sum(board)\n");
    let place = Place::of([
        ("a.py", &*right()),
        ("b.py", &adds),
        ("c.ipynb", "not a notebook"),
        ("e.py", SPITEFUL),
        ("f.py", &silent),
        ("g.py", ""),
    ]);
    symlink("nowhere", place.at("d.py")).expect("a link can be made");
    place.write("h.py", [0, 159, 146, 150]);
    let told = place.told("grade . --format json --seed 1");
    assert_eq!(told.code, 1, "what cannot be read is a hand-in");
    assert_eq!(
        told.said.lines().count(),
        4,
        "each that could not be graded is told once: {told:?}"
    );
    let told = told.json();
    let submissions = told["submissions"].as_array().unwrap();
    let points = |value: &Value| hundredths(value.as_f64().unwrap());
    for (one, letter) in submissions.iter().zip("abcdefgh".chars()) {
        let ending = if letter == 'c' { "ipynb" } else { "py" };
        assert_eq!(one["file"], format!("./{letter}.{ending}"));
        let graded = !"cdgh".contains(letter);
        assert_eq!(one["error"].is_null(), graded, "{one}");
        // What cannot be read is a hand-in in which every function is missing.
        let functions = one["functions"].as_array().unwrap();
        let is_missing = |function: &Value| function["status"] == "missing";
        assert!(functions.len() == 13 && (graded || functions.iter().all(is_missing)), "{one}");
        assert!(graded || one["points"] == 0, "{one}");
    }
    let class = &told["class"];
    let sum: i64 = submissions.iter().map(|one| points(&one["points"])).sum();
    assert_eq!(points(&class["points"]), sum);
    for (of_class, expected) in [
        ("submissions", json!(8)),
        ("not_graded", json!(0)),
        ("nothing_graded", json!(4)),
        ("all_right", json!(1)),
        ("misconceptions", json!({"added": 2})),
    ] {
        assert_eq!(class[of_class], expected, "{of_class}");
    }
    for (reason, count) in
        [("added", 2), ("no-return", 1), ("raised-Exception", 1), ("other-type", 1)]
    {
        assert_eq!(class["reasons"][reason], count, "{reason} in {class}");
    }
    let spread = class["spread"].as_object().unwrap();
    assert_eq!(spread["100"], 1);
    let counted: u64 = spread.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(counted, 8, "all count");
    let functions = class["functions"].as_object().unwrap();
    assert_eq!(functions.len(), 13);
    for (name, counts) in [
        ("is_human", json!({"passed": 4, "missing": 4})),
        ("nim_sum", json!({"passed": 1, "failed": 3, "missing": 4})),
        ("is_board_empty", json!({"passed": 2, "error": 1, "missing": 5})),
        ("optimal_move", json!({"passed": 1, "blocked": 1, "missing": 6})),
    ] {
        let tally = functions[name].as_object().unwrap();
        assert_eq!(tally.len(), 7, "{tally:?}");
        for (status, count) in tally {
            assert_eq!(*count, counts[status].as_u64().unwrap_or(0), "{status} of {name}");
        }
    }
    for (path, code) in [("g.py", 1), ("nowhere", 2)] {
        assert_eq!(place.told(&format!("grade {path}")).code, code);
    }
}

#[test]
fn the_files_of_a_class_are_found_once_and_in_the_order_of_their_numbers() {
    or_pass_over!(python());
    let names = ["lab10.py", "lab2.py", "__pycache__/lab2.py"];
    let place = Place::of(names.map(|name| (name, ONE_RIGHT)));
    symlink("lab2.py", place.at("link.py")).expect("a link can be made");
    let told = place.json("grade lab2.py . ./lab2.py --seed 1");
    let submissions = told["submissions"].as_array().unwrap();
    let names: Vec<&Value> = submissions.iter().map(|one| &one["file"]).collect();
    assert_eq!(names, ["lab2.py", "./lab10.py", "./link.py"]);
}

#[test]
fn what_cannot_be_read_counts_in_the_average_and_the_report_can_be_made_again() {
    or_pass_over!(python());
    let place = Place::of([("a.py", &*right()), ("b.ipynb", "{"), ("c.ipynb", "{")]);
    let told = place.told("grade . --seed 7").in_words();
    has(
        &told,
        &[
            "2 hand-ins could not be read. They count, with 0 points and every function missing.",
            "Points: 100% (1), 0% (2).",
            "1 of 3 all right; 33.33 of 100 points on average.",
            "Graded with Python 3.",
            "those of seed 7",
        ],
    );
}

#[test]
fn the_same_seed_gives_the_same_report_however_many_work_at_it() {
    or_pass_over!(python());
    let place = Place::of([
        ("a.py", SPITEFUL),
        ("b.ipynb", "{}"),
        ("c.py", ONE_RIGHT),
        ("d.py", SPITEFUL),
        ("e.py", ONE_RIGHT),
    ]);
    let formats = ["json", "csv", "markdown"].to_vec();
    for format in few_or_all(formats, 1, "formats of a class graded side by side") {
        let run = |jobs| place.told(&format!("grade . --format {format} --seed 5 --jobs {jobs}"));
        let alone = run(1);
        assert_eq!(run(4), alone, "{format}");
        assert!(alone.printed.len() > 300, "{alone:?}");
    }
}
