//! A roster: the students of a class, and which files are whose.
//!
//! `id,name,files` is its first line, and `s17,Anna Berg,Anna_*/**` a student; there may also be a column `email`. In a
//! pattern `*` and `?` match within the name of a folder or a file, and `**` any number of folders.

use std::collections::HashMap;
use std::path::Path;

use glob::{MatchOptions, Pattern};

use super::spreadsheet;
use super::student::Student;
use crate::files::shown;
use crate::legible::one_line;

/// The students of a class.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    pub(super) lines: Vec<RosterLine>,
}

/// A student with the files that are theirs.
#[derive(Clone, Debug)]
pub(super) struct RosterLine {
    /// Its line, counted from 1.
    line: u64,
    pub student: Student,
    files: Pattern,
}

impl Roster {
    /// Reads a roster. Other columns are ignored.
    ///
    /// # Errors
    /// If the header or a line is wrong.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut reader = spreadsheet::table(text);
        let names = reader.headers().cloned().unwrap_or_default();
        let column = |name: &str| names.iter().position(|it| it.eq_ignore_ascii_case(name));
        let email = column("email");
        let columns = ["id", "name", "files"].map(column);
        let [Some(id), Some(name), Some(files)] = columns else {
            let header = text.trim_start_matches('\u{feff}').lines().next();
            let found: String = header.unwrap_or_default().chars().take(60).collect();
            return Err(format!(
                "line 1 of the roster is {found:?}: expected the header id,name,files"
            ));
        };
        let mut roster = Self::default();
        let mut ids: HashMap<String, u64> = HashMap::new();
        // Text always has records, of any length.
        for record in reader.records().filter_map(Result::ok) {
            let line = record.position().map_or(1, csv::Position::line);
            let wrong = |why: String| format!("line {line} of the roster {why}");
            let field = |column: usize| record.get(column).unwrap_or_default();
            let address = email.map(field).filter(|address| !address.is_empty());
            let (id, name, files) = (field(id), field(name), field(files));
            if id.is_empty() {
                return Err(wrong("has no id: expected one, such as s17".to_owned()));
            }
            if files.is_empty() {
                return Err(wrong(format!(
                    "has no files for '{id}': expected a pattern under files, such as Anna_*/**"
                )));
            }
            if let Some(first) = ids.insert(id.to_owned(), line) {
                return Err(wrong(format!(
                    "has the id '{id}' of line {first} again: expected an id for each student"
                )));
            }
            roster.lines.push(RosterLine {
                line,
                student: Student {
                    id: Some(one_line(id).into_owned()),
                    email: address.map(|address| one_line(address).into_owned()),
                    name: one_line(if name.is_empty() { id } else { name }).into_owned(),
                },
                files: pattern(files).map_err(wrong)?,
            });
        }
        Ok(roster)
    }

    /// The student whose file this is, by its path as shown or relative to the given folder; for a file that was given
    /// by itself, relative to any of the folders that contain it.
    pub(super) fn whose(
        &self,
        path: &Path,
        folder: Option<&Path>,
    ) -> Result<Option<Student>, String> {
        let folders = match folder {
            Some(folder) => vec![folder],
            None => path.ancestors().skip(1).collect(),
        };
        let inside = folders.into_iter().filter_map(|folder| path.strip_prefix(folder).ok());
        let names: Vec<String> = inside.chain([path]).map(plain).collect();
        let is_theirs = |line: &&RosterLine| {
            // A matching folder is theirs with everything in it.
            let mut places = names.iter().flat_map(|name| Path::new(name).ancestors());
            places.any(|place| line.files.matches_path_with(place, OPTIONS))
        };
        let mut theirs = self.lines.iter().filter(is_theirs);
        match (theirs.next(), theirs.next()) {
            (Some(first), Some(second)) => {
                let (file, first, second) = (shown(path), first.line, second.line);
                Err(format!(
                    "'{file}' is matched by lines {first} and {second} of the roster: expected every file to be one student's"
                ))
            }
            (only, _) => Ok(only.map(|line| line.student.clone())),
        }
    }
}

const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: true,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

/// A path in the form of patterns: with `/`, and without a leading `./`.
fn plain(path: &Path) -> String {
    let path = path.to_string_lossy();
    let slashes = if cfg!(windows) { '\\' } else { '/' };
    let path = path.replace(slashes, "/");
    path.trim_start_matches("./").to_owned()
}

/// Only `*`, `?` and `**` are special: a bracket in a file name is a bracket.
fn pattern(files: &str) -> Result<Pattern, String> {
    let literal = |character: char| match character {
        '[' | ']' => format!("[{character}]"),
        _ => character.to_string(),
    };
    let expected = "expected * and ? within a name, and ** only between two slashes";
    let pattern = files.trim_start_matches("./").chars();
    let pattern: String = pattern.map(literal).collect();
    Pattern::new(&pattern).map_err(|_| format!("has the pattern '{files}': {expected}"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::Roster;

    #[test]
    fn a_pattern_is_of_the_path_as_shown_or_in_the_folder() {
        let whose = |pattern: &str, path: &str| {
            let roster = Roster::read(&format!("id,name,files\n1,A,\"{pattern}\"\n")).unwrap();
            roster.whose(Path::new(path), Some(Path::new("in"))).unwrap()
        };
        for (pattern, path, is_theirs) in [
            ("anna.py", "in/anna.py", true),
            ("in/anna.py", "in/anna.py", true),
            ("./in/anna.py", "in/anna.py", true),
            ("*anna*", "in/anna.py", true),
            ("anna.py", "in/ben/anna.py", false),
            ("*.py", "in/ben/anna.py", false),
            ("**/anna.py", "in/ben/anna.py", true),
            ("Anna_?/**", "in/Anna_1/a/lab.py", true),
            ("Anna_?/**", "in/Anna_12/lab.py", false),
            ("lab [1].py", "in/lab [1].py", true),
            ("lab [1].py", "in/lab 1.py", false),
        ] {
            assert_eq!(whose(pattern, path).is_some(), is_theirs, "{pattern} {path}");
        }
    }

    #[test]
    fn a_file_that_is_named_itself_is_theirs_as_in_its_folders() {
        for (pattern, path, is_theirs) in [
            ("r01*", "class/r01_plain.py", true),
            ("Anna_*/**", "week 3/class/Anna_1/lab.py", true),
            ("lab.py", "class/Anna_1/lab.py", true),
            ("class/Anna_1", "class/Anna_1/lab.py", true),
            ("Ben_*/**", "class/Anna_1/lab.py", false),
        ] {
            let roster = Roster::read(&format!("id,name,files\n1,A,{pattern}\n")).unwrap();
            let found = roster.whose(Path::new(path), None).unwrap();
            assert_eq!(found.is_some(), is_theirs, "{pattern} {path}");
        }
    }

    #[test]
    fn what_is_no_roster_is_told_with_its_line() {
        for (text, words) in [
            ("", "line 1"),
            ("id,name\n1,A\n", "id,name,files"),
            ("id,name,files\n1,A,a.py\n,B,b.py\n", "line 3 of the roster has no id"),
            (
                "id,name,files\n1,A,a.py\n1,B,b.py\n",
                "line 3 of the roster has the id '1' of line 2",
            ),
            ("id,name,files\n\"1\",\"A\nB\",\n", "line 2 of the roster has no files for '1'"),
            ("id,name,files\n1,A,a**.py\n", "line 2 of the roster has the pattern 'a**.py'"),
        ] {
            let why = Roster::read(text).unwrap_err();
            assert!(why.contains(words), "{why}");
        }
        assert!(Roster::read("\u{feff}ID;Name;Group;Files\r\n1;A;x;a.py\r\n").is_ok());
    }
}
