//! The legal turns as a table.

use super::super::moves::{listing, verdict};
use super::super::prelude::*;
use super::wording::turn_in_brief;
use crate::derivation::LegalTurns;
use crate::game::{Board, Turn};

/// The legal turns, those that win first and marked; of many only some, unless all are wanted, and of very many the winning
/// ones alone.
pub fn every_turn(turns: &LegalTurns, all: bool) -> Vec<Block> {
    let board = &turns.position.board;
    let board_fits = board.rows().len() <= MOST_ROWS_TOLD;
    let table = Table::of(if board_fits {
        "<turn|<rows after it|<the turn"
    } else {
        "<turn|<the turn"
    });
    let cells = |(turn, wins): &(Turn, bool)| {
        let turn_itself = code(turn_in_brief(turn));
        if board_fits {
            (turn_itself, rows_after(board, turn), verdict(*wins, *wins)).into_cells()
        } else {
            (turn_itself, verdict(*wins, *wins)).into_cells()
        }
    };
    let mut listed: Vec<&(Turn, bool)> = turns.listed.iter().collect();
    listed.sort_by_key(|(_, wins)| !wins);
    listing(
        table,
        "turn",
        &listed,
        turns.complete,
        all,
        |_| true,
        |turn| cells(turn),
    )
}

fn rows_after(board: &Board, turn: &Turn) -> String {
    let after = board.after_turn(turn);
    let rows = after.iter().flat_map(Board::rows).map(u64::to_string);
    rows.collect::<Vec<_>>().join(" ")
}
