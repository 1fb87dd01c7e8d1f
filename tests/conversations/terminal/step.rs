//! `--step`: one step per Enter at a terminal, everything at once where nobody could press it.

use std::fs;

use super::{NIMLAB, Seen, at_terminal, folder, seen};
use crate::program::printed_by;
use crate::support::or_pass_over;

const EXPLAIN: &str = "explain 5 4 --step";
/// How the last row of its first table begins.
const PAIRED: &str = "   nim sum";
/// More Enters than there are steps.
const TO_THE_END: &str = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
const PROMPT: &str = "[Enter: go on, s: rest of the step, b: back, q: leave]";
const PROMPT_BY_STEPS: &str = "[Enter: go on, b: back, q: leave]";

/// The lines without the prompts. What is typed here is there before it is asked for, so that the line after a prompt goes on
/// where the prompt ends.
fn read(plain: &str) -> Vec<String> {
    let after_prompt = |line: &str| line.rsplit("q: leave] ").next().unwrap_or("").to_owned();
    plain
        .lines()
        .map(|line| after_prompt(line.trim_end_matches('\n')))
        .filter(|line| !line.trim().is_empty() && !line.contains("[Enter"))
        .collect()
}

#[test]
fn each_enter_shows_more_until_all_has_been_shown() {
    let Seen { plain, code, .. } = or_pass_over!(at_terminal(EXPLAIN, TO_THE_END, "step"));
    assert_eq!(code, 0, "{plain}");
    assert!(plain.matches(PROMPT).count() >= 8, "{plain}");
    assert!(plain.contains("[Enter: end, b: back, q: leave]"), "{plain}");
    let read = read(&plain);
    let mut rest = read.iter();
    let printed = printed_by("explain 5 4");
    for line in printed.lines().filter(|line| !line.is_empty()) {
        assert!(rest.any(|seen| seen == line), "{line:?} in {plain}");
    }
}

#[test]
fn back_takes_away_what_came_last() {
    let typed = "\n\n\n\n\nb\nb\nb\nb\n\n\n\nq\n";
    let Seen { raw, plain, code } = or_pass_over!(at_terminal(EXPLAIN, typed, "step"));
    assert_eq!(code, 0, "{raw}");
    let read = read(&plain);
    // The marks came and went, which writes both rows anew; then the second row went and came again.
    for (start, times) in [("   row 1", 3), ("   row 2", 4), (PAIRED, 1)] {
        let shown = read.iter().filter(|line| line.starts_with(start));
        assert_eq!(shown.count(), times, "{start}: {read:#?}");
    }
    assert!(raw.contains("\u{1b}[J"), "{raw:?}");
}

#[test]
fn a_simple_terminal_and_ascii_get_whole_steps_and_nothing_is_written_over() {
    for (kind, more) in [("dumb", ""), ("xterm", " --ascii --color never")] {
        let line = format!("{NIMLAB} {EXPLAIN}{more}");
        let Seen { raw, plain, code } = or_pass_over!(seen(kind, &line, TO_THE_END, "step"));
        assert_eq!(code, 0, "{raw}");
        assert!(!raw.contains("\u{1b}[J") && !raw.contains("\u{1b}[H"), "{raw:?}");
        let printed = printed_by(&format!("explain 5 4{more}"));
        let mut printed: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
        // Before the first step nothing else shows what they are about.
        printed.insert(1, "row 1: 5   row 2: 4");
        assert_eq!(read(&plain), printed);
        // The board, four steps, and the answer, which is the end.
        assert_eq!(plain.matches(PROMPT_BY_STEPS).count(), 5, "{raw}");
    }
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
        let Seen { plain, .. } = or_pass_over!(at_terminal(words, typed, "more"));
        assert_eq!(plain.contains("note: "), !noted.is_empty(), "{words}: {plain}");
        assert!(plain.contains(&noted.concat()), "{words}: {plain}");
    }
    assert!(!printed_by("explain 5 4").contains("note: "));
}

#[test]
fn nobody_is_waited_for_without_a_terminal_in_another_format_or_without_steps() {
    let printed = printed_by("explain 5 4");
    assert_eq!(printed_by(EXPLAIN), printed);
    for (words, told) in [
        ("explain 5 4 --step --format json", &printed_by("explain 5 4 --format json")[..40]),
        (
            "explain 5 4 --step --format markdown",
            &printed_by("explain 5 4 --format markdown")[..40],
        ),
        // Standard input is no terminal: there is nobody who could press Enter.
        ("explain 5 4 --step < /dev/null", "The player to move wins"),
        ("board 3 2 --step", ""),
        ("explain 5 4 --depth 0 --step", ""),
        ("--step", ""),
        ("lesson --step", ""),
    ] {
        let Seen { plain, code, .. } = or_pass_over!(at_terminal(words, "", "step"));
        assert!(code == 0 && !plain.contains("[Enter") && plain.contains(told), "{words}: {plain}");
    }
}

#[test]
fn other_commands_have_steps_too_and_keep_their_exit_codes() {
    let state = folder("step-files");
    fs::create_dir_all(&state).unwrap();
    let write = |name: &str, text: &str| {
        fs::write(state.join(name), text).unwrap();
        state.join(name).display().to_string()
    };
    let sheet = write("sheet.md", "1. `sum 5 4 3` = 2\n2. `sum 5 4` = 9\n");
    let game =
        write("game.txt", "first Alice\nsecond Bob\nrule normal\nboard 5 4 5 2 3\nmove 3,2\n");
    for (words, expected) in [
        (&*format!("check '{sheet}' --step"), 1),
        (&format!("play --review '{game}' --step"), 0),
        ("gate --step --depth 3", 0),
        ("towers 3 6 --step", 0),
        ("group 5 --step", 0),
    ] {
        let Seen { plain, code, .. } = or_pass_over!(at_terminal(words, "\ns\ns\nq\n", "step"));
        assert_eq!(code, expected, "{words}: {plain}");
        assert!(plain.contains("b: back, q: leave]"), "{words}: {plain}");
    }
}

#[test]
fn a_graded_file_comes_function_by_function_and_says_meanwhile_what_is_graded() {
    if !crate::support::runs("python3", &["-I", "-c", "pass"], "nothing was graded") {
        return;
    }
    let words = "grade tests/readme_files/lab.py --step --seed 1";
    let shown = or_pass_over!(at_terminal(words, "\n\n\n\n\n", "step-grade"));
    let seen = shown.plain;
    assert_eq!(shown.code, 1, "{seen}");
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
