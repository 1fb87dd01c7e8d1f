//! A roster, and whose a file is without one.

use std::fs::File;
use std::time::{Duration, SystemTime};

use crate::class::{ADDS, ONE_RIGHT, folder_of, table, told};
use crate::python_is_there;

#[test]
fn the_roster_names_students_and_those_who_are_missing() {
    if !python_is_there() {
        return;
    }
    let folder = folder_of(
        "roster",
        &[
            ("in/Anna_1/lab.py", ADDS),
            ("in/Anna_1/old.py", ONE_RIGHT),
            ("in/Ben_2/lab.py", ONE_RIGHT),
            ("in/stray.py", ONE_RIGHT),
            (
                "roster.csv",
                "id,name,files\ns1,\"Berg, Anna\",Anna_*\ns2,=Ben,in/Ben_2/*\ns3,Carl,Carl_*/*\ns4,Dora,Dora_*\n",
            ),
            ("in/Anna_1/notes.txt", "beside a hand-in"),
            ("in/Dora_4/lab.docx", "PK\u{3}\u{4}"),
        ],
    );
    let old = File::options()
        .write(true)
        .open(folder.join("in/Anna_1/old.py"))
        .expect("it opens");
    old.set_modified(SystemTime::now() - Duration::from_secs(600))
        .expect("it can be set");
    let words = ["grade", "in", "--seed", "1", "--roster", "roster.csv"];
    let (csv, said, code) = told(&folder, &[&words[..], &["--format", "csv"]].concat());
    assert_eq!(code, Some(1));
    assert!(csv.starts_with("id,name,file,points,"), "{csv}");
    assert!(
        said.contains("no line of the roster matches: 1 file (in/stray.py)"),
        "{said}"
    );
    let rows = table(&csv);
    let of = |id: &str| {
        rows.iter()
            .find(|row| row["id"] == id)
            .expect("there is a row")
    };
    assert_eq!(rows.len(), 5);
    // Whoever has handed in what is no hand-in has handed in something.
    assert_eq!(
        (&*of("s4")["status"], &*of("s4")["points"]),
        ("nothing-graded", "0")
    );
    assert!(
        of("s4")["error"].contains("lab.docx' is not a Python lab file"),
        "{rows:?}"
    );
    assert_eq!(
        (&*of("s1")["name"], &*of("s1")["file"]),
        ("Berg, Anna", "in/Anna_1/lab.py")
    );
    assert!(
        of("s1")["notes"].contains("also handed in: in/Anna_1/old.py"),
        "{rows:?}"
    );
    assert_eq!(of("s2")["name"], "'=Ben");
    assert_eq!(
        (&*of("s3")["status"], &*of("s3")["points"]),
        ("absent", "0")
    );
    let (json, _, _) = told(&folder, &[&words[..], &["--format", "json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(
        json["class"]["absent"],
        serde_json::json!([{"id": "s3", "name": "Carl"}])
    );
    assert_eq!(json["class"]["submissions"], 4);
    assert_eq!(
        json["class"]["passed_over"],
        serde_json::json!(["in/Anna_1/notes.txt"])
    );
    let (text, _, _) = told(&folder, &words);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "Berg, Anna (s1), lab.py:",
        "in/Anna_1/lab.py counts",
        "Nothing was handed in by Carl (s3).",
        "No line of the roster matches in/stray.py.",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
}

/// It is no lab file, and whoever grades is not told besides that there is none.
/// An empty file beside another is nobody's hand-in, whenever it was written.
#[test]
fn an_empty_file_counts_only_where_there_is_no_other() {
    let sheet = "1. `xor 3 5` = 6\n";
    let folder = folder_of(
        "empty-beside",
        &[
            ("in/Anna_1/sheet (1).md", sheet),
            ("in/Anna_1/sheet_old.md", ""),
            ("in/Ben_2/sheet.md", ""),
            ("in/Carl_3/sheet.md", sheet),
            (
                "r.csv",
                "id,name,files\ns1,Anna,Anna_*\ns2,Ben,Ben_*\ns3,Carl,Carl_*\n",
            ),
        ],
    );
    let words = ["check", "in", "--roster", "r.csv", "--format", "json"];
    let (json, said, code) = told(&folder, &words);
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(code, Some(1), "{said}");
    let files = json["sheets"].as_array().unwrap().iter();
    let files: Vec<&str> = files.map(|sheet| sheet["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["in/Anna_1/sheet (1).md", "in/Carl_3/sheet.md"]);
    assert_eq!(json["class"]["sheets"], 3);
}

#[test]
fn what_is_no_hand_in_is_told_once_where_nothing_else_is_there() {
    if !python_is_there() {
        return;
    }
    let roster = "id,name,files\ns4,Dora,Dora_*\n";
    let files = [("in/Dora_4/lab.docx", "PK\u{3}\u{4}"), ("r.csv", roster)];
    let folder = folder_of("docx-alone", &files);
    for named in ["in", "in/Dora_4"] {
        // Found in the folder that is named, it matches no line.
        let is_theirs = named == "in";
        let words = ["grade", named, "--roster", "r.csv", "--format", "json"];
        let (json, said, code) = told(&folder, &words);
        let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        assert_eq!(
            json["class"]["nothing_graded"],
            u64::from(is_theirs),
            "{json}"
        );
        let of_folder = format!("the folder '{named}' holds no Python lab files");
        assert_eq!(said.contains(&of_folder), !is_theirs, "{said}");
        assert_eq!(code, Some(if is_theirs { 1 } else { 2 }), "{said}");
    }
}

#[test]
fn a_roster_that_is_none_is_refused_with_its_line() {
    let folder = folder_of(
        "no-roster",
        &[
            ("in/anna.md", "1. `xor 3 5` = 6\n"),
            ("1.csv", "id,name\n1,A\n"),
            ("2.csv", "id,name,files\n1,A,a*\n1,B,b*\n"),
            ("3.csv", "id,name,files\n1,A,\n"),
            ("4.csv", "id,name,files\n1,A,*\n2,B,anna*\n"),
        ],
    );
    for (roster, words) in [
        ("1.csv", "line 1"),
        (
            "2.csv",
            "line 3 of the roster has the id '1' of line 2 again",
        ),
        ("3.csv", "line 2"),
        ("4.csv", "'in/anna.md' is matched by lines 2 and 3"),
        ("5.csv", "does not exist"),
    ] {
        let (report, said, code) = told(&folder, &["check", "in", "--roster", roster]);
        assert_eq!((&report[..], code), ("", Some(2)), "{roster}");
        assert!(said.contains(roster) && said.contains(words), "{said}");
    }
}

#[test]
fn without_a_roster_a_student_is_a_folder_or_a_file() {
    let sheet = "1. `xor 3 5` = 6\n";
    for (name, files, students) in [
        (
            "own",
            &["A_1/s.md", "A_1/t.md", "B_2/s.md"][..],
            &["A_1", "B_2"][..],
        ),
        (
            "groups",
            &["g1/a.md", "g1/b.md", "g2/c.md", "g2/d.md"],
            &["a", "b", "c", "d"],
        ),
        ("mixed", &["a/s.md", "b/s.md", "c.md"], &["s", "s", "c"]),
        (
            "endings",
            &["anna.md", "anna.txt", "ben.md"],
            &["anna", "ben"],
        ),
    ] {
        let all: Vec<(String, &str)> = files
            .iter()
            .map(|file| (format!("in/{file}"), sheet))
            .collect();
        let all: Vec<(&str, &str)> = all.iter().map(|(file, text)| (&**file, *text)).collect();
        let folder = folder_of(name, &all);
        let (json, _, _) = told(&folder, &["check", "in", "--format", "json"]);
        let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        let sheets = json["sheets"].as_array().expect("there are sheets").iter();
        let found: Vec<&str> = sheets
            .filter_map(|it| it["student"]["name"].as_str())
            .collect();
        assert_eq!(found, students, "{name}");
    }
}

#[test]
fn of_two_files_changed_together_the_last_by_name_counts() {
    let sheet = |answer: &str| format!("1. `xor 3 5` = {answer}\n");
    let (first, second) = (sheet("1"), sheet("6"));
    let folder = folder_of(
        "together",
        &[
            ("in/A/s2.md", &first),
            ("in/A/s10.md", &second),
            ("in/B/s.md", &first),
        ],
    );
    let now = SystemTime::now();
    for file in ["in/A/s2.md", "in/A/s10.md"] {
        let file = File::options()
            .write(true)
            .open(folder.join(file))
            .expect("it opens");
        file.set_modified(now).expect("it can be set");
    }
    let (json, _, _) = told(&folder, &["check", "in", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(json["sheets"][0]["file"], "in/A/s10.md");
    assert_eq!(
        json["sheets"][0]["also_handed_in"],
        serde_json::json!(["in/A/s2.md"])
    );
}
