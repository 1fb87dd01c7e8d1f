//! Finds misconceptions in the cells of a working: what the wrong cells of a row show together.
//!
//! A row of a table asks a question of its own: the digits of row 1 answer `binary 6`, those of the nim sum `sum 6 3
//! 7`, the row to change and how many to take `move 6 3 7`. So the cells are judged like any answer, and no rule is
//! repeated here; but only if everything that a row depends on is right, because what follows from an earlier error
//! shows nothing.

use num_bigint::BigInt;

use super::reading::CellEntry;
use super::working::{CellId, CellValue, RowAsks, Working, WorkingCell, WorkingRow};
use crate::hand_built::{
    Bit, binary_numeral, bitwise_exclusive_or, numeral_binary, ones_per_column,
};
use crate::judgement::{Answer, Diagnosis, Judgement, Misconception, judge_answer};
use crate::question::{Binary, Decimal, Question, Xor};

/// A working as filled in.
pub(super) struct FilledIn<'a> {
    /// What was written into each cell.
    pub entries: &'a [CellEntry],
    /// Whether the true value of each cell follows from the cells before it as they were filled in.
    pub sound: &'a [bool],
}

/// Whether a judgement names a cause; that one column is wrong is already said about the cell.
fn has_cause(judgement: &Judgement) -> bool {
    let misconception = judgement.diagnosis.as_ref().map(Diagnosis::misconception);
    misconception.is_some_and(|misconception| misconception != Misconception::WrongColumn)
}

impl FilledIn<'_> {
    /// The judged answer of a row to its own question, if it shows a misconception.
    pub fn shows(
        &self,
        working: &Working,
        question: &Question,
        row: &WorkingRow,
    ) -> Option<Judgement> {
        let ids: Vec<CellId> = row
            .cells
            .iter()
            .filter_map(|cell| match cell {
                WorkingCell::Fill(id) => Some(*id),
                WorkingCell::Given(_) => None,
            })
            .collect();
        let (&first, others) = ids.split_first()?;
        // The number of the nim sum depends on its digits, which are in the same row.
        let rests_on = match row.asks {
            RowAsks::NimSum if !others.is_empty() => others,
            _ => &ids,
        };
        if !rests_on.iter().all(|&id| self.sound[id]) {
            return None;
        }
        let judged = match &row.asks {
            RowAsks::Nothing | RowAsks::Groups => None,
            &RowAsks::Digits(number) => self.digits_of(number, &ids),
            RowAsks::Gates => Some(judge_answer(question, self.numeral(&ids)?)),
            RowAsks::Worths => self.worth(question, &ids),
            RowAsks::Sizes => Some(judge_answer(question, self.sizes(&ids)?)),
            RowAsks::NimSum => self.nim_sum(question, first, others),
            RowAsks::Counts => self.missed_row(question, &ids),
            RowAsks::Value(board) => {
                let question = Question::Sum(board.clone());
                Some(judge_answer(&question, self.number(first)?))
            }
            RowAsks::Move => self.mv(working, question),
        };
        judged.filter(has_cause)
    }

    fn value(&self, id: CellId) -> Option<CellValue> {
        self.entries.get(id)?.value()
    }

    /// The digits in these cells, if every one has a digit.
    fn bits(&self, ids: &[CellId]) -> Option<Vec<Bit>> {
        ids.iter()
            .map(|&id| match self.value(id)? {
                CellValue::Number(digit @ (0 | 1)) => Some(Bit::from(digit == 1)),
                _ => None,
            })
            .collect()
    }

    /// The number in a cell, as an answer.
    fn number(&self, id: CellId) -> Option<Answer> {
        Some(Answer::Number(self.value(id)?.number()?.into()))
    }

    /// The number with these digits, as an answer.
    fn numeral(&self, ids: &[CellId]) -> Option<Answer> {
        Some(Answer::Number(binary_numeral(&self.bits(ids)?)?.into()))
    }

    /// The numbers in these cells.
    fn numbers(&self, ids: &[CellId]) -> Option<Vec<u64>> {
        ids.iter().map(|&id| self.value(id)?.number()).collect()
    }

    /// The digits of a number, without padding.
    fn digits_of(&self, number: u64, ids: &[CellId]) -> Option<Judgement> {
        let length = numeral_binary(number).len().max(1);
        let (padding, digits) = ids.split_at_checked(ids.len().checked_sub(length)?)?;
        let is_zero = |id: &CellId| match &self.entries[*id] {
            CellEntry::Blank => true,
            entry => entry.value() == Some(CellValue::Number(0)),
        };
        if padding.iter().all(is_zero) {
            let question = Question::Binary(Binary { number });
            return Some(judge_answer(&question, Answer::Digits(self.bits(digits)?)));
        }
        // Lined up on the left, next to a number that fills the table.
        let widest = 1 << (ids.len() - 1);
        let question = Question::Xor(Xor {
            a: number,
            b: widest,
        });
        let given = binary_numeral(&self.bits(ids)?)?;
        let given = Answer::Number(bitwise_exclusive_or(given, widest).into());
        let judgement = judge_answer(&question, given);
        (judgement.diagnosis == Some(Diagnosis::LeftAligned)).then_some(judgement)
    }

    /// The sizes that are said to be left alone; an empty cell means that this one is not.
    fn sizes(&self, ids: &[CellId]) -> Option<Answer> {
        let sizes = ids.iter().map(|&id| match &self.entries[id] {
            CellEntry::Blank | CellEntry::Value(CellValue::None) => Some(0),
            CellEntry::Value(CellValue::Number(size)) => Some(*size),
            CellEntry::Unreadable(_) => None,
        });
        let sizes: Vec<u64> = sizes.collect::<Option<_>>()?;
        let sizes = sizes.into_iter().filter(|&size| size > 0);
        Some(Answer::Sizes(sizes.map(BigInt::from).collect()))
    }

    /// The sum of the values of digits, if each is the value of some place.
    fn worth(&self, question: &Question, ids: &[CellId]) -> Option<Judgement> {
        let worths = self.numbers(ids)?;
        let are_of_places = worths
            .iter()
            .all(|&worth| worth == 0 || worth.is_power_of_two());
        let total: BigInt = worths.into_iter().map(BigInt::from).sum();
        are_of_places.then(|| judge_answer(question, Answer::Number(total)))
    }

    /// Counts that are right except that a row was left out.
    fn missed_row(&self, question: &Question, ids: &[CellId]) -> Option<Judgement> {
        let counts = self.numbers(ids)?;
        let odd = counts.iter().map(|count| Bit::from(count % 2 == 1));
        let given = binary_numeral(&odd.collect::<Vec<_>>())?;
        let judgement = judge_answer(&sum_of(question)?, Answer::Number(given.into()));
        let Some(Diagnosis::MissedRow { rows }) = &judgement.diagnosis else {
            return None;
        };
        let board = question.board()?;
        let ones = ones_per_column(board.rows());
        let is_without = |row: usize| {
            let size = board.row(row).unwrap_or_default();
            let columns = ones.iter().zip(&counts).rev().enumerate();
            let mut columns = columns.map(|(at, (ones, count))| (size >> at & 1, *ones, *count));
            columns.all(|(digit, ones, count)| count.checked_add(digit) == Some(ones as u64))
        };
        rows.iter().any(|&row| is_without(row)).then_some(judgement)
    }

    /// The digits of the nim sum, or else the number made of them.
    fn nim_sum(&self, question: &Question, number: CellId, ids: &[CellId]) -> Option<Judgement> {
        let sum = sum_of(question)?;
        let digits = self.bits(ids).filter(|digits| !digits.is_empty());
        let of_digits = digits.as_ref().and_then(|_| self.numeral(ids));
        let of_digits = of_digits.map(|given| judge_answer(&sum, given));
        if let Some(judgement) = of_digits.filter(has_cause) {
            return Some(judgement);
        }
        let given = self.number(number)?;
        let read = digits.map(|digits| {
            let question = Question::Decimal(Decimal { digits });
            judge_answer(&question, given.clone())
        });
        read.filter(has_cause)
            .or_else(|| Some(judge_answer(&sum, given)))
    }

    /// The row to change with how many to take from it, as far as they are filled in.
    fn mv(&self, working: &Working, question: &Question) -> Option<Judgement> {
        let position = question.position()?;
        let steps = working.steps?;
        let CellValue::Number(row) = self.value(steps.row)? else {
            return Some(judge_answer(question, Answer::NoMove));
        };
        let number = |id: CellId| self.value(id)?.number();
        let size = usize::try_from(row)
            .ok()
            .and_then(|row| position.board.row(row));
        let take = number(steps.take).or_else(|| size?.checked_sub(number(steps.new_size)?));
        Some(match take {
            Some(take) => judge_answer(question, Answer::taking(row, take)),
            None => judge_answer(
                &Question::Rows(position.clone()),
                Answer::Rows([row.into()].into()),
            ),
        })
    }
}

/// The question for the nim sum.
fn sum_of(question: &Question) -> Option<Question> {
    let board = question.board()?.clone();
    Some(Question::Sum(board))
}
