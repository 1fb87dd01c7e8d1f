//! `--format csv`: a row for each hand-in, for spreadsheets.

use crate::grading::hand_ins::{ONE_RIGHT, right};
use crate::grading::python;
use crate::place::{Place, rows};
use crate::support::{has, or_pass_over};

#[test]
fn each_hand_in_is_a_row_and_what_else_is_to_be_known_of_it_a_note() {
    or_pass_over!(python());
    let place = Place::of([
        ("a.py", &*right()),
        ("b.py", "def nim_sum(board)\n    return 0\n\n\nx = 1 / 0\n"),
        ("c.ipynb", "{"),
        ("d.py", ONE_RIGHT),
    ]);
    let told = place.told("grade . --format csv --seed 1");
    let table = &*told.printed;
    assert_eq!(told.code, 1);
    assert!(table.starts_with("file,points,max_points,present_board,present_board_status,"));
    assert!(table.ends_with("\r\n") && table.matches('\n').count() == 5);
    let rows = rows(table);
    for (row, file, points, status) in [
        (0, "./a.py", "100", "passed"),
        (1, "./b.py", "0", "missing"),
        (2, "./c.ipynb", "0", "missing"),
        (3, "./d.py", "3", "missing"),
    ] {
        let fields =
            ["file", "points", "max_points", "play_nim_status"].map(|name| &*rows[row][name]);
        assert_eq!(fields, [file, points, "100", status]);
    }
    has(
        &rows[1]["notes"],
        &["Python cannot read", "Line 1 is", "Outside the functions", "ZeroDivisionError"],
    );
    assert_eq!(rows[3]["notes"], "");
    has(&rows[2]["error"], &["c.ipynb: it is not a notebook"]);
}

/// The names of files are the students' own, and stand in two columns.
#[test]
fn no_field_is_a_formula() {
    or_pass_over!(python());
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
    let place = Place::of(names.map(|name| (name, "{")));
    for ascii in [&[][..], &["--ascii"]] {
        let words = [&["grade", "--format", "csv"], ascii, &["--"], &names[..]].concat();
        let told = place.told_of(&words, "");
        assert!(told.code == 1 && (ascii.is_empty() || told.printed.is_ascii()), "{told:?}");
        let rows = rows(&told.printed);
        assert_eq!(rows.len(), names.len());
        for field in rows.iter().flat_map(|row| row.values()) {
            let is_formula = field.trim_start().starts_with(['=', '+', '-', '@', '＝']);
            assert!(!is_formula, "{field:?} in {told:?}");
        }
        assert_eq!(rows[0]["file"], "'=cmd|' calc'!A0,\"x\".ipynb", "the name itself is kept");
    }
}
