//! The legal turns as a table.

use super::super::moves::{listing, verdict};
use super::super::prelude::*;
use super::wording::turn_in_brief;
use crate::derivation::{LegalTurn, LegalTurns};

/// The legal turns, those that win first and marked; of many only some, unless all are wanted, and of very many the winning
/// ones alone.
pub fn listed(turns: &LegalTurns, all: bool) -> Vec<Block> {
    let board = turns.analysis.board();
    let board_fits = board.rows().len() <= MOST_ROWS_TOLD;
    let table = Table::of(if board_fits {
        "<turn|<rows after it|<the turn"
    } else {
        "<turn|<the turn"
    });
    let cells = |legal: &LegalTurn| {
        let (turn, wins) = (code(turn_in_brief(&legal.turn)), legal.wins);
        if board_fits {
            let after = turns.board_after(legal);
            let after: Vec<String> = after.rows().iter().map(u64::to_string).collect();
            (turn, after.join(" "), verdict(wins, wins)).into_cells()
        } else {
            (turn, verdict(wins, wins)).into_cells()
        }
    };
    let mut listed: Vec<&LegalTurn> = turns.listed.iter().collect();
    listed.sort_by_key(|legal| !legal.wins);
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
