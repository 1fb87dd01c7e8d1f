//! Tables to fill in, as data: what each cell must hold, and how the answer is read off.
//!
//! The ladder of `binary 6` has three rows; the remainders 0, 1, 1, read from the last to the first, are the answer.

use num_bigint::BigInt;

use super::cells;
use super::rule::CellRule;
use super::value::{CellId, CellValue};
use crate::hand_built::Bit;
use crate::judgement::{Answer, SaidBy};

/// The tables in which a question is worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Working {
    /// The tables, top to bottom.
    pub tables: Vec<WorkingTable>,
    /// What each cell to be filled in must hold.
    pub rules: Vec<CellRule>,
    pub(super) read_off: ReadOff,
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

/// How the answer is read off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ReadOff {
    /// The remainders from the last to the first, down to the first quotient of 0.
    Remainders(Vec<(CellId, CellId)>),
    /// What the digits are worth together.
    Total(Vec<CellId>),
    /// The number that digits stand for.
    Digits {
        places: Vec<u64>,
        digits: Vec<CellId>,
    },
    /// The sizes that stand in these cells, but for 0.
    Sizes(Vec<CellId>),
    /// This number.
    Number(CellId),
    /// The tables prepare the answer, but it does not stand there.
    Nothing,
    /// Whether this nim sum is not 0.
    Winner(CellId),
    /// Every row that this rule allows.
    Rows(CellRule),
    /// The row and how many to take.
    Move { row: CellId, take: CellId },
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
        let value = |id: CellId| values.get(id).copied().unwrap_or(CellValue::None);
        Some(match &self.read_off {
            ReadOff::Remainders(ladder) => {
                let last = ladder
                    .iter()
                    .position(|&(quotient, _)| value(quotient) == CellValue::Number(0));
                let used = &ladder[..last.map_or(ladder.len(), |last| last + 1)];
                let digits = used.iter().rev();
                Answer::Digits(
                    digits
                        .map(|&(_, remainder)| Bit::from(value(remainder).is_one()))
                        .collect(),
                )
            }
            ReadOff::Total(worths) => Answer::Number(
                worths
                    .iter()
                    .filter_map(|&worth| value(worth).number())
                    .map(BigInt::from)
                    .sum(),
            ),
            ReadOff::Digits { places, digits } => {
                Answer::Number(cells::digits_value(places, digits, values).into())
            }
            ReadOff::Sizes(alone) => {
                let sizes = alone.iter().filter_map(|&id| value(id).number());
                let sizes = sizes.filter(|&size| size > 0);
                Answer::Sizes(sizes.map(BigInt::from).collect())
            }
            &ReadOff::Number(id) => Answer::Number(value(id).number()?.into()),
            ReadOff::Nothing => return None,
            &ReadOff::Winner(nim_sum) => Answer::Winner {
                wins: value(nim_sum) != CellValue::Number(0),
                said: SaidBy::Word,
            },
            ReadOff::Rows(rule) => {
                let rows = rule
                    .follow(values)
                    .into_iter()
                    .filter_map(CellValue::number);
                Answer::Rows(rows.map(BigInt::from).collect())
            }
            &ReadOff::Move { row, take } => match (value(row), value(take)) {
                (CellValue::Number(row), CellValue::Number(take)) => Answer::Move {
                    row: row.into(),
                    take: take.into(),
                },
                (CellValue::None, _) => Answer::NoMove,
                _ => return None,
            },
        })
    }

    /// The cell of the row to change, where there is one.
    #[must_use]
    pub fn row_to_change(&self) -> Option<CellId> {
        match self.read_off {
            ReadOff::Move { row, .. } => Some(row),
            _ => None,
        }
    }
}
