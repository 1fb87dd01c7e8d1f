//! `--format csv`: a row for each hand-in, for spreadsheets.

use std::path::Path;

use csv::{ReaderBuilder, StringRecord};

use crate::grade_reports::hand_in::{ONE_RIGHT, SPITEFUL, folder_of, right};
use crate::grade_reports::{grade, hundredths, report};

struct Table {
    header: StringRecord,
    rows: Vec<StringRecord>,
    code: Option<i32>,
    text: String,
}

impl Table {
    fn of(folder: &Path, words: &[&str]) -> Option<Self> {
        let words = [&[".", "--format", "csv", "--seed", "1"], words].concat();
        let (text, code) = report(&grade(folder, &words)?);
        // A reader that is not flexible wants as many fields in each row as in the header.
        let mut reader = ReaderBuilder::new()
            .flexible(false)
            .from_reader(text.as_bytes());
        Some(Self {
            header: reader.headers().expect("there is a header").clone(),
            rows: reader
                .records()
                .map(|row| row.expect("it is a row"))
                .collect(),
            code,
            text,
        })
    }

    fn field(&self, row: usize, name: &str) -> &str {
        let column = self.header.iter().position(|column| column == name);
        &self.rows[row][column.expect("there is such a column")]
    }
}

#[test]
fn each_hand_in_is_a_row_with_points_and_status() {
    let files = [("a.py", &right()[..]), ("b.py", SPITEFUL), ("c.ipynb", "{")];
    let Some(table) = Table::of(&folder_of("csv-rows", &files), &[]) else {
        return;
    };
    assert_eq!(table.code, Some(1));
    assert_eq!(table.rows.len(), 3);
    assert_eq!(&table.header[0], "file");
    assert!(
        table
            .text
            .starts_with("file,points,max_points,present_board,present_board_status,")
    );
    assert!(table.text.ends_with("\r\n") && table.text.matches('\n').count() == 4);
    for (row, file, points) in [
        (0, "./a.py", Some("100")),
        (1, "./b.py", None),
        (2, "./c.ipynb", Some("0")),
    ] {
        assert_eq!(table.field(row, "file"), file);
        assert_eq!(table.field(row, "max_points"), "100");
        assert!(points.is_none_or(|points| points == table.field(row, "points")));
    }
    assert_eq!(table.field(0, "play_nim"), "10");
    assert_eq!(table.field(0, "play_nim_status"), "passed");
    assert_eq!(table.field(0, "misconceptions"), "");
    assert_eq!(table.field(1, "nim_sum_status"), "failed");
    assert_eq!(table.field(1, "is_board_empty_status"), "error");
    assert_eq!(table.field(1, "make_move_status"), "missing");
    assert_eq!(table.field(1, "misconceptions"), "added");
    assert_eq!(table.field(1, "error"), "");
    assert_eq!(table.field(0, "reasons"), "");
    let reasons = table.field(1, "reasons");
    for words in [
        "; nim_sum: adding where XOR is asked for",
        "; is_board_empty: ",
        " in line 18",
    ] {
        assert!(reasons.contains(words), "{words} in {reasons}");
    }
    assert_eq!(table.field(1, "notes"), "");
    assert_eq!(table.field(2, "nim_sum_status"), "missing");
    assert_eq!(table.field(2, "status"), "nothing-graded");
    assert!(
        table
            .field(2, "error")
            .contains("c.ipynb: it is not a notebook")
    );
}

#[test]
fn what_else_is_to_be_known_of_a_file_is_a_note() {
    let files = [
        ("a.py", "def nim_sum(board)\n    return 0\n\n\nx = 1 / 0\n"),
        ("b.py", ONE_RIGHT),
    ];
    let Some(table) = Table::of(&folder_of("csv-notes", &files), &[]) else {
        return;
    };
    let notes = table.field(0, "notes");
    for words in [
        "Python cannot read",
        "Line 1 is",
        "Outside the functions",
        "ZeroDivisionError",
    ] {
        assert!(notes.contains(words), "{words} in {notes}");
    }
    assert_eq!(table.field(1, "notes"), "");
}

#[test]
fn the_points_of_the_functions_add_up() {
    let Some(table) = Table::of(&folder_of("csv-sum", &[("b.py", SPITEFUL)]), &[]) else {
        return;
    };
    let points = |text: &str| hundredths(text.parse().expect("points are a number"));
    let of_functions: i64 = table
        .header
        .iter()
        .filter(|name| {
            table
                .header
                .iter()
                .any(|other| other == format!("{name}_status"))
        })
        .map(|name| points(table.field(0, name)))
        .sum();
    assert_eq!(of_functions, points(table.field(0, "points")));
    assert!(of_functions > 0);
}

/// The names of files are the students' own, and stand in two columns.
#[test]
fn no_field_is_a_formula() {
    let names = [
        "=cmd|' calc'!A0,\"x\".ipynb",
        " =1+1.ipynb",
        "+1.ipynb",
        "-1.ipynb",
        "@x.ipynb",
        "\t=1.ipynb",
        "\n=1;=2.ipynb",
        "＝1.ipynb",
    ];
    let files: Vec<(&str, &str)> = names.iter().map(|name| (*name, "{")).collect();
    let folder = folder_of("csv-formulas", &files);
    let words: Vec<&str> = std::iter::once("--").chain(names).collect();
    for ascii in [&[][..], &["--ascii"]] {
        let words = [&["--format", "csv"], ascii, &words[..]].concat();
        let Some(output) = grade(&folder, &words) else {
            return;
        };
        let (text, code) = report(&output);
        assert_eq!(code, Some(1));
        let mut reader = ReaderBuilder::new()
            .flexible(false)
            .from_reader(text.as_bytes());
        let rows: Vec<StringRecord> = reader
            .records()
            .map(|row| row.expect("it is a row"))
            .collect();
        assert_eq!(rows.len(), names.len());
        for row in &rows {
            for field in row {
                let computed = ['=', '+', '-', '@', '＝'];
                assert!(
                    !field.trim_start().starts_with(computed),
                    "{field:?} in {text}"
                );
            }
        }
        assert_eq!(
            &rows[0][0], "'=cmd|' calc'!A0,\"x\".ipynb",
            "the name itself is kept"
        );
        assert!(ascii.is_empty() || text.is_ascii(), "{text}");
    }
}
