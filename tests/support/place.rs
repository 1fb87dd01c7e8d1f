//! A folder in which nimlab is run: what lies there, and what is told of it.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::SystemTime;

use assert_cmd::Command;
use serde_json::Value;

use super::program;

/// A row of a table, by the names of its columns.
pub type Row = BTreeMap<String, String>;

/// A folder of a test's own, which goes with it unless the test fails.
pub struct Place(PathBuf);

/// What a command prints, what it says beside that, and its exit code.
#[derive(Debug, PartialEq)]
pub struct Told {
    pub printed: String,
    pub said: String,
    pub code: i32,
}

impl Place {
    /// A folder with these files, at their paths.
    pub fn of<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        thread_local!(static COUNT: Cell<usize> = const { Cell::new(0) });
        let number = COUNT.replace(COUNT.get() + 1);
        let test = thread::current().name().unwrap_or("main").replace("::", "-");
        let place = Self(program::folder(format!("places/{test}-{number}")));
        for (file, text) in files {
            place.write(file, text);
        }
        place
    }

    pub fn at(&self, file: impl AsRef<Path>) -> PathBuf {
        self.0.join(file)
    }

    pub fn write(&self, file: &str, content: impl AsRef<[u8]>) {
        let path = self.at(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }

    /// Changes the time at which a file was changed last.
    pub fn date(&self, file: &str, at: SystemTime) {
        let file = File::options().write(true).open(self.at(file)).unwrap();
        file.set_modified(at).unwrap();
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.at(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    /// The files of a folder, each with what it holds.
    pub fn files(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.at(folder)).unwrap();
        let files = entries.map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        });
        files.collect()
    }

    /// nimlab with these words, in this folder.
    pub fn nimlab(&self, words: &[&str]) -> Command {
        let mut nimlab = Command::new(env!("CARGO_BIN_EXE_nimlab"));
        nimlab.args(words).current_dir(&self.0);
        nimlab.env("XDG_STATE_HOME", "/nonexistent");
        nimlab
    }

    /// What nimlab tells that is called with the words of a line.
    pub fn told(&self, line: &str) -> Told {
        self.told_of(&program::words(line), "")
    }

    /// The same of these words, when this is typed. Nothing that is told moves a cursor.
    pub fn told_of(&self, words: &[&str], typed: &str) -> Told {
        let (code, printed, said) = program::ended(self.nimlab(words).write_stdin(typed));
        let moves = |c: char| c.is_control() && !"\r\n".contains(c);
        assert!(!printed.contains(moves), "{printed:?}");
        Told { printed, said, code }
    }

    /// What is told as JSON.
    pub fn json(&self, line: &str) -> Value {
        self.told(&format!("{line} --format json")).json()
    }

    /// What is told as a table.
    pub fn rows(&self, line: &str) -> Vec<Row> {
        rows(&self.told(&format!("{line} --format csv")).printed)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if !thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

impl Told {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.printed).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// What is printed, in words with a space between them.
    pub fn in_words(&self) -> String {
        program::words(&self.printed).join(" ")
    }

    /// It is refused in words with these among them, and nothing is printed.
    pub fn is_refused(&self, words: &str) {
        assert_eq!((&*self.printed, self.code), ("", 2), "{}", self.said);
        assert!(self.said.contains(words), "{words:?} in {}", self.said);
    }
}

/// The rows of a table, each with as many fields as its header.
pub fn rows(table: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}
