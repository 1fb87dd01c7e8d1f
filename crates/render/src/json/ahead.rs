//! What looking ahead finds: how many positions can come up, and of a move that is asked about the
//! `"line"` that is played from there.

use super::board::{board, parts, with_board};
use super::object::Object;
use explain::derivation::{Foresight, LineOfPlay};
use theory::{Board, Move};

/// A position.
pub(super) fn foresight(found: &Foresight) -> Object {
    let before = &found.position.board;
    let mut moves: Vec<Move> =
        found.winning_moves().flat_map(|foreseen| alike(before, foreseen.mv)).collect();
    moves.sort_by_key(|mv| mv.row);
    board(before)
        .field("rule", found.position.rule)
        .with(parts(before))
        .field("positions", found.positions)
        .field("to_move_wins", found.mover_wins)
        .list("winning_moves", moves.iter().map(|&mv| with_board(before, mv)))
        .field("count", moves.len())
        .optional("move", found.played.as_ref().and_then(played_out))
}

/// A move, and the same in every other row like it.
fn alike(board: &Board, mv: Move) -> impl Iterator<Item = Move> {
    board
        .numbered_with_games()
        .filter(move |&(_, game, size)| (game, size) == (mv.game, mv.from))
        .map(move |(row, ..)| Move { row, ..mv })
}

/// The move that was asked about, and the game played out from there.
fn played_out(line: &LineOfPlay) -> Option<Object> {
    let mut board = line.start.board.clone();
    let mut moves = line.moves.iter().map(|&mv| {
        let made = with_board(&board, mv);
        board = board.after(mv).unwrap_or_else(|_| board.clone());
        made
    });
    let first = moves.next()?;
    Some(first.field("wins", line.first_wins).list("line", moves))
}
