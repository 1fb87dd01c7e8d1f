//! Boards on the command line that cannot be read.

#[cfg(unix)]
use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

use super::refused::Refused;
use super::{NO_NUMBERS, OF_BOARDS, start_of};

#[test]
fn a_row_that_is_no_number() {
    for word in NO_NUMBERS {
        let named = start_of(word);
        Refused::of(&["explain", "5", word, "4"])
            .names(&named)
            .expected();
        Refused::of(&["sum", &format!("5,{word},4")])
            .names(&named)
            .expected();
    }
    for command in OF_BOARDS {
        for word in ["word", "-3", "1.5", "18446744073709551616", "٣"] {
            Refused::of(&[command, word]).names(word).expected();
            Refused::of(&[command, "5", word]).names(word).expected();
        }
    }
}

#[test]
fn a_board_of_nothing() {
    for command in OF_BOARDS {
        Refused::of(&[command]).expected();
        for blank in ["", " ", "\t \n"] {
            Refused::of(&[command, blank]).expected();
            Refused::of(&[command, blank, blank]).expected();
        }
    }
}

#[test]
fn a_comma_with_nothing_beside_it() {
    for command in OF_BOARDS {
        for board in ["5,,4", "5, ,4", "5,", ",5", ",", ",,", "5 , , 4", "5,4,\n"] {
            Refused::of(&[command, board]).names("comma").expected();
        }
        Refused::of(&[command, "5,", ",4"])
            .names("comma")
            .expected();
        Refused::of(&[command, "5", "4", ","])
            .names("comma")
            .expected();
    }
}

#[test]
fn an_empty_word_among_the_rows() {
    for command in OF_BOARDS {
        Refused::of(&[command, "5", "", "4"]).expected();
        Refused::of(&[command, "", "5"]).expected();
        Refused::of(&[command, "5", " "]).expected();
    }
}

#[test]
fn a_dash_beside_numbers() {
    for command in OF_BOARDS {
        for words in [["-", "5"], ["5", "-"], ["-", "-"]] {
            Refused::with_input(&[command, words[0], words[1]], "5 4 3").names("'-'");
        }
        Refused::with_input(&[command, "5,-"], "5 4 3").names("'-'");
        Refused::with_input(&[command, "- 5"], "5 4 3");
    }
}

#[test]
fn a_dash_where_no_board_is_read() {
    for kind in ["binary", "decimal", "group"] {
        Refused::with_input(&[kind, "-"], "5").names("-");
    }
    Refused::with_input(&["gate", "-", "1"], "0").names("'-'");
    Refused::with_input(&["xor", "-", "5"], "3").names("'-'");
    Refused::with_input(&["towers", "3", "-"], "6").names("'-'");
}

#[test]
fn a_word_of_a_megabyte_is_quoted_by_its_start() {
    // The system itself refuses single arguments of more than 128 kilobytes.
    for word in ["9".repeat(100_000), "x".repeat(100_000), "é".repeat(50_000)] {
        Refused::of(&["sum", &word])
            .names(&start_of(&word))
            .expected()
            .short();
        Refused::of(&["decimal", &word]).expected().short();
        Refused::of(&["gate", &word, "1"]).expected().short();
        Refused::of(&["explain", "5", "--move", &word])
            .expected()
            .short();
    }
    Refused::of(&["decimal", &"1".repeat(100_000)])
        .names("100000")
        .short();
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    for word in ["\u{1b}[31m5", "5\u{7}", "5\r4x", "\u{9b}31m"] {
        Refused::of(&["sum", "--ascii", word]).plain_ascii();
        Refused::of(&["gate", "--ascii", word, "1"]).plain_ascii();
        Refused::of(&["explain", "--ascii", "5", "--move", word]).plain_ascii();
    }
}

#[test]
fn an_unknown_option() {
    for command in OF_BOARDS {
        Refused::of(&[command, "5", "--sideways"]).names("--sideways");
        Refused::of(&[command, "5", "-x"]).names("-x");
    }
    for command in [
        "gate", "binary", "decimal", "xor", "sum", "board", "group", "towers",
    ] {
        Refused::of(&[command, "1", "--misere"]).names("--misere");
    }
    for command in ["sum", "winner", "rows", "move", "moves", "binary", "verify"] {
        Refused::of(&[command, "--move", "1,1"]).names("--move");
    }
}

#[test]
fn words_after_a_double_dash_are_still_words_of_the_board() {
    Refused::of(&["explain", "--", "-3"]).names("-3").expected();
    Refused::of(&["explain", "5", "--", "--move", "1,1"]).names("--move");
    Refused::of(&["sum", "5", "--", "--misere"]).names("--misere");
}

#[cfg(unix)]
#[test]
fn a_word_that_is_no_text() {
    let word = OsStr::from_bytes(b"57\xff");
    for words in [
        [OsStr::new("explain"), word],
        [OsStr::new("binary"), word],
        [OsStr::new("decimal"), word],
    ] {
        Refused::of(&words).names("57").expected();
    }
}

/// Many empty rows are no many positions; rows that are not empty may be.
#[test]
fn a_board_too_large_to_look_ahead_from() {
    let ahead = |board: &str| Refused::of(&["explain", "--by", "looking-ahead", board]);
    for board in [
        "300",
        "50 40 30",
        "18446744073709551615",
        "kayles 60",
        "moore:2 30 20",
    ] {
        ahead(board).names("at most 300 positions").expected();
    }
    let ones = "1 ".repeat(300);
    ahead(&ones).names("at most 300 positions").expected();
    let empty = "0 ".repeat(5000);
    let told = assert_cmd::Command::new(assert_cmd::cargo::cargo_bin!("nimlab"))
        .args(["explain", "--by", "looking-ahead", &empty, "2", "1"])
        .assert()
        .success();
    let told = String::from_utf8_lossy(&told.get_output().stdout).into_owned();
    assert!(
        told.contains("take\u{a0}1 from row\u{a0}5001") || told.contains("take 1 from row 5001"),
        "{told}"
    );
}

#[test]
fn two_ways_to_explain_at_once() {
    for (one, other) in [
        ("--proof", "--all"),
        ("--proof", "--by"),
        ("--all", "--by"),
        ("--misere", "--proof"),
        ("--move", "--proof"),
        ("--move", "--all"),
    ] {
        let words = |option| match option {
            "--by" => "--by=looking-ahead",
            "--move" => "--move=1,1",
            option => option,
        };
        Refused::of(&["explain", "3", words(one), words(other)])
            .names(one)
            .names(other)
            .expected();
    }
    Refused::of(&["explain", "3", "--by", "magic"])
        .names("magic")
        .expected();
    Refused::of(&["explain", "kayles", "3", "--proof"])
        .names("kayles")
        .expected();
    for option in ["--proof", "--all", "--by=looking-ahead"] {
        Refused::of(&["sum", "3", option]).expected();
        Refused::of(&["explain", "nimble", "3", option])
            .names("nimble")
            .expected();
    }
}
