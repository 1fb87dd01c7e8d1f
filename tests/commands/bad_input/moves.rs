//! Moves that cannot be read, and moves that the rules do not allow.

use super::refused::Refused;

#[test]
fn a_move_that_is_none() {
    for command in ["explain", "board"] {
        for word in [
            "x",
            "1",
            "1,",
            ",1",
            "1,,1",
            "1,2,3",
            "1;2",
            "-1,2",
            "1,-2",
            "+1,2",
            "1.5,2",
            "1,½",
            "٣,1",
            "1,５",
            "1,18446744073709551616",
            "18446744073709551616,1",
            "1,0x1",
        ] {
            Refused::of(&[command, "5", "4", "--move", word])
                .names(word)
                .expected();
            let joined = format!("--move={word}");
            Refused::of(&[command, "5", "4", &joined])
                .names(word)
                .expected();
        }
        for blank in ["", " ", ",", " , "] {
            Refused::of(&[command, "5", "4", "--move", blank]).expected();
        }
        Refused::of(&[command, "5", "4", "--move"]).names("--move");
    }
}

#[test]
fn a_row_that_is_not_there_is_told_with_those_that_are() {
    for command in ["explain", "board"] {
        Refused::of(&[command, "5", "4", "3", "--move", "0,1"])
            .names("0,1")
            .names("1 to 3");
        Refused::of(&[command, "5", "4", "3", "--move", "4,1"])
            .names("4,1")
            .names("1 to 3");
        Refused::of(&[command, "5", "--move", "2,1"])
            .names("2,1")
            .names("row 1");
        Refused::of(&[command, "5", "--move", "18446744073709551615,1"]).names("row 1");
    }
}

#[test]
fn a_count_that_is_not_allowed_is_told_with_those_that_are() {
    for command in ["explain", "board"] {
        Refused::of(&[command, "5", "4", "3", "--move", "2,0"])
            .names("2,0")
            .names("1 to 4");
        Refused::of(&[command, "5", "4", "3", "--move", "2,5"])
            .names("2,5")
            .names("1 to 4");
        Refused::of(&[command, "5", "1", "--move", "2,2"])
            .names("2,2")
            .names("1");
        Refused::of(&[command, "5", "0", "--move", "2,1"])
            .names("2,1")
            .names("row 2");
        Refused::of(&[command, "5", "--move", "1,18446744073709551615"]).names("1 to 5");
    }
}

#[test]
fn on_an_empty_board_no_move_is_legal() {
    for command in ["explain", "board"] {
        for board in ["0", "0 0 0"] {
            for mv in ["1,0", "1,1", "4,1"] {
                Refused::of(&[command, board, "--move", mv])
                    .names(mv)
                    .names("empty");
            }
        }
    }
    Refused::of(&["explain", "0", "--misere", "--move", "1,1"]).names("1,1");
}

#[test]
fn a_move_that_those_before_it_have_made_impossible() {
    Refused::of(&["board", "3", "2", "--move", "1,2", "--move", "1,2"]).names("1,2");
    Refused::of(&["board", "1", "--move", "1,1", "--move", "1,1"])
        .names("1,1")
        .names("empty");
}

#[test]
fn a_move_on_a_board_from_standard_input() {
    Refused::with_input(&["explain", "-", "--move", "3,1"], "5 4")
        .names("3,1")
        .names("1 to 2");
    Refused::with_input(&["explain", "-", "--move", "x"], "5 4")
        .names("x")
        .expected();
    Refused::with_input(&["board", "-", "--move", "1,6"], "5 4")
        .names("1,6")
        .names("1 to 5");
}
