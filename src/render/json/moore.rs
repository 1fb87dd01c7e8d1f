//! Moore's Nim: the columns with their counts modulo K + 1, `{"place":2,"ones":2,"remainder":2}`, and a turn as
//! `{"changes":[{"row":1,"take":1,"leaves":0},…]}`.

use super::board::winner;
use super::object::Object;
use crate::derivation::{LegalTurns, MooreAnalysis, PlayedTurn};
use crate::game::{Board, Moore, Rule};

/// A board with how many rows of it a turn may change.
pub(super) fn board(board: &Board) -> Object {
    Object::new()
        .field("board", board)
        .field("rule", Rule::Normal)
        .field("game", board.game())
        .field(
            "rows_in_a_turn",
            board.moore().map_or(1, Moore::rows_in_a_turn),
        )
}

/// A position. How many winning turns there are is `null` where they are too many to be counted.
pub(super) fn position(analysis: &MooreAnalysis) -> Object {
    board(analysis.board())
        .with(winner(analysis.mover_wins))
        .field("columns", &analysis.columns.columns)
        .field("winning_moves", analysis.winning_turns())
        .field("count", analysis.count_winning_turns())
}

/// A turn in a position.
pub(super) fn played(played: &PlayedTurn) -> Object {
    let after = &played.after;
    let turn = Object::of(&played.turn)
        .field("board", after.board())
        .field("wins", !after.mover_wins)
        .optional("reply", after.winning_turn());
    position(&played.before).field("move", turn)
}

/// The legal turns.
pub(super) fn every_turn(turns: &LegalTurns) -> Object {
    let before = &turns.position.board;
    let listed = turns.listed.iter().map(|(turn, wins)| {
        Object::of(turn)
            .optional("board", before.after_turn(turn).ok())
            .field("wins", wins)
    });
    board(before)
        .field("count", turns.count)
        .field("complete", turns.complete)
        .list("moves", listed)
}
