//! The hand-ins of these tests: whole files, and changes to `right/plain.py` that say in a header what they change.
//!
//! A change is appended to the whole file, where a later definition replaces the earlier one, and begins with lines such as
//!
//! ```text
//! # breaks: numeral_binary
//! # diagnosis: reversed-digits
//! # earns: 4
//! ```
//!
//! or, where it is as right as what it replaces, with `# styles: ` and what is special about it. `# not judged: ` says
//! why its game cannot be followed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::grading::hand_ins::right_but;
use crate::place::Place;

/// The functions of the sheet.
pub const FUNCTIONS: [&str; 13] = [
    "present_board",
    "make_move",
    "exclusive_or",
    "numeral_binary",
    "binary_numeral",
    "bitwise_exclusive_or",
    "nim_sum",
    "is_n_position",
    "is_p_position",
    "optimal_move",
    "is_human",
    "is_board_empty",
    "play_nim",
];

/// A change to the right hand-in.
pub struct Variant {
    /// The name of its file, without the ending.
    pub name: String,
    /// What it holds.
    pub text: String,
}

impl Variant {
    /// What the header says under a word, line by line: `# says: None` says `None` under `says`.
    pub fn header<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        header(&self.text, word)
    }

    /// The right hand-in with this change.
    pub fn source(&self) -> String {
        right_but(&self.text)
    }
}

/// What the first lines of a hand-in say under a word.
pub fn header<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines()
        .map_while(|line| line.strip_prefix("# "))
        .filter_map(move |line| line.strip_prefix(word)?.strip_prefix(':'))
        .map(str::trim)
}

/// The changes in a folder, by name.
pub fn variants(name: &str) -> Vec<Variant> {
    files(name)
        .iter()
        .map(|path| Variant {
            name: path.file_stem().unwrap().to_string_lossy().into_owned(),
            text: fs::read_to_string(path).unwrap(),
        })
        .collect()
}

/// The hand-ins in a folder, by name.
pub fn files(name: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder(name))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "py" || ending == "ipynb"))
        .collect();
    files.sort();
    files
}

/// A folder in which each of these changes is a hand-in, `NAME/lab.py`.
pub fn place_of(variants: &[Variant]) -> Place {
    let place = Place::of([]);
    for variant in variants {
        place.write(&format!("{}/lab.py", variant.name), variant.source());
    }
    place
}

/// The folder of this name beside the tests.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hand_ins").join(name)
}
