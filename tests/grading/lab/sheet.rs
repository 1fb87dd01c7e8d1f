//! What is given out: it says every rule that costs points, and no other.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::lab::{folder, graded, printed, right};
use crate::{nimlab_in, python_is_there};

/// A rule, and words that stand on the sheet where it holds, or where it does not.
const RULES: &[(&str, &str, &str)] = &[
    (
        "gate_needs_if = false",
        "Build it with `if`",
        "Build it without",
    ),
    (
        "bitwise_needs_gate = false",
        "With Python's own `^` it gets half",
        "",
    ),
    ("conversions_by_hand = true", "", "with `bin()`, `format()`"),
    (
        "bool_for_bit = true",
        "with `True` and `False` it gets half of its points",
        "will do for 1 and 0",
    ),
    (
        "names = 'standard'",
        "On this sheet a board is an N-position when its nim sum is 0",
        "(the previous player wins)",
    ),
    (
        "names = 'either'",
        "On this sheet a board is an N-position",
        "Either will do",
    ),
    (
        "right_once_helpers_are = 'none'",
        "loses nothing",
        "gets no points for those calls",
    ),
    (
        "right_once_helpers_are = 0.5",
        "loses nothing",
        "and gets 50%",
    ),
    ("timeout = 9", "5 seconds", "9 seconds"),
    ("max_points = 20", "worth 100 points", "worth 20 points"),
    ("functions = ['nim_sum']", "play_nim", "worth 10 points"),
    ("title = 'Week 3'", "# The lab: Nim", "# Week 3"),
    (
        "points = { nim_sum = 1 }",
        "`nim_sum(board)`: 10 points",
        "`nim_sum(board)`: 1 point",
    ),
];

#[test]
fn every_rule_that_costs_points_is_on_the_sheet() {
    let folder = folder("rules");
    let usual = printed(&folder, &["lab"]).replace('\u{a0}', " ");
    for words in [
        "no NumPy",
        "a newer Python",
        "16 MB",
        "one of them a third of that",
    ] {
        assert!(usual.contains(words), "{words}");
    }
    for (rule, usually, otherwise) in RULES {
        fs::write(folder.join("lab.toml"), rule).unwrap();
        let sheet = printed(&folder, &["lab", "--lab", "lab.toml"]).replace('\u{a0}', " ");
        assert!(usual.contains(usually), "{usually}");
        assert!(sheet.contains(otherwise), "{rule}: {sheet}");
        let is_gone = usually.is_empty() || !sheet.contains(usually);
        assert!(is_gone, "{rule} leaves {usually}");
        let is_new = otherwise.is_empty() || !usual.contains(otherwise);
        assert!(is_new, "{otherwise}");
    }
}

#[test]
fn the_sheet_in_every_form_has_every_function_and_its_examples() {
    let folder = folder("forms");
    let json: Value =
        serde_json::from_str(&printed(&folder, &["lab", "--format", "json"])).unwrap();
    let functions = json["functions"].as_array().unwrap();
    assert_eq!(functions.len(), 13);
    let points: f64 = functions
        .iter()
        .map(|it| it["points"].as_f64().unwrap())
        .sum();
    assert_eq!(Some(points), json["max_points"].as_f64());
    let [markdown, html, ascii] = [
        &["lab"][..],
        &["lab", "--format", "html"],
        &["lab", "--ascii"],
    ]
    .map(|words| {
        printed(&folder, words)
            .replace("&#39;", "'")
            .replace("&quot;", "\"")
    });
    assert!(ascii.is_ascii());
    for function in functions {
        let kinds = function["kinds"].as_array().unwrap();
        let percent: u64 = kinds.iter().map(|it| it["percent"].as_u64().unwrap()).sum();
        assert_eq!(percent, 100, "{function}");
        let signature = function["signature"].as_str().unwrap();
        for page in [&markdown, &html, &ascii] {
            assert!(page.contains(signature), "{signature}");
            for example in function["examples"].as_array().unwrap() {
                let call = example["call"].as_str().unwrap();
                assert!(page.contains(call), "{call}");
            }
        }
    }
}

/// Python's own `doctest` finds every example of the starter file right, with the functions of a right hand-in.
#[test]
fn the_examples_of_the_starter_file_are_right() {
    if !python_is_there() {
        return;
    }
    let folder = folder("starter");
    fs::write(
        folder.join("starter.py"),
        printed(&folder, &["lab", "--starter"]),
    )
    .unwrap();
    fs::write(folder.join("right.py"), right()).unwrap();
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
        .current_dir(&folder)
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert!(judged.status.success(), "{judged:?}");
}

#[test]
fn the_starter_file_has_every_function_and_no_points() {
    if !python_is_there() {
        return;
    }
    let starter = printed(&folder("starter_graded"), &["lab", "--starter"]);
    let submission = graded("starter_graded", &starter, "", &[]);
    assert_eq!(submission["points"], 0);
    for function in submission["functions"].as_array().unwrap() {
        assert_ne!(function["status"], "missing", "{function}");
    }
}

#[test]
fn the_rules_that_are_printed_are_the_rules() {
    let folder = folder("config");
    let usual = printed(&folder, &["lab", "--config"]);
    fs::write(folder.join("lab.toml"), &usual).unwrap();
    let again = printed(&folder, &["lab", "--config", "--lab", "lab.toml"]);
    assert_eq!(again, usual);
    let sheets = [&["lab"][..], &["lab", "--lab", "lab.toml"]].map(|words| printed(&folder, words));
    assert_eq!(sheets[0], sheets[1]);
    // Each key that it only shows in a comment is one that is read.
    let shown: Vec<&str> = usual.lines().map(uncommented).collect();
    let shown = shown.join(
        "
",
    );
    fs::write(folder.join("lab.toml"), shown).unwrap();
    let output = nimlab_in(&folder, &["lab", "--lab", "lab.toml"]);
    assert!(output.status.success(), "{output:?}");
}

/// A line with a key, out of its comment.
fn uncommented(line: &str) -> &str {
    let inside = line.strip_prefix("# ").unwrap_or_default();
    let is_key = inside
        .split_once(" = ")
        .is_some_and(|(key, _)| !key.contains(' '));
    if is_key || inside.starts_with('[') && inside.ends_with(']') {
        inside
    } else {
        line
    }
}
