//! The command line: bad input, unusual input, help, manual pages and completions.

mod bad_input;
mod board_alone;
mod completions;
mod each;
mod help;
mod manual;
mod page;
#[path = "../support/mod.rs"]
mod support;
mod unusual_input;

use std::fs;
use std::path::{Path, PathBuf};

/// What a run writes to both streams, and its exit code.
fn run(words: &[&str], input: impl Into<Vec<u8>>) -> (String, String, Option<i32>) {
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(words)
        // Nothing of the user's own is needed, and no terminal.
        .env_clear()
        .write_stdin(input)
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("it is text");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

/// What a run prints in which nothing is wrong.
fn printed(words: &[&str]) -> String {
    let (printed, said, code) = run(words, "");
    assert_eq!((&said[..], code), ("", Some(0)), "{words:?}");
    printed
}

/// A file in a folder of the test's own.
fn file(folder: &str, name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join(name);
    fs::write(&file, text).expect("a file can be written");
    file
}
