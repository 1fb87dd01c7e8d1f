//! A roster, and whose a file is without one.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::grading::class::SHEET;
use crate::grading::hand_ins::{ADDS, ONE_RIGHT};
use crate::grading::python;
use crate::place::{Place, rows};
use crate::support::{has, or_pass_over};

#[test]
fn the_roster_names_students_and_those_who_are_missing() {
    or_pass_over!(python());
    let place = Place::of([
        ("in/Anna_1/lab.py", ADDS),
        ("in/Anna_1/old.py", ONE_RIGHT),
        ("in/Anna_1/notes.txt", "beside a hand-in"),
        ("in/Ben_2/lab.py", ONE_RIGHT),
        // Tests beside a lab are not the lab, though the last by name would count.
        ("in/Ben_2/test_lab.py", "import lab\n"),
        ("in/Dora_4/lab.docx", "PK\u{3}\u{4}"),
        ("in/Emil_5/test_lab.py", ADDS),
        ("in/stray.py", ONE_RIGHT),
        (
            "roster.csv",
            "id,name,files\ns1,\"Berg, Anna\",Anna_*\ns2,=Ben,in/Ben_2/*\ns3,Carl,Carl_*/*\ns4,Dora,Dora_*\ns5,Emil,Emil_5/*\n",
        ),
    ]);
    let now = SystemTime::now();
    place.date("in/Anna_1/old.py", now - Duration::from_secs(600));
    place.date("in/Ben_2/lab.py", now);
    place.date("in/Ben_2/test_lab.py", now);
    let words = "grade in --seed 1 --roster roster.csv";
    let csv = place.told(&format!("{words} --format csv"));
    assert_eq!(csv.code, 1);
    assert!(csv.printed.starts_with("id,name,file,points,"), "{csv:?}");
    let stray = "no line of the roster matches: 1 file (in/stray.py)";
    assert!(csv.said.contains(stray), "{csv:?}");
    let rows = rows(&csv.printed);
    assert_eq!(rows.len(), 6);
    for (id, column, words) in [
        ("s1", "name", "Berg, Anna"),
        ("s1", "file", "in/Anna_1/lab.py"),
        ("s1", "notes", "also handed in: in/Anna_1/old.py"),
        ("s2", "name", "'=Ben"),
        ("s2", "file", "in/Ben_2/lab.py"),
        ("s3", "status", "absent"),
        ("s3", "points", "0"),
        // Whoever has handed in what is no hand-in has handed in something.
        ("s4", "status", "nothing-graded"),
        ("s4", "points", "0"),
        ("s4", "error", "lab.docx' is not a Python lab file"),
        ("s5", "file", "in/Emil_5/test_lab.py"),
    ] {
        let row = rows.iter().find(|row| row["id"] == id).unwrap();
        let is_whole = !["notes", "error"].contains(&column);
        assert!(row[column].contains(words), "{column} of {row:?}");
        assert!(!is_whole || row[column] == words, "{column} of {row:?}");
    }
    let class = &place.json(words)["class"];
    assert_eq!(class["absent"], json!([{"id": "s3", "name": "Carl"}]));
    assert_eq!(class["submissions"], 5);
    assert_eq!(class["passed_over"], json!(["in/Anna_1/notes.txt"]));
    let text = place.told(words).in_words();
    has(
        &text,
        &[
            "Berg, Anna (s1), lab.py:",
            "in/Anna_1/lab.py counts",
            "Nothing was handed in by Carl (s3).",
            "No line of the roster matches in/stray.py.",
        ],
    );
}

/// An empty file beside another is nobody's hand-in, whenever it was written.
#[test]
fn an_empty_file_counts_only_where_there_is_no_other() {
    let place = Place::of([
        ("in/Anna_1/sheet (1).md", SHEET),
        ("in/Anna_1/sheet_old.md", ""),
        ("in/Ben_2/sheet.md", ""),
        ("in/Carl_3/sheet.md", SHEET),
        ("r.csv", "id,name,files\ns1,Anna,Anna_*\ns2,Ben,Ben_*\ns3,Carl,Carl_*\n"),
    ]);
    let told = place.told("grade in --roster r.csv --format json");
    assert_eq!((told.code, &told.json()["class"]["submissions"]), (1, &json!(3)));
    let sheets = told.json()["submissions"].take();
    let files = [0, 1, 2].map(|at| sheets[at]["file"].clone());
    let expected = [json!("in/Anna_1/sheet (1).md"), json!("in/Carl_3/sheet.md"), Value::Null];
    assert_eq!(files, expected);
}

/// Found in the folder that is named, it matches no line.
#[test]
fn what_is_no_hand_in_is_told_once_where_nothing_else_is_there() {
    or_pass_over!(python());
    let roster = ("r.csv", "id,name,files\ns4,Dora,Dora_*\n");
    let place = Place::of([("in/Dora_4/lab.docx", "PK\u{3}\u{4}"), roster]);
    for (named, count, code) in [("in", 1, 1), ("in/Dora_4", 0, 2)] {
        let told = place.told(&format!("grade {named} --roster r.csv --format json"));
        assert_eq!((told.code, &told.json()["class"]["nothing_graded"]), (code, &json!(count)));
        let of_folder = format!("the folder '{named}' holds no Python lab files");
        assert_eq!(told.said.contains(&of_folder), code == 2, "{told:?}");
    }
}

#[test]
fn a_roster_that_is_none_is_refused_with_its_line() {
    let place = Place::of([
        ("in/anna.md", SHEET),
        ("2.csv", "id,name,files\n1,A,a*\n1,B,b*\n"),
        ("4.csv", "id,name,files\n1,A,*\n2,B,anna*\n"),
    ]);
    for (roster, words) in [
        ("2.csv", "line 3 of the roster has the id '1' of line 2 again"),
        ("4.csv", "'in/anna.md' is matched by lines 2 and 3"),
        ("5.csv", "does not exist"),
    ] {
        let told = place.told(&format!("grade in --roster {roster}"));
        told.is_refused(words);
        told.is_refused(roster);
    }
}

#[test]
fn without_a_roster_a_student_is_a_folder_or_a_file() {
    for (files, students) in [
        ("A_1/s.md A_1/t.md B_2/s.md", "A_1 B_2"),
        ("g1/a.md g1/b.md g2/c.md g2/d.md", "a b c d"),
        ("a/s.md b/s.md c.md", "s s c"),
        ("anna.md anna.txt ben.md", "anna ben"),
    ] {
        let place = Place::of([]);
        for file in files.split(' ') {
            place.write(&format!("in/{file}"), SHEET);
        }
        let json = place.json("grade in");
        let sheets = json["submissions"].as_array().unwrap().iter();
        let found = sheets.filter_map(|sheet| sheet["student"]["name"].as_str());
        assert_eq!(found.collect::<Vec<_>>().join(" "), students);
    }
}

#[test]
fn of_two_files_changed_together_the_last_by_name_counts() {
    let files = ["in/A/s2.md", "in/A/s10.md", "in/B/s.md"];
    let place = Place::of(files.map(|file| (file, SHEET)));
    let now = SystemTime::now();
    for file in files {
        place.date(file, now);
    }
    let sheet = &place.json("grade in")["submissions"][0];
    assert_eq!(sheet["file"], "in/A/s10.md");
    assert_eq!(sheet["also_handed_in"], json!(["in/A/s2.md"]));
}
