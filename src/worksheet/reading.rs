//! The cells of a working as a student filled them in, found again among the table rows of a sheet.
//!
//! An editor may have aligned the tables anew, and remarks may stand between them, so a row is found by its label: the cells
//! of "nim sum" are those behind "nim sum". `8`, `8s` and `the 8s column` all say 8.

use std::collections::{HashMap, VecDeque};

use super::working::{CellValue, Working, WorkingCell};

/// What a student wrote into a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CellEntry {
    /// Nothing.
    Blank,
    /// Something that can be read.
    Value(CellValue),
    /// Something else.
    Unreadable(String),
}

impl CellEntry {
    /// What can be read there.
    pub fn value(&self) -> Option<CellValue> {
        match self {
            Self::Value(value) => Some(*value),
            Self::Blank | Self::Unreadable(_) => None,
        }
    }
}

/// What was written into each cell; `None` where no table of the working is on the sheet.
pub(super) fn entries(working: &Working, rows: &[Vec<String>]) -> Option<Vec<CellEntry>> {
    let mut entries = vec![CellEntry::Blank; working.rules.len()];
    let mut unused = Unused::of(rows);
    let mut found = false;
    for grid in &working.tables {
        let header = (grid.name == "divisions").then(|| header_of_divisions(rows));
        for (at, row) in grid.rows.iter().enumerate() {
            let written = match header {
                // Its labels are all alike, so its rows are those below the header.
                Some(header) => header.map(|header| header + 1 + at),
                None => unused.take(&row.label),
            };
            let Some(written) = written.and_then(|written| rows.get(written)) else {
                continue;
            };
            for (cell, text) in row.cells.iter().zip(written.iter().skip(1)) {
                if let WorkingCell::Fill(id) = cell {
                    entries[*id] = read_entry(text);
                    found = true;
                }
            }
            // A row that ends early has empty cells, which are there to be filled in all the same.
            found |= row
                .cells
                .iter()
                .any(|cell| matches!(cell, WorkingCell::Fill(_)));
        }
    }
    found.then_some(entries)
}

/// The rows of a sheet by their labels, in the order in which they stand there.
struct Unused(HashMap<String, VecDeque<usize>>);

impl Unused {
    fn of(rows: &[Vec<String>]) -> Self {
        let mut unused: HashMap<String, VecDeque<usize>> = HashMap::new();
        for (at, row) in rows.iter().enumerate() {
            let label = normal(row.first().map_or("", String::as_str));
            unused.entry(label).or_default().push_back(at);
        }
        Self(unused)
    }

    /// The first row of this label that has not been taken yet.
    fn take(&mut self, label: &str) -> Option<usize> {
        self.0.get_mut(&normal(label))?.pop_front()
    }
}

/// Which row is the header of a table of divisions.
fn header_of_divisions(rows: &[Vec<String>]) -> Option<usize> {
    let is_header = |row: &Vec<String>| {
        let names: Vec<String> = row.iter().map(|cell| normal(cell)).collect();
        names.ends_with(&["quotient".to_owned(), "remainder".to_owned()])
            || names.starts_with(&[
                "division".to_owned(),
                "quotient".to_owned(),
                "remainder".to_owned(),
            ])
    };
    rows.iter().position(is_header)
}

/// The label as it is compared: in small letters, without spaces and the colon that some put behind it.
fn normal(label: &str) -> String {
    let letters = label
        .trim_end_matches(':')
        .chars()
        .filter(|c| !c.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}

/// Reads a cell: `8`, `8s column`, `row 3`, `none`.
fn read_entry(text: &str) -> CellEntry {
    let is_blank = |c: char| c.is_whitespace() || "_-–—―.…?".contains(c);
    if text.chars().all(is_blank) {
        return CellEntry::Blank;
    }
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower
        .split(|c: char| c.is_whitespace() || ",;:.=".contains(c))
        .filter(|word| !["", "the", "column", "row", "take", "is", "leave"].contains(word))
        .collect();
    match words[..] {
        ["none" | "no" | "nothing" | "even"] => CellEntry::Value(CellValue::None),
        [word] => word.trim_end_matches('s').parse().map_or_else(
            |_| CellEntry::Unreadable(text.to_owned()),
            |number| CellEntry::Value(CellValue::Number(number)),
        ),
        _ => CellEntry::Unreadable(text.to_owned()),
    }
}
