//! What happens at a real terminal: prompts, colours, a lesson a screenful at a time, a game.
//!
//! The terminal is a pseudo-terminal made by `script` (of util-linux). Where there is none, these tests say so and are
//! passed over; with `NIMLAB_NO_SKIP` set, that is a failure.
#![cfg(target_os = "linux")]

mod ended;
mod pager;
mod step;

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What was seen on the terminal, and the exit code; `None` where there is no terminal to be had.
fn at_terminal(words: &str, typed: &str, state: &str) -> Option<(String, i32)> {
    at_terminal_of_kind("xterm", words, typed, state)
}

/// The same at a terminal of this kind, the value of `TERM`.
fn at_terminal_of_kind(kind: &str, words: &str, typed: &str, state: &str) -> Option<(String, i32)> {
    if !crate::support::runs("script", &["--version"], "nothing was tried at a terminal") {
        return None;
    }
    let mut terminal = Command::new("script")
        .args(["--quiet", "--return", "--command"])
        .arg(format!("{} {words}", env!("CARGO_BIN_EXE_nimlab")))
        .arg("/dev/null")
        .env("XDG_STATE_HOME", folder(state))
        .env("TERM", kind)
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended before it was told everything does not read the rest.
    match terminal.stdin.take().unwrap().write_all(typed.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        written => written.unwrap(),
    }
    let output = terminal.wait_with_output().unwrap();
    let seen = String::from_utf8(output.stdout).unwrap().replace('\r', "");
    Some((seen, output.status.code().unwrap()))
}

fn folder(state: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("terminal")
        .join(state)
}

fn without_colours(seen: &str) -> String {
    anstream::adapter::strip_str(seen).to_string()
}

#[test]
fn a_terminal_gets_colours_and_never_gets_none() {
    let Some((seen, code)) = at_terminal("explain 5 4 3", "", "colours") else {
        return;
    };
    assert!(code == 0 && seen.contains("\u{1b}["), "{seen}");
    let Some((seen, _)) = at_terminal("explain 5 4 3 --color never", "", "colours") else {
        return;
    };
    assert!(!seen.contains("\u{1b}["), "{seen}");
}

#[test]
fn a_lesson_comes_a_screenful_at_a_time_and_keeps_the_place() {
    let state = "lesson";
    let _ = fs::remove_dir_all(folder(state));
    let Some((seen, code)) = at_terminal("lesson xor-gate", "\n\nq\n", state) else {
        return;
    };
    let seen = without_colours(&seen);
    assert_eq!(code, 0, "{seen}");
    assert!(
        seen.contains("The XOR gate")
            && seen.matches("[Enter: go on, b: back, q: leave]").count() == 2
            && seen
                .matches("[answer, hint, Enter: skip, b: back, q: leave]")
                .count()
                == 1,
        "{seen}"
    );
    assert!(
        seen.contains("Your place is kept: nimlab lesson xor-gate goes on here."),
        "{seen}"
    );
    let kept = fs::read_to_string(folder(state).join("nimlab/progress.json")).unwrap();
    assert!(kept.contains("xor-gate"), "{kept}");
    let Some((again, _)) = at_terminal("lesson xor-gate", "q\n", state) else {
        return;
    };
    assert!(
        !again.contains("After this lesson"),
        "it goes on where it was left: {again}"
    );
    let again = without_colours(&again);
    assert!(
        again.contains("Lesson 2, continued: The XOR gate") && again.contains("You are on page "),
        "{again}"
    );
    let Some((list, _)) = at_terminal("lesson", "", state) else {
        return;
    };
    assert!(
        without_colours(&list).contains("Go on with nimlab lesson xor-gate."),
        "{list}"
    );
}

const WHOLE_STEP: &str = "[Enter: go on, s: rest of the step, b: back, q: leave]";

#[test]
fn a_derivation_in_a_lesson_sums_its_table_up_line_by_line() {
    let Some((seen, code)) = at_terminal(&lesson_with_table("rows-file"), "\n\nb\n\nq\n", "rows")
    else {
        return;
    };
    let seen_plain = without_colours(&seen);
    assert_eq!(code, 0, "{seen}");
    assert_eq!(seen_plain.matches(WHOLE_STEP).count(), 4, "{seen}");
    // The line came, went, and came again: the cursor goes up, and what was below is taken away.
    for (line, times) in [("row 1   ", 1), ("how many", 2), ("alone", 1)] {
        assert_eq!(seen_plain.matches(line).count(), times, "{line}: {seen}");
    }
    assert!(seen.contains("A\u{1b}[J"), "{seen:?}");
}

#[test]
fn a_derivation_in_a_lesson_comes_at_once_where_nothing_is_written_over() {
    let words = lesson_with_table("at-once-file");
    for (kind, words) in [
        ("dumb", words.clone()),
        ("xterm", format!("{words} --linear")),
        ("xterm", format!("{words} --ascii")),
        ("xterm", format!("{words} < /dev/null")),
    ] {
        let Some((seen, _)) = at_terminal_of_kind(kind, &words, &"\n".repeat(9), "at-once") else {
            return;
        };
        let seen = without_colours(&seen);
        assert!(!seen.contains("rest of the step"), "{words}: {seen}");
        assert!(seen.contains("Start from 0"), "{words}: {seen}");
    }
}

/// What is typed for a lesson that begins with a derivation, in a folder of this name.
fn lesson_with_table(name: &str) -> String {
    let folder = folder(name);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a-table.md");
    let front = "---\ntitle: A table\ngoals:\n- watch it\nlab: none\n---\n";
    fs::write(&file, format!("{front}```nimlab sum 3 5\n```\n")).unwrap();
    format!("lesson '{}'", file.display())
}

#[test]
fn an_exercise_may_be_tried_again_before_the_answer_is_told() {
    let state = folder("exercise");
    fs::create_dir_all(&state).unwrap();
    let file = state.join("one-question.md");
    let front = "---\ntitle: One question\ngoals:\n- answer it\nlab: none\n---\n";
    fs::write(
        &file,
        format!("{front}Here it is.\n\n```exercise xor 3 5\nwrong 8 added\n```\n"),
    )
    .unwrap();
    let words = format!("lesson '{}'", file.display());
    let Some((once, code)) = at_terminal(&words, "8\nq\n", "exercise") else {
        return;
    };
    let once = without_colours(&once);
    assert_eq!(code, 1, "{once}");
    assert!(
        once.contains("3 + 5 = 8") && once.contains("Try once more, or type hint."),
        "{once}"
    );
    assert!(!once.contains("Answer: 3 ⊕ 5 = 6"), "{once}");
    let Some((twice, _)) = at_terminal(&words, "8\n7\n\n", "exercise") else {
        return;
    };
    let twice = without_colours(&twice);
    assert!(
        twice.contains("Answer: 3 ⊕ 5 = 6") && twice.contains("Not right: 3 ⊕ 5 is not 7."),
        "{twice}"
    );
    let Some((right, _)) = at_terminal(&words, "8\n6\n\n", "exercise") else {
        return;
    };
    assert!(
        without_colours(&right).contains("Right: 3 ⊕ 5 is 6."),
        "{right}"
    );
}

#[test]
fn practice_waits_for_an_answer_that_can_be_read() {
    let typed = "what\n\nhint\nquit\n";
    let Some((seen, code)) = at_terminal("practice xor --count 1 --seed 1", typed, "practice")
    else {
        return;
    };
    let seen = without_colours(&seen);
    assert_eq!(code, 0, "{seen}");
    for expected in ["Not readable", "No answer yet", "The idea:", "How it went"] {
        assert!(seen.contains(expected), "{expected} in {seen}");
    }
}

#[test]
fn a_whole_game_is_played() {
    let typed = "9,9\n1 1\n";
    let words = "play Alice Computer --board '1 1' --seed 1";
    let Some((seen, code)) = at_terminal(words, typed, "play") else {
        return;
    };
    let seen = without_colours(&seen);
    assert_eq!(code, 0, "{seen}");
    for expected in [
        "there is no row 9",
        "Alice: 1, 1",
        "Computer: 2, 1",
        "Computer wins",
    ] {
        assert!(seen.contains(expected), "{expected} in {seen}");
    }
}
