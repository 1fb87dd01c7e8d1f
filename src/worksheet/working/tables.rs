//! Tables to fill in, as data: what each cell must contain, and how the answer follows from them.
//!
//! The ladder of `binary 6` has three rows; the remainders 0, 1, 1, read from the last to the first, are the answer.

use super::asks::{CellsAsk, Entries, ReadOff};
use super::rule::CellRule;
use super::value::{CellEntry, CellId, CellValue};
use crate::judgement::Answer;

/// The tables in which a question is worked out.
pub struct Working {
    /// The tables, top to bottom.
    pub tables: Vec<WorkingTable>,
    /// What each cell to be filled in must contain.
    pub rules: Vec<CellRule>,
    /// What rows of cells answer by themselves.
    pub(in crate::worksheet) asks: Vec<CellsAsk>,
    /// The steps to a move, if there are any: the row to change, its new size, and how many to take.
    pub(in crate::worksheet) steps: Option<[CellId; 3]>,
    pub(super) read_off: ReadOff,
}

/// One table of a working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkingTable {
    /// Its name in JSON.
    pub name: &'static str,
    /// The header above the labels.
    pub corner: &'static str,
    /// The columns after the labels.
    pub columns: Vec<WorkingColumn>,
    /// The rows.
    pub rows: Vec<WorkingRow>,
}

/// What a column is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkingColumn {
    /// The digits of one place.
    Place(u64),
    /// Something else, by its name.
    Named(&'static str),
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkingRow {
    /// Its name in a sentence: "division 2".
    pub name: String,
    /// Whether its cells below places are the digits of one number.
    pub(in crate::worksheet) is_number: bool,
    /// Its first column: "÷ 2".
    pub label: String,
    /// The cells after the label.
    pub cells: Vec<WorkingCell>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkingCell {
    /// Its contents are given; empty if nothing belongs there.
    Given(String),
    /// It is to be filled in.
    Fill(CellId),
}

impl Working {
    /// The contents of every cell of the key.
    #[must_use]
    pub fn key(&self) -> Vec<CellValue> {
        let mut values = Vec::with_capacity(self.rules.len());
        for rule in &self.rules {
            let follows = rule.follow(&values);
            values.push(follows.first().copied().unwrap_or(CellValue::None));
        }
        values
    }

    /// The answer that follows from the contents of the cells.
    #[must_use]
    pub fn answer(&self, values: &[CellValue]) -> Option<Answer> {
        let entries: Vec<CellEntry> = values.iter().copied().map(CellEntry::Value).collect();
        (self.read_off)(Entries(&entries))
    }
}
