//! Positions of Nim and of every other game: who wins, by which moves, and what a move does.

use super::board::{board, parts, winner};
use super::moore;
use super::moves::with_board;
use super::object::Object;
use crate::derivation::{Analysis, LegalTurns, PlayedTurn};
use crate::game::{Board, Move};

/// A position.
pub(super) fn position(analysis: &Analysis) -> Object {
    if let Some(moore) = &analysis.moore {
        return moore::position(analysis, moore);
    }
    let before = analysis.board();
    let of_sum = !before.is_nim();
    let winning = analysis.winning_moves.iter();
    board(before)
        .field("rule", analysis.rule())
        .with(parts(before))
        .optional("values", of_sum.then(|| before.values()))
        .field("nim_sum", analysis.nim_sum())
        .with(winner(analysis.mover_wins))
        .field("columns", &analysis.columns.columns)
        .list("winning_moves", winning.map(|&mv| with_board(before, mv)))
        .optional("count", of_sum.then(|| analysis.count_winning_moves()))
}

/// A turn in a position, with a reply that wins, if there is one.
pub(super) fn played(played: &PlayedTurn) -> Object {
    let (before, after) = (&played.before, &played.after);
    let told = match played.turn.only() {
        Some(mv) if before.moore.is_none() => {
            let reply = after.winning_moves.first();
            let reply = reply.map(|&reply| with_board(after.board(), reply));
            valued(before.board(), mv, after.nim_sum(), !after.mover_wins).optional("reply", reply)
        }
        _ => moore::played(played),
    };
    position(before).field("move", told)
}

/// The legal moves.
pub(super) fn every_move(moves: &LegalTurns) -> Object {
    let before = moves.analysis.board();
    let listed = moves.listed.iter();
    board(before)
        .field("rule", moves.analysis.rule())
        .field("count", moves.count)
        .field("complete", moves.complete)
        .list(
            "moves",
            listed.map(|legal| valued(before, legal.turn.changes()[0], legal.nim_sum, legal.wins)),
        )
}

fn valued(before: &Board, mv: Move, nim_sum: u64, wins: bool) -> Object {
    with_board(before, mv)
        .field("nim_sum", nim_sum)
        .field("wins", wins)
}
