//! File names in Moodle's downloads: the path contains who handed a file in.
//!
//! `Anna Berg_123456_assignsubmission_file_/lab.py`, or all in one folder, `Anna
//! Berg_123456_assignsubmission_file_lab.py`: this is Anna Berg, whom Moodle's grading worksheet calls "Participant
//! 123456".

use std::path::Path;

use super::student::Student;
use crate::legible::one_line;

/// Between a student's number and the way of handing in: `file` or `onlinetext`.
const MARK: &str = "_assignsubmission_";

/// The student who handed in a file, by the first name in the path that Moodle has made.
pub fn student(path: &Path) -> Option<Student> {
    let mut names = path.iter().map(|name| name.to_string_lossy());
    names.find_map(|name| {
        let (student, id, _) = parts(&name)?;
        Some(Student { id: Some(id.to_owned()), email: None, name: one_line(student).into_owned() })
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{own_name, student};

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
