//! What looking ahead finds: `"by":"looking-ahead"`, how many positions can come up, and of a move that is asked about the
//! `"line"` that is played from there.

use super::board::{board, parts, with_board};
use super::object::Object;
use crate::derivation::{ForeseenTurn, Foresight, LineOfPlay};
use crate::game::{Board, Move, Turn};
use crate::question::LookAhead;

/// A position.
pub(super) fn foresight(found: &Foresight) -> Object {
    let before = &found.position.board;
    let winning = found.winning_turns();
    let mut turns: Vec<Turn> = winning.flat_map(|turn| alike(before, turn)).collect();
    turns.sort_by_key(|turn| turn.changes().first().map(|mv| mv.row));
    let winning = turns.iter().map(|turn| with_board(before, turn));
    board(before)
        .field("rule", found.position.rule)
        .with(parts(before))
        .field("by", LookAhead::WORD)
        .field("positions", found.positions)
        .field("to_move_wins", found.mover_wins)
        .list("winning_moves", winning)
        .field("count", turns.len())
        .optional("move", found.played.as_ref().and_then(played_out))
}

/// A turn, and the same in every other row like it.
fn alike(board: &Board, ForeseenTurn { turn, .. }: &ForeseenTurn) -> Vec<Turn> {
    let Some(mv) = turn.only() else {
        return vec![turn.clone()];
    };
    let of = board.game_of(mv.row);
    let rows = board.numbered_with_games();
    let rows = rows.filter(|&(_, game, size)| (game, size) == (of, mv.from));
    rows.map(|(row, ..)| Move { row, ..mv }.into()).collect()
}

/// The turn that was asked about, and the game played out from there.
fn played_out(line: &LineOfPlay) -> Option<Object> {
    let mut board = line.start.board.clone();
    let mut turns = line.turns.iter().map(|turn| {
        let made = with_board(&board, turn);
        board = board.after_turn(turn).unwrap_or_else(|_| board.clone());
        made
    });
    let first = turns.next()?;
    Some(first.field("wins", line.first_wins).list("line", turns))
}
