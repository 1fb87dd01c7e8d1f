//! Running a few lines of Python in the jail.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;

use grade::python::Python;
use grade::python::jail::{Layers, confined};

pub const TIME: Duration = Duration::from_secs(20);

/// A confined Python that has told its layers.
pub struct Confined {
    pub child: Child,
    pub layers: Layers,
    pub output: BufReader<ChildStdout>,
}

/// What came of it.
pub struct Ended {
    pub layers: Layers,
    pub output: String,
    pub errors: String,
    pub status: ExitStatus,
}

pub fn python() -> Python {
    Python::find().expect("python3 is needed")
}

/// The command of the jail. It would start this very program again, which here is the test, so nimlab takes its place.
pub fn command(python: &Python, time: Duration, lines: &str) -> Command {
    let here = confined(python, &["-I", "-c", lines], time);
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    command.args(here.get_args()).env_clear();
    for (name, value) in here.get_envs() {
        if let Some(value) = value {
            command.env(name, value);
        }
    }
    command.current_dir(here.get_current_dir().unwrap_or(Path::new("/")));
    piped(&mut command);
    command
}

/// A group of its own, with its streams in our hands.
fn piped(command: &mut Command) {
    let command = command.process_group(0).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
}

/// Starts it, and reads the line of the layers.
pub fn start(mut command: Command) -> Confined {
    piped(&mut command);
    let mut child = command.spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    let layers = line.strip_prefix("nimlab ").map(serde_json::from_str);
    let Some(Ok(layers)) = layers else {
        let mut errors = String::new();
        let _ = child.stderr.take().unwrap().read_to_string(&mut errors);
        panic!("no layers in {line:?}: {errors}");
    };
    Confined { child, layers, output }
}

impl Confined {
    /// Waits for its end, with all that it prints.
    pub fn ended(mut self) -> Ended {
        drop(self.child.stdin.take());
        let (mut output, mut errors) = (String::new(), String::new());
        self.output.read_to_string(&mut output).unwrap();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        Ended { layers: self.layers, output, errors, status: self.child.wait().unwrap() }
    }
}

/// Runs the lines until they end.
pub fn run(lines: &str) -> Ended {
    start(command(&python(), TIME, lines)).ended()
}

/// The Pythons of this machine: the one on `PATH`, and the system's own where that is another.
pub fn pythons() -> Vec<Python> {
    let mut pythons = vec![python()];
    let of_the_system = Python::ask(Path::new("/usr/bin/python3")).ok();
    pythons.extend(of_the_system.filter(|python| python.executable != pythons[0].executable));
    pythons
}
