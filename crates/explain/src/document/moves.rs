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
    let rows = board.rows();
    let last = last.filter(|_| board.is_nim());
    let mut drawn = Vec::new();
    let mut headed = None;
    for (row, &size) in (1..).zip(rows) {
        let game = Some(board.game_of(row)).filter(|_| !board.is_nim());
        if game != headed {
            drawn.extend(game.map(heading));
            headed = game;
        }
        let last = last.filter(|mv| mv.row == row);
        drawn.push(DrawnRow::Row { row, size, taken: last.map_or(0, |mv| mv.take()) });
    }
    Block::Drawing(drawn)
}

/// "Kayles", above the rows on which it is played.
fn heading(game: Game) -> DrawnRow {
    DrawnRow::Game(Text::from(game.to_string()).capitalised().to_string())
}

/// "row 1: 5   row 2: 4   row 3: 3".
pub fn rows_with_sizes(board: &Board) -> Text {
    let rows = board.rows();
    if rows.is_empty() {
        return "The board is empty: it has no rows.".into();
    }
    let is_of_one_game = board.parts().count() == 1;
    let told = (1..).zip(rows).map(|(row, &size)| {
        if is_of_one_game {
            return text![{row_name(row)}":\u{a0}"{size}];
        }
        let game = Text::from(name_of(board.game_of(row)));
        text![{row_name(row)}":\u{a0}"{size}"\u{a0}("{game}")"]
    });
    joined(told, "   ")
}
