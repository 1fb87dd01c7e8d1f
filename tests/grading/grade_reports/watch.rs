//! `--watch`: a save is seen, however an editor saves, and graded.

use std::fs;
use std::io::{BufRead, BufReader, pipe};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::grading::grade::hand_in::variants;
use crate::grading::grade_reports::screens::mixed;
use crate::grading::hand_ins::ONE_RIGHT;
use crate::grading::python;
use crate::place::Place;
use crate::support::{few_or_all, or_pass_over};

/// A busy machine may take so long for a round.
const PATIENCE: Duration = Duration::from_secs(600);

/// A nimlab that watches; it is ended with the test, whatever comes of that.
struct Watching {
    child: Child,
    said: Receiver<String>,
    heard: Vec<String>,
}

impl Watching {
    fn wait_for(&mut self, words: &str) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let Ok(line) = self.said.recv_timeout(left) else {
                panic!("'{words}' was never said:\n{}", self.heard.join("\n"));
            };
            self.heard.push(line);
            if self.heard.last().is_some_and(|line| line.contains(words)) {
                return;
            }
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // Where it has ended already, there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Watches `lab.py` in this folder. Reports and notes come by one pipe, so that they are heard in the order in which they are
/// said, however busy the machine is.
fn watched(place: &Place, words: &[&str]) -> Watching {
    let (reports, stdout) = pipe().expect("a pipe can be made");
    let stderr = stdout.try_clone().expect("it has room for two");
    let child = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(["grade", "lab.py", "--watch", "--seed", "1"])
        .args(words)
        .current_dir(place.at("."))
        .stdout(stdout)
        .stderr(stderr)
        .spawn()
        .expect("nimlab starts");
    let (sender, said) = channel();
    thread::spawn(move || {
        for line in BufReader::new(reports).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    Watching { child, said, heard: Vec::new() }
}

/// What is said below each grading.
const OVER: &str = "watching for changes";

/// Each save is one screen of a small terminal, with the score at its end, whatever is wrong.
#[test]
fn a_save_is_told_on_one_screen() {
    or_pass_over!(python());
    let mut hand_ins: Vec<String> = Vec::new();
    let faults = variants("faults");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(24);
    for most in few_or_all(vec![1, 3, 12, 2, 6, 12, 4, 1, 8, 12], 4, "saves of several faults") {
        let count = random.random_range(1..=most);
        hand_ins.push(mixed(faults.sample(&mut random, count)));
    }
    let place = Place::of([("lab.py", ONE_RIGHT)]);
    let mut watching = watched(&place, &["--width", "80", "--timeout", "1"]);
    watching.wait_for(OVER);
    for text in &hand_ins {
        place.write("lab.py", text);
        watching.wait_for(OVER);
    }
    // Each begins with its title, and the note is the last line of the screen.
    let lines = watching.heard.iter().filter(|line| !line.contains(OVER));
    let lines: Vec<&str> = lines.map(String::as_str).collect();
    let told: Vec<&[&str]> = lines.split(|line| *line == "lab.py").collect();
    assert_eq!(told.len(), hand_ins.len() + 2, "{lines:?}");
    for told in &told[2..] {
        assert!(told.len() < 23, "{} lines: {}", told.len(), told.join("\n"));
        let score =
            told.iter().any(|line| line.starts_with("lab.py: ") && line.ends_with(" points"));
        assert!(score, "{}", told.join("\n"));
    }
}

#[test]
fn a_save_is_graded() {
    or_pass_over!(python());
    let wrong = "def is_human(player_string):\n    return 1 / 0\n";
    let place = Place::of([("lab.py", wrong)]);
    let file = place.at("lab.py");
    let mut watching = watched(&place, &["--depth", "0"]);
    watching.wait_for("lab.py: 0 of 100 points");
    watching.wait_for("watching for changes");

    // Written in place.
    place.write("lab.py", ONE_RIGHT);
    watching.wait_for("is_human: now right, +3");
    watching.wait_for("lab.py: 3 of 100 points");

    // Written beside it and moved into its place, as many editors do.
    let more = format!("{ONE_RIGHT}\n\ndef is_board_empty(board):\n    return not any(board)\n");
    place.write(".lab.py.new", &more);
    fs::rename(place.at(".lab.py.new"), &file).expect("a file can be moved");
    watching.wait_for("lab.py: 6 of 100 points");
    // What is gone may come back.
    fs::remove_file(&file).expect("a file can be removed");
    watching.wait_for("note: lab.py is gone; waiting for it to come back");
    place.write("lab.py", format!("def nim_sum(board\n\n\n{ONE_RIGHT}"));
    watching.wait_for("lab.py: 3 of 100 points");
    place.write("lab.py", &more);
    watching.wait_for("lab.py: 6 of 100 points");
    let ended = watching.child.try_wait().expect("it can be asked");
    assert_eq!(ended, None, "it goes on");
}
