//! The rows of a board in a line, each with its number, its size and the game that is played on it; and line by line in a
//! table.

use super::games::name_of;
use super::prelude::*;
use crate::derivation::{FoldedRow, folded_rows};
use crate::game::Board;

/// "row 1: 5   row 2: 4   row 3: 3", of a long board the first rows and the last.
pub fn rows_with_sizes(board: &Board) -> Text {
    let rows = board.rows();
    if rows.is_empty() {
        return "The board is empty: it has no rows.".into();
    }
    let is_nim = board.is_nim() || board.moore().is_some();
    let told = folded_rows(rows.len(), MOST_ROWS_TOLD, |_| false)
        .into_iter()
        .map(|folded| match folded {
            FoldedRow::Row(row) if is_nim => text![{row_name(row)}":\u{a0}"{rows[row - 1]}],
            FoldedRow::Row(row) => {
                let game = Text::from(name_of(board.game_of(row)));
                text![{row_name(row)}":\u{a0}"{rows[row - 1]}"\u{a0}("{game}")"]
            }
            FoldedRow::LeftOut(rows) => text!["…\u{a0}"{counted(rows, "more row")}"\u{a0}…"],
        });
    told.enumerate()
        .fold(Text::default(), |line, (index, row)| {
            if index == 0 {
                row
            } else {
                line.and("   ").and(row)
            }
        })
}

/// A line for each row of a board that is told, with its name before these cells, and one for the rows left out.
pub fn told_rows<C: IntoIterator<Item = Cell>>(
    table: &mut Table,
    rows: usize,
    matters: impl Fn(usize) -> bool,
    cells: impl Fn(usize) -> C,
) {
    for folded in folded_rows(rows, MOST_ROWS_TOLD, matters) {
        match folded {
            FoldedRow::Row(row) => {
                table.row(std::iter::once(row_name(row).into()).chain(cells(row)));
            }
            FoldedRow::LeftOut(rows) => {
                let dots = (1..table.header.len()).map(|_| Cell::from("⋮"));
                table.row(std::iter::once(left_out(rows).into()).chain(dots));
            }
        }
    }
}
