//! The rows of a board in a line, each with its number, its size and the game that is played on it.

use super::games::name_of;
use super::prelude::*;
use crate::derivation::FoldedRow;
use crate::game::Board;

/// "row 1: 5   row 2: 4   row 3: 3", of a long board the first rows and the last.
pub fn rows_with_sizes(board: &Board) -> Text {
    let rows = board.rows();
    if rows.is_empty() {
        return "The board is empty: it has no rows.".into();
    }
    let is_nim = board.is_nim() || board.moore().is_some();
    let told = first_and_last(rows.len()).into_iter();
    let told = told.map(|row| match row {
        FoldedRow::Row(row) if is_nim => text![{row_name(row)}":\u{a0}"{rows[row - 1]}],
        FoldedRow::Row(row) => {
            let game = Text::from(name_of(board.game_of(row)));
            text![{row_name(row)}":\u{a0}"{rows[row - 1]}"\u{a0}("{game}")"]
        }
        FoldedRow::LeftOut(rows) => text!["…\u{a0}"{left_out(rows)}"\u{a0}…"],
    });
    joined(told, "   ")
}
