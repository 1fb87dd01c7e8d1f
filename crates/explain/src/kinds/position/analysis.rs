//! Who wins a position and how: what `winner`, `rows`, `move` and `explain` share.
//!
//! Everything is computed with hand-built arithmetic; the tests check it against the native theory of
//! [`game`](theory) and an exhaustive search.
//!
//! In misère play the nim sum decides as in normal play while at least two rows are larger than 1. With one such row,
//! the player to move cuts it so that an odd number of ones is left; with none, the moves are forced and an even number
//! of ones wins.

use crate::derivation::Columns;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Move, Position, Rule};

/// A position and everything that is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The position.
    pub position: Position,
    /// The board in binary, with the nim sum.
    pub columns: Columns,
    /// The part of the theory that decides.
    pub situation: Situation,
    /// Whether the player to move wins with perfect play.
    pub mover_wins: bool,
    /// Every winning move, in the order of the rows.
    pub winning_moves: Vec<Move>,
}

/// Which part of the theory decides a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Situation {
    /// Nothing is left to take, so the game is over.
    Over,
    /// The nim sum decides: always in normal play, and in misère play while at least two rows are larger than 1.
    NimSum,
    /// Misère play with no row larger than 1: the number of ones decides.
    OnlyOnes { ones: usize },
    /// Misère play with exactly one row larger than 1: it can be cut to leave an odd or even number of ones.
    OneLarge {
        row: usize,
        size: u64,
        /// How many ones there are besides.
        ones: usize,
    },
}

impl Situation {
    /// Which part of the theory decides this position.
    pub fn of(position: &Position) -> Self {
        let Position { board, rule } = position;
        if position.is_over() {
            return Self::Over;
        }
        if *rule == Rule::Normal {
            return Self::NimSum;
        }
        let (large, ones) = large_and_ones(board.rows());
        let first_large = board.numbered().find(|&(_, size)| size >= 2);
        match (large, first_large) {
            (0, _) => Self::OnlyOnes { ones },
            (1, Some((row, size))) => Self::OneLarge { row, size, ones },
            _ => Self::NimSum,
        }
    }
}

impl Analysis {
    /// Analyses a position.
    pub fn of(position: &Position) -> Self {
        let Position { board, rule } = position;
        let columns = Columns::of(board);
        let situation = Situation::of(position);
        let (mover_wins, winning_moves) = match situation {
            // The last player to move took the last object, which wins in normal and loses in misère play.
            Situation::Over => (*rule == Rule::Misere, Vec::new()),
            Situation::NimSum if board.is_nim() => (columns.nim_sum != 0, moves_to_zero(&columns)),
            Situation::NimSum => (position.mover_wins(), position.winning_moves()),
            Situation::OnlyOnes { ones } => only_ones(board, ones),
            Situation::OneLarge { row, size, ones } => (true, vec![endgame_move(row, size, ones)]),
        };
        Self { position: position.clone(), columns, situation, mover_wins, winning_moves }
    }

    /// The first winning move, if there is one.
    pub fn winning_move(&self) -> Option<Move> {
        self.winning_moves.first().copied()
    }

    /// How many winning moves there are.
    pub fn count_winning_moves(&self) -> u128 {
        match self.winning_moves.len() {
            Position::MOST_LISTED => self.position.count_winning_moves(),
            count => count as u128,
        }
    }

    /// The rows that hold a winning move.
    pub fn winning_rows(&self) -> Vec<usize> {
        if self.winning_moves.len() == Position::MOST_LISTED {
            return self.position.winning_rows();
        }
        let mut rows: Vec<usize> = self.winning_moves.iter().map(|mv| mv.row).collect();
        rows.dedup();
        rows
    }

    /// The nim sum of the board.
    pub fn nim_sum(&self) -> u64 {
        self.columns.nim_sum
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    /// The rule of the game.
    pub fn rule(&self) -> Rule {
        self.position.rule
    }
}

/// Every move that leaves nim sum 0: one for each row with a 1 in the leftmost odd column.
fn moves_to_zero(columns: &Columns) -> Vec<Move> {
    columns
        .board
        .numbered()
        .filter(|&(_, size)| columns.has_leftmost_odd(size))
        .map(|(row, size)| Move::of_nim(row, size, bitwise_exclusive_or(size, columns.nim_sum)))
        .collect()
}

/// How many of the sizes are two or more, and how many exactly one.
pub(crate) fn large_and_ones(sizes: &[u64]) -> (usize, usize) {
    let count = |is_such: fn(&&u64) -> bool| sizes.iter().filter(is_such).count();
    (count(|&&size| size > 1), count(|&&size| size == 1))
}

/// Whether the player to move wins with rows of at most 1, and the winning moves.
pub(crate) fn only_ones(board: &Board, ones: usize) -> (bool, Vec<Move>) {
    let wins = ones.is_multiple_of(2);
    let taken = board.numbered().filter(|&(_, size)| wins && size == 1);
    let taking = |(row, from)| Move::of_nim(row, from, 0);
    (wins, taken.map(taking).collect())
}

/// The winning move if exactly one row is larger than 1: it leaves an odd number of ones.
pub(crate) fn endgame_move(row: usize, size: u64, ones: usize) -> Move {
    Move::of_nim(row, size, u64::from(ones.is_multiple_of(2)))
}
