//! What a student and a teacher see, kept in files that a person can read: one hand-in in full, and a class.
//!
//! After a change that is meant to show, `SNAPSHOTS=overwrite cargo test --test grading grade_reports` writes the files anew.

use std::fs;
use std::path::{Path, PathBuf};

use crate::golden::compare;
use crate::grade_reports::hand_in::{folder_of, right};
use crate::grade_reports::{grade, report};
use crate::nimlab_in;
use crate::support::few_or_all;

fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/grade")
}

/// A folder with the hand-ins that are shown.
fn hand_ins(name: &str) -> PathBuf {
    let kept = |file| fs::read_to_string(kept().join("hand-ins").join(file)).expect("it is there");
    folder_of(
        name,
        &[
            ("lab1.py", &right()),
            ("lab2.py", &kept("lab2.py")),
            ("lab10.py", &kept("lab10.py")),
        ],
    )
}

/// What is printed, without what is another on each machine: the version of Python, and the layers of the sandbox.
fn printed(folder: &Path, words: &[&str]) -> Option<String> {
    let (text, _) = report(&grade(folder, &[words, &["--seed", "1"]].concat())?);
    let Some(begin) = text.find("Graded with Python") else {
        return Some(text);
    };
    let rest = &text[begin..];
    let end = rest.find("seed").map_or(text.len(), |end| begin + end);
    Some(format!("{}Graded with … {}", &text[..begin], &text[end..]))
}

/// The same on screens, which tell it only where some layer of the sandbox is missing.
fn on_screens(folder: &Path, words: &[&str]) -> Option<String> {
    let text = printed(folder, words)?;
    let Some((before, after)) = text.split_once("Graded with … ") else {
        return Some(text);
    };
    let (_, after) = after.split_once("\n\n").expect("the score follows");
    Some(format!("{before}{after}"))
}

/// Without what all pages have in common.
fn shown(page: &str) -> String {
    let (_, after) = page.split_once("<main>\n").expect("there is a main part");
    let (main, _) = after.split_once("</main>").expect("it ends");
    main.to_owned()
}

#[test]
fn one_hand_in_in_full() {
    let folder = hand_ins("shown-one");
    let one = |words: &[&str]| printed(&folder, &[&["lab2.py"], words].concat());
    let Some(text) = on_screens(&folder, &["lab2.py"]) else {
        return;
    };
    compare("grade/lab2.txt", text);
    let narrow = ["lab2.py", "--width", "40", "--depth", "1"];
    let narrow = on_screens(&folder, &narrow).expect("Python is there");
    compare("grade/lab2-narrow.txt", narrow);
    for (name, words) in [
        (
            "lab2-all-calls.txt",
            ["--depth", "3", "--width", "120"].as_slice(),
        ),
        ("lab2.md", &["--format", "markdown"]),
    ] {
        let told = one(words).expect("Python is there");
        assert!(told.contains("Graded with … "), "{name}");
        compare(format!("grade/{name}"), told);
    }
    let page = one(&["--format", "html"]).expect("Python is there");
    compare("grade/lab2.html", shown(&page));
}

#[test]
fn a_class() {
    let folder = hand_ins("shown-class");
    let class = |words: &[&str]| printed(&folder, &[&["."], words].concat());
    let Some(text) = class(&[]) else {
        return;
    };
    compare("grade/class.txt", text);
    let handout = class(&["--format", "markdown"]).expect("Python is there");
    compare("grade/class.md", handout);
    let page = class(&["--format", "html"]).expect("Python is there");
    compare("grade/class.html", shown(&page));
}

/// No line is wider than asked for, and nothing outside ASCII is left where that is asked for.
#[test]
fn a_report_fits_every_width() {
    let folder = hand_ins("shown-widths");
    // What one grading has found is put together again at each width.
    let part = [".", "--seed", "1", "--shard", "1/1", "--format", "json"];
    let Some(part) = grade(&folder, &part) else {
        return;
    };
    fs::write(folder.join("part.json"), part.stdout).expect("it can be written");
    let one = ["grade", "lab2.py", "--seed", "1"];
    let class = ["merge", "part.json"];
    let widths = ["40", "80", "41", "60", "100", "120"].to_vec();
    for width in few_or_all(widths, 1, "widths of reports") {
        for command in [&one[..], &class] {
            for ascii in [&[][..], &["--ascii"]] {
                let words = [command, &["--width", width], ascii].concat();
                let (text, _) = report(&nimlab_in(&folder, &words));
                let widest = text.lines().map(|line| line.chars().count()).max();
                let room: usize = width.parse().expect("a width is a number");
                assert!(
                    widest.is_some_and(|widest| widest <= room),
                    "{width}: {text}"
                );
                assert!(ascii.is_empty() || text.is_ascii(), "{text}");
                assert!(!text.lines().any(|line| line.ends_with(' ')), "{text}");
                assert!(!text.contains("\n\n\n"), "{width}: {text}");
            }
        }
    }
}
