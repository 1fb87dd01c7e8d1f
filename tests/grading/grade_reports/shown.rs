//! What a student and a teacher see, kept in files that a person can read: one hand-in in full, and a class.
//!
//! After a change that is meant to show, `SNAPSHOTS=overwrite cargo test --test grading grade_reports` writes the files anew.

use std::fs;
use std::path::PathBuf;

use crate::golden::compare;
use crate::grading::hand_ins::right;
use crate::grading::python;
use crate::place::Place;
use crate::support::{few_or_all, or_pass_over};

/// A folder with the hand-ins that are shown.
fn hand_ins() -> Place {
    let kept = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/grade/hand-ins");
    let kept = |file| fs::read_to_string(kept.join(file)).expect("it is there");
    let [lab2, lab10] = ["lab2.py", "lab10.py"].map(kept);
    Place::of([("lab1.py", &*right()), ("lab2.py", &lab2), ("lab10.py", &lab10)])
}

/// What is printed, without what is another on each machine: the version of Python, and the layers of the sandbox.
fn printed(place: &Place, words: &str) -> String {
    let text = place.told(&format!("grade {words} --seed 1")).printed;
    let Some(begin) = text.find("Graded with Python") else {
        return text;
    };
    let rest = &text[begin..];
    let end = rest.find("seed").map_or(text.len(), |end| begin + end);
    format!("{}Graded with … {}", &text[..begin], &text[end..])
}

/// The same on screens, which tell it only where some layer of the sandbox is missing.
fn on_screens(place: &Place, words: &str) -> String {
    let text = printed(place, words);
    let Some((before, after)) = text.split_once("Graded with … ") else {
        return text;
    };
    let (_, after) = after.split_once("\n\n").expect("the score follows");
    format!("{before}{after}")
}

/// Without what all pages have in common.
fn shown(page: &str) -> String {
    let (_, after) = page.split_once("<main>\n").expect("there is a main part");
    let (main, _) = after.split_once("</main>").expect("it ends");
    main.to_owned()
}

#[test]
fn one_hand_in_in_full() {
    or_pass_over!(python());
    let place = hand_ins();
    compare("grade/lab2.txt", on_screens(&place, "lab2.py"));
    compare("grade/lab2-narrow.txt", on_screens(&place, "lab2.py --width 40 --depth 1"));
    for (name, words) in
        [("lab2-all-calls.txt", "--depth 3 --width 120"), ("lab2.md", "--format markdown")]
    {
        let told = printed(&place, &format!("lab2.py {words}"));
        assert!(told.contains("Graded with … "), "{name}");
        compare(format!("grade/{name}"), told);
    }
    compare("grade/lab2.html", shown(&printed(&place, "lab2.py --format html")));
}

#[test]
fn a_class() {
    or_pass_over!(python());
    let place = hand_ins();
    compare("grade/class.txt", printed(&place, "."));
    compare("grade/class.md", printed(&place, ". --format markdown"));
    compare("grade/class.html", shown(&printed(&place, ". --format html")));
}

/// No line is wider than asked for, and nothing outside ASCII is left where that is asked for.
#[test]
fn a_report_fits_every_width() {
    or_pass_over!(python());
    let place = hand_ins();
    for hand_in in [".", "lab2.py"] {
        for width in few_or_all(vec![40, 80, 41, 60, 100, 120], 1, "widths of reports") {
            for ascii in ["", "--ascii"] {
                let words = format!("grade {hand_in} --seed 1 --width {width} {ascii}");
                let text = place.told(&words).printed;
                let widest = text.lines().map(|line| line.chars().count()).max();
                assert!(widest.is_some_and(|widest| widest <= width), "{width}: {text}");
                assert!(ascii.is_empty() || text.is_ascii(), "{text}");
                assert!(!text.lines().any(|line| line.ends_with(' ')), "{text}");
                assert!(!text.contains("\n\n\n"), "{width}: {text}");
            }
        }
    }
}
