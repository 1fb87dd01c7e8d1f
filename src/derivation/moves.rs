//! Every legal move with what it leaves; on a large board the winning ones and the count of all.

use super::position::Position;
use crate::hand_built::bitwise_exclusive_or;
use crate::nim::{Board, Move, legal_moves};

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The position.
    pub position: Position,
    /// How many legal moves there are.
    pub count: u128,
    /// Whether all of them are listed, or only the winning ones.
    pub complete: bool,
    /// Those listed, row by row and the smallest removal first.
    pub listed: Vec<LegalMove>,
}

/// A legal move with what it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// The move.
    pub mv: Move,
    /// What its row is left with.
    pub leaves: u64,
    /// The nim sum after it.
    pub nim_sum: u64,
    /// Whether it wins.
    pub wins: bool,
}

impl LegalMoves {
    /// Up to so many moves are all listed; of more, the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal moves of a position.
    #[must_use]
    pub fn of(position: Position) -> Self {
        let count = position.board.total();
        let complete = count <= Self::MOST_LISTED && position.board.is_echoed();
        let moves: Vec<Move> = if complete {
            legal_moves(&position.board).collect()
        } else {
            position.winning_moves.clone()
        };
        let listed = moves
            .into_iter()
            .map(|mv| legal_move(&position, mv))
            .collect();
        Self {
            position,
            count,
            complete,
            listed,
        }
    }

    /// The board after a listed move.
    #[must_use]
    pub fn board_after(&self, legal: &LegalMove) -> Board {
        self.position
            .board
            .after(legal.mv)
            .unwrap_or_else(|_| self.position.board.clone())
    }
}

fn legal_move(position: &Position, mv: Move) -> LegalMove {
    let leaves = position.left_by(mv);
    let change = bitwise_exclusive_or(leaves.saturating_add(mv.take), leaves);
    LegalMove {
        mv,
        leaves,
        nim_sum: bitwise_exclusive_or(position.nim_sum(), change),
        wins: position.winning_moves.binary_search(&mv).is_ok(),
    }
}
