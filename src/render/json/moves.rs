//! Moves: in Nim by what is taken, `{"row":5,"take":6,"leaves":3}`, elsewhere by what the row becomes.

use super::object::Object;
use crate::game::{Board, Move, Turn};

/// A move with its row, and what it makes of that.
pub(crate) fn change(before: &Board, mv: Move) -> Object {
    let row = Object::new().field("row", mv.row);
    if before.is_nim() {
        return row.field("take", mv.take()).field("leaves", mv.leaves());
    }
    let (_, value) = before.values_of(mv);
    row.field("from", mv.from)
        .field("becomes", mv.becomes)
        .field("value", value)
}

/// A move with the board that it leaves, where that is not too long.
pub(super) fn with_board(before: &Board, mv: Move) -> Object {
    let board = before.is_echoed().then(|| before.after(mv).ok());
    change(before, mv).optional("board", board.flatten())
}

/// A turn with the board that it leaves: a move as on every board of its game, or in Moore's Nim all its changes.
pub(super) fn turn_with_board(before: &Board, turn: &Turn) -> Object {
    match turn.only() {
        Some(mv) if before.moore().is_none() => with_board(before, mv),
        _ => Object::of(turn).field("board", before.after_turn(turn).ok()),
    }
}
