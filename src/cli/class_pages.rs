//! `--output DIR`: a page for each student as they are judged, and the files of the class at the end.
//!
//! If Moodle has named the files, `moodle-feedback.zip` contains the pages again, in the form that Moodle's assignment
//! accepts: in a folder for each student, with the name from Moodle (`Anna Berg_123456_assignsubmission_file_/Anna
//! Berg.html`).

use std::fs;
use std::io::{self, Cursor, Write};
use std::path::Path;

use serde_json::Value;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::error::Error;
use super::gradebook::Gradebook;
use super::output::Output;
use crate::class::{PageFolder, Student, named_by_moodle};
use crate::document::Document;
use crate::legible::in_quotes;
use crate::render::{html, markdown};

/// The pages of a class in progress.
pub(super) struct ClassPages<'a> {
    folder: PageFolder,
    /// The folder as it is typed in a command.
    name: String,
    output: &'a Output,
    /// Those for Moodle; `None` if no file was named by Moodle.
    feedback: Option<ZipWriter<Cursor<Vec<u8>>>>,
}

/// The number of hand-ins in the class whose results are in a folder; `None` if there are no results.
fn hand_ins_of(folder: &Path) -> usize {
    let results = fs::read(folder.join("results.json")).unwrap_or_default();
    let results: Value = serde_json::from_slice(&results).unwrap_or_default();
    let of = |list: &str| results[list].as_array().map_or(0, Vec::len);
    of("submissions").max(of("sheets"))
}

impl<'a> ClassPages<'a> {
    /// Prepares the folder for the pages of these students.
    pub fn open<'s>(
        folder: &str,
        students: impl IntoIterator<Item = &'s Student>,
        output: &'a Output,
    ) -> Result<Self, Error> {
        let students: Vec<&Student> = students.into_iter().collect();
        let of_before = hand_ins_of(Path::new(folder));
        if of_before > 2 * students.len() {
            return Err(format!(
                "'{folder}' holds the pages of a class of {of_before} hand-ins, and these are {}: expected another folder, or the whole class, whose tables are written anew",
                students.len()
            )
            .into());
        }
        Ok(Self {
            name: in_quotes(folder.trim_end_matches('/')),
            folder: PageFolder::open(Path::new(folder), students)?,
            output,
            feedback: None,
        })
    }

    /// Writes the page of the next hand-in, which was made from this file, and returns its name.
    pub fn add(&mut self, file: &str, page: Document) -> Result<Option<String>, Error> {
        let terminal = self.output.terminal();
        let Some(name) = self.folder.pages.next() else {
            return Ok(None);
        };
        self.folder
            .write(&format!("{name}.md"), markdown(&page, terminal))?;
        let page = html(&[page], terminal);
        self.give_back(file, &name, &page)?;
        self.folder.write(&format!("{name}.html"), &page)?;
        Ok(Some(name))
    }

    /// Adds a page to those for Moodle, if Moodle has named its file. No two pages have the same name, though two
    /// folders may.
    fn give_back(&mut self, file: &str, name: &str, page: &str) -> io::Result<()> {
        let Some(student) = named_by_moodle(Path::new(file)) else {
            return Ok(());
        };
        let id = student.id.unwrap_or_default();
        let entry = format!("{}_{id}_assignsubmission_file_/{name}.html", student.name);
        let deflated = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        let begin = || ZipWriter::new(Cursor::new(Vec::new()));
        let zip = self.feedback.get_or_insert_with(begin);
        zip.start_file(entry, deflated)?;
        zip.write_all(page.as_bytes())
    }

    /// Writes what belongs to the class: these files, those for learning platforms, and the page that links to the
    /// others.
    pub fn end(
        self,
        files: impl IntoIterator<Item = (&'static str, impl AsRef<[u8]>)>,
        gradebook: &Gradebook,
        page: Document,
    ) -> Result<(), Error> {
        for (file, text) in files {
            self.folder.write(file, text)?;
        }
        for (file, text) in gradebook.files() {
            self.folder.write(file, &text)?;
        }
        if let Some(zip) = self.feedback {
            let zip = zip.finish().map_err(io::Error::from)?.into_inner();
            self.folder.write("moodle-feedback.zip", zip)?;
        }
        let page = html(&[page], self.output.terminal());
        self.folder.write("class.html", &page)?;
        let folder = &self.name;
        self.output.note(&format!(
            "{folder}/class.html leads to the page of each student; nimlab worksheet --for {folder}/results.json asks what several got wrong"
        ))?;
        Ok(())
    }
}
