//! The column table of a board, and the nim sum that it and the running XOR give.
//!
//! 18, 6, 3, 20 and 9 have 2, 1, 2, 3 and 2 ones in their columns; the two odd counts stand in the 8s and the 2s
//! column, so the nim sum is 10.

use serde::Serialize;

use super::conversion::{places, value};
use super::folded::rows_with_substep;
use super::step::Step;
use super::xor::pad_to;
use crate::game::Board;
use crate::hand_built::{Bit, bitwise_exclusive_or, ones_per_column, parity};

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
        Self::as_wide_as(board, 1)
    }

    /// Writes the board in binary, with at least so many columns (64 at most), and counts: after a move the table is as
    /// wide as before it.
    #[must_use]
    pub fn as_wide_as(board: &Board, width: usize) -> Self {
        let counted = ones_per_column(&board.values());
        let mut ones = vec![0; width.saturating_sub(counted.len())];
        ones.extend(counted);
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

    /// The padded rows, and the counts of the columns.
    pub(super) fn substeps(&self) -> Vec<Step> {
        let width = self.columns.len();
        let rows = rows_with_substep(&self.board, |size| self.matters(size))
            .map(|(row, size)| pad_to(Some(row), size, width));
        let counts = self
            .columns
            .iter()
            .map(|&Column { place, ones, bit }| Step::CountOnes { place, ones, bit });
        rows.chain(counts).collect()
    }
}

/// `sum 5 4 3 2`: the columns, the running XOR, and that the two agree.
pub(super) fn sum(board: &Board) -> (Vec<Step>, u64) {
    let columns = Columns::of(board);
    let value = columns.nim_sum;
    let steps = vec![
        Step::Columns(columns),
        Step::RunningXor {
            board: board.clone(),
            value,
        },
        Step::TwoWaysAgree { value },
    ];
    (steps, value)
}

/// The rows one after the other, beginning from 0.
pub(super) fn running_xor(board: &Board) -> Vec<Step> {
    let mut before = 0;
    let mut next = 1;
    let mut steps = Vec::new();
    for (row, size) in rows_with_substep(board, |_| false) {
        before = board.rows()[next - 1..row - 1]
            .iter()
            .fold(before, |sum, &size| bitwise_exclusive_or(sum, size));
        let value = bitwise_exclusive_or(before, size);
        steps.push(Step::TakeIn {
            row,
            before,
            size,
            value,
        });
        before = value;
        next = row + 1;
    }
    steps
}

/// For each row, whether it has a 1 in the leftmost odd column.
pub(super) fn heaps_with_bit(board: &Board, nim_sum: u64, place: u64) -> Vec<Step> {
    rows_with_substep(board, |size| size & place != 0)
        .map(|(row, size)| Step::HeapHasBit {
            row,
            size,
            place,
            has: size & place != 0,
            nim_sum,
            target: bitwise_exclusive_or(size, nim_sum),
        })
        .collect()
}
