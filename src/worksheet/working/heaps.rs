//! The table in which a board with other games than Nim is worked out: what each row is worth, and the nim sum.
//!
//! `sum lasker 3 + nim 2` has two rows, worth 4 and 2, and the nim sum 6.

use super::lay_out::{Tables, row};
use super::rule::CellRule;
use super::tables::{ReadOff, WorkingCell, WorkingColumn, WorkingRow};
use super::value::CellId;
use crate::game::Board;
use crate::question::Question;

impl Tables {
    pub(super) fn values(&mut self, question: &Question, board: &Board) -> ReadOff {
        let mut ids: Vec<CellId> = Vec::new();
        let mut rows: Vec<WorkingRow> = Vec::new();
        for (number, game, heap) in board.numbered_with_games() {
            let id = self.fill(CellRule::Value { game, heap });
            ids.push(id);
            let given = [game.to_string(), heap.to_string()].map(WorkingCell::Given);
            let cells = given.into_iter().chain([WorkingCell::Fill(id)]);
            rows.push(row(&format!("row {number}"), cells));
        }
        // The nim sum of one value is that value.
        let nim_sum = if let [only] = ids[..] {
            only
        } else {
            let nim_sum = self.fill(CellRule::NimSumOfValues(ids));
            let nothing = || WorkingCell::Given(String::new());
            let cells = [nothing(), nothing(), WorkingCell::Fill(nim_sum)];
            rows.push(row("nim sum", cells));
            nim_sum
        };
        self.table(
            "values",
            "board",
            ["game", "size", "value"].map(WorkingColumn::Named),
            rows,
        );
        match question {
            Question::Sum(_) => ReadOff::Number(nim_sum),
            Question::Winner(_) => ReadOff::Winner(nim_sum),
            _ => ReadOff::Nothing,
        }
    }
}
