//! The end: nothing is left running, whoever ends it and however.

use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use grade::python::jail::end;

use super::confinement::{Confined, TIME, command, python, run, start};
use super::namespace::{inside, is_alone, is_alone_alive, one_test, others};
use crate::place::Place;

/// Does not want to end: it ignores every signal, holds its streams, and waits for nothing once somebody has asked for
/// something, as the harness does.
const STUBBORN: &str = "
import signal, sys
sys.stdin.readline() or sys.exit()
for number in range(1, 65):
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
print('ready', flush=True)
while True: pass
";

/// Set for a test that is started again to be the grader.
const GRADER: &str = "NIMLAB_TEST_IS_GRADER";

/// Asks for something, which is done only once the layers are told.
fn ask(confined: &mut Confined) {
    let stdin = confined.child.stdin.as_mut().unwrap();
    stdin.write_all(b"begin\n").unwrap();
}

#[test]
fn by_the_grader() {
    inside(|| {
        let mut confined = start(command(&python(), TIME, STUBBORN));
        ask(&mut confined);
        let mut line = String::new();
        confined.output.read_line(&mut line).unwrap();
        assert_eq!(line, "ready\n");
        assert!(!others().is_empty());
        end(&mut confined.child);
        is_alone();
        // Once more does no harm.
        end(&mut confined.child);
    });
}

#[test]
fn by_the_grader_with_all_that_it_holds() {
    inside(|| {
        let lines = "
import threading
kept = [bytearray(b'x' * (1 << 20)) for _ in range(100)]
def spin():
    while True: pass
for _ in range(8): threading.Thread(target=spin).start()
print('ready', flush=True)
";
        for _ in 0..3 {
            let mut confined = start(command(&python(), TIME, lines));
            let mut line = String::new();
            confined.output.read_line(&mut line).unwrap();
            end(&mut confined.child);
            is_alone();
        }
    });
}

#[test]
fn by_the_grader_at_any_moment() {
    inside(|| {
        let python = python();
        for wait in 0..40 {
            let mut child = command(&python, TIME, STUBBORN).spawn().unwrap();
            thread::sleep(Duration::from_micros(wait * 400));
            end(&mut child);
            drop(child);
            is_alone();
        }
    });
}

#[test]
fn by_itself() {
    inside(|| {
        assert_eq!(run("print(1)").output, "1\n");
        is_alone();
    });
}

#[test]
fn threads_end_with_it() {
    inside(|| {
        let lines = "
import threading, os
def spin():
    while True: pass
for _ in range(4): threading.Thread(target=spin).start()
os._exit(3)
";
        assert_eq!(run(lines).status.code(), Some(3));
        is_alone();
    });
}

/// A class is graded where process 1 never waits for anything, as in many a container: no process is left that has ended.
#[test]
fn of_a_whole_class() {
    inside(|| {
        let place = Place::of([
            (
                "right.py",
                "def nim_sum(board):\n    x = 0\n    for row in board:\n        x ^= row\n    return x\n",
            ),
            ("hangs.py", "def nim_sum(board):\n    while True: pass\n"),
            ("ends.py", "import os\ndef nim_sum(board):\n    os._exit(1)\n"),
            (
                "threads.py",
                "import threading\ndef spin():\n    while True: pass\nfor _ in range(3): threading.Thread(target=spin).start()\ndef nim_sum(board):\n    return 0\n",
            ),
        ]);
        assert_eq!(place.rows("grade . --only nim_sum --timeout 1").len(), 4);
        is_alone();
    });
}

/// The grader is killed, at once after it has started the confined process, or when that is at work: it must end too.
#[test]
fn by_the_death_of_the_grader() {
    if let Ok(at_work) = env::var(GRADER) {
        let mut command = command(&python(), TIME, STUBBORN);
        let mut child = if at_work == "at work" {
            let mut confined = start(command);
            ask(&mut confined);
            confined.child
        } else {
            command.spawn().unwrap()
        };
        println!("started");
        io::stdout().flush().unwrap();
        let _ = child.wait();
        return;
    }
    inside(|| {
        for (wait, grader) in (0..40).step_by(4).zip(["early", "at work"].into_iter().cycle()) {
            let mut grader = Command::new(env::current_exe().unwrap())
                .args(one_test())
                .env(GRADER, grader)
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            let output = BufReader::new(grader.stdout.take().unwrap());
            let started = output.lines().any(|line| line.unwrap().ends_with("started"));
            assert!(started);
            thread::sleep(Duration::from_millis(wait));
            grader.kill().unwrap();
            grader.wait().unwrap();
            is_alone_alive();
        }
    });
}

/// nimlab itself is killed, which grades what never ends: at any moment of it, and when that has been seen to compute.
#[test]
fn by_the_death_of_nimlab() {
    crate::support::or_pass_over!(crate::grading::python());
    inside(|| {
        let lab =
            "while True:\n    try:\n        while True: pass\n    except BaseException: pass\n";
        let place = Place::of([("lab.py", lab)]);
        let killed_after = |waits: &dyn Fn()| {
            let mut grader = Command::new(env!("CARGO_BIN_EXE_nimlab"))
                .args(["grade", "lab.py", "--timeout", "50"])
                .current_dir(place.at(""))
                .spawn()
                .unwrap();
            waits();
            grader.kill().unwrap();
            grader.wait().unwrap();
            is_alone_alive();
        };
        for wait in [0, 20, 40, 60, 80, 100, 150, 200, 300, 400, 600] {
            killed_after(&|| thread::sleep(Duration::from_millis(wait)));
        }
        // The Python that is only asked for its version is gone by then.
        killed_after(&|| {
            let mut seen = 0;
            while seen < 10 {
                thread::sleep(Duration::from_millis(100));
                seen += u32::from(others().iter().any(|stat| stat.contains("(python")));
            }
        });
    });
}
