//! Boards as the lab sheet draws them, and the rows of a board in a line.

use super::block::DrawnRow;
use super::games::name_of;
use super::prelude::*;
use crate::kinds::position::boards_after;
use theory::{Board, Game, Move};

/// A board as the lab sheet draws it, and again after each of these moves.
pub fn drawings(board: &Board, moves: &[Move]) -> Vec<Block> {
    let mut blocks = vec![drawing(board, None)];
    for (&mv, after) in moves.iter().zip(boards_after(board, moves)) {
        blocks.push(Block::Paragraph(text![{taking(mv).capitalised()}":"]));
        blocks.push(drawing(&after, None));
    }
    blocks
}

/// One board drawn, with what the last move has taken from a row of Nim.
pub fn drawing(board: &Board, last: Option<Move>) -> Block {
    let mut numbered = board.numbered();
    let mut drawn = Vec::new();
    for (game, rows) in board.parts() {
        if !board.is_nim() {
            drawn.push(DrawnRow::Game(Text::from(game.to_string()).capitalised().to_string()));
        }
        for (row, size) in numbered.by_ref().take(rows.len()) {
            let taken = match last {
                Some(mv) if mv.row == row && board.is_nim() => mv.take(),
                _ => 0,
            };
            drawn.push(DrawnRow::Row { row, size, taken });
        }
    }
    Block::Drawing(drawn)
}

/// "row 1: 5   row 2: 4   row 3: 3".
pub fn rows_with_sizes(board: &Board) -> Text {
    let named = |(row, game, size): (usize, Game, u64)| match board.parts().count() {
        1 => text![{row_name(row)}":\u{a0}"{size}],
        _ => text![{row_name(row)}":\u{a0}"{size}"\u{a0}("{name_of(game)}")"],
    };
    if board.rows().is_empty() {
        return "The board is empty: it has no rows.".into();
    }
    joined(board.numbered_with_games().map(named), "   ")
}
