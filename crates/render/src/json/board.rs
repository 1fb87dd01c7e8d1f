//! Boards, the games that are played on them, and moves: in Nim by what is taken, `{"row":5,"take":6,"leaves":3}`, elsewhere by what
//! the row becomes.

use super::object::Object;
use theory::{Board, Game, Move};

/// A board by its rows.
pub(super) fn board(board: &Board) -> Object {
    Object::new().field("board", board)
}

/// The games that are played on a board, each with its rows and what they are worth; nothing where it is Nim alone.
pub fn parts(board: &Board) -> Object {
    if board.is_nim() {
        return Object::new();
    }
    let part = |(game, heaps): (Game, &[u64])| {
        let values = heaps.iter().map(|&heap| game.value(heap));
        Object::new().field("game", game).field("heaps", heaps).list("values", values)
    };
    Object::new().list("parts", board.parts().map(part))
}

/// Whether the player to move wins, with the letters for that: the standard one and the lab's.
pub(super) fn winner(mover_wins: bool) -> Object {
    let (standard, lab) = if mover_wins { ('N', 'P') } else { ('P', 'N') };
    Object::new()
        .field("to_move_wins", mover_wins)
        .field("position", standard)
        .field("lab_position", lab)
}

/// A move with its row and what it makes of that.
pub fn made(before: &Board, mv: Move) -> Object {
    let row = Object::new().field("row", mv.row);
    if before.is_nim() {
        return row.field("take", mv.take()).field("leaves", mv.leaves());
    }
    let (_, value) = before.values_of(mv);
    row.field("from", mv.from).field("becomes", mv.becomes).field("value", value)
}

/// A move with the board that it leaves, where that is not too long.
pub(super) fn with_board(before: &Board, mv: Move) -> Object {
    let made = made(before, mv);
    match before.after(mv) {
        Ok(board) if before.is_explained() => made.field("board", board),
        _ => made,
    }
}
