//! Positions of every game: who wins, by which turns, and what a turn does. Where a turn may take from several rows, the columns with
//! their counts modulo K + 1, `{"place":2,"ones":2,"remainder":2}`, and a turn as `{"changes":[{"row":1,"take":1,"leaves":0},…]}`.

use super::board::{board, parts, winner, winning_turn, with_board};
use super::object::Object;
use crate::derivation::{Analysis, LegalTurns, PlayedTurn};
use crate::game::{Board, Rule, Turn};

/// A position. How many winning turns there are is `null` where they are too many to be counted.
pub(super) fn position(analysis: &Analysis) -> Object {
    let before = analysis.board();
    let game = begun(before, analysis.rule());
    let told = match &analysis.grouped {
        Some(grouped) => {
            game.with(winner(analysis.mover_wins)).field("columns", &grouped.columns.columns)
        }
        None => game
            .with(parts(before))
            .optional("values", (!before.is_nim()).then(|| before.values()))
            .field("nim_sum", analysis.nim_sum())
            .with(winner(analysis.mover_wins))
            .field("columns", &analysis.columns.columns),
    };
    let winning = analysis.winning_turns();
    let count = (!before.is_nim()).then(|| analysis.count_winning_turns());
    told.list("winning_moves", winning.iter().map(|turn| winning_turn(before, turn)))
        .optional("count", count)
}

/// A turn in a position, with a reply that wins, if there is one.
pub(super) fn played(played: &PlayedTurn) -> Object {
    let (before, after) = (&played.before, &played.after);
    let reply = after.winning_turn();
    let reply = reply.map(|reply| winning_turn(after.board(), &reply));
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
    let nim_sum = before.rows_at_once().is_none().then_some(nim_sum);
    with_board(before, turn).optional("nim_sum", nim_sum).field("wins", wins)
}

/// A board and its rule; where a turn may take from several rows, also from how many.
pub(super) fn begun(before: &Board, rule: Rule) -> Object {
    let object = board(before).field("rule", rule);
    match before.rows_at_once() {
        None => object,
        Some(_) => {
            object.field("game", before.game()).field("rows_in_a_turn", before.rows_in_a_turn())
        }
    }
}
