//! Finds the cells of a working, as a student filled them in, among the table rows of a sheet.
//!
//! An editor may have realigned the tables, and remarks may be between them, so a row is found by its label: the cells
//! of "nim sum" are those after "nim sum". `8`, `8s` and `the 8s column` all mean 8.

use std::collections::{HashMap, VecDeque};

use super::print::header;
use super::question_lines::SheetRow;
use super::working::{CellEntry, CellValue, Working, WorkingCell, WorkingRow, WorkingTable};
use super::written_line::WrittenLine;
use crate::phrase::{AskedForm, read_number};

/// Finds the cells of a working among the table rows below its question: what was written into each, `None` if the sheet
/// has no table of the working, and the rows with something unread.
pub(super) fn read_tables(
    working: Option<&Working>,
    rows: &[SheetRow],
) -> (Option<Vec<CellEntry>>, Vec<WrittenLine>) {
    let tables = working.map_or(&[][..], |working| &working.tables);
    let cells = working.map_or(0, |working| working.rules.len());
    let mut entries = vec![CellEntry::Blank; cells];
    let mut read = vec![false; rows.len()];
    // The rows by their labels, in order.
    let mut unused: HashMap<String, VecDeque<usize>> = HashMap::new();
    for (at, row) in rows.iter().enumerate() {
        let label = row.cells.first().map_or("", String::as_str);
        unused.entry(normal(label)).or_default().push_back(at);
    }
    let mut found = false;
    for grid in tables {
        // All divisions have the same label, so their rows are those below the header.
        let divisions = (grid.name == "divisions").then(|| below_header(rows, grid));
        for (at, row) in grid.rows.iter().enumerate() {
            let place = match &divisions {
                Some(below) => below.get(at).copied(),
                None => unused.get_mut(&normal(&row.label)).and_then(VecDeque::pop_front),
            };
            let Some((place, written)) = place.and_then(|at| Some((at, rows.get(at)?))) else {
                continue;
            };
            let given = written.cells.get(1..).unwrap_or_default();
            read[place] = is_all_read(row, given);
            for (cell, text) in row.cells.iter().zip(given) {
                if let WorkingCell::Fill(id) = cell {
                    entries[*id] = read_entry(text);
                }
            }
            // The missing cells of a short row are empty cells that should have been filled in.
            let fills = |cell: &WorkingCell| matches!(cell, WorkingCell::Fill(_));
            found |= row.cells.iter().any(fills);
        }
    }
    let is_unread =
        |&(row, read): &(&SheetRow, bool)| !read && !tables.iter().any(|grid| is_header(row, grid));
    let unread = rows.iter().zip(read).filter(is_unread);
    let unread = unread.map(|(row, _)| row.written.clone());
    (found.then_some(entries), unread.collect())
}

/// Whether everything in a row belongs there: no given cell has been changed, and none has been added.
fn is_all_read(row: &WorkingRow, written: &[String]) -> bool {
    written.iter().enumerate().all(|(at, text)| match row.cells.get(at) {
        Some(WorkingCell::Fill(_)) => true,
        Some(WorkingCell::Given(given)) => is_blank(text) || normal(given) == normal(text),
        None => is_blank(text),
    })
}

/// Whether a row is the header of a table; an editor may have dropped the corner.
fn is_header(row: &SheetRow, grid: &WorkingTable) -> bool {
    let names: Vec<String> = std::iter::once(grid.corner.to_owned())
        .chain(grid.columns.iter().map(|&column| header(grid, column)))
        .collect();
    let is_name = |cell: &String| {
        let cell = normal(cell);
        cell.is_empty()
            || names.iter().any(|name| name.trim_end_matches('s') == cell.trim_end_matches('s'))
    };
    row.cells.iter().all(is_name)
}

/// The rows below the header of a table, except a ruler that something was written into.
fn below_header(rows: &[SheetRow], grid: &WorkingTable) -> Vec<usize> {
    let is_ruler = |row: &SheetRow| {
        let label = row.cells.first().map_or("", String::as_str);
        is_blank(label) && row.written.text.contains("--")
    };
    let header = rows.iter().position(|row| is_header(row, grid));
    let below = header.map_or(rows.len(), |header| header + 1)..rows.len();
    below.filter(|&at| !is_ruler(&rows[at])).collect()
}

/// The label for comparison: in lower case, without spaces and a final colon.
fn normal(label: &str) -> String {
    let letters = label.trim_end_matches(':').chars().filter(|c| !c.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}

/// Whether nothing is written there.
fn is_blank(text: &str) -> bool {
    let is_blank = |c: char| c.is_whitespace() || "_-–—―.…?".contains(c);
    text.chars().all(is_blank) || text.trim().eq_ignore_ascii_case("blank")
}

/// Reads a cell: `8`, `8s column`, `row 3`, `none`.
fn read_entry(text: &str) -> CellEntry {
    if is_blank(text) {
        return CellEntry::Blank;
    }
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower
        .split(|c: char| c.is_whitespace() || ",;:.=".contains(c))
        .filter(|word| !["", "the", "column", "row", "take", "is", "leave"].contains(word))
        .collect();
    match words[..] {
        ["none" | "no" | "nothing" | "even"] => CellEntry::Value(CellValue::None),
        [word] => number_in(word.trim_end_matches('s'), text),
        _ => number_in(text, text),
    }
}

/// A number in digits or words; `text` is everything that was written.
fn number_in(words: &str, text: &str) -> CellEntry {
    let number = read_number(words, AskedForm::Number).ok();
    match number.and_then(|number| u64::try_from(number).ok()) {
        Some(number) => CellEntry::Value(CellValue::Number(number)),
        None => CellEntry::Unreadable(text.to_owned()),
    }
}
