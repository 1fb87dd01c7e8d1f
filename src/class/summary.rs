//! The table of the students of a class, and remarks about it.
//!
//! "Nothing was handed in by Carl Meyer (s3)." follows the marks of those who did.

use super::list::ClassNotes;
use super::points::Points;
use super::student::{Student, StudentFiles};
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed, some};
use crate::document::{Cell, Table, column_of};

/// A student in the table of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassRow {
    /// The student.
    pub student: Student,
    /// Their page, without extension; `None` if nothing was handed in.
    pub page: Option<String>,
    /// The file that counts.
    pub file: String,
    /// Their points; `None` if nothing was judged.
    pub points: Option<Points>,
    /// How much is right, and what went wrong.
    pub cells: [Text; 2],
    /// What went wrong, addressed to the student.
    pub comment: String,
}

/// The students, each with a link to their page; clicking on a column's heading sorts by it. The columns are those of
/// the points, the file, what is right and what went wrong.
pub fn student_table(rows: &[ClassRow], notes: &ClassNotes, columns: &'static str) -> Table {
    let id = notes.has_ids.then_some("<id");
    let columns = ["<student"].into_iter().chain(id).chain(columns.split('|'));
    let mut table = Table::new(1, columns.map(column_of));
    table.sortable = true;
    let absent = notes.absent.iter().map(|student| ClassRow {
        student: student.clone(),
        file: "nothing handed in".to_owned(),
        ..ClassRow::default()
    });
    for row in rows.iter().cloned().chain(absent) {
        let mut name = Cell::from(row.student.name);
        name.link = row.page.map(|page| format!("{page}.html"));
        let id = row.student.id.unwrap_or_default();
        let id = notes.has_ids.then_some(id.into());
        let points = row.points.map_or_else(Cell::default, Cell::from);
        let cells = [points, row.file.into()].into_iter();
        let cells = cells.chain(row.cells.map(Cell::from));
        table.row([name].into_iter().chain(id).chain(cells));
    }
    table
}

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
    told.map(|(before, names)| text![{before}{first_of(names)}"."])
        .collect()
}

/// The first of these, and how many more there are.
fn first_of(names: Vec<Text>) -> Text {
    const MOST: usize = 20;
    listed(some(names, MOST, |more| counted(more, "other")), "and")
}
