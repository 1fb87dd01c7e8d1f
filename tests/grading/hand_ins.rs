//! The hand-ins that these tests make on the fly.

use std::fs;

/// A function that is right, and nothing else.
pub const ONE_RIGHT: &str = "def is_human(player_string):
    return 'computer' not in player_string.lower()
";

/// A function that adds where XOR is asked for, and one that is right.
pub const ADDS: &str = "def nim_sum(board):
    return sum(board)


def is_human(player_string):
    return 'computer' not in player_string.lower()
";

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

/// The right hand-in of the judges of the grader, and what is to stand after it: of functions of one name the last counts.
pub fn right_but(for_this: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hand_ins/right/plain.py");
    fs::read_to_string(path).expect("there is a right hand-in") + "\n\n" + for_this
}

pub fn right() -> String {
    right_but("")
}
