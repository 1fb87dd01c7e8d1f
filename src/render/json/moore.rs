//! Moore's Nim: the columns with their counts modulo K + 1, `{"place":2,"ones":2,"remainder":2}`, and a turn as
//! `{"changes":[{"row":1,"take":1,"leaves":0},…]}`.

use super::board::winner;
use super::object::Object;
use crate::derivation::{Analysis, LegalTurns, MooreAnalysis, PlayedTurn};
use crate::game::{Board, Rule};

/// A board with how many rows of it a turn may change.
pub(super) fn board(board: &Board) -> Object {
    Object::new()
        .field("board", board)
        .field("rule", Rule::Normal)
        .field("game", board.game())
        .field("rows_in_a_turn", board.rows_in_a_turn())
}

/// A position. How many winning turns there are is `null` where they are too many to be counted.
pub(super) fn position(analysis: &Analysis, moore: &MooreAnalysis) -> Object {
    let before = analysis.board();
    board(before)
        .with(winner(analysis.mover_wins))
        .field("columns", &moore.columns.columns)
        .field("winning_moves", analysis.position.winning_turns())
        .field("count", analysis.count_winning_turns())
}

/// A turn, what it leaves, and a reply that wins, if there is one.
pub(super) fn played(PlayedTurn { turn, after, .. }: &PlayedTurn) -> Object {
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
    board(before)
        .field("count", turns.count)
        .field("complete", turns.complete)
        .list("moves", listed)
}
