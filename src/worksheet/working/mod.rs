//! The working of a question as data: tables of cells, each given or to be filled in.
//!
//! One working is printed empty for the student, printed filled in for the key, and compared with what a student wrote.
//! What a cell must hold is a [`Rule`] over the cells before it, so that an error can be carried forward.
//!
//! ```
//! use nimlab::worksheet::{Value, Working};
//!
//! let question = "decimal 101".parse().unwrap();
//! let working = Working::of(&question).unwrap();
//! assert_eq!(working.key(), [Value::Number(4), Value::Number(0), Value::Number(1)]);
//! ```

mod because;
mod cells;
mod rule;
mod tables;
mod value;

pub use cells::BoardCells;
pub use rule::{Operand, Rule};
pub use value::{CellId, Value};

use num_bigint::BigInt;

use crate::hand_built::Bit;
use crate::judgement::{Answer, Said};
use crate::question::Question;

/// The tables in which a question is worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Working {
    /// The tables, top to bottom.
    pub tables: Vec<Grid>,
    /// What each cell to be filled in must hold.
    pub rules: Vec<Rule>,
    conclusion: Conclusion,
}

/// One table of a working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Which table it is, in JSON.
    pub name: &'static str,
    /// The header above the labels.
    pub corner: &'static str,
    /// The columns after the labels.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// What a column is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The digits of one place.
    Place(u64),
    /// Something else, by its name.
    Named(&'static str),
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is called when one speaks of it: "division 2".
    pub name: String,
    /// What stands in its first column: "÷ 2".
    pub label: String,
    /// The cells after the label.
    pub cells: Vec<Cell>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It stands there already; nothing, where nothing belongs there.
    Given(String),
    /// It is to be filled in.
    Fill(CellId),
}

/// How the answer is read off.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Conclusion {
    /// The remainders from the last to the first, down to the first quotient of 0.
    Remainders(Vec<(CellId, CellId)>),
    /// What the digits are worth together.
    Total(Vec<CellId>),
    /// The number that digits stand for.
    Digits {
        places: Vec<u64>,
        digits: Vec<CellId>,
    },
    /// Whether this nim sum is not 0.
    Winner(CellId),
    /// Every row that this rule allows.
    Rows(Rule),
    /// The row and how many to take.
    Move { row: CellId, take: CellId },
}

impl Working {
    /// The working of a question; `None` where there is no table to fill in.
    #[must_use]
    pub fn of(question: &Question) -> Option<Self> {
        tables::of(question)
    }

    /// What stands in every cell of the key.
    #[must_use]
    pub fn key(&self) -> Vec<Value> {
        let mut values = Vec::with_capacity(self.rules.len());
        for rule in &self.rules {
            let follows = rule.follow(&values);
            values.push(follows.first().copied().unwrap_or(Value::None));
        }
        values
    }

    /// The answer that follows from what stands in the cells.
    #[must_use]
    pub fn answer(&self, values: &[Value]) -> Option<Answer> {
        let value = |id: CellId| values.get(id).copied().unwrap_or(Value::None);
        Some(match &self.conclusion {
            Conclusion::Remainders(ladder) => {
                let last = ladder
                    .iter()
                    .position(|&(quotient, _)| value(quotient) == Value::Number(0));
                let used = &ladder[..last.map_or(ladder.len(), |last| last + 1)];
                let digits = used.iter().rev();
                Answer::Digits(
                    digits
                        .map(|&(_, remainder)| Bit::from(value(remainder).is_one()))
                        .collect(),
                )
            }
            Conclusion::Total(worths) => Answer::Number(
                worths
                    .iter()
                    .filter_map(|&worth| value(worth).number())
                    .map(BigInt::from)
                    .sum(),
            ),
            Conclusion::Digits { places, digits } => {
                Answer::Number(cells::digits_value(places, digits, values).into())
            }
            &Conclusion::Winner(nim_sum) => Answer::Winner {
                wins: value(nim_sum) != Value::Number(0),
                said: Said::Word,
            },
            Conclusion::Rows(rule) => {
                let rows = rule.follow(values).into_iter().filter_map(Value::number);
                Answer::Rows(rows.map(BigInt::from).collect())
            }
            &Conclusion::Move { row, take } => match (value(row), value(take)) {
                (Value::Number(row), Value::Number(take)) => Answer::Move {
                    row: row.into(),
                    take: take.into(),
                },
                (Value::None, _) => Answer::NoMove,
                _ => return None,
            },
        })
    }

    /// The cell of the row to change, where there is one.
    #[must_use]
    pub fn row_to_change(&self) -> Option<CellId> {
        match self.conclusion {
            Conclusion::Move { row, .. } => Some(row),
            _ => None,
        }
    }
}
