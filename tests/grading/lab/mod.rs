//! A teacher's rules: the sheet that they print, the file to begin with, and the points that they give.
//!
//! `max_points = 20` makes 100 of 100 points 20 of 20. The docstrings of the starter file are judged by Python's own
//! `doctest`, on a hand-in that is known to be right.
#![cfg(unix)]

mod late;
mod points;
mod refused;
mod sheet;

use std::fs;
use std::path::{Path, PathBuf};

use crate::nimlab_in;
use crate::program;
use serde_json::Value;

/// A hand-in that is right.
fn right() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hand_ins/right/plain.py");
    fs::read_to_string(path).expect("there is a right hand-in")
}

fn folder(name: &str) -> PathBuf {
    program::folder(Path::new("lab").join(name))
}

/// What is printed, all being well.
fn printed(folder: &Path, words: &[&str]) -> String {
    let output = nimlab_in(folder, words);
    assert!(output.status.success(), "{words:?}: {output:?}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// What is said of a hand-in under these rules, with more words.
fn graded(name: &str, text: &str, rules: &str, words: &[&str]) -> Value {
    let folder = folder(name);
    fs::write(folder.join("lab.py"), text).expect("it can be written");
    fs::write(folder.join("lab.toml"), rules).expect("it can be written");
    let request = ["grade", "lab.py", "--lab", "lab.toml", "--format", "json"];
    let output = nimlab_in(&folder, &[&request, words].concat());
    let mut report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{name}: {error} {output:?}"));
    report["submissions"][0].take()
}

/// One function of a report.
fn function<'a>(submission: &'a Value, name: &str) -> &'a Value {
    let mut functions = submission["functions"].as_array().into_iter().flatten();
    functions
        .find(|function| function["name"] == name)
        .unwrap_or_else(|| panic!("{name} is in {submission}"))
}
