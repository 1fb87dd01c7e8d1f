//! Remarks about the files of a class and of a student.
//!
//! "Nothing was handed in by Carl Meyer (s3)." follows the marks of those who did.

use super::list::ClassNotes;
use super::student::StudentFiles;
use explain::document::text::{Text, code, text};
use explain::document::wording::{counted, listed, some};

/// What else a student has handed in.
pub fn also_handed_in(of: &StudentFiles) -> Option<Text> {
    of.also_handed_in().map(|told| text!["Note: "{told}"."])
}

/// Who has handed in nothing, what is not on the roster, and, with `all`, what was skipped.
pub fn notes_in_words(notes: &ClassNotes, all: bool) -> Vec<Text> {
    let codes = |files: &[String]| files.iter().map(|file| code(file.clone())).collect();
    let absent = notes.absent.iter();
    let absent: Vec<Text> = absent.map(|student| student.to_string().into()).collect();
    let passed_over = if all { &notes.passed_over[..] } else { &[] };
    let (not_on_roster, passed_over) = (codes(&notes.not_on_roster), codes(passed_over));
    let told = [
        ("Nothing was handed in by ", absent),
        ("No line of the roster matches ", not_on_roster),
        ("Passed over, because of their names: ", passed_over),
    ];
    let told = told.into_iter().filter(|(_, names)| !names.is_empty());
    told.map(|(before, names)| text![{before}{first_of(names)}"."]).collect()
}

/// The first of these, and how many more there are.
fn first_of(names: Vec<Text>) -> Text {
    const MOST: usize = 20;
    listed(some(names, MOST, |more| counted(more, "other")), "and")
}
