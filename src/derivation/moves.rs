//! Every legal move with what it leaves; on a large board the winning ones and the count of all.

use super::analysis::Analysis;
use crate::game::{Board, Move, Position, Rule};
use crate::hand_built::bitwise_exclusive_or;

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The position.
    pub analysis: Analysis,
    /// How many legal moves there are.
    pub count: u128,
    /// The row in which they are made, where one was asked about: then a losing move has its reply beside it.
    pub row: Option<usize>,
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
    /// The nim sum after it.
    pub nim_sum: u64,
    /// Whether it wins.
    pub wins: bool,
    /// A reply to it that wins, where it loses and was asked about.
    pub reply: Option<Move>,
}

impl LegalMoves {
    /// Up to this many moves are all listed; of more, the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal moves of a position.
    #[must_use]
    pub fn of(analysis: Analysis) -> Self {
        let position = &analysis.position;
        let count = position.count_moves();
        let complete = count <= Self::MOST_LISTED && position.board.is_echoed();
        let moves: Vec<Move> = if complete {
            position.legal_moves().collect()
        } else {
            analysis.winning_moves.clone()
        };
        let listed = moves
            .into_iter()
            .map(|mv| legal_move(&analysis, mv))
            .collect();
        Self {
            analysis,
            count,
            row: None,
            complete,
            listed,
        }
    }

    /// The legal moves in one row, each losing one with a reply to it.
    #[must_use]
    pub fn in_row(analysis: Analysis, row: usize) -> Self {
        let position = &analysis.position;
        let counted = position.rows_with_moves().find(|&(at, _)| at == row);
        let count = counted.map_or(0, |(_, count)| count);
        let complete = u128::from(count) <= Self::MOST_LISTED;
        let moves: Vec<Move> = if complete {
            let options = 1..=count;
            options
                .filter_map(|option| position.legal_move(row, option))
                .collect()
        } else {
            let winning = analysis.winning_moves.iter();
            winning.filter(|mv| mv.row == row).copied().collect()
        };
        let listed = moves.into_iter().map(|mv| LegalMove {
            reply: reply(position, mv),
            ..legal_move(&analysis, mv)
        });
        let listed = listed.collect();
        Self {
            listed,
            count: u128::from(count),
            row: Some(row),
            complete,
            analysis,
        }
    }

    /// The board after a listed move.
    #[must_use]
    pub fn board_after(&self, legal: &LegalMove) -> Board {
        let board = &self.analysis.position.board;
        board.after(legal.mv).unwrap_or_else(|_| board.clone())
    }
}

/// The first reply that wins after a move.
fn reply(position: &Position, mv: Move) -> Option<Move> {
    let after = position.after(mv).ok()?;
    Analysis::of(&after).winning_moves.first().copied()
}

fn legal_move(analysis: &Analysis, mv: Move) -> LegalMove {
    let (before, after) = analysis.board().values_of(mv);
    let nim_sum = bitwise_exclusive_or(analysis.nim_sum(), bitwise_exclusive_or(before, after));
    LegalMove {
        mv,
        nim_sum,
        // In misère play the nim sum does not always decide.
        wins: match analysis.rule() {
            Rule::Normal => nim_sum == 0,
            Rule::Misere => analysis.winning_moves.binary_search(&mv).is_ok(),
        },
        reply: None,
    }
}
