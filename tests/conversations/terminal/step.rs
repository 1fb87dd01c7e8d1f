//! `--step`: one step per Enter at a terminal, everything at once where nobody could press it.

use super::{NIMLAB, Seen, at_terminal, seen};
use crate::place::Place;
use crate::program::printed_by;
use crate::support::or_pass_over;

const EXPLAIN: &str = "explain 5 4 --step";
/// More Enters than there are steps.
const TO_THE_END: &str = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
const PROMPT: &str = "[Enter: go on, quit]";

/// The lines without the prompts. What is typed here is there before it is asked for, so that the line after a prompt goes on
/// where the prompt ends.
fn read(plain: &str) -> Vec<String> {
    let after_prompt = |line: &str| line.rsplit("quit] ").next().unwrap_or("").to_owned();
    plain
        .lines()
        .map(|line| after_prompt(line.trim_end_matches('\n')))
        .filter(|line| !line.trim().is_empty() && !line.contains("[Enter"))
        .collect()
}

/// On a simple terminal and in ASCII nothing is erased meanwhile.
#[test]
fn each_enter_shows_more_until_all_has_been_shown() {
    for (kind, more) in [("xterm", ""), ("dumb", ""), ("xterm", " --ascii --color never")] {
        let line = format!("{NIMLAB} {EXPLAIN}{more}");
        let Seen { raw, plain, code } = or_pass_over!(seen(kind, &line, TO_THE_END, "step"));
        assert_eq!(code, 0, "{plain}");
        // After each of the four steps, and not after the answer.
        assert_eq!(plain.matches(PROMPT).count(), 4, "{plain}");
        let printed = printed_by(&format!("explain 5 4{more}"));
        let printed: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(read(&plain), printed);
        let erases = raw.contains("\u{1b}[J") || raw.contains("\u{1b}[H");
        assert!(!erases || (kind, more) == ("xterm", ""), "{raw:?}");
    }
}

#[test]
fn only_enter_goes_on_and_q_leaves() {
    let Seen { plain, code, .. } = or_pass_over!(at_terminal(EXPLAIN, "what\n\nq\n", "step"));
    assert_eq!(code, 0, "{plain}");
    assert_eq!(plain.matches(PROMPT).count(), 3, "{plain}");
    assert!(plain.contains("The nim sum is 1") && !plain.contains("Answer:"), "{plain}");
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
    assert_eq!(printed_by(EXPLAIN), printed_by("explain 5 4"));
    for (words, told) in [
        ("explain 5 4 --step --format json", "{\"schema\""),
        ("explain 5 4 --step --format markdown", "# "),
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
    let place = Place::of([
        ("sheet.md", "1. (`sum 5 4 3`) 2\n2. (`sum 5 4`) 9\n"),
        ("game.txt", "first Alice\nsecond Bob\nrule normal\nboard 5 4 5 2 3\nmove 3,2\n"),
    ]);
    let [sheet, game] = ["sheet.md", "game.txt"].map(|file| place.at(file).display().to_string());
    for (words, expected) in [
        (&*format!("grade '{sheet}'"), 1),
        (&format!("play --review '{game}'"), 0),
        ("gate --depth 3", 0),
        ("towers 3 6", 0),
        ("group 5", 0),
    ] {
        let words = format!("{words} --step");
        let Seen { plain, code, .. } = or_pass_over!(at_terminal(&words, "\nq\n", "step"));
        assert!(code == expected && plain.contains(PROMPT), "{words}: {code}: {plain}");
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
    assert!(shown.len() > 1 && shown[0].contains("returned: [0, 1, 1]"), "{shown:#?}");
    let is_missing =
        |shown: &&str| shown.contains("2  Missing") && shown.contains("Not in the file");
    assert!(shown.iter().any(is_missing), "{shown:#?}");
}
