//! Rules that cannot be meant: exit code 2, the line, and what was expected.

use crate::place::Place;

const REFUSED: &str = include_str!("refused.txt");

#[test]
fn what_cannot_be_meant_is_refused_with_its_line() {
    let place = Place::of([]);
    for refused in REFUSED.split("\n## ").skip(1) {
        let (words, rules) = refused.split_once('\n').unwrap();
        place.write("lab.toml", rules.trim_end_matches('\n'));
        for command in ["lab", "grade x.py"] {
            let told = place.told(&format!("{command} --lab lab.toml"));
            told.is_refused("lab.toml");
            words.split(" | ").for_each(|words| told.is_refused(words));
        }
    }
}

#[test]
fn a_file_that_is_not_there_and_functions_that_are_not_set_are_named() {
    let place = Place::of([("lab.toml", "functions = ['nim_sum']")]);
    for (words, told) in [
        ("lab --lab no.toml", "no.toml"),
        ("grade x.py --only nim_smu", "nim_smu"),
        (
            "grade x.py --lab lab.toml --only is_human",
            "none of --only is_human is set: expected some of nim_sum",
        ),
        ("lab --starter --config", "--config"),
        (
            "lab --starter --format json",
            "--format json is not for nimlab lab --starter, whose file has a form of its own: expected text",
        ),
        ("lab --config --format html", "--format html is not for nimlab lab --config"),
    ] {
        place.told(words).is_refused(told);
    }
}
