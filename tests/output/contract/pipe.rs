//! A reader that closes the pipe early ends the program quietly.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;

/// Runs a request with a large output, reads a few bytes of it, and closes the pipe: the exit code, and what was said.
fn read_a_little(words: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(cargo_bin!("nimlab"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("the program reads its input");
    drop(stdin);
    let mut stdout = child.stdout.take().expect("it is piped");
    let mut first = [0; 4];
    stdout.read_exact(&mut first).expect("the program writes a result");
    drop(stdout);
    let output = child.wait_with_output().expect("the program ends");
    let message = String::from_utf8(output.stderr).expect("messages are text");
    (output.status.code(), message)
}

/// So many rows that no pipe holds the moves that they have.
fn many_rows() -> String {
    "80 ".repeat(12)
}

#[test]
fn a_closed_pipe_is_no_error_in_any_format() {
    for format in ["text", "markdown", "html", "json"] {
        let words = ["moves", "-", "--depth", "3", "--format", format];
        let whole = super::written(&words, &many_rows());
        assert!(whole.len() > 70_000, "larger than a pipe: {format}");
        let quiet = (Some(0), String::new());
        assert_eq!(read_a_little(&words, &many_rows()), quiet, "{format}");
    }
}
