//! What ends a conversation from outside: Ctrl-C, a window that is closed, a system that shuts down. What was typed is kept.
//!
//! A signal is sent when a prompt has been seen, and to nothing but the program that was started here.

use std::fs;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::{NIMLAB, folder, lesson, script};
use crate::program;
use crate::support::{has, or_pass_over};

const ENDS: [Signal; 3] = [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP];

/// A program that somebody types to.
struct Talk {
    program: Child,
    typed: ChildStdin,
    shown: ChildStdout,
}

impl Talk {
    fn with(command: &mut Command) -> Self {
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = piped.stderr(Stdio::null()).spawn().unwrap();
        Self {
            typed: program.stdin.take().unwrap(),
            shown: program.stdout.take().unwrap(),
            program,
        }
    }

    /// Reads on until this has been shown.
    fn until(&mut self, expected: &str) -> String {
        let mut shown = Vec::new();
        let mut byte = [0];
        while !String::from_utf8_lossy(&shown).ends_with(expected) {
            let seen = String::from_utf8_lossy(&shown);
            assert_eq!(self.shown.read(&mut byte).unwrap(), 1, "{expected}: {seen}");
            shown.push(byte[0]);
        }
        String::from_utf8(shown).unwrap()
    }

    fn type_in(&mut self, typed: &str) {
        self.typed.write_all(typed.as_bytes()).unwrap();
        self.typed.flush().unwrap();
    }

    /// What is shown to the end, and the exit code.
    fn end(mut self) -> (String, Option<i32>) {
        let mut shown = Vec::new();
        // A terminal that has gone is an error to who reads from it.
        let _ = self.shown.read_to_end(&mut shown);
        let code = self.program.wait().unwrap().code();
        (String::from_utf8_lossy(&shown).into_owned(), code)
    }
}

fn send(signal: Signal, process: u32) {
    kill(Pid::from_raw(i32::try_from(process).unwrap()), signal).unwrap();
}

#[test]
fn practice_and_a_game_that_are_ended_give_their_reports() {
    for signal in ENDS {
        for (words, typed, prompt, told) in [
            ("practice gate --count 3 --seed 1", "0\n", "quit] ", &["How it went"][..]),
            (
                "play Alice Bob",
                "1,1\n",
                "Bob to move.\n\n> ",
                &["The game stops here.", "winning move"],
            ),
        ] {
            let mut talk = Talk::with(Command::new(NIMLAB).args(program::words(words)));
            talk.until(&prompt[prompt.len() - 2..]);
            talk.type_in(typed);
            talk.until(prompt);
            send(signal, talk.program.id());
            let (report, code) = talk.end();
            has(&report, told);
            assert_eq!(code, Some(130), "{signal} of {words}");
        }
    }
}

#[test]
fn a_lesson_that_is_ended_keeps_what_was_answered() {
    let words =
        lesson("ended", "```exercise xor 3 5\n```\n\nMore to read.\n\n```exercise xor 1 0\n```\n");
    let kept = folder("ended");
    // Ctrl-C as it is typed, and the signals.
    for end in ENDS.map(Some).into_iter().chain([None]) {
        let _ = fs::remove_dir_all(kept.join("nimlab"));
        let line = format!("echo process $$.; exec {NIMLAB} {words}");
        let mut command = or_pass_over!(script(&line));
        command.env("XDG_STATE_HOME", &kept);
        let mut talk = Talk::with(command.env("TERM", "dumb").env("NO_COLOR", "1"));
        talk.until("process ");
        let process = talk.until(".").trim_end_matches('.').parse().unwrap();
        talk.until("quit] ");
        talk.type_in("6\n");
        talk.until("quit] ");
        match end {
            Some(signal) => send(signal, process),
            None => talk.type_in("\u{3}"),
        }
        let (shown, code) = talk.end();
        assert_eq!(code, Some(130), "{end:?}: {shown}");
        let progress = fs::read_to_string(kept.join("nimlab/progress.json")).unwrap();
        let progress: serde_json::Value = serde_json::from_str(&progress).unwrap();
        let answered: Vec<_> = progress["answered"].as_object().unwrap().iter().collect();
        let [(file, answered)] = answered[..] else { panic!("{progress}") };
        assert!(file.starts_with('/') && *answered == serde_json::json!([1]), "{progress}");
        assert!(shown.contains("Your place is kept"), "{end:?}: {shown}");
    }
}
