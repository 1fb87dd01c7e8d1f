//! `nimlab play`: how the computer plays, whole games, and what a person meets at the prompt.
//!
//! After a change that is meant to show, `SNAPSHOTS=overwrite cargo test --test conversations play` writes the transcripts anew.

mod computer;
mod games;
mod opponents;
mod prompt;

use assert_cmd::Command;

/// Plays with these arguments and what is typed: the exit code, standard output and standard error.
fn play(arguments: &[&str], typed: impl Into<Vec<u8>>) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .arg("play")
        .args(arguments)
        .env_clear()
        .env("XDG_STATE_HOME", "/nonexistent")
        .write_stdin(typed)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}
