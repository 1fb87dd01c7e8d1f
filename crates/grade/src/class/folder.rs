//! A folder to hand back: a page for each student as they are judged, and the files of the class at the end.
//!
//! nimlab keeps the names of its files there in `.nimlab`, and overwrites no others. The page of `../Anna` is named
//! `__Anna.html`: on no system does a student's name lead out of the folder. Each file is written whole under another name
//! first, so that on a full disk the old one stays; those of the class all together at the end.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::vec::IntoIter;

use serde_json::Value;

use super::student::Student;
use crate::files::{OWN_FILES, shown};

use explain::document::Document;
use explain::legible::{acts, cut, why};
use render::{Terminal, html};

/// The files of the class, besides the pages of its students.
const OF_CLASS: [&str; 3] = ["class.html", "grades.csv", "results.json"];

/// The pages of a class in progress.
pub struct ClassPages {
    folder: PathBuf,
    /// The names of the student pages still to come, without extension, in order.
    pages: IntoIter<String>,
    terminal: Terminal,
}

/// The number of hand-ins in the class whose results are in a folder; 0 if there are no results.
fn hand_ins_of(folder: &Path) -> usize {
    let results = fs::read(folder.join("results.json")).unwrap_or_default();
    let results: Value = serde_json::from_slice(&results).unwrap_or_default();
    results["submissions"].as_array().map_or(0, Vec::len)
}

impl ClassPages {
    /// Prepares the folder for a page of each of these students, and for the files of the class, among them the roster
    /// that comes back filled in.
    ///
    /// # Errors
    /// If one of them exists and is not nimlab's own, if they are those of a larger class, or nothing can be written.
    pub fn open<'a>(
        folder: &Path,
        students: impl IntoIterator<Item = &'a Student>,
        roster: Option<&str>,
        terminal: Terminal,
    ) -> Result<Self, String> {
        const MOST_SHOWN: usize = 100;
        if folder.as_os_str().is_empty() {
            return Err("--output '' names no folder: expected a folder to write to".to_owned());
        }
        let pages = page_names(students);
        let of_before = hand_ins_of(folder);
        if of_before > 2 * pages.len() {
            return Err(format!(
                "'{}' holds the pages of a class of {of_before} hand-ins, and these are {}: expected another folder, or the whole class, whose tables are written anew",
                shown(folder),
                pages.len()
            ));
        }
        let of_class = OF_CLASS.into_iter().chain(roster).map(str::to_owned);
        let of_students = pages.iter().map(|page| format!("{page}.html"));
        let files: Vec<String> = of_students.chain(of_class).collect();
        let own = fs::read_to_string(folder.join(OWN_FILES)).unwrap_or_default();
        let mut own: BTreeSet<&str> = own.lines().collect();
        let files = files.iter().map(String::as_str);
        let is_there = |file: &str| fs::symlink_metadata(folder.join(file)).is_ok();
        let is_foreign = |file: &&str| !own.contains(file) && is_there(file);
        let foreign: Vec<&str> = files.clone().filter(is_foreign).collect();
        if !foreign.is_empty() {
            let (folder, files) = (shown(folder), cut(&foreign.join(", "), MOST_SHOWN));
            return Err(format!(
                "'{folder}' holds files that nimlab did not make and would overwrite: {files}; expected another folder"
            ));
        }
        fs::create_dir_all(folder).map_err(|reason| unwritable(folder, &reason))?;
        own.extend(files);
        let own: Vec<&str> = own.into_iter().collect();
        let opened = Self { folder: folder.to_owned(), pages: pages.into_iter(), terminal };
        // Written first: if nimlab is stopped on the way, everything there is its own.
        opened.write([(OWN_FILES.to_owned(), own.join("\n") + "\n")])?;
        Ok(opened)
    }

    /// Writes the page of the next hand-in, and returns its name.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn add(&mut self, page: Document) -> Result<Option<String>, String> {
        let Some(name) = self.pages.next() else {
            return Ok(None);
        };
        self.write([(format!("{name}.html"), html(&[page], self.terminal))])?;
        Ok(Some(name))
    }

    /// Writes what belongs to the class: these files, and the page that links to the others.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn end(
        self,
        files: impl IntoIterator<Item = (String, String)>,
        page: Document,
    ) -> Result<(), String> {
        let page = ("class.html".to_owned(), html(&[page], self.terminal));
        self.write(files.into_iter().chain([page]))
    }

    /// Writes some of the files, all or none: they get their names once all of them are there.
    fn write(&self, files: impl IntoIterator<Item = (String, String)>) -> Result<(), String> {
        let mut written = Vec::new();
        let mut write = |(file, text): (String, String)| {
            let new = self.folder.join(format!(".{file}.new"));
            // What is left of a run that was stopped.
            let _ = fs::remove_file(&new);
            let done = File::create_new(&new).and_then(|mut it| it.write_all(text.as_bytes()));
            written.push((new, self.folder.join(file)));
            done.map_err(|reason| unwritable(&written[written.len() - 1].1, &reason))
        };
        let done = files.into_iter().try_for_each(&mut write).and_then(|()| {
            // An existing file is replaced instead of written through, whatever it has become.
            written.iter().try_for_each(|(new, path)| {
                fs::rename(new, path).map_err(|reason| unwritable(path, &reason))
            })
        });
        if done.is_err() {
            for (new, _) in written {
                let _ = fs::remove_file(new);
            }
        }
        done
    }
}

fn unwritable(path: &Path, reason: &io::Error) -> String {
    let (path, why) = (shown(path), why(reason));
    format!("'{path}' cannot be written: {why}")
}

/// The names of the student pages, without extension: based on their names, and distinct even if case is ignored.
fn page_names<'a>(students: impl IntoIterator<Item = &'a Student>) -> Vec<String> {
    // The names of the class pages.
    let mut taken: BTreeSet<String> = ["class", "grades", "results"].map(str::to_owned).into();
    let students = students.into_iter().map(|student| {
        let name = page_name(&student.name);
        let mut page = name.clone();
        let mut number = 1;
        while !taken.insert(page.to_lowercase()) {
            number += 1;
            page = format!("{name}-{number}");
        }
        page
    });
    students.collect()
}

/// A name that is valid and readable as a file name: no path, nothing hidden, no option.
fn page_name(name: &str) -> String {
    const MOST: usize = 50;
    let is_special = |c: char| acts(c) || "/\\:*?\"<>|".contains(c);
    let page = name.chars().map(|c| if is_special(c) { '_' } else { c });
    let page: String = page.take(MOST).collect();
    let page = page.trim().trim_end_matches(['.', ' ']);
    let plain = page.trim_start_matches(['.', '-', '~']);
    let mark = if plain == page && !page.is_empty() { "" } else { "_" };
    format!("{mark}{plain}")
}

#[cfg(test)]
mod tests {
    use super::{Student, page_names};

    #[test]
    fn every_student_has_a_page_that_every_system_can_have() {
        let names = [
            "Anna",
            "anna",
            "../Anna",
            ".profile",
            "class",
            "",
            "\u{202e}x",
            "a/b",
            "a\\b",
            "a\0b",
            "-rf",
            "x. ",
        ];
        let students = names.map(|name| Student { id: None, name: name.to_owned() });
        let pages = page_names(&students);
        assert_eq!(
            pages,
            [
                "Anna", "anna-2", "__Anna", "_profile", "class-2", "_", "_x", "a_b", "a_b-2",
                "a_b-3", "_rf", "x",
            ]
        );
        let long = Student { id: None, name: "é".repeat(1000) };
        assert!(page_names([&long, &long]).iter().all(|page| page.len() < 120));
    }
}
