//! A game played as the proof says, down to the empty board: the winner leaves nim sum 0 every time.

use serde::Serialize;

use super::super::analysis::Analysis;
use super::half::{ProofBoard, RowChange};
use crate::game::Move;

/// How such a game goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayDown {
    /// Whether the player who moves first is the one who wins.
    pub first_wins: bool,
    /// The moves, and what each leaves: how many objects, and which nim sum.
    pub moves: Vec<(Move, u128, u64)>,
    /// Whether nothing is left at the end; a long game is not told to its end.
    pub is_whole: bool,
}

impl PlayDown {
    /// So many moves are told.
    const MOST_MOVES: usize = 12;

    /// A game from a position; nothing where it is over.
    pub(super) fn from(analysis: &Analysis) -> Option<Self> {
        let mut now = ProofBoard::asked_about(analysis.board().clone(), analysis.nim_sum());
        let mut objects = now.board.total();
        let mut moves = Vec::new();
        while moves.len() < Self::MOST_MOVES {
            // Whoever has to leave another nim sum makes the game short.
            let to_zero = now.moves_to_zero().next();
            let Some(mv) = to_zero.or_else(|| now.largest_row()) else {
                break;
            };
            let after = now.after(mv)?;
            objects -= u128::from(mv.take());
            moves.push((mv, objects, RowChange::of(mv, now.nim_sum).t));
            now = after;
        }
        (!moves.is_empty()).then_some(Self {
            first_wins: analysis.mover_wins,
            is_whole: objects == 0,
            moves,
        })
    }
}
