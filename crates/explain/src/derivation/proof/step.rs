//! The steps of the proof.

use super::half::{PlayDown, ProofBoard, RowChange, RowToZero};
use theory::Move;

/// One step. Rows are counted from 1; x and y are the sizes of a row before and after a move, s and t the nim sums.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum ProofStep {
    /// What one move does to the nim sum: t = s ⊕ x ⊕ y.
    OneMove {
        /// A move on the board, if there is one.
        change: Option<RowChange>,
    },
    /// From nim sum 0 no move leaves 0, shown on a board whose nim sum is 0.
    FromZero(ProofBoard),
    /// One of the moves examined there.
    Changed(RowChange),
    /// From any other nim sum some move leaves 0, shown on a board whose nim sum is not 0, if there is one: this board
    /// or what a move leaves.
    ToZero { board: Option<ProofBoard> },
    /// What one of its rows would have to become.
    Needed(RowToZero),
    /// The number of these moves is odd.
    OddlyMany { board: ProofBoard, moves: Vec<Move> },
    /// The theorem from the empty board upwards, as far as this board.
    Induction {
        /// How many objects the board holds.
        objects: u128,
        nim_sum: u64,
        /// The first winning move, if there is one.
        winning_move: Option<Move>,
    },
    /// A game played this way down to the empty board.
    DownToTheEnd(PlayDown),
}

impl ProofStep {
    pub(crate) fn oddly_many(board: ProofBoard) -> Self {
        Self::OddlyMany { moves: board.moves_to_zero().collect(), board }
    }

    /// The steps behind this one, in order.
    pub fn substeps(&self) -> Vec<Self> {
        match self {
            Self::FromZero(board) => board.changes().into_iter().map(Self::Changed).collect(),
            Self::ToZero { board: Some(board) } => {
                board.rows_to_zero().into_iter().map(Self::Needed).collect()
            }
            _ => Vec::new(),
        }
    }
}
