//! A board without a command: `nimlab 5 4 3` is `nimlab explain 5 4 3`, byte for byte, and a misspelt command is no board.

use super::bad_input::refused::Refused;
use crate::commands::split;
use crate::program::run;

/// Boards in every form, and what begins as one and is none.
const BOARDS: &str = "5 4 3|5,4,3|[5, 4, 3]|'(5, 4, 3)'|*5 + *4|nim 5 4|kayles 5|subtract:1,2,3 7|kayles 5 + nim 3 4|-|\
    5 4 x|5,,4|kayles|-3 4|5 4 --mvoe 1,1|5 4 --move";

const OPTIONS: &str = "|--misere|--move 1,1|--proof --width 60|--looking-ahead|--depth 1 --format json|--ascii --linear";

#[test]
fn a_board_alone_is_explained() {
    for (board, options) in
        BOARDS.split('|').flat_map(|it| OPTIONS.split('|').map(move |o| (it, o)))
    {
        for line in [format!("{board} {options}"), format!("{options} {board}")] {
            let words = split(&line);
            let alone: Vec<&str> = words.iter().map(String::as_str).collect();
            let explained = [&["explain"], &alone[..]].concat();
            assert_eq!(run(&alone, "5 4 3\n"), run(&explained, "5 4 3\n"), "{line}");
        }
    }
}

/// The longer commands: of a short one, one letter more may be many a word.
const COMMANDS: &str =
    "explain balance winner decimal lesson practice check grade worksheet verify completions";

/// With a letter more or other, or two that have changed places.
#[test]
fn a_misspelt_command_is_told_with_its_nearest() {
    for name in COMMANDS.split(' ') {
        let (before, after) = name.split_at(name.len() / 2);
        for typed in [
            format!("{before}q{after}"),
            format!("{before}q{}", &after[1..]),
            format!("{before}{}{}{}", &after[1..2], &after[..1], &after[2..]),
        ] {
            let meant = format!("did you mean '{name}'");
            Refused::of(&[&*typed, "5", "4"]).names(&format!("'{typed}'")).names(&meant);
        }
    }
}
