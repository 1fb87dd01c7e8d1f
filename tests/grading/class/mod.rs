//! A class handed back: the folder of pages, the roster, and parts that are put together; for programs and for worksheets.
//!
//! What is written is read by readers that nimlab has no part in: `csv`, `serde_json`, `roxmltree`, and the strict reader of
//! HTML of the other tests. `anna.py` handed in late counts, and `../anna` has a page inside of the folder.
#![cfg(unix)]

mod gradebook;
mod moodle;
mod output;
mod parts;
mod roster;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::nimlab_in;
use crate::program;

/// A function that adds where XOR is asked for, and one that is right.
const ADDS: &str = "def nim_sum(board):
    return sum(board)


def is_human(player_string):
    return 'computer' not in player_string.lower()
";

/// A function that is right, and nothing else.
const ONE_RIGHT: &str = "def is_human(player_string):
    return 'computer' not in player_string.lower()
";

fn folder(name: &str) -> PathBuf {
    program::folder(Path::new("class").join(name))
}

/// A folder with these files.
fn folder_of(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = folder(name);
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("it can be made");
        fs::write(path, text).expect("a file can be written");
    }
    folder
}

/// What a command prints, what it says beside it, and its exit code.
fn told(folder: &Path, words: &[&str]) -> (String, String, Option<i32>) {
    let output = nimlab_in(folder, words);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it is text");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

/// The files of a folder, each with what it holds.
fn files_of(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("there is such a folder");
    let files = entries.map(|entry| {
        let path = entry.expect("it can be read").path();
        let name = path
            .file_name()
            .expect("it has a name")
            .to_string_lossy()
            .into_owned();
        (name, fs::read(&path).expect("it can be read"))
    });
    files.collect()
}

/// A table by the names of its columns.
fn table(text: &str) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::ReaderBuilder::new()
        .flexible(false)
        .from_reader(text.as_bytes());
    let rows = reader.deserialize();
    rows.map(|row| row.expect("it is a row")).collect()
}
