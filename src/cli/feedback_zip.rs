//! The pages of a class as Moodle's assignment takes them back: `moodle-feedback.zip`, with a folder for each student, called as
//! Moodle has called it (`Anna Berg_123456_assignsubmission_file_/Anna Berg.html`).

use std::io::{self, Cursor, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::class::named_by_moodle;

/// What the file is called.
pub(super) const NAME: &str = "moodle-feedback.zip";

/// The zip file as it grows.
#[derive(Default)]
pub(super) struct FeedbackZip {
    zip: Option<ZipWriter<Cursor<Vec<u8>>>>,
}

impl FeedbackZip {
    /// Adds the page of a hand-in, if Moodle has named its file. No two pages have the same name, as two folders may.
    pub fn add(&mut self, file: &str, name: &str, page: &str) -> io::Result<()> {
        let Some(student) = named_by_moodle(Path::new(file)) else {
            return Ok(());
        };
        let id = student.id.unwrap_or_default();
        let entry = format!("{}_{id}_assignsubmission_file_/{name}.html", student.name);
        let deflated = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        let begin = || ZipWriter::new(Cursor::new(Vec::new()));
        let zip = self.zip.get_or_insert_with(begin);
        zip.start_file(entry, deflated)?;
        zip.write_all(page.as_bytes())
    }

    /// All of it; nothing where Moodle has named no file.
    pub fn finish(self) -> io::Result<Option<Vec<u8>>> {
        let finished = self.zip.map(ZipWriter::finish).transpose()?;
        Ok(finished.map(Cursor::into_inner))
    }
}
