//! The table in which the balance of a board is worked out: the groups of every row, how many there are of each size, and which
//! sizes are left alone.
//!
//! `balance 13 12 8` has the groups 8, 4 and 1 in row 1, and of the 8s there are three, so one is left alone.

use super::lay_out::{Tables, columns, filled, row};
use super::rule::{CellRule, Operand};
use super::tables::{ReadOff, WorkingCell, WorkingColumn, WorkingRow};
use super::value::CellId;
use crate::derivation::Columns;
use crate::game::Board;

impl Tables {
    pub(super) fn balance(&mut self, board: &Board) -> ReadOff {
        let groups = Columns::of(board).columns;
        let sizes: Vec<u64> = groups.iter().map(|column| column.place).collect();
        let is_nim = board.is_nim();
        let given = |text: String| WorkingCell::Given(text);
        let mut of_rows: Vec<Vec<CellId>> = Vec::new();
        let mut rows: Vec<WorkingRow> = Vec::new();
        for (number, game, heap) in board.numbered_with_games() {
            let (number_to_split, mut cells) = if is_nim {
                (Operand::Given(heap), vec![given(heap.to_string())])
            } else {
                let value = self.fill(CellRule::Value { game, heap });
                let cells = vec![
                    given(game.to_string()),
                    given(heap.to_string()),
                    WorkingCell::Fill(value),
                ];
                (Operand::Cell(value), cells)
            };
            let ids = self.fill_each(&sizes, |_, size| CellRule::Group {
                of: number_to_split,
                size,
            });
            cells.extend(filled(&ids));
            of_rows.push(ids);
            rows.push(row(&format!("row {number}"), cells));
        }
        let counts = self.fill_each(&sizes, |column, size| CellRule::GroupCount {
            size,
            groups: of_rows.iter().map(|ids| ids[column]).collect(),
        });
        let alone = self.fill_each(&sizes, |column, size| CellRule::LeftAlone {
            size,
            count: counts[column],
            groups: of_rows.iter().map(|ids| ids[column]).collect(),
        });
        let stubs: &[&'static str] = if is_nim {
            &["size"]
        } else {
            &["game", "size", "value"]
        };
        for (label, ids) in [("how many groups", &counts), ("left alone", &alone)] {
            let nothing = stubs.iter().map(|_| given(String::new()));
            rows.push(row(label, nothing.chain(filled(ids))));
        }
        let stubs = stubs.iter().copied().map(WorkingColumn::Named);
        self.table("groups", "board", stubs.chain(columns(&sizes)), rows);
        ReadOff::Sizes(alone)
    }
}
