//! Boards drawn as on the lab sheet, which scripts of the lab read line by line.

use super::{nimlab, written};

fn drawn(words: &[&str]) -> String {
    written(&[&["board"], words].concat(), "")
}

#[test]
fn a_board_is_drawn_as_the_lab_draws_it() {
    assert_eq!(
        drawn(&["5", "4", "0", "2"]),
        "Nim:\n1: X X X X X\n2: X X X X\n3:\n4: X X\n"
    );
    assert_eq!(drawn(&["0"]), "Nim:\n1:\n");
}

#[test]
fn the_board_after_the_last_move_ends_the_output() {
    let told = drawn(&["3", "0", "2", "--move", "1,2", "--move", "3,2"]);
    assert!(told.starts_with("Nim:\n1: X X X\n2:\n3: X X\n"), "{told}");
    assert!(told.contains("\nNim:\n1: X\n2:\n3: X X\n"), "{told}");
    assert!(told.ends_with("\nNim:\n1: X\n2:\n3:\n"), "{told}");
    assert_eq!(told.lines().filter(|line| *line == "Nim:").count(), 3);
}

#[test]
fn the_depth_changes_nothing_about_a_drawing() {
    let words = ["3", "2", "--move", "1,2"];
    for depth in ["0", "1", "5"] {
        let deep = [&words[..], &["--depth", depth]].concat();
        assert_eq!(drawn(&deep), drawn(&words));
    }
}

#[test]
fn a_row_too_long_for_the_width_is_shortened_with_its_number_told() {
    for ascii in [false, true] {
        let mut words = vec!["18446744073709551615", "60", "3", "--width", "40"];
        words.extend(ascii.then_some("--ascii"));
        let told = drawn(&words);
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(lines[1].starts_with("1: X X") && lines[1].contains("18446744073709551615"));
        assert!(lines[2].starts_with("2: X X") && lines[2].contains("60"));
        assert_eq!(lines[3], "3: X X X");
        assert!(
            lines.iter().all(|line| line.chars().count() <= 40),
            "{told}"
        );
        assert_eq!(told.is_ascii(), ascii);
    }
}

#[test]
fn a_row_that_just_fits_is_drawn_in_full() {
    // "1:" and 19 times " X" make 40 columns.
    assert_eq!(
        drawn(&["19", "--width", "40"]),
        format!("Nim:\n1:{}\n", " X".repeat(19))
    );
    let shortened = drawn(&["20", "--width", "40"]);
    assert!(shortened.contains("20") && shortened.lines().all(|line| line.chars().count() <= 40));
}

#[test]
fn markdown_keeps_the_drawing_as_it_is() {
    let told = drawn(&["3", "0", "--format", "markdown"]);
    assert!(told.contains("\nNim:\n1: X X X\n2:\n"), "{told}");
    assert_eq!(told.matches("```").count(), 2);
}

#[test]
fn no_width_is_too_much_for_a_row_however_long() {
    for (size, width) in [
        ("18446744073709551615", "18446744073709551615"),
        ("4000000000000000000", "9000000000000000000"),
    ] {
        let output = nimlab()
            .args(["board", size, "--width", width])
            .output()
            .expect("the program starts");
        // It may be shortened all the same, or the width refused; but the program does not break.
        assert!(
            matches!(output.status.code(), Some(0 | 2)),
            "{size} {width}"
        );
        assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
        assert!(output.stdout.len() < 10_000_000);
    }
}
