//! What is shown of a board of any game. In Moore's Nim a turn may be several moves, so it has requests of its own.

use super::moore::{MooreRequest, MooreShown};
use super::notation::Request;
use crate::game::{Board, Position, Rule, Turn};

impl Request {
    /// A position of any game explained, or a turn in it, which is legal.
    pub(super) fn explained(position: Position, turn: Option<Turn>) -> Self {
        if position.board.moore().is_some() {
            let shown = MooreShown::Explained(turn);
            return Self::Moore(MooreRequest { position, shown });
        }
        let mv = turn.as_ref().and_then(Turn::only);
        Self::Explain { position, mv }
    }

    /// Every legal move, or turn, of a position of any game.
    pub(super) fn every_move(position: Position) -> Self {
        if position.board.moore().is_some() {
            let shown = MooreShown::EveryTurn;
            return Self::Moore(MooreRequest { position, shown });
        }
        Self::Moves(position)
    }

    /// A board of any game drawn, and again after each of these turns; each is legal after those before it.
    pub(super) fn drawn(board: Board, turns: Vec<Turn>) -> Self {
        if board.moore().is_some() {
            let position = Position::new(board, Rule::Normal);
            let shown = MooreShown::Drawn(turns);
            return Self::Moore(MooreRequest { position, shown });
        }
        let moves = turns.iter().filter_map(Turn::only).collect();
        Self::Drawing { board, moves }
    }
}
