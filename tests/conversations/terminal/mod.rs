//! What happens at a real terminal: prompts, colours, a lesson a screenful at a time, a game.
//!
//! The terminal is a pseudo-terminal made by `script` (of util-linux). Where there is none, these tests say so and are
//! passed over; with `NIMLAB_NO_SKIP` set, that is a failure.
#![cfg(target_os = "linux")]

mod ended;
mod step;

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::support::{has, or_pass_over, runs};

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

/// What was seen on a terminal, as it was written and without its colours, and the exit code.
struct Seen {
    raw: String,
    plain: String,
    code: i32,
}

/// A line of the shell at a terminal of its own; `None` where there is none to be had.
fn script(line: &str) -> Option<Command> {
    runs("script", &["--version"], "nothing was tried at a terminal").then(|| {
        let mut script = Command::new("script");
        script.args(["--quiet", "--return", "--command", line, "/dev/null"]);
        script
    })
}

/// nimlab with these words.
fn at_terminal(words: &str, typed: &str, state: &str) -> Option<Seen> {
    seen("xterm", &format!("{NIMLAB} {words}"), typed, state)
}

/// A line at a terminal of this kind, the value of `TERM`.
fn seen(kind: &str, line: &str, typed: &str, state: &str) -> Option<Seen> {
    let mut terminal = script(line)?;
    terminal.env("XDG_STATE_HOME", folder(state)).env("TERM", kind);
    for set in ["NO_COLOR", "CLICOLOR_FORCE"] {
        terminal.env_remove(set);
    }
    let piped = terminal.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut terminal = piped.spawn().unwrap();
    // A program that has ended before it was told everything does not read the rest.
    match terminal.stdin.take().unwrap().write_all(typed.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        written => written.unwrap(),
    }
    let output = terminal.wait_with_output().unwrap();
    let raw = String::from_utf8(output.stdout).unwrap().replace('\r', "");
    Some(Seen {
        plain: anstream::adapter::strip_str(&raw).to_string(),
        raw,
        code: output.status.code().unwrap(),
    })
}

fn folder(state: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("terminal").join(state)
}

/// What is typed for a lesson of this text, in a folder of this name.
fn lesson(name: &str, text: &str) -> String {
    let folder = folder(name);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a-lesson.md");
    let front = "---\ntitle: A lesson\ngoals:\n- watch it\nlab: none\n---\n";
    fs::write(&file, format!("{front}{text}")).unwrap();
    format!("lesson '{}'", file.display())
}

#[test]
fn a_terminal_gets_colours_and_never_gets_none() {
    for (words, has_colours) in [("explain 5 4 3", true), ("explain 5 4 3 --color never", false)] {
        let seen = or_pass_over!(at_terminal(words, "", "colours"));
        assert_eq!((seen.code, seen.raw.contains("\u{1b}[")), (0, has_colours), "{}", seen.raw);
    }
}

/// A sheet is laid out for whoever reads it here, unless another form is asked for.
#[test]
fn a_sheet_is_laid_out_at_a_terminal() {
    for words in ["lab", "worksheet --seed 7 --work"] {
        let of = |format| Some(at_terminal(&format!("{words} {format}"), "", "sheet")?.plain);
        let here = or_pass_over!(of(""));
        assert_eq!(Some(&here), of("--format text").as_ref(), "{words}");
        let markdown = or_pass_over!(of("--format markdown"));
        assert!(markdown.contains(" | ") && !here.contains(" | "), "{words}");
    }
}

#[test]
fn a_lesson_comes_a_screenful_at_a_time_and_keeps_the_place() {
    let state = "lesson";
    let _ = fs::remove_dir_all(folder(state));
    for (words, typed, told) in [
        (
            "lesson xor-gate",
            "\n\nq\n",
            &[
                "After this lesson",
                "The XOR gate",
                "Your place is kept: nimlab lesson xor-gate goes on here.",
            ][..],
        ),
        // It goes on where it was left.
        ("lesson xor-gate", "q\n", &["Lesson 2, continued: The XOR gate", "You are on page "]),
        ("lesson", "", &["Go on with nimlab lesson xor-gate."]),
    ] {
        let Seen { plain, code, .. } = or_pass_over!(at_terminal(words, typed, state));
        assert_eq!(code, 0, "{plain}");
        has(&plain, told);
        let count = |menu: &str| plain.matches(menu).count();
        if typed.len() > 2 {
            assert_eq!(count("[Enter: go on, back, quit]"), 1, "{plain}");
            assert_eq!(count("[your answer, or hint, skip, back, quit]"), 2, "{plain}");
        } else {
            assert_eq!(count("After this lesson"), 0, "{plain}");
        }
    }
    let kept = fs::read_to_string(folder(state).join("nimlab/progress.json")).unwrap();
    assert!(kept.contains("xor-gate"), "{kept}");
}

/// At a terminal, what cannot be read is asked again, and the exit code tells how it went.
#[test]
fn conversations_are_held() {
    let exercise = lesson("exercise", "Here it is.\n\n```exercise xor 3 5\nwrong 8 added\n```\n");
    for (words, typed, code, told) in [
        (
            &*exercise,
            "8\n7\n\n",
            1,
            &["Try once more, or type hint.", "Not right: 3 ⊕ 5 is 6, not 7."][..],
        ),
        (&exercise, "6\n\n", 0, &["Right: 3 ⊕ 5 is 6."]),
        (
            "practice xor --count 1 --seed 1",
            "perhaps\n\nhint\nquit\n",
            0,
            &["Not readable", "No answer yet", "The idea:", "How it went"],
        ),
        (
            "play Alice Computer --board '1 1' --seed 1",
            "9,9\n1 1\n",
            0,
            &["there is no row 9", "Alice: 1, 1", "Computer: 2, 1", "Computer wins"],
        ),
    ] {
        let Seen { plain, code: ended, .. } = or_pass_over!(at_terminal(words, typed, "held"));
        assert_eq!(ended, code, "{plain}");
        has(&plain, told);
    }
}
