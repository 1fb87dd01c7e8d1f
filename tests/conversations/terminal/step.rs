//! `--step`: one step per Enter at a terminal, everything at once where nobody could press it.

use std::fs;

use super::{NIMLAB, Seen, at_terminal, folder, seen};
use crate::program::printed_by;
use crate::support::or_pass_over;

const EXPLAIN: &str = "explain 5 4 --step";
/// More Enters than there are steps.
const TO_THE_END: &str = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
const PROMPT: &str = "[Enter: go on, q: leave]";

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
    // After each of the four steps, and not after the answer.
    assert_eq!(plain.matches(PROMPT).count(), 4, "{plain}");
    let read = read(&plain);
    let mut rest = read.iter();
    let printed = printed_by("explain 5 4");
    for line in printed.lines().filter(|line| !line.is_empty()) {
        assert!(rest.any(|seen| seen == line), "{line:?} in {plain}");
    }
}

#[test]
fn only_enter_goes_on_and_q_leaves() {
    let Seen { plain, code, .. } = or_pass_over!(at_terminal(EXPLAIN, "what\n\nq\n", "step"));
    assert_eq!(code, 0, "{plain}");
    assert_eq!(plain.matches(PROMPT).count(), 3, "{plain}");
    assert!(plain.contains("Who wins") && !plain.contains("Answer:"), "{plain}");
}

#[test]
fn on_a_simple_terminal_and_in_ascii_nothing_is_erased() {
    for (kind, more) in [("dumb", ""), ("xterm", " --ascii --color never")] {
        let line = format!("{NIMLAB} {EXPLAIN}{more}");
        let Seen { raw, plain, code } = or_pass_over!(seen(kind, &line, TO_THE_END, "step"));
        assert_eq!(code, 0, "{raw}");
        assert!(!raw.contains("\u{1b}[J") && !raw.contains("\u{1b}[H"), "{raw:?}");
        let printed = printed_by(&format!("explain 5 4{more}"));
        let printed: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(read(&plain), printed);
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
    let sheet = write("sheet.md", "1. (`sum 5 4 3`) 2\n2. (`sum 5 4`) 9\n");
    let game =
        write("game.txt", "first Alice\nsecond Bob\nrule normal\nboard 5 4 5 2 3\nmove 3,2\n");
    for (words, expected) in [
        (&*format!("grade '{sheet}' --step"), 1),
        (&format!("play --review '{game}' --step"), 0),
        ("gate --step --depth 3", 0),
        ("towers 3 6 --step", 0),
        ("group 5 --step", 0),
    ] {
        let Seen { plain, code, .. } = or_pass_over!(at_terminal(words, "\nq\n", "step"));
        assert_eq!(code, expected, "{words}: {plain}");
        assert!(plain.contains(PROMPT), "{words}: {plain}");
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
    assert!(seen.contains("Grading "), "{seen}");
    let (_, report) = seen.split_once("lab.py: ").expect("there is a title");
    let shown: Vec<&str> = report.split("[Enter").collect();
    assert!(shown.len() > 1, "{shown:#?}");
    assert!(shown[0].contains("play_nim") && shown[0].contains("10  100"));
    assert!(shown[0].contains("came back: [0, 1, 1]") && shown[0].contains("6 ÷ 2 = 3"));
    let missing = shown.iter().find(|shown| shown.contains("2  Missing"));
    let missing = missing.expect("it is a step");
    assert!(missing.contains("Not in the file") && missing.contains("at the left margin"));
}
