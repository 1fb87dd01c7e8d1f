//! The column table of a board, and the nim sum that it gives.
//!
//! 18, 6, 3, 20 and 9 have 2, 1, 2, 3 and 2 ones in their columns; the two odd counts stand in the 8s and the 2s
//! column, so the nim sum is 10.

use serde::Serialize;

use super::places::{places, value};
use crate::game::Board;
use crate::hand_built::{Bit, ones_per_column, parity};

/// One column of a board written in binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    /// Its place value.
    pub place: u64,
    /// How many rows have a 1 there.
    pub ones: usize,
    /// The digit of the nim sum: 1 where that count is odd.
    pub bit: Bit,
}

/// A board written in binary, with its columns counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Columns {
    /// The board.
    pub board: Board,
    /// The columns, the most significant first; at least one.
    pub columns: Vec<Column>,
    /// The number that the columns' digits stand for.
    pub nim_sum: u64,
}

impl Columns {
    /// Writes the board in binary and counts.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let ones = ones_per_column(&board.values());
        let column = |(place, ones)| Column {
            place,
            ones,
            bit: parity(ones),
        };
        let columns: Vec<Column> = places(ones.len()).zip(ones).map(column).collect();
        let digits: Vec<Bit> = columns.iter().map(|column| column.bit).collect();
        Self {
            board: board.clone(),
            columns,
            nim_sum: value(&digits),
        }
    }

    /// The leftmost column with an odd number of 1s, or `None` where the nim sum is 0.
    #[must_use]
    pub fn leftmost_odd(&self) -> Option<Column> {
        self.columns
            .iter()
            .copied()
            .find(|column| column.bit.is_one())
    }

    /// Whether a row of this size has a 1 in the leftmost odd column.
    #[must_use]
    pub fn matters(&self, size: u64) -> bool {
        self.leftmost_odd()
            .is_some_and(|column| size & column.place != 0)
    }
}
