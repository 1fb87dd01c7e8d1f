//! `--step`: one step per Enter at a terminal, everything at once where nobody could press it.

use std::fs;
use std::path::Path;

use super::{at_terminal, at_terminal_of_kind, folder, without_colours};
use crate::program::printed_by;

const EXPLAIN: &str = "explain 5 4 --step";
/// How the last row of its first table begins.
const PAIRED: &str = "   nim sum";
/// More Enters than there are steps.
const TO_THE_END: &str = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
const PROMPT: &str = "[Enter: go on, s: rest of the step, b: back, q: leave]";
const PROMPT_BY_STEPS: &str = "[Enter: go on, b: back, q: leave]";

/// The lines without the prompts. What is typed here is there before it is asked for, so that the line after a prompt goes on
/// where the prompt ends.
fn read(seen: &str) -> Vec<String> {
    let plain = without_colours(seen);
    let after_prompt = |line: &str| line.rsplit("q: leave] ").next().unwrap_or("").to_owned();
    plain
        .lines()
        .map(|line| after_prompt(line.trim_end_matches('\n')))
        .filter(|line| !line.trim().is_empty() && !line.contains("[Enter"))
        .collect()
}

#[test]
fn each_enter_shows_more_until_all_has_been_shown() {
    let Some((seen, code)) = at_terminal(EXPLAIN, TO_THE_END, "step") else {
        return;
    };
    assert_eq!(code, 0, "{seen}");
    let plain = without_colours(&seen);
    assert!(plain.matches(PROMPT).count() >= 8, "{plain}");
    assert!(plain.contains("[Enter: end, b: back, q: leave]"), "{plain}");
    let read = read(&seen);
    let mut rest = read.iter();
    for line in printed_by("explain 5 4")
        .lines()
        .filter(|line| !line.is_empty())
    {
        assert!(rest.any(|seen| seen == line), "{line:?} in {plain}");
    }
}

#[test]
fn the_table_fills_up_row_by_row() {
    for (enters, rows) in [(1, 1), (2, 2), (5, 4)] {
        let typed = "\n".repeat(enters) + "q\n";
        let Some((seen, code)) = at_terminal(EXPLAIN, &typed, "step") else {
            return;
        };
        let read = read(&seen);
        let shown = |start: &str| read.iter().filter(|line| line.starts_with(start)).count();
        assert_eq!(code, 0);
        // The marks of the full table write both rows anew.
        assert_eq!(shown("   row "), rows, "{read:#?}");
        assert_eq!(shown(PAIRED), usize::from(enters == 5), "{read:#?}");
        assert_eq!(shown("   Groups are"), 0, "{read:#?}");
    }
}

#[test]
fn a_whole_step_may_be_asked_for() {
    let Some((seen, _)) = at_terminal(EXPLAIN, "s\nq\n", "step") else {
        return;
    };
    let plain = without_colours(&seen);
    assert!(plain.contains("the largest first"), "{plain}");
    assert!(!plain.contains("2  The board is"), "{plain}");
}

#[test]
fn back_takes_away_what_came_last() {
    let Some((seen, code)) = at_terminal(EXPLAIN, "\n\n\n\n\nb\nb\nb\nb\n\n\n\nq\n", "step") else {
        return;
    };
    assert_eq!(code, 0, "{seen}");
    let read = read(&seen);
    let times = |start: &str| read.iter().filter(|line| line.starts_with(start)).count();
    // The marks came and went, which writes both rows anew; then the second row went and came again.
    assert_eq!(
        (times("   row 1"), times("   row 2"), times(PAIRED)),
        (3, 4, 1),
        "{read:#?}"
    );
    assert!(seen.contains("\u{1b}[J"), "{seen:?}");
}

#[test]
fn the_first_step_has_none_before_it() {
    let Some((seen, code)) = at_terminal(EXPLAIN, "b\nb\nq\n", "step") else {
        return;
    };
    assert_eq!(code, 0, "{seen}");
    assert_eq!(without_colours(&seen).matches(PROMPT).count(), 3, "{seen}");
}

#[test]
fn what_is_no_key_is_said_to_be_none() {
    let Some((seen, code)) = at_terminal(EXPLAIN, "what\nq\n", "step") else {
        return;
    };
    assert_eq!(code, 0, "{seen}");
    let plain = without_colours(&seen);
    assert!(plain.contains("'what' does nothing here."), "{plain}");
    assert_eq!(plain.matches(PROMPT).count(), 2, "{plain}");
}

#[test]
fn the_end_of_the_input_ends_it() {
    for typed in ["", "\n\n"] {
        let Some((seen, code)) = at_terminal(EXPLAIN, typed, "step") else {
            return;
        };
        assert_eq!(code, 0, "{seen}");
        assert!(!without_colours(&seen).contains("The player to move wins"));
    }
}

#[test]
fn a_simple_terminal_and_ascii_get_whole_steps_and_nothing_is_written_over() {
    for (kind, words) in [
        ("dumb", EXPLAIN.to_owned()),
        ("xterm", format!("{EXPLAIN} --ascii --color never")),
    ] {
        let Some((seen, code)) = at_terminal_of_kind(kind, &words, TO_THE_END, "step") else {
            return;
        };
        assert_eq!(code, 0, "{seen}");
        assert!(
            !seen.contains("\u{1b}[J") && !seen.contains("\u{1b}[H"),
            "{seen:?}"
        );
        let printed = printed_by(&words.replace(" --step", ""));
        let mut printed: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
        // Before the first step nothing else shows what they are about.
        printed.insert(1, "row 1: 5   row 2: 4");
        assert_eq!(read(&seen), printed);
        // The board, four steps, and the answer, which is the end.
        assert_eq!(
            without_colours(&seen).matches(PROMPT_BY_STEPS).count(),
            5,
            "{seen}"
        );
    }
}

#[test]
fn going_back_on_a_simple_terminal_shows_the_step_again() {
    let Some((seen, _)) = at_terminal_of_kind("dumb", EXPLAIN, "\n\nb\nq\n", "step") else {
        return;
    };
    let read = read(&seen);
    let times = |start: &str| read.iter().filter(|line| line.starts_with(start)).count();
    assert_eq!(
        (times("1  Split"), times("2  Who wins")),
        (2, 1),
        "{read:#?}"
    );
}

/// What is noted is true: deeper there is more, and there are steps.
#[test]
fn a_terminal_is_told_how_to_see_more_where_there_is_more() {
    let steps = "--step shows one step at a time";
    for (words, noted) in [
        ("explain 5 4", &["note: --depth 3 says more; ", steps][..]),
        ("explain 5 4 --depth 0", &["note: --depth 1 says more"]),
        ("binary 13", &["note: ", steps]),
        ("check \"sum 5 4\" 1", &[]),
        ("moves 5 4", &[]),
        (EXPLAIN, &[]),
    ] {
        let typed = if words == EXPLAIN { TO_THE_END } else { "" };
        let Some((seen, _)) = at_terminal(words, typed, "more") else {
            return;
        };
        let seen = without_colours(&seen);
        assert_eq!(
            seen.contains("note: "),
            !noted.is_empty(),
            "{words}: {seen}"
        );
        assert!(seen.contains(&noted.concat()), "{words}: {seen}");
    }
    assert!(!printed_by("explain 5 4").contains("note: "));
}

#[test]
fn nobody_is_waited_for_without_a_terminal_or_in_another_format() {
    assert_eq!(printed_by(EXPLAIN), printed_by("explain 5 4"));
    for format in ["json", "markdown"] {
        let words = format!("{EXPLAIN} --format {format}");
        let Some((seen, _)) = at_terminal(&words, "", "step") else {
            return;
        };
        assert!(!seen.contains("[Enter"), "{seen}");
        assert!(seen.contains(&printed_by(&words)[..40]), "{seen}");
    }
    // Standard input is no terminal: there is nobody who could press Enter.
    let Some((seen, code)) = at_terminal(&format!("{EXPLAIN} < /dev/null"), "", "step") else {
        return;
    };
    assert!(code == 0 && !seen.contains("[Enter"), "{seen}");
    assert!(without_colours(&seen).contains("The player to move wins"));
}

#[test]
fn what_has_no_steps_is_printed_in_one_go() {
    for words in [
        "board 3 2 --step",
        "explain 5 4 --depth 0 --step",
        "--step",
        "lesson --step",
    ] {
        let Some((seen, code)) = at_terminal(words, "", "step") else {
            return;
        };
        assert!(code == 0 && !seen.contains("[Enter"), "{words}: {seen}");
    }
}

#[test]
fn other_commands_have_steps_too_and_keep_their_exit_codes() {
    let state = folder("step-files");
    fs::create_dir_all(&state).unwrap();
    let write = |name: &str, text: &str| {
        fs::write(state.join(name), text).unwrap();
        Path::new(&state).join(name).display().to_string()
    };
    let sheet = write("sheet.md", "1. `sum 5 4 3` = 2\n2. `sum 5 4` = 9\n");
    let game = write("game.txt", "board 5 4 5 2 3\nAlice: 3, 2\nBob: 1, 5\n");
    for (words, expected) in [
        (format!("check '{sheet}' --step"), 1),
        (format!("play --review '{game}' --step"), 0),
        ("gate --step --depth 3".to_owned(), 0),
        ("towers 3 6 --step".to_owned(), 0),
        ("group 5 --step".to_owned(), 0),
    ] {
        let Some((seen, code)) = at_terminal(&words, "\ns\ns\nq\n", "step") else {
            return;
        };
        assert_eq!(code, expected, "{words}: {seen}");
        assert!(
            without_colours(&seen).contains("b: back, q: leave]"),
            "{words}: {seen}"
        );
    }
}

#[test]
fn a_graded_file_comes_function_by_function_and_says_meanwhile_what_is_graded() {
    if !crate::support::runs("python3", &["-I", "-c", "pass"], "nothing was graded") {
        return;
    }
    let words = "grade tests/readme_files/lab.py --step --seed 1";
    let Some((seen, code)) = at_terminal(words, "\n\n\n\n\n", "step-grade") else {
        return;
    };
    let seen = without_colours(&seen);
    assert_eq!(code, 1, "{seen}");
    let (waiting, report) = seen.split_once("lab.py: ").expect("there is a title");
    assert!(waiting.contains("Grading lab.py …"), "{seen}");
    let shown: Vec<&str> = report.split("[Enter").collect();
    // What is longer than the screen comes a screenful at a time.
    assert!((3..=8).contains(&shown.len()), "{shown:#?}");
    assert!(shown[0].contains("play_nim") && shown[0].contains("10  100"));
    assert!(shown[1].contains("came back: [0, 1, 1]") && shown[2].contains("6 ÷ 2 = 3"));
    let missing = shown.iter().find(|shown| shown.contains("2  Missing"));
    let missing = missing.expect("it is a step");
    assert!(missing.contains("Not in the file") && missing.contains("at the left margin"));
}
