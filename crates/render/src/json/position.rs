//! Positions of every game: who wins, by which moves, and what a move does.

use super::board::{board, parts, winner, with_board};
use super::object::Object;
use explain::derivation::{Analysis, LegalMoves, PlayedMove};
use theory::{Board, Move, Rule};

/// A position.
pub(super) fn position(analysis: &Analysis) -> Object {
    let before = analysis.board();
    let winning = &analysis.winning_moves;
    let is_nim = before.is_nim();
    begun(before, analysis.rule())
        .with(parts(before))
        .optional("values", if is_nim { None } else { Some(before.values()) })
        .field("nim_sum", analysis.nim_sum())
        .with(winner(analysis.mover_wins))
        .field("columns", &analysis.columns.columns)
        .list("winning_moves", winning.iter().map(|&mv| with_board(before, mv)))
        .optional("count", if is_nim { None } else { Some(analysis.count_winning_moves()) })
}

/// A move in a position, with a reply that wins, if there is one.
pub(super) fn played(played: &PlayedMove) -> Object {
    let (before, after) = (&played.before, &played.after);
    let reply = after.winning_move().map(|reply| with_board(after.board(), reply));
    let mv = valued(before.board(), played.mv, after.nim_sum(), !after.mover_wins);
    position(before).field("move", mv.optional("reply", reply))
}

/// The legal moves.
pub(super) fn every_move(moves: &LegalMoves) -> Object {
    let before = moves.analysis.board();
    begun(before, moves.analysis.rule())
        .field("count", moves.count)
        .field("complete", moves.complete)
        .list(
            "moves",
            moves.listed.iter().map(|legal| valued(before, legal.mv, legal.nim_sum, legal.wins)),
        )
}

fn valued(before: &Board, mv: Move, nim_sum: u64, wins: bool) -> Object {
    with_board(before, mv).field("nim_sum", nim_sum).field("wins", wins)
}

/// A board and its rule.
fn begun(before: &Board, rule: Rule) -> Object {
    board(before).field("rule", rule)
}
