//! Legal moves as a table, and boards as the lab sheet draws them.

use super::table::{Align, Cell, Table};
use super::tell::MOST_ROWS_TOLD;
use super::text::{Text, bad, good, row as row_name, text};
use super::wording::counted;
use super::{Block, DrawnRow};
use crate::derivation::{LegalMove, LegalMoves, Told, told_rows};
use crate::nim::{Board, Move};

/// The legal moves, or of many the winning ones; of many winning ones, the first and the last.
pub(super) fn every_move(moves: &LegalMoves) -> Vec<Block> {
    if moves.listed.is_empty() {
        return Vec::new();
    }
    let board_fits = moves.position.board.rows().len() <= MOST_ROWS_TOLD;
    let mut columns: Vec<(Align, Text)> = vec![
        (Align::Left, "row".into()),
        (Align::Right, "take".into()),
        (Align::Right, "leaves".into()),
        (Align::Right, "nim sum".into()),
        (Align::Left, "".into()),
    ];
    if board_fits {
        columns.insert(3, (Align::Left, "board after".into()));
    }
    let mut table = Table::new(1, columns);
    let cells = |legal: &LegalMove| {
        let verdict = if legal.wins {
            good("wins")
        } else {
            bad("loses")
        };
        let mut cells: Vec<Cell> = vec![
            row_name(legal.mv.row).into(),
            Cell::from(legal.mv.take).mark_if(legal.wins),
            legal.leaves.into(),
            legal.nim_sum.into(),
            verdict.into(),
        ];
        if board_fits {
            cells.insert(3, moves.board_after(legal).to_string().into());
        }
        cells
    };
    let most = if moves.complete {
        moves.listed.len()
    } else {
        MOST_ROWS_TOLD
    };
    for told in told_rows(moves.listed.len(), most, |_| true) {
        match told {
            Told::Row(index) => table.row(cells(&moves.listed[index - 1])),
            Told::LeftOut(count) => {
                let label = Cell::from(counted(count, "more move"));
                table.row(
                    std::iter::once(label)
                        .chain(table.header[1..].iter().map(|_| Cell::from("⋮")))
                        .collect::<Vec<_>>(),
                );
            }
        }
    }
    let mut blocks = Vec::new();
    if !moves.complete {
        let why = text!["There are too many legal moves to list them all. These win:"];
        blocks.push(Block::Paragraph(why));
    }
    blocks.push(Block::Table(table));
    blocks
}

/// The boards drawn one after the other, with the moves between them.
pub(super) fn drawings(boards: &[Board], moves: &[Move]) -> Vec<Block> {
    let drawn = boards.iter().map(drawing);
    let told = moves
        .iter()
        .map(|mv| Block::Paragraph(text!["Take ", mv.take, " from ", row_name(mv.row), ":"]));
    let mut told = told.map(Some).chain(std::iter::repeat_with(|| None));
    drawn
        .flat_map(|drawing| [Some(drawing), told.next().flatten()])
        .flatten()
        .collect()
}

fn drawing(board: &Board) -> Block {
    let rows = board.rows();
    let most = if board.is_echoed() {
        Board::MOST_ROWS_ECHOED
    } else {
        MOST_ROWS_TOLD
    };
    let told = told_rows(rows.len(), most, |_| false);
    Block::Drawing(
        told.into_iter()
            .map(|told| match told {
                Told::Row(row) => DrawnRow::Row {
                    row,
                    size: rows[row - 1],
                },
                Told::LeftOut(rows) => DrawnRow::LeftOut(rows),
            })
            .collect(),
    )
}
