//! The legal turns as a table, and boards drawn with the turns between them.

use super::super::block::Block;
use super::super::moves::drawing;
use super::super::table::{Align, Cell, Table};
use super::super::text::{bad, code, good, say};
use super::super::wording::{MOST_ROWS_TOLD, counted};
use super::wording::{taking_at_once, turn_in_brief};
use crate::derivation::{FoldedRow, LegalTurns, folded_rows};
use crate::game::{Board, Turn};

/// The legal turns, or of many the winning ones.
pub fn every_turn(turns: &LegalTurns) -> Vec<Block> {
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
    let most = if turns.complete {
        turns.listed.len()
    } else {
        MOST_ROWS_TOLD
    };
    for folded in folded_rows(turns.listed.len(), most, |_| true) {
        match folded {
            FoldedRow::Row(index) => {
                let (turn, wins) = &turns.listed[index - 1];
                let after = board_fits.then(|| Cell::from(rows_after(&turns.position.board, turn)));
                let verdict = if *wins { good("wins") } else { bad("loses") };
                let cells = [Cell::from(code(turn_in_brief(turn)))];
                let cells = cells.into_iter().chain(after);
                table.row(cells.chain([Cell::from(verdict)]));
            }
            FoldedRow::LeftOut(count) => {
                let label = Cell::from(counted(count, "more turn"));
                let blanks = table.header[1..].iter().map(|_| Cell::from("⋮"));
                let cells: Vec<Cell> = std::iter::once(label).chain(blanks).collect();
                table.row(cells);
            }
        }
    }
    let why = (!turns.complete).then(|| Block::Paragraph(say!("{too_many} These win:")));
    why.into_iter().chain([Block::Table(table)]).collect()
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
    let told = turns.iter().map(|turn| {
        Block::Paragraph(say!(
            "{taking}:",
            taking = taking_at_once(turn).capitalised()
        ))
    });
    let mut told = told.map(Some).chain(std::iter::repeat_with(|| None));
    boards
        .iter()
        .map(drawing)
        .flat_map(|drawing| [Some(drawing), told.next().flatten()])
        .flatten()
        .collect()
}
