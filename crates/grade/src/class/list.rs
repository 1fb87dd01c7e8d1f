//! The hand-ins of a class: which files are whose, and who has handed in nothing.
//!
//! Without a roster a student is a folder, if every file is in a folder below the given one and at least half of these
//! contain a single file (`Anna_17/lab.py`); otherwise a student is a file, named without its extension. A zip file is
//! a single file, with everything packed in it. File names made by Moodle say whose they are. A file given by itself is
//! a hand-in by itself. Names within what a student handed in, a folder or a zip file, never say whose it is.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::moodle::{self, GradingWorksheet};
use super::roster::Roster;
use super::student::{Student, StudentFiles};
use crate::files::{FileError, FoundFile, FoundFiles, natural_order, place, shown};

/// The hand-ins of a class, and remarks about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassList {
    /// Each with its files, in the order in which they were found.
    pub hand_ins: Vec<StudentFiles>,
    /// What else was found.
    pub notes: ClassNotes,
}

/// What is known of a class before anything is judged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ClassNotes {
    /// The roster as Moodle takes it back, if it comes from there.
    #[serde(skip)]
    pub worksheet: Option<GradingWorksheet>,
    /// Whether students have ids, from the roster or from Moodle.
    pub has_ids: bool,
    /// Whether a single file was given, which gets a full report.
    pub is_one: bool,
    /// The students of the roster who have handed in nothing.
    pub absent: Vec<Student>,
    /// The files that no line of the roster matches.
    pub not_on_roster: Vec<String>,
    /// Other files in the folders, which are not judged.
    pub passed_over: Vec<String>,
    /// What was asked for but does not exist.
    pub errors: Vec<UnusablePath>,
}

/// A path that was given but has nothing to judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnusablePath {
    /// The path, made readable.
    pub file: String,
    /// Why, in a sentence that names it.
    pub why: String,
}

/// The owner of a file.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Owner {
    /// A student known from the roster, or from Moodle.
    Known(Student),
    /// A name and its place: a folder and the student's folder in it, a folder and a file in it, or a file that was
    /// given by itself.
    At(PathBuf, OsString),
}

impl ClassList {
    /// Sorts files by their owners.
    ///
    /// # Errors
    /// If the roster gives a file to two students.
    pub fn of(mut found: FoundFiles, roster: Option<&Roster>) -> Result<Self, String> {
        let student_folders = student_folders(&found.files);
        let mut places: BTreeMap<Owner, usize> = BTreeMap::new();
        let mut hand_ins: Vec<(Student, Vec<FoundFile>)> = Vec::new();
        let mut not_on_roster = Vec::new();
        let on_roster = |file: &FoundFile| {
            let whose = |roster: &Roster| roster.whose(file.handed_in(), file.folder.as_deref());
            roster.map(whose).transpose()
        };
        let of_moodle =
            |file: &FoundFile| moodle::student(place(file.handed_in(), file.folder.as_deref()));
        for file in found.files {
            let on_roster = on_roster(&file)?;
            not_on_roster.extend((on_roster == Some(None)).then(|| shown(&file.path)));
            let student = on_roster.unwrap_or_else(|| of_moodle(&file));
            let owner = student.map_or_else(|| owner(&file, &student_folders), Owner::Known);
            let student = match &owner {
                Owner::Known(student) => student.clone(),
                Owner::At(_, name) => {
                    Student { name: shown(Path::new(name)), ..Student::default() }
                }
            };
            let place = *places.entry(owner).or_insert(hand_ins.len());
            if place == hand_ins.len() {
                hand_ins.push((student, Vec::new()));
            }
            hand_ins[place].1.push(file);
        }
        // A student with nothing else has handed in this, and will be told that it is not a hand-in.
        let mut passed_over = Vec::new();
        let there = hand_ins.len();
        for file in found.passed_over {
            let student = on_roster(&file).unwrap_or_default();
            let student = student.unwrap_or_else(|| of_moodle(&file));
            let place = hand_ins.iter().position(|(of, _)| student.as_ref() == Some(of));
            match (student, place) {
                (Some(student), None) => {
                    found.errors.retain(|error| !error.is_none_with(&file));
                    hand_ins.push((student, vec![file]));
                }
                (_, Some(place)) if place >= there => hand_ins[place].1.push(file),
                _ => passed_over.push(shown(&file.path)),
            }
        }
        let students = roster.into_iter().flat_map(|roster| &roster.lines);
        let students = students.map(|line| &line.student);
        let is_absent = |student: &&Student| !hand_ins.iter().any(|(of, _)| of == *student);
        let notes = ClassNotes {
            worksheet: roster.and_then(|roster| roster.worksheet.clone()),
            has_ids: roster.is_some() || hand_ins.iter().any(|(of, _)| of.id.is_some()),
            is_one: false,
            absent: students.filter(is_absent).cloned().collect(),
            not_on_roster,
            passed_over,
            errors: found.errors.iter().map(not_there).collect(),
        };
        let hand_ins = hand_ins.into_iter();
        let hand_ins = hand_ins.filter_map(|(student, files)| hand_in(student, files));
        Ok(Self { hand_ins: hand_ins.collect(), notes })
    }

    /// A folder that belongs to one student; a file of another kind counts as a hand-in if there is no other.
    pub fn of_one(found: FoundFiles) -> Self {
        let files = Some(found.files).filter(|files| !files.is_empty());
        let files = files.unwrap_or(found.passed_over);
        let hand_ins: Vec<_> = hand_in(Student::default(), files).into_iter().collect();
        let errors = found.errors.iter().map(not_there);
        let notes = ClassNotes {
            is_one: true,
            errors: errors.filter(|_| hand_ins.is_empty()).collect(),
            ..ClassNotes::default()
        };
        Self { hand_ins, notes }
    }

    /// Whether nothing that was named exists, so that there is no hand-in.
    pub fn is_nowhere(&self) -> bool {
        self.hand_ins.is_empty() && !self.notes.errors.is_empty() && self.notes.absent.is_empty()
    }
}

fn not_there(error: &FileError) -> UnusablePath {
    UnusablePath { file: shown(error.path()), why: error.to_string() }
}

/// The given folders whose subfolders belong to students.
fn student_folders(files: &[FoundFile]) -> Vec<PathBuf> {
    type Subfolders<'a> = BTreeMap<&'a OsStr, BTreeSet<&'a Path>>;
    let mut named: BTreeMap<&Path, Option<Subfolders<'_>>> = BTreeMap::new();
    for file in files {
        let Some(folder) = &file.folder else { continue };
        let below = named.entry(folder).or_insert_with(|| Some(Subfolders::new()));
        match (first_below(file), below.as_mut()) {
            (Some(name), Some(below)) => {
                below.entry(name).or_default().insert(file.handed_in());
            }
            _ => *below = None,
        }
    }
    let are_students = |below: &Subfolders<'_>| {
        let single = below.values().filter(|files| files.len() == 1).count();
        2 * single >= below.len()
    };
    named.retain(|_, below| below.as_ref().is_some_and(are_students));
    named.into_keys().map(Path::to_owned).collect()
}

/// The folder directly below the given one that contains a file.
fn first_below(file: &FoundFile) -> Option<&OsStr> {
    let inside = file.handed_in().strip_prefix(file.folder.as_ref()?).ok()?;
    let mut parts = inside.iter();
    let first = parts.next()?;
    parts.next().map(|_| first)
}

fn owner(file: &FoundFile, student_folders: &[PathBuf]) -> Owner {
    let handed_in = file.handed_in();
    let place = match (&file.folder, first_below(file)) {
        (None, _) => file.path.clone(),
        (Some(folder), Some(name)) if student_folders.contains(folder) => {
            return Owner::At(folder.clone(), name.to_owned());
        }
        _ => handed_in.parent().unwrap_or(Path::new("")).to_owned(),
    };
    Owner::At(place, handed_in.file_stem().unwrap_or_default().to_owned())
}

/// Whether a file has a name by which pytest finds tests: `test_lab.py`, `lab_test.py`.
fn is_called_as_a_test(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem.starts_with("test_") || stem.ends_with("_test")
}

/// The hand-in among the files of a student: the one changed last counts; of two changed together the last by name. An
/// empty one, or one named like a test, counts only if there is no other.
fn hand_in(student: Student, mut files: Vec<FoundFile>) -> Option<StudentFiles> {
    files.sort_by_cached_key(|file| {
        (
            !file.is_empty,
            !is_called_as_a_test(&file.path),
            file.last_changed(),
            natural_order(&file.path),
        )
    });
    let last = files.pop()?;
    files.sort_by_cached_key(|file| natural_order(&file.path));
    Some(StudentFiles {
        student,
        file: shown(&last.path),
        also: files.iter().map(|file| shown(&file.path)).collect(),
        in_folder: last.folder.is_some(),
        path: last.path,
    })
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::ffi::OsStrExt;

    use super::*;

    #[test]
    fn names_are_kept_by_their_bytes_and_compared_by_their_letters() {
        let found = || FoundFiles {
            files: [
                "M\u{fc}ller.py".as_bytes(),
                b"M\xfcller.py",
                b"M\xf6ller.py",
                b"Zoe\xcc\x88.py",
            ]
            .map(|name| FoundFile {
                path: Path::new("in").join(OsStr::from_bytes(name)),
                folder: Some("in".into()),
                zip: None,
                packed: None,
                is_empty: false,
            })
            .into(),
            ..FoundFiles::default()
        };
        let roster = Roster::read("r.csv", "id,name\n1,Zo\u{eb}\n2,M\u{fffd}ller\n").unwrap();
        for roster in [None, Some(&roster)] {
            let list = ClassList::of(found(), roster).unwrap();
            let names: Vec<&str> = list.hand_ins.iter().map(|of| &*of.file).collect();
            assert_eq!(names[..3], ["in/Müller.py", r"in/M\xfcller.py", r"in/M\xf6ller.py"]);
            assert_eq!(list.hand_ins[3].student.id.as_deref(), roster.map(|_| "1"));
            assert_eq!(list.notes.absent.len(), usize::from(roster.is_some()));
        }
    }
}
