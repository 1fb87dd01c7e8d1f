//! Every legal move with what it leaves; on a large board only the winning ones and the number of all.

use super::analysis::Analysis;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Move, Position, Rule};

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The position.
    pub analysis: Analysis,
    /// The number of legal moves.
    pub count: u128,
    /// The row in which they are made, if one was asked about: then losing moves have a reply.
    pub row: Option<usize>,
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
    /// A winning reply, if the move loses and a row was asked about.
    pub reply: Option<Move>,
}

impl LegalMoves {
    /// Up to this many moves are all listed; of more, only the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal moves of a position; of those in one row, each losing one with a reply.
    pub fn of(analysis: Analysis, row: Option<usize>) -> Self {
        let position = &analysis.position;
        let options = row.map(|row| {
            let mut rows = position.rows_with_moves();
            rows.find(|&(at, _)| at == row).map_or(0, |(_, count)| count)
        });
        let count = options.map_or_else(|| position.count_moves(), u128::from);
        let complete = count <= Self::MOST_LISTED;
        let listed: Vec<Move> = match row.zip(options) {
            Some((row, options)) if complete => {
                let moves = (1..=options).filter_map(|option| position.legal_move(row, option));
                moves.collect()
            }
            None if complete => position.legal_moves().collect(),
            Some((row, _)) => {
                let winning = analysis.winning_moves.iter().filter(|mv| mv.row == row);
                winning.copied().collect()
            }
            None => position.winning_moves(),
        };
        let listed = listed.into_iter().map(|mv| LegalMove {
            reply: row.and_then(|_| reply(position, mv)),
            ..legal(&analysis, mv)
        });
        Self { listed: listed.collect(), analysis, count, row, complete }
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

/// The first winning reply to a move.
fn reply(position: &Position, mv: Move) -> Option<Move> {
    Analysis::of(&position.after(mv).ok()?).winning_move()
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
    LegalMove { mv, nim_sum, wins, reply: None }
}
