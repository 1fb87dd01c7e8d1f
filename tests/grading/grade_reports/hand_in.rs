//! The hand-ins of these tests, and the folders that they are put into.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program;

/// A function that is right, one that adds, one that raises what no report should repeat as it is, and one that gives
/// such a thing back. The others are missing.
pub const SPITEFUL: &str = r###"
class Odd(Exception):
    pass


Odd.__name__ = "\x1b[2J]]><b>Odd</b>"


def is_human(player_string):
    return "computer" not in player_string.lower()


def nim_sum(board):
    return sum(board)


def is_board_empty(board):
    raise Odd("\x1b[31m\x00\x0b\x9b\ufffe\ud800\u202e]]></failure><b>x</b>\n```html\n<script>\n=1+1"
              + "\n::notice::x" * 6 + "##[error]x")


def exclusive_or(a, b):
    if a == 1:
        return "]]></failure>=1+1 ::notice:: ##[error] `<script>`\x1b[31m"
    return b
"###;

/// What [`SPITEFUL`] says, in any report.
pub const SPITE: [&str; 3] = ["<b>x</b>", "<script>", "=1+1"];

/// A right function, and nothing else.
pub const ONE_RIGHT: &str = "def is_human(player_string):
    return 'computer' not in player_string.lower()
";

/// The right hand-in of the judges of the grader.
pub fn right() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hand_ins/right/plain.py");
    fs::read_to_string(path).expect("there is a right hand-in")
}

pub fn folder(name: &str) -> PathBuf {
    program::folder(Path::new("grade_reports").join(name))
}

/// A folder with these files in it.
pub fn folder_of(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = folder(name);
    for (file, text) in files {
        fs::write(folder.join(file), text).expect("a file can be written");
    }
    folder
}
