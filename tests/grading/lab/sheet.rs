//! What is given out: it says every rule that costs points, and no other.

use std::process::Command;

use crate::grading::hand_ins::right;
use crate::grading::lab::{graded, printed};
use crate::grading::python;
use crate::place::Place;
use crate::support::{has, or_pass_over};

const RULES: &str = include_str!("rules.txt");

#[test]
fn every_rule_that_costs_points_is_on_the_sheet() {
    let place = Place::of([]);
    let usual = printed(&place, "lab");
    has(&usual, &["no NumPy", "a newer Python", "16 MB", "one of them a third of that"]);
    for line in RULES.lines().skip(2) {
        let [rule, usually, otherwise] = line.split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        place.write("lab.toml", rule);
        let sheet = printed(&place, "lab --lab lab.toml");
        for (words, here, there) in [(usually, &usual, &sheet), (otherwise, &sheet, &usual)] {
            let is_only_here = here.contains(words) && !there.contains(words);
            assert!(words.is_empty() || is_only_here, "{rule}: {words:?} in {here} and {there}");
        }
    }
}

#[test]
fn the_sheet_in_every_form_has_every_function_and_its_examples() {
    let place = Place::of([]);
    let json = place.json("lab");
    let functions = json["functions"].as_array().unwrap();
    assert_eq!(functions.len(), 13);
    let points = functions.iter().map(|it| it["points"].as_f64().unwrap());
    assert_eq!(Some(points.sum()), json["max_points"].as_f64());
    let forms = ["lab", "lab --format html", "lab --ascii"].map(|words| printed(&place, words));
    assert!(forms[2].is_ascii());
    for function in functions {
        let kinds = function["kinds"].as_array().unwrap();
        let percent: u64 = kinds.iter().map(|it| it["percent"].as_u64().unwrap()).sum();
        assert_eq!(percent, 100, "{function}");
        let examples = function["examples"].as_array().unwrap().iter();
        let told = examples.map(|example| &example["call"]).chain([&function["signature"]]);
        for told in told.map(|told| told.as_str().unwrap()) {
            assert!(forms.iter().all(|form| form.contains(told)), "{told}");
        }
    }
}

/// Python's own `doctest` finds every example of the starter file right, with the functions of a right hand-in.
#[test]
fn the_examples_of_the_starter_file_are_right() {
    or_pass_over!(python());
    let place = Place::of([("right.py", &*right())]);
    place.write("starter.py", place.told("lab --starter").printed);
    let judge = "
import ast, doctest
source = open('starter.py').read()
names = {}
try:
    exec(open('right.py').read(), names)
except EOFError:
    pass
runner, parser, found = doctest.DocTestRunner(), doctest.DocTestParser(), 0
for node in ast.parse(source).body:
    if isinstance(node, ast.FunctionDef):
        test = parser.get_doctest(ast.get_docstring(node), names, node.name, 'starter.py', node.lineno)
        found += len(test.examples)
        runner.run(test)
assert runner.summarize().failed == 0
assert found > 40, found
";
    let judged = Command::new("python3")
        .args(["-c", judge])
        .current_dir(place.at("."))
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert!(judged.status.success(), "{judged:?}");
}

#[test]
fn the_starter_file_has_every_function_and_no_points() {
    or_pass_over!(python());
    let starter = Place::of([]).told("lab --starter").printed;
    let submission = graded(&starter, "", "");
    assert_eq!(submission["points"], 0);
    for function in submission["functions"].as_array().unwrap() {
        assert_ne!(function["status"], "missing", "{function}");
    }
}

#[test]
fn the_rules_that_are_printed_are_the_rules() {
    let place = Place::of([]);
    let usual = printed(&place, "lab --config");
    place.write("lab.toml", &usual);
    for words in ["lab --config", "lab"] {
        let again = format!("{words} --lab lab.toml");
        assert_eq!(place.told(&again), place.told(words));
    }
    // Each key that it only shows in a comment is one that is read.
    let shown = usual.lines().map(|line| format!("{}\n", uncommented(line)));
    place.write("lab.toml", shown.collect::<String>());
    printed(&place, "lab --lab lab.toml");
}

/// A line with a key, out of its comment.
fn uncommented(line: &str) -> &str {
    let inside = line.strip_prefix("# ").unwrap_or_default();
    let is_key = inside.split_once(" = ").is_some_and(|(key, _)| !key.contains(' '));
    if is_key || inside.starts_with('[') && inside.ends_with(']') { inside } else { line }
}
