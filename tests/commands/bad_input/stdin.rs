//! Boards from standard input that cannot be read.

use super::refused::Refused;
use super::{NO_NUMBERS, OF_BOARDS, start_of};

#[test]
fn nothing_to_read() {
    for command in OF_BOARDS {
        for input in ["", " ", "\n\n\n", "\r\n\t ", "\u{feff}", "\u{feff}\n"] {
            Refused::with_input(&[command, "-"], input).expected();
        }
    }
    Refused::with_input(&["sum", "-", "--depth", "0"], "").expected();
}

#[test]
fn a_row_that_is_no_number_is_told_with_its_line() {
    for word in NO_NUMBERS {
        let named = start_of(word);
        let input = format!("5 4\n3\n\n2 {word} 1\n");
        Refused::with_input(&["explain", "-"], input.clone())
            .names(&named)
            .names("line 4")
            .expected();
        Refused::with_input(&["sum", "-", "--depth", "0"], input)
            .names(&named)
            .names("line 4");
    }
}

#[test]
fn a_comma_with_nothing_beside_it() {
    for command in OF_BOARDS {
        for input in ["5,,4", "5,\n,4", "5,", ",5", "5,\n", ",\n", "\u{feff},5"] {
            Refused::with_input(&[command, "-"], input)
                .names("comma")
                .expected();
        }
    }
}

#[test]
fn bytes_that_are_no_text() {
    for input in [
        &b"5 \0 4"[..],
        b"5\x004",
        b"\0",
        b"5 \xff\xfe 4",
        b"\xff\xfe5\x00 \x004\x00",
        b"5 \xc3\x28 4",
        b"5\xc2\xa04",
        b"5 \x1b[31m4",
        b"5 4\x1a",
    ] {
        Refused::with_input(&["sum", "-"], input)
            .names("line 1")
            .expected()
            .short();
        Refused::with_input(&["sum", "-", "--depth", "0", "--ascii"], input).plain_ascii();
        Refused::with_input(&["explain", "-", "--ascii"], input).plain_ascii();
    }
}

#[test]
fn a_word_of_a_megabyte() {
    for word in [
        "9".repeat(1_000_000),
        "x".repeat(1_000_000),
        "é".repeat(500_000),
    ] {
        let named = start_of(&word);
        for input in [word.clone(), format!("5 4\n{word}"), format!("{word} 5\n")] {
            Refused::with_input(&["sum", "-"], input.clone())
                .names(&named)
                .expected()
                .short();
            Refused::with_input(&["sum", "-", "--depth", "0"], input)
                .names(&named)
                .short();
        }
    }
}

#[test]
fn a_number_that_is_wrong_only_after_many_that_are_right() {
    let mut input = "7\n".repeat(100_000);
    input += "sevne\n";
    for depth in ["0", "2"] {
        Refused::with_input(&["sum", "-", "--depth", depth], input.clone())
            .names("sevne")
            .names("line 100001")
            .expected();
    }
}

#[test]
fn words_of_the_notation_mean_nothing_there() {
    Refused::with_input(&["explain", "-"], "5 4 --misere")
        .names("--misere")
        .expected();
    Refused::with_input(&["explain", "-"], "sum 5 4")
        .names("sum")
        .expected();
    Refused::with_input(&["sum", "-"], "-")
        .names("-")
        .expected();
    Refused::with_input(&["sum", "-"], "[5, 4, 3")
        .names("'['")
        .names("line 1")
        .expected();
}
