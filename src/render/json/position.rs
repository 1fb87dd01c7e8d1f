//! Positions of every game: who wins, by which moves, and what a move does. Of Moore's Nim the columns with their counts modulo K + 1,
//! `{"place":2,"ones":2,"remainder":2}`, and a turn as `{"changes":[{"row":1,"take":1,"leaves":0},…]}`.

use super::board::{board, parts, winner, with_board};
use super::object::Object;
use crate::derivation::{Analysis, LegalTurns, MooreAnalysis, PlayedTurn};
use crate::game::{Board, Move, Rule};

/// A position.
pub(super) fn position(analysis: &Analysis) -> Object {
    if let Some(moore) = &analysis.moore {
        return moore_position(analysis, moore);
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
        _ => turn_played(played),
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

/// A board with how many rows of it a turn may change.
pub(super) fn moore_board(board: &Board) -> Object {
    Object::new()
        .field("board", board)
        .field("rule", Rule::Normal)
        .field("game", board.game())
        .field("rows_in_a_turn", board.rows_in_a_turn())
}

/// A position. How many winning turns there are is `null` where they are too many to be counted.
pub(super) fn moore_position(analysis: &Analysis, moore: &MooreAnalysis) -> Object {
    let before = analysis.board();
    moore_board(before)
        .with(winner(analysis.mover_wins))
        .field("columns", &moore.columns.columns)
        .field("winning_moves", analysis.position.winning_turns())
        .field("count", analysis.count_winning_turns())
}

/// A turn, what it leaves, and a reply that wins, if there is one.
pub(super) fn turn_played(PlayedTurn { turn, after, .. }: &PlayedTurn) -> Object {
    Object::of(turn)
        .field("board", after.board())
        .field("wins", !after.mover_wins)
        .optional("reply", after.winning_turn())
}

/// The legal turns.
pub(super) fn every_turn(turns: &LegalTurns) -> Object {
    let before = turns.analysis.board();
    let listed = turns.listed.iter().map(|legal| {
        Object::of(&legal.turn)
            .field("board", turns.board_after(legal))
            .field("wins", legal.wins)
    });
    moore_board(before)
        .field("count", turns.count)
        .field("complete", turns.complete)
        .list("moves", listed)
}
