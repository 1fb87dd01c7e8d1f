//! Who wins, and with which moves: Bouton's theorem (1902) and its misère form.
//!
//! Under normal play the player to move wins exactly when the nim sum is not 0. Under misère play the same
//! holds as long as some row has two or more; when every row has at most one, the player to move wins
//! exactly when the number of ones is even.
//!
//! ```
//! use nimlab::nim::{Board, Move, Rule, winning_moves};
//!
//! let board = Board::from([1, 1, 4]);
//! assert_eq!(winning_moves(&board, Rule::Normal), [Move { row: 3, take: 4 }]);
//! assert_eq!(winning_moves(&board, Rule::Misere), [Move { row: 3, take: 3 }]);
//! ```

use serde::Serialize;

use super::board::{Board, Move};

/// What taking the last object means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// Whoever takes last wins.
    #[default]
    Normal,
    /// Whoever takes last loses.
    Misere,
}

impl Rule {
    /// The other rule.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Normal => Self::Misere,
            Self::Misere => Self::Normal,
        }
    }
}

/// Whether the player to move wins with perfect play from these rows (an N-position).
#[must_use]
pub fn mover_wins(rows: &[u64], rule: Rule) -> bool {
    let nim_sum = rows.iter().fold(0, |sum, &size| sum ^ size);
    match rule {
        // With rows of 0 and 1 alone, the nim sum is 0 exactly when the number of ones is even.
        Rule::Misere if rows.iter().all(|&size| size <= 1) => nim_sum == 0,
        _ => nim_sum != 0,
    }
}

/// Every winning move, in the order of the rows; empty exactly when there is none.
#[must_use]
pub fn winning_moves(board: &Board, rule: Rule) -> Vec<Move> {
    if rule == Rule::Misere {
        let large = board.rows().iter().filter(|&&size| size >= 2).count();
        if large == 0 {
            return ones_taken_to_win(board);
        }
        if large == 1 {
            return vec![misere_endgame_move(board)];
        }
    }
    let sum = board.nim_sum();
    board
        .numbered()
        .filter_map(|(row, size)| {
            Some(Move {
                row,
                take: size - size_left_to_win(size, sum)?,
            })
        })
        .collect()
}

/// What a row of `size` must be reduced to so that the nim sum becomes 0, or `None` where it would have to grow
/// or stay.
///
/// `size_left_to_win(9, 10)` is 3, because 9 ⊕ 10 = 3 is smaller than 9.
fn size_left_to_win(size: u64, nim_sum: u64) -> Option<u64> {
    let target = size ^ nim_sum;
    (target < size).then_some(target)
}

/// Misère with only ones left: an even number of them is won by taking any.
fn ones_taken_to_win(board: &Board) -> Vec<Move> {
    if !board.total().is_multiple_of(2) {
        return Vec::new();
    }
    board
        .numbered()
        .filter(|&(_, size)| size == 1)
        .map(|(row, _)| Move { row, take: 1 })
        .collect()
}

/// Misère with exactly one row of two or more: that row is cut to 0 or 1 so that an odd number of ones is left.
fn misere_endgame_move(board: &Board) -> Move {
    let ones = board.rows().iter().filter(|&&size| size == 1).count();
    let (row, size) = board
        .numbered()
        .find(|&(_, size)| size >= 2)
        .expect("the caller counted exactly one such row");
    let left = u64::from(ones % 2 == 0);
    Move {
        row,
        take: size - left,
    }
}
