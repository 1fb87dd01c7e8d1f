//! `nimlab check --sheet`: what is marked by the sheet that was given out, and what is said where nothing can be.

use std::fs;

use super::worksheet_files::{folder, stdout, typed};
use crate::program::{ended, nimlab};

#[test]
fn what_is_marked_against_is_read_first() {
    let folder = folder("against");
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    fs::write(
        path("sheet.md"),
        "1. `sum 6 1 5` = ____\n2. `xor 3 5` = ____\n",
    )
    .unwrap();
    fs::write(path("edited.md"), "1. `sum 1 1` = 0\n2. `sum 2 2` = 0\n").unwrap();
    fs::write(path("prose.md"), "Nothing to mark.\n").unwrap();
    let check = |sheet: &str, words: &[&str]| {
        let sheet = path(sheet);
        let words = [&["check", "--format", "json", "--sheet", &sheet], words].concat();
        typed(&words, "xor 3 5 = 6\nsum 6 1 5 = 2\n")
    };
    let (code, told, _) = check("sheet.md", &[&path("edited.md")]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(code, Some(1));
    assert_eq!((&told["right"], &told["count"]), (&0.into(), &2.into()));
    assert_eq!(told["items"][0]["verdict"], "blank");
    assert!(told["items"][0]["line"].is_null());
    assert_eq!(told["not_counted"][0]["why"], "not-asked");
    assert_eq!(check("sheet.md", &["-"]).0, Some(0));
    for (sheet, words, told) in [
        ("prose.md", &["-"][..], "holds no questions"),
        ("none.md", &["-"], "does not exist"),
        ("sheet.md", &["xor 3 5", "6"], "'xor 3 5' does not exist"),
    ] {
        let (code, _, error) = check(sheet, words);
        assert_eq!(code, Some(2));
        assert!(error.contains(told), "{error}");
    }
    let (code, _, error) = check("sheet.md", &[&path("prose.md")]);
    assert_eq!(code, Some(2));
    assert!(error.contains("prose.md' holds no questions"), "{error}");
}

#[test]
fn numbered_answers_alone_are_marked_by_the_sheet_that_was_given_out() {
    let folder = folder("bare");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("sheet.md", "1. `sum 5 4` = __\n2. `binary 6` = __\n");
    fs::create_dir(folder.join("in")).unwrap();
    write("in/anna.md", "1. `sum 5 4` = 1\n2. `binary 6` = 110\n");
    write("in/ria.txt", "1. 1\n2. 110\n");
    let check = |arguments: &[&str]| {
        let words = [&["check"], arguments].concat();
        nimlab(&words).current_dir(&folder).assert()
    };
    let against = check(&["in", "--sheet", "sheet.md"]).code(0);
    assert!(stdout(&against).contains("4 of 4 right"));
    // Without it, nobody knows what was asked: one sheet more that is not right, and no reason to stop.
    let alone = check(&["in"]).code(1);
    assert!(stdout(&alone).contains("The class: 2 sheets\n"));
    assert!(stdout(&alone).contains("1 sheet is not marked."));
    assert!(stdout(&alone).contains("Not marked: 'in/ria.txt' holds no questions"));
    let json = check(&["in", "--format", "json"]).code(1);
    let json: serde_json::Value = serde_json::from_str(&stdout(&json)).unwrap();
    assert_eq!(json["class"]["sheets"], 2);
    assert_eq!(json["class"]["not_marked"].as_array().unwrap().len(), 1);
    assert!(json["errors"].as_array().unwrap().is_empty());
    let csv = check(&["in", "--format", "csv"]).code(1);
    assert_eq!(stdout(&csv).lines().count(), 3);
    // By itself, it is nothing that could be marked.
    check(&["in/ria.txt"]).code(2);
}

/// Whoever marks by a sheet is told what counts there, and never to hand in questions of their own.
#[test]
fn what_was_expected_of_a_sheet_is_said() {
    const EXPECTED: &str = "expected the sheet filled in, or numbered answers alone, such as 1. 8";
    let folder = folder("expected");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("one.md", "1. `sum 5 4` = __\n");
    write("two.md", "1. `sum 5 4` = __\n2. `binary 6` = __\n");
    write("hello.txt", "hello\n");
    let check = |sheet: &str, handed_in: &str, input: &str| {
        let sheet = folder.join(sheet);
        let handed_in = match handed_in {
            "-" => "-".to_owned(),
            file => folder.join(file).to_string_lossy().into_owned(),
        };
        typed(
            &["check", &handed_in, "--sheet", &sheet.to_string_lossy()],
            input,
        )
    };
    for (sheet, numbers) in [("one.md", "1"), ("two.md", "1 to 2")] {
        // A number that was not asked answers nothing.
        for (handed_in, input) in [
            ("hello.txt", ""),
            ("-", ""),
            ("-", "hello\n"),
            ("-", "7. 5\n"),
        ] {
            let (code, report, error) = check(sheet, handed_in, input);
            assert_eq!((code, &*report), (Some(2), ""));
            let told =
                format!("holds no questions and no answers numbered {numbers}: {EXPECTED}\n");
            assert!(error.ends_with(&told), "{error}");
        }
    }
    for (input, lines) in [
        ("hello\n1. 1\n2. 110\n", "line 1"),
        ("1. 1\nhello\n2. 110\nwell\n", "lines 2, 4"),
        ("1. `sum 5 4` = 1\nhello\n", "line 2"),
    ] {
        let (code, report, error) = check("two.md", "-", input);
        assert_eq!(code, Some(2));
        assert!(report.contains("of 2 right"), "{report}");
        let told = format!("error: not read of standard input: {lines}; {EXPECTED}\n");
        assert_eq!(error, told);
    }
}

/// What was answered on paper is typed into one table, and marked as if each student had handed in a file.
#[test]
fn a_table_of_answers_is_marked_as_a_file_of_each_student_is() {
    const ANSWERS: [(&str, [&str; 4]); 4] = [
        ("Anna", ["1", "110", "3,1", "wins"]),
        ("Ben", ["9", "", "3 1", "P"]),
        ("Carla", ["I do not know", "11 0", "take 1 from row 3", "?"]),
        ("Dan", ["", "", "", ""]),
    ];
    let folder = folder("paper");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write(
        "sheet.md",
        "1. `sum 5 4` = __\n2. `binary 6` = __\n3. `move 1 2 4` = __\n4. `winner 1 2 4` = __\n",
    );
    fs::create_dir(folder.join("in")).unwrap();
    let mut table = vec!["\u{feff}Name;2.;1;3;4;id".to_owned()];
    for (name, [sum, digits, a_move, winner]) in ANSWERS {
        table.push(format!("{name};{digits};{sum};{a_move};{winner};{name}7"));
        let lines = [sum, digits, a_move, winner].into_iter().zip(1..);
        let lines: Vec<String> = lines
            .map(|(answer, at)| format!("{at}. {answer}"))
            .collect();
        write(&format!("in/{name}.md"), &lines.join("\n"));
    }
    table.push(";;;;;\r\n".to_owned());
    write("answers.csv", &table.join("\r\n"));
    let check = |words: &[&str]| {
        let words = [&["check", "--sheet", "sheet.md", "--format", "json"], words].concat();
        let told = nimlab(&words).current_dir(&folder).assert().code(1);
        let told: serde_json::Value = serde_json::from_str(&stdout(&told)).unwrap();
        told
    };
    let (table, files) = (check(&["answers.csv", "--output", "out"]), check(&["in"]));
    assert_eq!(table["class"], files["class"]);
    let verdicts = |told: &serde_json::Value| {
        let sheets = told["sheets"].as_array().unwrap().iter();
        let verdicts = sheets.map(|sheet| {
            let items = sheet["items"].as_array().unwrap().iter();
            let items = items.map(|item| (item["given"].clone(), item["verdict"].clone()));
            (sheet["student"]["name"].clone(), items.collect::<Vec<_>>())
        });
        verdicts.collect::<Vec<_>>()
    };
    assert_eq!(verdicts(&table), verdicts(&files));
    // Whoever wrote nothing was there, and has nothing right.
    assert_eq!(table["sheets"][3]["right"], 0);
    assert_eq!(table["sheets"][0]["student"]["id"], "Anna7");
    // Whoever has an id stands in what a learning platform takes in.
    let marks = fs::read_to_string(folder.join("out/moodle.csv")).unwrap();
    assert!(marks.contains("Anna7"), "{marks}");
}

#[test]
fn a_table_of_answers_says_what_is_wrong_with_it() {
    let folder = folder("paper_errors");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("sheet.md", "1. `sum 5 4` = __\n2. `binary 6` = __\n");
    let told = |words: &[&str]| {
        let mut check = nimlab(&[&["check"], words].concat());
        let (code, printed, said) = ended(check.current_dir(&folder));
        assert_eq!((code, &printed[..]), (2, ""));
        said
    };
    for (table, expected) in [
        ("", "does not say what its columns hold: expected name"),
        (
            "name\nAnna\n",
            "does not say what its columns hold: expected name",
        ),
        (
            "1,2\n3,4\n",
            "does not say what its columns hold: expected name",
        ),
        (
            "name,1,2\n",
            "has no row below its first: expected one for each student",
        ),
        (
            "name,1,total\nAnna,1,3\n",
            "has 'total' above column 3: expected name",
        ),
        (
            "name,1,0\nAnna,1,3\n",
            "has '0' above column 3: expected name",
        ),
        (
            "name,1,2,1.\nAnna,1,3,1\n",
            "has '1.' above two columns: expected name",
        ),
        (
            "name,1,3\nAnna,1,3\n",
            "has answers to question 3: the sheet has 2 questions",
        ),
    ] {
        write("answers.csv", table);
        let error = told(&["--sheet", "sheet.md", "answers.csv"]);
        assert!(
            error.starts_with(&format!("error: 'answers.csv' {expected}")),
            "{error}"
        );
    }
    write("answers.csv", "name,1,2\nAnna,1,110\n");
    for (words, expected) in [
        (&["answers.csv"][..], "expected --sheet FILE too"),
        (
            &["--sheet", "sheet.md", "none.csv"],
            "'none.csv' does not exist",
        ),
        (
            &["--sheet", "sheet.md", "answers.csv", "--shard", "1/2"],
            "'answers.csv' has no parts",
        ),
    ] {
        let error = told(words);
        assert!(error.contains(expected), "{error}");
    }
}
