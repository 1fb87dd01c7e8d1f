//! The points of a class in formats that learning platforms import: `moodle.csv` and `canvas.csv`, next to
//! `grades.csv`.
//!
//! Moodle identifies a student by the number in the file names of its downloads ("Participant 123456"), by the ID
//! number or by the address; Canvas by the SIS ID, by the login or by the name. Students who have handed in nothing
//! have an empty field, which changes nothing there.

use std::path::Path;

use crate::class::{ClassNotes, ClassRow, Points, Student, named_by_moodle};
use crate::render::csv_line;

/// The data for learning platforms.
pub struct Gradebook<'a> {
    /// The heading of the points column.
    pub title: &'a str,
    /// The maximum points.
    pub most: Points,
    /// The students who have handed in something.
    pub rows: &'a [ClassRow],
    /// Includes those who have not.
    pub notes: &'a ClassNotes,
}

impl Gradebook<'_> {
    /// The files by name; none if no student has an id.
    pub fn files(&self) -> Vec<(&'static str, String)> {
        let files = [("moodle.csv", self.moodle()), ("canvas.csv", self.canvas())];
        let is_given = |_: &(&str, String)| self.notes.has_ids;
        files.into_iter().filter(is_given).collect()
    }

    /// All students, with their rows.
    fn students(&self) -> impl Iterator<Item = (&Student, Option<&ClassRow>)> {
        let there = self.rows.iter().map(|row| (&row.student, Some(row)));
        there.chain(self.notes.absent.iter().map(|student| (student, None)))
    }

    /// A grading worksheet for Moodle's assignment, which its gradebook also imports by ID number or address.
    fn moodle(&self) -> String {
        let header = csv_line([
            "Identifier",
            "Full name",
            "ID number",
            "Email address",
            "Grade",
            "Maximum grade",
            "Last modified (grade)",
            "Feedback comments",
        ]);
        let most = self.most.to_string();
        let rows = self.students().map(|(student, row)| {
            let downloaded = row.and_then(|row| named_by_moodle(Path::new(&row.file)));
            let number = downloaded.and_then(|student| student.id);
            let participant = number
                .as_ref()
                .map(|number| format!("Participant {number}"));
            // Moodle's own number is enough.
            let id = Some(self.id(student)).filter(|id| number.as_deref() != Some(id));
            csv_line([
                participant.as_deref().unwrap_or_default(),
                &student.name,
                id.unwrap_or_default(),
                email(student),
                &grade(row),
                &most,
                "",
                row.map_or("", |row| row.comment.as_str()),
            ])
        });
        std::iter::once(header).chain(rows).collect()
    }

    /// A file for Canvas's gradebook: its second line has the maximum points.
    fn canvas(&self) -> String {
        let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"];
        let header = csv_line(columns.into_iter().chain([self.title]));
        let most = self.most.to_string();
        let possible = csv_line(["    Points Possible", "", "", "", "", &most]);
        let rows = self.students().map(|(student, row)| {
            let (id, email) = (self.id(student), email(student));
            csv_line([&*student.name, "", id, email, "", &grade(row)])
        });
        [header, possible].into_iter().chain(rows).collect()
    }

    /// A student's id on the roster.
    fn id<'s>(&self, student: &'s Student) -> &'s str {
        let id = student.id.as_deref().filter(|_| self.notes.has_roster);
        id.unwrap_or_default()
    }
}

fn email(student: &Student) -> &str {
    student.email.as_deref().unwrap_or_default()
}

fn grade(row: Option<&ClassRow>) -> String {
    let points = row.and_then(|row| row.points);
    points.map_or_else(String::new, |points| points.to_string())
}
