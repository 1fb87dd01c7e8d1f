//! What is told of a class beside its marks, and its students in a table.
//!
//! "Nothing was handed in by Carl Meyer (s3)." stands below the marks of those who did.

use super::list::ClassNotes;
use super::points::Points;
use super::student::Student;
use crate::document::text::{Text, code};
use crate::document::wording::{counted, listed};
use crate::document::{Align, Block, Cell, Table};

/// A student in the table of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassRow {
    /// Who it is.
    pub student: Student,
    /// Their page, without the ending; none where nothing was handed in.
    pub page: Option<String>,
    /// The file that counts.
    pub file: String,
    /// Their points.
    pub points: Points,
    /// What else stands in the row, in the order of the columns.
    pub more: Vec<Text>,
}

/// The students, each with a link to their page; a click on the head of a column sorts by it.
#[must_use]
pub fn student_table(
    rows: &[ClassRow],
    notes: &ClassNotes,
    points: &str,
    more: &[(Align, Text)],
) -> Table {
    let mut columns = vec![(Align::Left, Text::from("student"))];
    if notes.has_roster {
        columns.push((Align::Left, "id".into()));
    }
    columns.push((Align::Right, points.to_owned().into()));
    columns.push((Align::Left, "file".into()));
    columns.extend(more.iter().cloned());
    let mut table = Table::new(1, columns);
    table.sortable = true;
    let id = |student: &Student| {
        let id = student.id.clone().unwrap_or_default();
        notes.has_roster.then(|| Cell::from(id))
    };
    for row in rows {
        let name = Cell::from(row.student.name.clone());
        let page = row.page.as_ref().map(|page| format!("{page}.html"));
        let more = row.more.iter().cloned().map(Cell::from);
        let cells = [
            Cell::from(row.points.to_string()),
            Cell::from(row.file.clone()),
        ];
        table.row(
            std::iter::once(Cell { link: page, ..name })
                .chain(id(&row.student))
                .chain(cells)
                .chain(more),
        );
    }
    for student in &notes.absent {
        let cells = [Cell::from(0_usize), Cell::from("nothing handed in")];
        let empty = more.iter().map(|_| Cell::default());
        table.row(
            std::iter::once(Cell::from(student.name.clone()))
                .chain(id(student))
                .chain(cells)
                .chain(empty),
        );
    }
    table
}

/// Who has handed in nothing, what the roster does not know, and, where `all` holds, what was passed over.
#[must_use]
pub fn tell_notes(notes: &ClassNotes, all: bool) -> Vec<Block> {
    const MOST: usize = 20;
    let some = |names: Vec<Text>| {
        let more = names.len().saturating_sub(MOST);
        let mut names: Vec<Text> = names.into_iter().take(MOST).collect();
        if more > 0 {
            names.push(counted(more, "other"));
        }
        listed(names, "and")
    };
    let files = |files: &[String]| some(files.iter().map(|file| code(file.clone())).collect());
    let mut told = Vec::new();
    if !notes.absent.is_empty() {
        let absent: Vec<Text> = notes
            .absent
            .iter()
            .map(|it| it.to_string().into())
            .collect();
        told.push(
            Text::from("Nothing was handed in by ")
                .and(some(absent))
                .and("."),
        );
    }
    if !notes.not_on_roster.is_empty() {
        let files = files(&notes.not_on_roster);
        told.push(
            Text::from("No line of the roster matches ")
                .and(files)
                .and("."),
        );
    }
    if all && !notes.passed_over.is_empty() {
        let files = files(&notes.passed_over);
        told.push(
            Text::from("Passed over, because of their endings: ")
                .and(files)
                .and("."),
        );
    }
    told.into_iter().map(Block::Paragraph).collect()
}
