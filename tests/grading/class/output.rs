//! `--output DIR`: a page for each student, and the pages of the class that lead to them.

use std::fs;

use crate::class::{ADDS, ONE_RIGHT, files_of, folder_of, table, told};
use crate::python_is_there;
use crate::support::parsed::{Piece, parse};

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
#[expect(clippy::too_many_lines, reason = "a list, not a long story")]
fn each_student_has_a_page_and_the_class_leads_to_it() {
    if !python_is_there() {
        return;
    }
    let hand_ins = [
        ("in/anna.py", ADDS),
        ("in/ben & co.py", ONE_RIGHT),
        ("in/class.py", ""),
        ("in/Zoë #1.ipynb", "{"),
        ("in/notes.docx", "x"),
        // It may have been meant; what a Mac writes beside each file was not.
        ("in/.lab.py", ONE_RIGHT),
        ("in/._anna.py", "x"),
    ];
    let folder = folder_of("pages", &hand_ins);
    let words = ["grade", "in", "--seed", "1", "--output", "out"];
    let (with, said, code) = told(&folder, &words);
    assert_eq!(code, Some(1));
    assert!(
        said.contains("passed over: 2 files (in/.lab.py, in/notes.docx)"),
        "{said}"
    );
    assert_eq!(
        told(&folder, &words[..4]).0,
        with,
        "the telling is the same without"
    );
    let files = files_of(&folder.join("out"));
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            ".nimlab",
            "Zoë #1.html",
            "Zoë #1.md",
            "anna.html",
            "anna.md",
            "ben & co.html",
            "ben & co.md",
            "class-2.html",
            "class-2.md",
            "class.html",
            "grades.csv",
            "results.json",
        ]
    );
    let text = |name: &str| String::from_utf8(files[name].clone()).expect("it is text");
    let class = text("class.html");
    assert_eq!(
        links(&class),
        [
            "Zo%C3%AB%20%231.html",
            "anna.html",
            "ben%20%26%20co.html",
            "class-2.html"
        ]
    );
    assert!(
        !class.contains("http:") && !class.contains("https:"),
        "it asks nobody"
    );
    assert!(!class.contains("class=\"controls\""), "there are no steps");
    for words in [
        "sortable",
        "█",
        "adding where XOR is asked for",
        "in/notes.docx",
        "is_human",
    ] {
        assert!(class.contains(words), "{words} in {class}");
    }
    for page in ["anna.html", "class-2.html"] {
        parse(&text(page));
    }
    assert!(text("class-2.html").contains("the file is empty"));
    assert!(text("anna.md").contains("nim_sum"));
    assert_eq!(
        text("results.json"),
        told(&folder, &[&words[..4], &["--format", "json"]].concat()).0
    );
    assert_eq!(
        text("grades.csv"),
        told(&folder, &[&words[..4], &["--format", "csv"]].concat()).0
    );
    let json: serde_json::Value = serde_json::from_str(&text("results.json")).expect("it is JSON");
    assert_eq!(
        json["class"]["passed_over"],
        serde_json::json!(["in/.lab.py", "in/notes.docx"])
    );
    // Again, and all is overwritten that is nimlab's own.
    fs::write(folder.join("out/mine.txt"), "mine").expect("it can be written");
    assert_eq!(told(&folder, &words).2, Some(1));
    assert_eq!(files_of(&folder.join("out")).len(), names.len() + 1);
    // A folder of pages is no folder of hand-ins.
    let json = |paths: &str| {
        told(
            &folder,
            &["grade", paths, "--seed", "1", "--format", "json"],
        )
        .0
    };
    let everything: serde_json::Value = serde_json::from_str(&json(".")).expect("it is JSON");
    assert_eq!(
        everything["class"]["passed_over"],
        serde_json::json!(["./in/.lab.py", "./in/notes.docx"])
    );
}

#[test]
fn what_nimlab_has_not_made_is_not_overwritten() {
    if !python_is_there() {
        return;
    }
    let folder = folder_of(
        "foreign",
        &[("in/anna.py", ONE_RIGHT), ("out/anna.md", "mine")],
    );
    let (report, said, code) = told(&folder, &["grade", "in", "--output", "out"]);
    assert_eq!((&report[..], code), ("", Some(2)));
    assert!(
        said.contains("anna.md") && said.contains("did not make"),
        "{said}"
    );
    assert_eq!(
        fs::read(folder.join("out/anna.md")).expect("it is there"),
        b"mine"
    );
    assert_eq!(files_of(&folder.join("out")).len(), 1);
}

#[test]
fn what_cannot_be_read_is_a_hand_in_without_points() {
    if !python_is_there() {
        return;
    }
    let folder = folder_of(
        "unread",
        &[
            ("in/a.py", ""),
            ("in/b.ipynb", "[]"),
            ("in/c.py", ONE_RIGHT),
        ],
    );
    fs::write(folder.join("in/d.py"), [0, 159, 146, 150]).expect("it can be written");
    std::os::unix::fs::symlink("c.py", folder.join("in/e.py")).expect("a link can be made");
    let (report, _, code) = told(&folder, &["grade", "in", "--format", "json", "--seed", "1"]);
    assert_eq!(code, Some(1));
    let report: serde_json::Value = serde_json::from_str(&report).expect("it is JSON");
    for number in [0, 1, 3, 4] {
        let one = &report["submissions"][number];
        let functions = one["functions"].as_array().expect("there are functions");
        assert!(functions.len() == 13 && functions.iter().all(|it| it["status"] == "missing"));
        assert!(one["points"] == 0 && !one["error"].is_null(), "{one}");
    }
    assert_eq!(report["class"]["nothing_graded"], 4);
    assert_eq!(report["class"]["not_graded"], 0);
    assert_eq!(told(&folder, &["grade", "in/a.py"]).2, Some(1));
    assert_eq!(told(&folder, &["grade", "nowhere"]).2, Some(2));
}

#[test]
fn sheets_are_handed_back_too() {
    let sheets = [
        (
            "in/anna.md",
            "Name: Anna\n\n1. `xor 3 5` = 8\n2. `sum 5 4` = 1\n",
        ),
        ("in/ben.txt", "1. `xor 3 5` = 6\n2. `sum 5 4` =\n"),
        ("in/carl.md", "nothing"),
    ];
    let folder = folder_of("sheets", &sheets);
    let words = ["check", "in", "--output", "out"];
    assert_eq!(told(&folder, &words).2, Some(1), "one is not marked");
    let files = files_of(&folder.join("out"));
    let text = |name: &str| String::from_utf8(files[name].clone()).expect("it is text");
    let class = text("class.html");
    assert_eq!(links(&class), ["anna.html", "ben.html", "carl.html"]);
    assert!(
        class.contains("added") && !class.contains("class=\"controls\""),
        "{class}"
    );
    let rows = table(&text("grades.csv"));
    assert_eq!(
        text("grades.csv"),
        told(&folder, &["check", "in", "--format", "csv"]).0
    );
    assert_eq!(rows[0]["sheet_name"], "Anna");
    assert_eq!((&*rows[0]["right"], &*rows[0]["count"]), ("1", "2"));
    assert_eq!(
        (&*rows[0]["verdicts"], &*rows[1]["verdicts"]),
        ("wrong right", "right blank")
    );
    assert_eq!(rows[0]["misconceptions"], "added");
    assert!(
        rows[2]["error"].contains("holds no questions"),
        "{:?}",
        rows[2]
    );
    let (page, _, _) = told(&folder, &["check", "in", "--format", "html"]);
    assert!(!page.contains("class=\"controls\""), "a class has no steps");
    assert_eq!(
        told(&folder, &["check", "xor 3 5", "6", "--format", "csv"]).2,
        Some(2)
    );
}

#[test]
fn a_hand_in_graded_once_more_does_not_write_over_its_class() {
    if !python_is_there() {
        return;
    }
    let hand_ins = [
        ("in/anna.py", ADDS),
        ("in/ben.py", ONE_RIGHT),
        ("in/carl.py", ""),
        ("again/anna.py", ONE_RIGHT),
    ];
    let folder = folder_of("pages-again", &hand_ins);
    let grade = |what| told(&folder, &["grade", what, "--seed", "1", "--output", "out"]);
    assert_eq!(grade("in").2, Some(1));
    let before = files_of(&folder.join("out"));
    let (_, said, code) = grade("again");
    assert_eq!(code, Some(2), "{said}");
    assert!(
        said.contains("'out' holds the pages of a class of 3 hand-ins"),
        "{said}"
    );
    assert_eq!(files_of(&folder.join("out")), before);
}

#[test]
fn tests_beside_a_lab_are_not_the_lab() {
    if !python_is_there() {
        return;
    }
    // The last by name would count where both were changed together.
    let hand_ins = [
        ("in/Anna_1/lab.py", ONE_RIGHT),
        ("in/Anna_1/test_lab.py", "import lab\n"),
        ("in/Ben_2/lab.py", ADDS),
        ("in/Carl_3/test_lab.py", ADDS),
        (
            "roster.csv",
            "id,name,files\n1,Anna,Anna_1/*\n2,Ben,Ben_2/*\n3,Carl,Carl_3/*\n",
        ),
    ];
    let folder = folder_of("tests-beside", &hand_ins);
    let words = [
        "grade",
        "in",
        "--seed",
        "1",
        "--roster",
        "roster.csv",
        "--format",
        "csv",
    ];
    let rows = table(&told(&folder, &words).0);
    let files: Vec<&str> = rows.iter().map(|row| &*row["file"]).collect();
    assert_eq!(
        files,
        [
            "in/Anna_1/lab.py",
            "in/Ben_2/lab.py",
            "in/Carl_3/test_lab.py"
        ]
    );
}
