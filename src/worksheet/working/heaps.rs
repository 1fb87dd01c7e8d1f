//! The table for a board with games other than Nim: the value of each row, and the nim sum.
//!
//! `sum lasker 3 + nim 2` has two rows, worth 4 and 2, and the nim sum 6.

use std::rc::Rc;

use super::asks::{ReadOff, nothing_follows, read_off_number};
use super::lay_out::{number_row, row};
use super::rule::{CellsBefore, because};
use super::tables::{Working, WorkingCell, WorkingColumn, WorkingRow};
use super::value::CellId;
use crate::derivation::{HeapValue, Step, TakeIn};
use crate::game::{Board, Game};
use crate::hand_built::bitwise_exclusive_or;
use crate::judgement::{Answer, WinnerForm};
use crate::question::Question;

impl Working {
    pub(super) fn values(&mut self, question: &Question, board: &Board) -> ReadOff {
        let mut ids: Vec<CellId> = Vec::new();
        let mut rows: Vec<WorkingRow> = Vec::new();
        for (number, game, heap) in board.numbered_with_games() {
            let id = self.value(game, heap);
            ids.push(id);
            let given = [game.to_string(), heap.to_string()].map(WorkingCell::Given);
            let cells = given.into_iter().chain([WorkingCell::Fill(id)]);
            rows.push(number_row(&format!("row {number}"), cells));
            self.ask_value(game, heap, &[id]);
        }
        // The nim sum of one value is that value.
        let nim_sum = if let [only] = ids[..] {
            only
        } else {
            let nim_sum = self.fill(move |cells| {
                let nim_sum = |rows: &[CellId]| {
                    let values = rows.iter().filter_map(|&id| cells.number(id));
                    values.fold(0, bitwise_exclusive_or)
                };
                // The last row is combined with the others.
                let (&last, others) = ids.split_last()?;
                let value = nim_sum(&ids);
                let step = cells.number(last).map(|size| {
                    Step::TakeIn(TakeIn { row: ids.len(), before: nim_sum(others), size, value })
                });
                Some((vec![value.into()], step))
            });
            let nothing = || WorkingCell::Given(String::new());
            let cells = [nothing(), nothing(), WorkingCell::Fill(nim_sum)];
            rows.push(row("nim sum", cells));
            let sum = Question::Sum(board.clone());
            self.ask(&sum, &[nim_sum], &read_off_number(nim_sum));
            nim_sum
        };
        let columns = ["game", "size", "value"].map(WorkingColumn::Named);
        self.table("values", "board", columns, rows);
        read_off_nim_sum(question, nim_sum)
    }

    /// The value of a heap.
    pub(super) fn value(&mut self, game: Game, heap: u64) -> CellId {
        self.fill(move |_: &CellsBefore<'_>| {
            let worth = HeapValue::of(game, heap);
            because(worth.value, Step::HeapValue(worth))
        })
    }
    /// The value in the first of these cells answers what that of its heap is.
    pub(super) fn ask_value(&mut self, game: Game, heap: u64, cells: &[CellId]) {
        let sum = Question::Sum(Board::of(game, [heap]));
        self.ask(&sum, cells, &read_off_number(cells[0]));
    }
}

/// How the answer to one of these questions follows from the nim sum in this cell; nothing follows for the others.
pub(super) fn read_off_nim_sum(question: &Question, nim_sum: CellId) -> ReadOff {
    match question {
        Question::Sum(_) => read_off_number(nim_sum),
        Question::Winner(_) => Rc::new(move |entries| {
            Some(Answer::Winner {
                wins: entries.number(nim_sum) != Some(0),
                said: WinnerForm::Word,
            })
        }),
        _ => nothing_follows(),
    }
}
