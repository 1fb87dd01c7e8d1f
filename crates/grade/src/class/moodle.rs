//! What Moodle's assignment writes: the names of the files that it lets a teacher download, and its grading worksheet.
//!
//! `Anna Berg_123456_assignsubmission_file_/lab.py`, or all in one folder, `Anna
//! Berg_123456_assignsubmission_file_lab.py`: this is Anna Berg, whom Moodle's grading worksheet calls "Participant
//! 123456".

use std::collections::BTreeMap;
use std::path::Path;

use csv::{ReaderBuilder, StringRecord, WriterBuilder};

use super::csv_line::as_text;
use super::spreadsheet::separator;
use super::student::Student;
use crate::files::path_text;
use explain::legible::one_line;

/// Between a student's number and the way of handing in: `file` or `onlinetext`.
const MARK: &str = "_assignsubmission_";

/// The student who handed in a file, by the first name in the path that Moodle has made.
pub fn student(path: &Path) -> Option<Student> {
    let mut names = path.iter().map(|name| path_text(Path::new(name)));
    names.find_map(|name| {
        let (student, id, _) = parts(&name)?;
        Some(Student { id: Some(id.to_owned()), name: one_line(student).into_owned() })
    })
}

/// The student's own name for a file.
///
/// ```text
/// Anna Berg_123456_assignsubmission_file_lab.py  →  lab.py
/// ```
pub fn own_name(name: &str) -> &str {
    parts(name).map_or(name, |(_, _, own)| own)
}

/// The name of a student, their number, and the rest.
fn parts(name: &str) -> Option<(&str, &str, &str)> {
    let (before, after) = name.split_once(MARK)?;
    let (student, id) = before.rsplit_once('_')?;
    let is_number = !id.is_empty() && id.bytes().all(|digit| digit.is_ascii_digit());
    let way = after.find(|c: char| !c.is_ascii_lowercase());
    let (way, own) = after.split_at(way.unwrap_or(after.len()));
    let own = own.strip_prefix('_').or(Some(own).filter(|own| own.is_empty()))?;
    let student = student.trim();
    let is_moodles = is_number && !student.is_empty() && !way.is_empty();
    is_moodles.then_some((student, id, own))
}

/// A grading worksheet, given as the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GradingWorksheet {
    /// The name of its file.
    pub file: String,
    text: String,
}

/// The id of a student in the column `Identifier`: that of "Participant 123456" is 123456.
pub(super) fn participant(identifier: &str) -> &str {
    identifier.strip_prefix("Participant ").unwrap_or(identifier).trim()
}

impl GradingWorksheet {
    /// The worksheet with this text; `None` if it is not one.
    pub(super) fn read(file: &str, text: &str) -> Option<Self> {
        let mut reader = super::spreadsheet::table(text);
        let header = reader.headers().ok()?;
        let is_one = ["Identifier", "Grade"].iter().all(|name| header.iter().any(|it| it == *name));
        is_one.then(|| Self { file: file.to_owned(), text: text.to_owned() })
    }

    /// Its text with grades and comments filled in by id, all else unchanged.
    pub(super) fn filled(&self, grades: &BTreeMap<&str, (String, &str)>) -> String {
        let (mark, text) = match self.text.strip_prefix('\u{feff}') {
            Some(text) => ("\u{feff}", text),
            None => ("", &*self.text),
        };
        let separator = separator(text);
        let mut reader = ReaderBuilder::new()
            .delimiter(separator)
            .flexible(true)
            .has_headers(false)
            .from_reader(text.as_bytes());
        let line_end = if text.contains("\r\n") { "\r\n" } else { "\n" };
        let terminator = match line_end {
            "\r\n" => csv::Terminator::CRLF,
            _ => csv::Terminator::Any(b'\n'),
        };
        let mut writer = WriterBuilder::new()
            .delimiter(separator)
            .flexible(true)
            .terminator(terminator)
            .from_writer(Vec::new());
        let mut columns = [None; 3];
        for (number, record) in reader.records().filter_map(Result::ok).enumerate() {
            if number == 0 {
                columns = ["Identifier", "Grade", "Feedback comments"]
                    .map(|name| record.iter().position(|it| it.trim() == name));
            }
            let [identifier, grade, comments] = columns;
            let id = identifier.and_then(|column| record.get(column)).map(participant);
            let filled_in = id.and_then(|id| grades.get(id));
            let fields = record.iter().enumerate().map(|(column, field)| match filled_in {
                Some((points, _)) if Some(column) == grade => points.clone(),
                Some((_, comment)) if Some(column) == comments => as_text(comment),
                _ => field.to_owned(),
            });
            // Writing into memory cannot fail.
            let _ = writer.write_record(&fields.collect::<StringRecord>());
        }
        let written = writer.into_inner().unwrap_or_default();
        format!("{mark}{}", String::from_utf8_lossy(&written))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{GradingWorksheet, own_name, student};

    #[test]
    fn a_worksheet_comes_back_with_nothing_else_changed() {
        let sheet = "\u{feff}Identifier;\"Full name\";Grade;Feedback comments\r\n\
            Participant 7;\"Berg; Anna\";;\r\nParticipant 8; Ben ;12;old\r\n";
        let worksheet = GradingWorksheet::read("w.csv", sheet).unwrap();
        let filled = worksheet.filled(&[("7", ("87.5".to_owned(), "=1+1; x"))].into());
        assert_eq!(
            filled,
            "\u{feff}Identifier;Full name;Grade;Feedback comments\r\n\
            Participant 7;\"Berg; Anna\";87.5;\"'=1+1; x\"\r\nParticipant 8; Ben ;12;old\r\n"
        );
        assert_eq!(GradingWorksheet::read("w.csv", "id,name\n"), None);
    }

    #[test]
    fn a_name_and_a_number_are_read_from_what_moodle_writes() {
        for (path, name, id) in [
            ("in/Anna Berg_123456_assignsubmission_file_/lab.py", "Anna Berg", "123456"),
            ("Anna Berg_123456_assignsubmission_file/lab.py", "Anna Berg", "123456"),
            ("in/Anna Berg_123456_assignsubmission_file_lab.py", "Anna Berg", "123456"),
            ("Ó_Súil_7_assignsubmission_onlinetext_/onlinetext.html", "Ó_Súil", "7"),
            ("Team A-Li Wei_12_assignsubmission_file_/a/lab.zip/lab.py", "Team A-Li Wei", "12"),
            (
                "Participant_12_assignsubmission_file_/x_1_assignsubmission_file_.py",
                "Participant",
                "12",
            ),
        ] {
            let found = student(Path::new(path)).expect(path);
            assert_eq!((&*found.name, found.id.as_deref()), (name, Some(id)), "{path}");
        }
        for path in [
            "in/Anna Berg/lab.py",
            "in/Anna_assignsubmission_file_/lab.py",
            "in/Anna_12b_assignsubmission_file_/lab.py",
            "in/_12_assignsubmission_file_/lab.py",
            "in/Anna_12_assignsubmission_/lab.py",
            "in/Anna_12_assignsubmission_file.py",
        ] {
            assert_eq!(student(Path::new(path)), None, "{path}");
        }
    }

    #[test]
    fn a_file_has_the_name_that_its_student_gave_it() {
        for (name, own) in [
            ("Anna Berg_123456_assignsubmission_file_lab.py", "lab.py"),
            ("Anna_1_assignsubmission_file_my_lab_2.py", "my_lab_2.py"),
            ("lab.py", "lab.py"),
        ] {
            assert_eq!(own_name(name), own);
        }
    }
}
