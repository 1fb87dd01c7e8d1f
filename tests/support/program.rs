//! The program itself, run as somebody runs it.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;

/// nimlab with these words, and nothing in the environment: whoever runs the tests may have read lessons, of which hints
/// would speak.
pub fn nimlab(words: &[&str]) -> Command {
    let mut nimlab = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    nimlab.args(words).env_clear().env("XDG_STATE_HOME", "/nonexistent");
    nimlab
}

/// The exit code of a command, what it prints, and what it says beside that.
pub fn ended(command: &mut Command) -> (i32, String, String) {
    let output = command.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("what is written is text");
    let code = output.status.code().expect("it ends by itself");
    (code, text(output.stdout), text(output.stderr))
}

/// How nimlab ends with these words, when this is typed.
pub fn run(words: &[&str], typed: impl Into<Vec<u8>>) -> (i32, String, String) {
    ended(nimlab(words).write_stdin(typed))
}

/// What nimlab prints where it ends well and says nothing beside it.
pub fn printed(words: &[&str]) -> String {
    let command = &mut nimlab(words);
    let (code, printed, said) = ended(command);
    assert_eq!((code, &said[..]), (0, ""), "{command:?}");
    printed
}

/// The same of words in one line.
pub fn printed_by(line: &str) -> String {
    printed(&words(line))
}

/// The words of a line.
pub fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// An empty folder of this name, which no other test has.
pub fn folder(name: impl AsRef<Path>) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
