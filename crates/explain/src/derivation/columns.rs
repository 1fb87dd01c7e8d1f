//! The column table of a board: its rows split into groups of 1, 2, 4, 8, …, which means writing them in binary; the
//! groups of each size paired off, which shows whether a count is odd; and the resulting nim sum.
//!
//! 18, 6, 3, 20 and 9 have 2, 1, 2, 3 and 2 groups of 16, 8, 4, 2 and 1; one 8 and one 2 are left alone, so the nim sum
//! is 10.

use serde::Serialize;

use super::places::{places, value};
use theory::Board;
use theory::hand_built::{Bit, groups, ones_per_column, parity};

/// One column of a board written in binary, or the groups of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    /// Its place value, which is the size of the groups.
    pub place: u64,
    /// How many rows have a 1 there, which is a group of that size.
    pub ones: usize,
    /// The digit of the nim sum: 1 if the count is odd, so that a group is left alone.
    pub bit: Bit,
}

/// A board, or the values of its rows, in binary, with its columns counted.
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
    pub fn of(board: &Board) -> Self {
        Self::as_wide_as(board, 1)
    }

    /// The same with at least this many columns (64 at most), so that the table after a move is as wide as before it.
    pub fn as_wide_as(board: &Board, width: usize) -> Self {
        let counted = ones_per_column(&board.values());
        let mut ones = vec![0; width.saturating_sub(counted.len())];
        ones.extend(counted);
        let column = |(place, ones)| Column { place, ones, bit: parity(ones) };
        let columns: Vec<Column> = places(ones.len()).zip(ones).map(column).collect();
        let digits: Vec<Bit> = columns.iter().map(|column| column.bit).collect();
        Self { board: board.clone(), columns, nim_sum: value(&digits) }
    }

    /// The sizes of the groups that are left alone, the largest first.
    pub fn alone(&self) -> impl Iterator<Item = u64> + '_ {
        let alone = self.columns.iter().filter(|column| column.bit.is_one());
        alone.map(|column| column.place)
    }

    /// Whether every group is in a pair.
    pub fn is_balanced(&self) -> bool {
        self.alone().next().is_none()
    }

    /// Whether a row of this size has a 1 in the leftmost odd column.
    pub fn matters(&self, size: u64) -> bool {
        self.alone().next().is_some_and(|place| size & place != 0)
    }
}

/// What evening out does to a row: of the sizes that are alone, it removes those that the row has and adds the others.
/// 12 evened out by 8 and 1 loses its 8 and gets a 1: 5 is left.
pub(super) fn evened_out(value: u64, alone: u64) -> (Vec<u64>, Vec<u64>) {
    groups(alone).partition(|&size| groups(value).any(|group| group == size))
}
