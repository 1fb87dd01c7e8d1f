//! A roster: the students of a class, and which files are whose.
//!
//! Any CSV with a column `id` or `name`, such as the grading worksheet of Moodle: `id,name,files` is the first line, and
//! `s17,Anna Berg,Anna_*/**` a student. In a pattern `*` and `?` match within the name of a folder or a file, and `**` any
//! number of folders. Without a pattern, a student has the files that are named by their id or their name.

use std::collections::HashMap;
use std::path::Path;

use glob::{MatchOptions, Pattern};

use super::moodle::{self, GradingWorksheet, participant};
use super::spreadsheet;
use super::student::Student;
use crate::files::{composed, path_text, place, shown};
use explain::legible::one_line;

/// The students of a class.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    pub(super) lines: Vec<RosterLine>,
    /// The roster as Moodle takes it back, if it comes from there.
    pub(super) worksheet: Option<GradingWorksheet>,
}

/// A student with the files that are theirs.
#[derive(Clone, Debug)]
pub(super) struct RosterLine {
    /// Its line, counted from 1.
    line: u64,
    pub student: Student,
    files: Option<Pattern>,
}

impl Roster {
    /// Reads the roster in a file of this name. Other columns are ignored.
    ///
    /// # Errors
    /// If the header or a line is wrong.
    pub fn read(file: &str, text: &str) -> Result<Self, String> {
        let mut reader = spreadsheet::table(text);
        let header = reader.headers().cloned().unwrap_or_default();
        let column = |names: &[&str]| {
            let is_one = |it: &str| names.iter().any(|name| it.eq_ignore_ascii_case(name));
            header.iter().position(is_one)
        };
        let [id, name, files] =
            [&["id", "identifier"][..], &["name", "full name"], &["files"]].map(column);
        if id.is_none() && name.is_none() {
            let header = text.trim_start_matches('\u{feff}').lines().next();
            let found: String = header.unwrap_or_default().chars().take(60).collect();
            return Err(format!(
                "line 1 of the roster is {found:?}: expected a column id or name, such as in id,name,files"
            ));
        }
        let worksheet = GradingWorksheet::read(file, text);
        let mut roster = Self { lines: Vec::new(), worksheet };
        let mut keys: HashMap<String, u64> = HashMap::new();
        // Text always has records, of any length.
        for record in reader.records().filter_map(Result::ok) {
            let line = record.position().map_or(1, csv::Position::line);
            let wrong = |why: String| format!("line {line} of the roster {why}");
            let field = |column: Option<usize>| {
                column.and_then(|column| record.get(column)).unwrap_or_default()
            };
            let (key, key_name) = match id {
                Some(_) => (participant(field(id)), "id"),
                None => (field(name), "name"),
            };
            if key.is_empty() && record.iter().all(str::is_empty) {
                continue;
            }
            if key.is_empty() {
                return Err(wrong(format!("has no {key_name}: expected one for each student")));
            }
            if let Some(first) = keys.insert(key.to_owned(), line) {
                return Err(wrong(format!(
                    "has the {key_name} '{key}' of line {first} again: expected another for each student"
                )));
            }
            let (name, files) = (field(name), field(files));
            let files = Some(files).filter(|files| !files.is_empty()).map(pattern).transpose();
            roster.lines.push(RosterLine {
                line,
                student: Student {
                    id: id.map(|_| one_line(key).into_owned()),
                    name: composed(&one_line(if name.is_empty() { key } else { name })),
                },
                files: files.map_err(wrong)?,
            });
        }
        Ok(roster)
    }

    /// The student who handed in this file, by its path as shown or relative to the given folder; for a file that was
    /// given by itself, relative to any of the folders that contain it. Of several patterns that match, the one that
    /// matches the outermost folder counts: the names in it are the student's.
    pub(super) fn whose(
        &self,
        path: &Path,
        folder: Option<&Path>,
    ) -> Result<Option<Student>, String> {
        let folders = match folder {
            Some(folder) => vec![folder],
            None => path.ancestors().skip(1).collect(),
        };
        let place = place(path, folder);
        let own = moodle::student(place).unwrap_or_else(|| named(path, folder));
        let without_pattern = || self.lines.iter().filter(|line| line.files.is_none());
        let has_id = |line: &RosterLine| line.student.id.is_some() && line.student.id == own.id;
        let is_by_id = without_pattern().any(has_id);
        let is_named = |line: &RosterLine| {
            let Student { id, name } = &line.student;
            *name == own.name || id.as_ref() == Some(&own.name)
        };
        let depth = |path: &Path| path.iter().count();
        let inside = depth(path).saturating_sub(folder.map_or(0, depth));
        let relative = folders.into_iter().filter_map(|folder| path.strip_prefix(folder).ok());
        let names: Vec<String> = relative.chain([path]).map(plain).collect();
        // How many names are below the one that matches: a matching folder is theirs with everything in it.
        let below = |line: &RosterLine| match &line.files {
            Some(pattern) => {
                let matching = names.iter().flat_map(|name| {
                    let places = Path::new(name).ancestors();
                    let matching = places.filter(|place| pattern.matches_path_with(place, OPTIONS));
                    let below = matching.map(|place| depth(Path::new(name)) - depth(place));
                    below.filter(|below| *below < inside)
                });
                Some(matching.max()? + usize::from(pattern.as_str().ends_with("/**")))
            }
            None if is_by_id => has_id(line).then(|| depth(path) - depth(place)),
            None => is_named(line).then(|| depth(path) - depth(place)),
        };
        let outermost = self.lines.iter().filter_map(below).max();
        let is_theirs = |line: &&RosterLine| outermost.is_some() && below(line) == outermost;
        let theirs: Vec<&RosterLine> = self.lines.iter().filter(is_theirs).collect();
        match theirs[..] {
            [] => Ok(None),
            [line] => Ok(Some(line.student.clone())),
            [first, second, ..] => {
                let (file, first, second) = (shown(path), first.line, second.line);
                Err(format!(
                    "'{file}' is matched by lines {first} and {second} of the roster: expected every file to be one student's"
                ))
            }
        }
    }
}

const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: true,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

/// The student of a file by its name alone: the first name below the given folder, or else its own, without the ending.
fn named(path: &Path, folder: Option<&Path>) -> Student {
    let inside = folder.and_then(|folder| path.strip_prefix(folder).ok());
    let first = inside.and_then(|inside| inside.iter().next()).map_or(path, Path::new);
    let is_file = inside.is_none_or(|inside| inside.iter().count() < 2);
    let name = if is_file { first.file_stem() } else { first.file_name() };
    Student { id: None, name: composed(&path_text(Path::new(name.unwrap_or_default()))) }
}

/// A path in the form of patterns: with `/`, and without a leading `./`.
fn plain(path: &Path) -> String {
    let slashes = if cfg!(windows) { '\\' } else { '/' };
    let path = composed(&path_text(path)).replace(slashes, "/");
    path.trim_start_matches("./").to_owned()
}

/// Only `*`, `?` and `**` are special: a bracket in a file name is a bracket.
fn pattern(files: &str) -> Result<Pattern, String> {
    let literal = |character: char| match character {
        '[' | ']' => format!("[{character}]"),
        _ => character.to_string(),
    };
    let expected = "expected * and ? within a name, and ** only between two slashes";
    let files = composed(files);
    let pattern: String = files.trim_start_matches("./").chars().map(literal).collect();
    Pattern::new(&pattern).map_err(|_| format!("has the pattern '{files}': {expected}"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::Roster;

    #[test]
    fn a_pattern_is_of_the_path_as_shown_or_in_the_folder() {
        let whose = |pattern: &str, path: &str| {
            let roster =
                Roster::read("r.csv", &format!("id,name,files\n1,A,\"{pattern}\"\n")).unwrap();
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
            ("Zoë*", "in/Zoe\u{308}.py", true),
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
            let roster = Roster::read("r.csv", &format!("id,name,files\n1,A,{pattern}\n")).unwrap();
            let found = roster.whose(Path::new(path), None).unwrap();
            assert_eq!(found.is_some(), is_theirs, "{pattern} {path}");
        }
    }

    #[test]
    fn the_outermost_name_that_matches_says_whose_it_is() {
        let lines = "1,Anna,**/Anna*\n2,Ben,Ben_2/**\n3,Carl,\n4,**Dora,**/Dora*\n";
        let roster = Roster::read("r.csv", &format!("id,name,files\n{lines}")).unwrap();
        for (path, id) in [
            ("in/Ben_2/Anna_1/lab.py", Some("2")),
            ("in/Carl/Anna/lab.py", Some("3")),
            ("in/Anna_1/Dora/lab.py", Some("1")),
            ("in/x/Carl_3_assignsubmission_file_/lab.py", None),
        ] {
            let found = roster.whose(Path::new(path), Some(Path::new("in"))).unwrap();
            assert_eq!(found.and_then(|student| student.id).as_deref(), id, "{path}");
        }
    }

    #[test]
    fn without_a_pattern_a_file_is_theirs_by_id_or_by_name() {
        let roster = "Identifier\tFull name\nParticipant 7\tAnna Berg\nParticipant 8\tBen\n\n";
        let roster = Roster::read("r.csv", roster).unwrap();
        for (path, id) in [
            ("in/Anna Berg_7_assignsubmission_file_/lab.py", Some("7")),
            ("in/Anna Berg/lab.py", Some("7")),
            ("in/Ben.py", Some("8")),
            ("in/8.py", Some("8")),
            ("in/x/Ben.py", None),
            ("in/Ben_9_assignsubmission_file_/lab.py", Some("8")),
        ] {
            let found = roster.whose(Path::new(path), Some(Path::new("in"))).unwrap();
            assert_eq!(found.and_then(|student| student.id).as_deref(), id, "{path}");
        }
    }

    #[test]
    fn what_is_no_roster_is_told_with_its_line() {
        for (text, words) in [
            ("", "line 1"),
            ("student,mark\nA,1\n", "expected a column id or name"),
            ("id,name,files\n1,A,a.py\n,B,b.py\n", "line 3 of the roster has no id"),
            (
                "id,name,files\n1,A,a.py\n1,B,b.py\n",
                "line 3 of the roster has the id '1' of line 2",
            ),
            ("name\nA\n\nA\n", "has the name 'A' of line 2"),
            ("id,name,files\n1,A,a**.py\n", "line 2 of the roster has the pattern 'a**.py'"),
        ] {
            let why = Roster::read("r.csv", text).unwrap_err();
            assert!(why.contains(words), "{why}");
        }
        assert!(Roster::read("r.csv", "\u{feff}ID;Name;Group;Files\r\n1;A;x;a.py\r\n").is_ok());
    }
}
