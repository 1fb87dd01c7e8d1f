//! `--output DIR`: a page for each student, and the pages of the class that lead to them.

use std::fs;

use serde_json::json;

use crate::grading::class::SHEET;
use crate::grading::hand_ins::{ADDS, ONE_RIGHT};
use crate::grading::python;
use crate::place::{Place, rows};
use crate::program::ended;
use crate::support::parsed::{Piece, parse};
use crate::support::{has, or_pass_over};

/// Where a page leads.
fn links(page: &str) -> Vec<String> {
    let pieces = parse(page).into_iter();
    let links = pieces.filter_map(|piece| match piece {
        Piece::Begin(name, attributes) if name == "a" => Some(attributes),
        _ => None,
    });
    let links = links.flatten().filter(|(name, _)| name == "href");
    links.map(|(_, to)| to).collect()
}

#[test]
fn each_student_has_a_page_and_the_class_leads_to_it() {
    or_pass_over!(python());
    let place = Place::of([
        ("in/anna.py", ADDS),
        ("in/ben & co.py", ONE_RIGHT),
        ("in/class.py", ""),
        ("in/Zoë #1.ipynb", "{"),
        ("in/notes.docx", "x"),
        // It may have been meant; what a Mac writes beside each file was not.
        ("in/.lab.py", ONE_RIGHT),
        ("in/._anna.py", "x"),
    ]);
    let grade = |words: &str| place.told(&format!("grade {words} --seed 1"));
    let with = grade("in --output out");
    assert_eq!(with.code, 1);
    let passed_over = "passed over: 2 files (in/.lab.py, in/notes.docx)";
    assert!(with.said.contains(passed_over), "{with:?}");
    assert_eq!(grade("in").printed, with.printed, "the telling is the same without");
    let files = place.files("out");
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    let expected = ".nimlab|Zoë #1.html|anna.html|ben & co.html|class-2.html|class.html|grades.csv|results.json";
    assert_eq!(names.join("|"), expected);
    let text = |name: &str| place.read(&format!("out/{name}"));
    let class = text("class.html");
    let expected = ["Zo%C3%AB%20%231.html", "anna.html", "ben%20%26%20co.html", "class-2.html"];
    assert_eq!(links(&class), expected);
    // It asks nobody, and there are no steps.
    for never in ["http:", "https:", "class=\"controls\""] {
        assert!(!class.contains(never), "{never} in {class}");
    }
    has(&class, &["sortable", "█", "adding where XOR is asked for", "in/notes.docx", "is_human"]);
    for page in ["anna.html", "class-2.html"] {
        parse(&text(page));
    }
    assert!(text("class-2.html").contains("the file is empty"));
    assert!(text("anna.html").contains("nim_sum"));
    for (file, format) in [("results.json", "json"), ("grades.csv", "csv")] {
        let printed = grade(&format!("in --format {format}")).printed;
        assert_eq!(text(file).trim_start_matches('\u{feff}'), printed);
    }
    // Again, and all is overwritten that is nimlab's own.
    place.write("out/mine.txt", "mine");
    assert_eq!(grade("in --output out").code, 1);
    assert_eq!(place.files("out").len(), names.len() + 1);
    // A folder of pages is no folder of hand-ins, and one of a student's is none of pages.
    fs::remove_file(place.at("out/mine.txt")).unwrap();
    place.write("in/Carl/.nimlab", "lab.py\n");
    place.write("in/Carl/lab.py", ONE_RIGHT);
    let everything = grade(". --format json").json();
    let passed_over = json!(["./in/.lab.py", "./in/notes.docx", "./out"]);
    assert_eq!(everything["class"]["passed_over"], passed_over);
}

/// The page of the class is larger than a file may be here, as on a disk that is full.
#[test]
fn what_cannot_be_written_whole_is_not_written() {
    const SHELL: &str = r#"trap '' XFSZ; ulimit -f "$1"; exec "$0" grade in --output out"#;
    let place = Place::of([("in/anna.md", "1. (`xor 3 5`) 8\n")]);
    (0..40).for_each(|number| place.write(&format!("in/{number}.md"), SHEET));
    place.told_of(&["grade", "in", "--output", ""], "").is_refused("names no folder");
    place.told("grade in --output out");
    let before = place.files("out");
    place.write("in/anna.md", SHEET);
    let blocks = before["anna.html"].len() / 512 + 1;
    let mut shell = assert_cmd::Command::new("sh");
    shell.args(["-c", SHELL, env!("CARGO_BIN_EXE_nimlab"), &blocks.to_string()]);
    let (code, _, said) = ended(shell.current_dir(place.at(".")));
    assert!(code == 2 && said.contains("'out/class.html' cannot be written"), "{said}");
    let mut after = place.files("out");
    assert_ne!(after.insert("anna.html".to_owned(), before["anna.html"].clone()), None);
    assert_eq!(after, before);
}

#[test]
fn sheets_are_handed_back_too() {
    let place = Place::of([
        ("in/anna.md", "Name: Anna\n\n1. (`xor 3 5`) 8\n2. (`sum 5 4`) 1\n"),
        ("in/ben.txt", "1. (`xor 3 5`) 6\n2. (`sum 5 4`)\n"),
        ("in/carl.md", "nothing"),
    ]);
    assert_eq!(place.told("grade in --output out").code, 1, "one is not marked");
    let class = place.read("out/class.html");
    assert_eq!(links(&class), ["anna.html", "ben.html", "carl.html"]);
    assert!(class.contains("added"), "{class}");
    for page in [class, place.told("grade in --format html").printed] {
        assert!(!page.contains("class=\"controls\""), "a class has no steps");
    }
    let rows = rows(&place.read("out/grades.csv"));
    assert_eq!((&*rows[0]["sheet_name"], &*rows[0]["misconceptions"]), ("Anna", "added"));
    let verdicts = [&*rows[0]["verdicts"], &*rows[1]["verdicts"]];
    assert_eq!(verdicts, ["wrong right", "right blank"]);
    assert!(rows[2]["error"].contains("holds no questions"), "{rows:?}");
    let asked = ["check", "xor 3 5", "6", "--format", "csv"];
    assert_eq!(place.told_of(&asked, "").code, 2);
}

/// What nimlab has not made is not overwritten, and nothing that is marked once more is written over its class.
#[test]
fn what_was_there_before_is_not_overwritten() {
    let place = Place::of([
        ("in/anna.md", SHEET),
        ("in/ben.md", SHEET),
        ("in/carl.md", SHEET),
        ("again/anna.md", SHEET),
        ("mine/anna.html", "mine"),
    ]);
    place.told("grade in --output out");
    for (words, folder, said) in [
        ("grade again --output out", "out", "'out' holds the pages of a class of 3 hand-ins"),
        ("grade in --output mine", "mine", "anna.html"),
        ("grade in --output mine", "mine", "did not make"),
    ] {
        let before = place.files(folder);
        place.told(words).is_refused(said);
        assert_eq!(place.files(folder), before);
    }
}
