//! Every legal turn, which in most games is a move, with what it leaves; on a large board only the winning ones and the
//! number of all.

use super::analysis::Analysis;
use crate::game::{Board, Position, Rule, Turn};
use crate::hand_built::bitwise_exclusive_or;

/// The legal turns of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalTurns {
    /// The position.
    pub analysis: Analysis,
    /// The number of legal turns.
    pub count: u128,
    /// The row in which they are made, if one was asked about: then losing moves have a reply.
    pub row: Option<usize>,
    /// Whether all of them are listed, or only the winning ones.
    pub complete: bool,
    /// Those listed, by row and the smallest removal first.
    pub listed: Vec<LegalTurn>,
}

/// A legal turn with what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalTurn {
    /// The turn.
    pub turn: Turn,
    /// The nim sum after it.
    pub nim_sum: u64,
    /// Whether it wins.
    pub wins: bool,
    /// A winning reply, if the turn loses and a row was asked about.
    pub reply: Option<Turn>,
}

impl LegalTurns {
    /// Up to this many turns are all listed; of more, only the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal turns of a position; of those in one row, each losing one with a reply.
    #[must_use]
    pub fn of(analysis: Analysis, row: Option<usize>) -> Self {
        let position = &analysis.position;
        let options = row.map(|row| {
            let mut rows = position.rows_with_moves();
            rows.find(|&(at, _)| at == row).map_or(0, |(_, count)| count)
        });
        let count = options.map_or_else(|| position.count_moves(), u128::from);
        let complete = count <= Self::MOST_LISTED && (row.is_some() || position.board.is_echoed());
        let turns: Vec<Turn> = match row.zip(options) {
            Some((row, options)) if complete => {
                let moves = (1..=options).filter_map(|option| position.legal_move(row, option));
                moves.map(Turn::from).collect()
            }
            None if complete => position.legal_turns().collect(),
            Some((row, _)) => {
                let winning = analysis.winning_moves.iter().filter(|mv| mv.row == row);
                winning.copied().map(Turn::from).collect()
            }
            None => position.winning_turns(),
        };
        let listed = turns.into_iter().map(|turn| LegalTurn {
            reply: row.and_then(|_| reply(position, &turn)),
            ..legal(&analysis, turn)
        });
        Self { listed: listed.collect(), analysis, count, row, complete }
    }

    /// The board after a listed turn.
    #[must_use]
    pub fn board_after(&self, legal: &LegalTurn) -> Board {
        let board = self.analysis.board();
        board.after_turn(&legal.turn).unwrap_or_else(|_| board.clone())
    }
}

/// The boards after each of these turns in succession; an illegal one ends the list.
pub fn boards_after(board: &Board, turns: &[Turn]) -> impl Iterator<Item = Board> {
    turns.iter().scan(board.clone(), |board, turn| {
        *board = board.after_turn(turn).ok()?;
        Some(board.clone())
    })
}

/// The first winning reply to a turn.
fn reply(position: &Position, turn: &Turn) -> Option<Turn> {
    Analysis::of(&position.after_turn(turn).ok()?).winning_turn()
}

fn legal(analysis: &Analysis, turn: Turn) -> LegalTurn {
    let board = analysis.board();
    let changes = turn.changes().iter();
    let nim_sum = changes.fold(analysis.nim_sum(), |sum, &mv| {
        let (before, after) = board.values_of(mv);
        bitwise_exclusive_or(sum, bitwise_exclusive_or(before, after))
    });
    let wins = match (turn.only(), analysis.rule()) {
        (_, Rule::Normal) => nim_sum == 0,
        // In misère play the nim sum does not always decide.
        (mv, Rule::Misere) => {
            mv.is_some_and(|mv| analysis.winning_moves.binary_search(&mv).is_ok())
        }
    };
    LegalTurn { turn, nim_sum, wins, reply: None }
}
