//! A teacher's rules: the sheet that they print, the file to begin with, and the points that they give.
//!
//! `max_points = 20` makes 100 of 100 points 20 of 20. The docstrings of the starter file are judged by Python's own
//! `doctest`, on a hand-in that is known to be right.
#![cfg(unix)]

mod points;
mod refused;
mod sheet;

use serde_json::Value;

use crate::place::Place;

/// What is printed, all being well, with its signs as they are typed.
fn printed(place: &Place, words: &str) -> String {
    let told = place.told(words);
    assert_eq!(told.code, 0, "{told:?}");
    let typed = told.printed.replace('\u{a0}', " ");
    typed.replace("&#39;", "'").replace("&quot;", "\"")
}

/// What is said of a hand-in under these rules, with more words.
fn graded(text: &str, rules: &str, words: &str) -> Value {
    let place = Place::of([("lab.py", text), ("lab.toml", rules)]);
    place.json(&format!("grade lab.py --lab lab.toml {words}"))["submissions"][0].take()
}

/// One function of a report.
fn function<'a>(submission: &'a Value, name: &str) -> &'a Value {
    let mut functions = submission["functions"].as_array().into_iter().flatten();
    functions
        .find(|function| function["name"] == name)
        .unwrap_or_else(|| panic!("{name} is in {submission}"))
}
