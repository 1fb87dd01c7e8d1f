//! Marks the working of a question cell by cell, with errors carried forward.
//!
//! A cell is right if it is true, or follows from the cells before it as the student filled them in. So a wrong digit
//! is reported once, and the count, the nim sum and the move that follow from it are not marked wrong again. The answer
//! itself must be true; if it is wrong but follows from the working, that is noted.

use super::marked::{MarkedWorking, Naming, WrongCell, WrongRow};
use super::working::{
    CellEntry, CellId, CellValue, Entries, Working, WorkingCell, WorkingColumn, WorkingRow,
    WorkingTable,
};
use crate::judgement::{Answer, Judgement, Verdict};
use crate::phrase::StatedMove;

/// The position of a cell: its table, its row and its column.
type CellPlace = (usize, usize, usize);

/// Marks the tables of a question.
pub(super) fn mark_cells(
    working: &Working,
    entries: &[CellEntry],
    judgement: &Judgement,
) -> MarkedWorking {
    let chosen = chosen_row(working, entries, judgement);
    // Of several right rows, the one that was chosen.
    let right_one = |id: CellId, follows: &[CellValue]| match chosen {
        Some((cell, row)) if cell == id && follows.contains(&row) => Some(row),
        _ => follows.first().copied(),
    };
    let mut truth: Vec<CellValue> = Vec::with_capacity(entries.len());
    let mut sound = Vec::with_capacity(entries.len());
    let mut marked = MarkedWorking::default();
    let mut values: Vec<CellValue> = Vec::with_capacity(entries.len());
    let places = places(working);
    let mut wrong: Vec<(CellId, WrongCell)> = Vec::new();
    for (id, (rule, entry)) in working.rules.iter().zip(entries).enumerate() {
        let is_true = right_one(id, &rule.follow(&truth)).unwrap_or(CellValue::None);
        truth.push(is_true);
        let follows = rule.follow(&values);
        sound.push(follows.contains(&is_true));
        let value = match entry {
            CellEntry::Value(value) => *value,
            _ => right_one(id, &follows).unwrap_or(is_true),
        };
        let is_right = |value: CellValue| {
            let mut accepted = follows.iter().chain([&is_true]);
            accepted.any(|&accepted| value.agrees_with(accepted))
        };
        match entry {
            CellEntry::Blank => marked.blank += 1,
            CellEntry::Value(value) if is_right(*value) => marked.right += 1,
            // Nothing follows from the cells before, so there is nothing to compare with.
            _ if follows.is_empty() => {}
            CellEntry::Value(_) | CellEntry::Unreadable(_) => {
                let (table, row, column) = places[id];
                let grid = &working.tables[table];
                let (row, column) = (&grid.rows[row], grid.columns[column]);
                let cell = WrongCell {
                    table: grid.name,
                    row: row.name.clone(),
                    column,
                    naming: naming(grid, row, column),
                    given: match entry {
                        CellEntry::Unreadable(text) => text.clone(),
                        _ => value.to_string(),
                    },
                    readable: entry.value().is_some(),
                    step: rule.step(&values, entry.value()),
                    carried: !follows.contains(&is_true),
                    expected: follows,
                };
                wrong.push((id, cell));
            }
        }
        values.push(value);
    }
    marked.answer_follows = !wrong.is_empty()
        && judgement.verdict == Verdict::Wrong
        && follows(working.answer(&values), judgement.answer.as_ref());
    // In the order of the sheet.
    wrong.sort_by_key(|&(id, _)| places[id]);
    let rows = wrong.chunk_by(|&(a, _), &(b, _)| {
        let mut steps = working.steps.iter();
        let are_steps = steps.any(|steps| steps.contains(&a) && steps.contains(&b));
        are_steps || (places[a].0, places[a].1) == (places[b].0, places[b].1)
    });
    let rows = rows.map(|row| {
        let mut asks = working.asks.iter();
        WrongRow {
            cells: row.iter().map(|(_, cell)| cell.clone()).collect(),
            shows: asks.find_map(|ask| ask.shows(row[0].0, Entries(entries), &sound)),
        }
    });
    marked.rows = rows.collect();
    marked
}

fn follows(from_working: Option<Answer>, answer: Option<&Answer>) -> bool {
    match (from_working, answer) {
        (Some(Answer::Winner { wins, .. }), Some(Answer::Winner { wins: said, .. })) => {
            wins == *said
        }
        (from_working, answer) => from_working.as_ref() == answer,
    }
}

/// The cell of the row to change, with the row that was chosen; if the cell is empty, the one in the answer.
fn chosen_row(
    working: &Working,
    entries: &[CellEntry],
    judgement: &Judgement,
) -> Option<(CellId, CellValue)> {
    let [cell, ..] = working.steps?;
    let row = match (&entries[cell], &judgement.answer) {
        (CellEntry::Value(row), _) => *row,
        (_, answer) => match answer.as_ref()?.stated_move()? {
            StatedMove::Taking { row, .. } => CellValue::Number(u64::try_from(row).ok()?),
            _ => return None,
        },
    };
    Some((cell, row))
}

/// How to refer to a cell of this row and column.
fn naming(grid: &WorkingTable, row: &WorkingRow, column: WorkingColumn) -> Naming {
    match column {
        WorkingColumn::Place(_) if row.is_number => Naming::Digit,
        WorkingColumn::Named(_) if row.name == "nim sum" => Naming::Row,
        _ if grid.columns.len() == 1 => Naming::Row,
        _ => Naming::RowAndColumn,
    }
}

/// The position of every cell.
fn places(working: &Working) -> Vec<CellPlace> {
    let mut places = vec![(0, 0, 0); working.rules.len()];
    for (table, grid) in working.tables.iter().enumerate() {
        for (at, row) in grid.rows.iter().enumerate() {
            for (column, cell) in row.cells.iter().enumerate() {
                if let WorkingCell::Fill(id) = cell {
                    places[*id] = (table, at, column);
                }
            }
        }
    }
    places
}
