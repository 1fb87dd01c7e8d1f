//! When two answers mean the same, and which move an answer gives.

use crate::phrase::StatedMove;
use crate::question::Answer;
use theory::hand_built::binary_numeral;
use theory::{Board, IllegalMove, Move};

impl Answer {
    /// The move that it gives on a board.
    ///
    /// # Errors
    /// If the rules do not allow it, or it is not a move.
    pub fn move_on(&self, board: &Board) -> Result<Move, IllegalMove> {
        self.stated_move().unwrap_or(&StatedMove::NoMove).on(board)
    }

    /// Whether another answer means the same, in whatever form: leading zeros do not matter.
    pub(crate) fn means_same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Digits(one), Self::Digits(other)) => {
                binary_numeral(one) == binary_numeral(other)
            }
            (Self::Winner { wins: one, .. }, Self::Winner { wins: other, .. }) => one == other,
            _ => self == other,
        }
    }
}
