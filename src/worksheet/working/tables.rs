//! Tables to fill in, as data: what each cell must hold, and how the answer is read off.
//!
//! The ladder of `binary 6` has three rows; the remainders 0, 1, 1, read from the last to the first, are the answer.

use super::rule::{CellRule, CellsBefore, FromCells};
use super::value::{CellId, CellValue};
use crate::game::Board;
use crate::judgement::{Answer, WinnerForm};

/// The tables in which a question is worked out.
pub struct Working {
    /// The tables, top to bottom.
    pub tables: Vec<WorkingTable>,
    /// What each cell to be filled in must hold.
    pub rules: Vec<CellRule>,
    /// The cells of the steps to a move, where there are some.
    pub(in crate::worksheet) steps: Option<MoveCells>,
    pub(super) read_off: ReadOff,
}

/// The cells of the steps to a move.
#[derive(Clone, Copy)]
pub(in crate::worksheet) struct MoveCells {
    pub row: CellId,
    pub new_size: CellId,
    pub take: CellId,
}

/// One table of a working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkingTable {
    /// Which table it is, in JSON.
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
    /// What it is called when one speaks of it: "division 2".
    pub name: String,
    /// What it answers by itself.
    pub(in crate::worksheet) asks: RowAsks,
    /// What stands in its first column: "÷ 2".
    pub label: String,
    /// The cells after the label.
    pub cells: Vec<WorkingCell>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkingCell {
    /// It stands there already; nothing, where nothing belongs there.
    Given(String),
    /// It is to be filled in.
    Fill(CellId),
}

/// What a row of cells answers, when it is taken for an answer to a question of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::worksheet) enum RowAsks {
    /// Nothing.
    Nothing,
    /// The groups of a number, which are nothing that is asked for.
    Groups,
    /// What this number is in binary, with zeros in front.
    Digits(u64),
    /// The question itself: its answer in binary.
    Gates,
    /// The question itself: what its digits are worth one by one.
    Worths,
    /// The question itself: the sizes that are left alone.
    Sizes,
    /// The nim sum: the number, and behind it perhaps its digits.
    NimSum,
    /// The nim sum, by the ones of each column.
    Counts,
    /// What a heap is worth: the number in the first cell.
    Value(Board),
    /// Which move wins: one of the steps to it.
    Move,
}

/// How the answer is read off.
pub(super) struct ReadOff(Box<FromCells<Answer>>);

impl ReadOff {
    pub fn new(read: impl Fn(&CellsBefore<'_>) -> Option<Answer> + 'static) -> Self {
        Self(Box::new(read))
    }

    /// The tables prepare the answer, but it does not stand there.
    pub fn nothing() -> Self {
        Self::new(|_| None)
    }

    /// The number in this cell.
    pub fn number(id: CellId) -> Self {
        Self::new(move |cells| Some(Answer::Number(cells.number(id)?.into())))
    }

    /// Whether the nim sum in this cell is not 0.
    pub fn winner(nim_sum: CellId) -> Self {
        Self::new(move |cells| {
            Some(Answer::Winner {
                wins: cells.number(nim_sum) != Some(0),
                said: WinnerForm::Word,
            })
        })
    }
}

impl Working {
    /// What stands in every cell of the key.
    #[must_use]
    pub fn key(&self) -> Vec<CellValue> {
        let mut values = Vec::with_capacity(self.rules.len());
        for rule in &self.rules {
            let follows = rule.follow(&values);
            values.push(follows.first().copied().unwrap_or(CellValue::None));
        }
        values
    }

    /// The answer that follows from what stands in the cells.
    #[must_use]
    pub fn answer(&self, values: &[CellValue]) -> Option<Answer> {
        (self.read_off.0)(&CellsBefore {
            values,
            given: None,
        })
    }
}
