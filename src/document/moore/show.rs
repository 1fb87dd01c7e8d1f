//! The legal turns as a table, and boards drawn with the turns between them.

use super::super::moves::{below, drawing, verdict};
use super::super::prelude::*;
use super::wording::{taking_at_once, turn_in_brief};
use crate::derivation::{FoldedRow, LegalTurns, folded_rows};
use crate::game::{Board, Turn};

/// The legal turns, those that win first and marked; of many only some, unless all are wanted, and of very many the winning
/// ones alone.
pub fn every_turn(turns: &LegalTurns, all: bool) -> Vec<Block> {
    let too_many = "There are too many legal turns to list them all.";
    if turns.listed.is_empty() {
        let why = (!turns.complete).then(|| Block::Paragraph(too_many.into()));
        return why.into_iter().collect();
    }
    let board_fits = turns.position.board.rows().len() <= MOST_ROWS_TOLD;
    let header = [
        (true, "turn"),
        (board_fits, "rows after it"),
        (true, "the turn"),
    ];
    let header = header.into_iter().filter(|(shown, _)| *shown);
    let mut table = Table::new(1, header.map(|(_, name)| (Align::Left, name.into())));
    let most = if all && turns.complete {
        turns.listed.len()
    } else {
        MOST_ROWS_TOLD
    };
    let (winning, others): (Vec<_>, Vec<_>) = turns.listed.iter().partition(|(_, wins)| *wins);
    let listed: Vec<&(Turn, bool)> = winning.into_iter().chain(others).collect();
    for folded in folded_rows(listed.len(), most, |_| true) {
        match folded {
            FoldedRow::Row(index) => {
                let (turn, wins) = listed[index - 1];
                let after = board_fits.then(|| Cell::from(rows_after(&turns.position.board, turn)));
                let cells = [Cell::from(code(turn_in_brief(turn)))];
                let cells = cells.into_iter().chain(after);
                table.row(cells.chain([verdict(*wins, *wins)]));
            }
            FoldedRow::LeftOut(count) => {
                let label = Cell::from(counted(count, "more turn"));
                let blanks = table.header[1..].iter().map(|_| Cell::from("⋮"));
                let cells: Vec<Cell> = std::iter::once(label).chain(blanks).collect();
                table.row(cells);
            }
        }
    }
    let why = (!turns.complete).then(|| Block::Paragraph(text![{too_many}" These win:"]));
    let is_marked = table.body.iter().flatten().any(|cell| cell.marked);
    let below = below(is_marked, turns.complete && listed.len() > most);
    why.into_iter()
        .chain([Block::Table(table)])
        .chain(below)
        .collect()
}

fn rows_after(board: &Board, turn: &Turn) -> String {
    let after = board.after_turn(turn);
    let rows: Vec<String> = after
        .iter()
        .flat_map(Board::rows)
        .map(u64::to_string)
        .collect();
    rows.join(" ")
}

/// The boards drawn one after the other, with the turns between them.
pub fn drawings(boards: &[Board], turns: &[Turn]) -> Vec<Block> {
    let told = turns
        .iter()
        .map(|turn| Block::Paragraph(text![{taking_at_once(turn).capitalised()}":"]));
    let mut told = told.map(Some).chain(std::iter::repeat_with(|| None));
    boards
        .iter()
        .map(drawing)
        .flat_map(|drawing| [Some(drawing), told.next().flatten()])
        .flatten()
        .collect()
}
