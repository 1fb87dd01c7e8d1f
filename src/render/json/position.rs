//! Positions of every game: who wins, by which moves, and what a move does.

use super::board::{board, parts, winner, with_board};
use super::object::Object;
use crate::derivation::{Analysis, LegalTurns, PlayedTurn};
use crate::game::{Board, Rule, Turn};

/// A position.
pub(super) fn position(analysis: &Analysis) -> Object {
    let before = analysis.board();
    let winning = analysis.winning_turns();
    begun(before, analysis.rule())
        .with(parts(before))
        .optional("values", (!before.is_nim()).then(|| before.values()))
        .field("nim_sum", analysis.nim_sum())
        .with(winner(analysis.mover_wins))
        .field("columns", &analysis.columns.columns)
        .list("winning_moves", winning.iter().map(|turn| with_board(before, turn)))
        .optional("count", (!before.is_nim()).then(|| analysis.count_winning_moves()))
}

/// A turn in a position, with a reply that wins, if there is one.
pub(super) fn played(played: &PlayedTurn) -> Object {
    let (before, after) = (&played.before, &played.after);
    let reply = after.winning_turn();
    let reply = reply.map(|reply| with_board(after.board(), &reply));
    let wins = !after.mover_wins;
    let told = valued(before.board(), &played.turn, after.nim_sum(), wins);
    position(before).field("move", told.optional("reply", reply))
}

/// The legal turns.
pub(super) fn every_turn(turns: &LegalTurns) -> Object {
    let before = turns.analysis.board();
    let listed = turns.listed.iter();
    begun(before, turns.analysis.rule())
        .field("count", turns.count)
        .field("complete", turns.complete)
        .list("moves", listed.map(|legal| valued(before, &legal.turn, legal.nim_sum, legal.wins)))
}

fn valued(before: &Board, turn: &Turn, nim_sum: u64, wins: bool) -> Object {
    with_board(before, turn).field("nim_sum", nim_sum).field("wins", wins)
}

/// A board and its rule.
fn begun(before: &Board, rule: Rule) -> Object {
    board(before).field("rule", rule)
}
