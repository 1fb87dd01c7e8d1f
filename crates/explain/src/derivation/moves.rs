//! Every legal move with what it leaves; on a large board only the winning ones and the number of all.

use super::analysis::Analysis;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Move, Rule};

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The position.
    pub analysis: Analysis,
    /// The number of legal moves.
    pub count: u128,
    /// Whether all of them are listed, or only the winning ones.
    pub complete: bool,
    /// Those listed, by row and the smallest removal first.
    pub listed: Vec<LegalMove>,
}

/// A legal move with what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// The move.
    pub mv: Move,
    /// The nim sum after it.
    pub nim_sum: u64,
    /// Whether it wins.
    pub wins: bool,
}

impl LegalMoves {
    /// Up to this many moves are all listed; of more, only the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal moves of a position.
    pub fn of(analysis: Analysis) -> Self {
        let position = &analysis.position;
        let count = position.count_moves();
        let complete = count <= Self::MOST_LISTED;
        let listed: Vec<Move> =
            if complete { position.legal_moves().collect() } else { position.winning_moves() };
        let listed = listed.into_iter().map(|mv| legal(&analysis, mv)).collect();
        Self { analysis, count, complete, listed }
    }

    /// The board after a listed move.
    pub fn board_after(&self, legal: &LegalMove) -> Board {
        let board = self.analysis.board();
        board.after(legal.mv).unwrap_or_else(|_| board.clone())
    }
}

/// The boards after each of these moves in succession; an illegal one ends the list.
pub fn boards_after(board: &Board, moves: &[Move]) -> impl Iterator<Item = Board> {
    moves.iter().scan(board.clone(), |board, &mv| {
        *board = board.after(mv).ok()?;
        Some(board.clone())
    })
}

fn legal(analysis: &Analysis, mv: Move) -> LegalMove {
    let (before, after) = analysis.board().values_of(mv);
    let change = bitwise_exclusive_or(before, after);
    let nim_sum = bitwise_exclusive_or(analysis.nim_sum(), change);
    let wins = match analysis.rule() {
        Rule::Normal => nim_sum == 0,
        // In misère play the nim sum does not always decide.
        Rule::Misere => analysis.winning_moves.binary_search(&mv).is_ok(),
    };
    LegalMove { mv, nim_sum, wins }
}
