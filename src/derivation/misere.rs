//! Misère play: where it parts from normal play, and what decides there.
//!
//! While two rows or more are larger than 1, the nim sum decides as in normal play. With one such row, the player to
//! move cuts it so that an odd number of ones is left; with none, the moves are forced and an even number of ones wins.

use crate::game::{Board, Move};

/// How many of the sizes or values are two or more, and how many exactly one.
pub(super) fn large_and_ones(values: &[u64]) -> (usize, usize) {
    let count = |is_such: fn(&&u64) -> bool| values.iter().filter(is_such).count();
    (count(|&&value| value > 1), count(|&&value| value == 1))
}

/// Whether the player to move wins from rows of at most 1, and the moves that do.
pub(super) fn only_ones(board: &Board, ones: usize) -> (bool, Vec<Move>) {
    let wins = ones.is_multiple_of(2);
    let taken = board.numbered().filter(|&(_, size)| wins && size == 1);
    let taking = |(row, from)| Move::of_nim(row, from, 0);
    (wins, taken.map(taking).collect())
}

/// The winning move where one row is larger than 1: it leaves an odd number of ones.
pub(super) fn endgame_move(row: usize, size: u64, ones: usize) -> Move {
    Move::of_nim(row, size, u64::from(ones.is_multiple_of(2)))
}
