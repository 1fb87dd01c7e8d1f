//! Tables to fill in, as data: what each cell must contain, and how the answer follows from them.
//!
//! The ladder of `binary 6` has three rows; the remainders 0, 1, 1, read from the last to the first, are the answer.

use super::rule::{CellRule, CellsBefore, FromCells};
use super::value::{CellId, CellValue};
use crate::game::Board;
use crate::judgement::{Answer, WinnerForm};
use crate::question::Question;

/// The tables in which a question is worked out.
pub struct Working {
    /// The tables, top to bottom.
    pub tables: Vec<WorkingTable>,
    /// What each cell to be filled in must contain.
    pub rules: Vec<CellRule>,
    /// The cells of the steps to a move, if there are any.
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
    /// The question that it answers by itself.
    pub(in crate::worksheet) asks: RowAsks,
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

/// The question that a row of cells answers by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::worksheet) enum RowAsks {
    /// Nothing.
    Nothing,
    /// The groups of a number, which no question asks for.
    Groups,
    /// The digits of this number, with leading zeros.
    Digits(u64),
    /// The question itself: its answer in binary.
    Gates,
    /// The question itself: the values of its digits one by one.
    Worths,
    /// The question itself: the sizes that are left alone.
    Sizes,
    /// The nim sum: the number, perhaps followed by its digits.
    NimSum,
    /// The nim sum, by the ones of each column.
    Counts,
    /// The value of a heap: the number in the first cell.
    Value(Board),
    /// A winning move: one of the steps to it.
    Move,
}

/// How the answer follows from the cells.
pub(super) type ReadOff = Box<FromCells<Answer>>;

/// How the answer to one of these questions follows from the nim sum in this cell; nothing follows for the others.
pub(super) fn read_off_nim_sum(question: &Question, nim_sum: CellId) -> ReadOff {
    match question {
        Question::Sum(_) => {
            Box::new(move |cells| Some(Answer::Number(cells.number(nim_sum)?.into())))
        }
        Question::Winner(_) => Box::new(move |cells| {
            Some(Answer::Winner {
                wins: cells.number(nim_sum) != Some(0),
                said: WinnerForm::Word,
            })
        }),
        _ => Box::new(|_| None),
    }
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
        (self.read_off)(&CellsBefore {
            values,
            given: None,
        })
    }
}
