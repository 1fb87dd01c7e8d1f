//! What rows of cells answer by themselves: the digits of row 1 answer `binary 6`, those of the nim sum `sum 6 3 7`, the row
//! to change and how many to take `move 6 3 7`.
//!
//! So cells are judged like any answer, and show the same misconceptions; but only if everything that they depend on is
//! right, because what follows from an earlier error shows nothing.

use std::rc::Rc;

use super::value::{CellEntry, CellId, CellValue};
use crate::hand_built::{Bit, binary_numeral};
use crate::judgement::{Answer, Diagnosis, Judgement, Misconception, judge_answer};
use crate::question::Question;

/// What was written into each cell.
#[derive(Clone, Copy)]
pub(in crate::worksheet) struct Entries<'a>(pub &'a [CellEntry]);

/// How an answer is read off the cells, if it is filled in.
pub(super) type ReadOff = Rc<dyn Fn(Entries<'_>) -> Option<Answer>>;

/// A question with the answer that is filled in, if there is one.
type Answered = dyn Fn(Entries<'_>) -> Option<(Question, Answer)>;

/// A question that cells answer.
pub(in crate::worksheet) struct CellsAsk {
    pub(super) cells: Vec<CellId>,
    /// Those that must follow from cells that are right.
    pub(super) rest_on: Vec<CellId>,
    pub(super) answered: Box<Answered>,
}

impl CellsAsk {
    /// The judged answer of the cells, if it shows a misconception and this cell is one of them. That one column is
    /// wrong is already said about the cell. `sound` says of each cell whether its true value follows from the cells
    /// before it as they were filled in.
    pub fn shows(&self, cell: CellId, entries: Entries<'_>, sound: &[bool]) -> Option<Judgement> {
        let is_sound = || self.rest_on.iter().all(|&id| sound[id]);
        let asks = self.cells.contains(&cell) && is_sound();
        let (question, answer) = (self.answered)(entries).filter(|_| asks)?;
        let judgement = judge_answer(&question, answer);
        let slip = judgement.diagnosis.as_ref().map(Diagnosis::misconception)?;
        (slip != Misconception::WrongColumn).then_some(judgement)
    }
}

impl Entries<'_> {
    /// The contents of a cell.
    pub fn value(self, id: CellId) -> Option<CellValue> {
        self.0[id].value()
    }

    /// The number in a cell.
    pub fn number(self, id: CellId) -> Option<u64> {
        self.value(id)?.number()
    }

    /// The number in a cell; an empty one has none.
    pub fn number_or_none(self, id: CellId) -> Option<u64> {
        match self.0[id] {
            CellEntry::Blank | CellEntry::Value(CellValue::None) => Some(0),
            CellEntry::Value(CellValue::Number(number)) => Some(number),
            CellEntry::Unreadable(_) => None,
        }
    }

    /// The digits in these cells, if every one has a digit.
    pub fn digits(self, ids: &[CellId]) -> Option<Vec<Bit>> {
        let digits = ids.iter().map(|&id| match self.number(id)? {
            digit @ (0 | 1) => Some(Bit::from(digit == 1)),
            _ => None,
        });
        digits.collect()
    }
}

/// No answer follows from the cells.
pub(super) fn nothing_follows() -> ReadOff {
    Rc::new(|_| None)
}

/// The number in a cell is the answer.
pub(super) fn read_off_number(id: CellId) -> ReadOff {
    Rc::new(move |entries| Some(Answer::Number(entries.number(id)?.into())))
}

/// The number with the digits in these cells is the answer.
pub(super) fn read_off_digits(ids: &[CellId]) -> ReadOff {
    let ids = ids.to_vec();
    Rc::new(move |entries| {
        let number = binary_numeral(&entries.digits(&ids)?)?;
        Some(Answer::Number(number.into()))
    })
}
