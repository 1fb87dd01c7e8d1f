//! The columns of a board: its rows in binary, one below the other, the 1s in each column counted, and the nim sum.
//!
//! 18, 6, 3, 20 and 9 have 2, 1, 2, 3 and 2 ones in the columns 16, 8, 4, 2 and 1. The 8s and the 2s are odd, so the nim
//! sum is 10.

use serde::Serialize;

use super::places::{places, value};
use super::statements::Padded;
use super::step::Step;
use theory::Board;
use theory::hand_built::{Bit, ones_per_column, parity};

/// One column of a board written in binary; a 1 in the 8s column is a group of 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    /// Its place value.
    pub place: u64,
    /// How many rows have a 1 there.
    pub ones: usize,
    /// The digit of the nim sum: 1 if the count is odd.
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

    /// The place values of the odd columns, the leftmost first: they add up to the nim sum.
    pub fn odd(&self) -> impl Iterator<Item = u64> + '_ {
        let odd = self.columns.iter().filter(|column| column.bit.is_one());
        odd.map(|column| column.place)
    }

    /// Whether every column is even.
    pub fn is_even(&self) -> bool {
        self.nim_sum == 0
    }

    /// Whether a row of this size has a 1 in the leftmost odd column.
    pub fn has_leftmost_odd(&self, size: u64) -> bool {
        self.odd().next().is_some_and(|place| size & place != 0)
    }

    /// The padded rows, and the counts of the columns.
    pub(crate) fn padded_and_counted(&self) -> Vec<Step> {
        let width = self.columns.len();
        (1..)
            .zip(self.board.values().iter())
            .map(|(row, &value)| Step::Pad(Padded::of(Some(row), value, width)))
            .chain(self.counts())
            .collect()
    }

    /// The counts of the columns.
    pub(crate) fn counts(&self) -> Vec<Step> {
        self.columns.iter().map(|&column| Step::CountOnes(column)).collect()
    }
}
