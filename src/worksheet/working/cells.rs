//! A board in binary as it was written: its digits cell by cell, and what can be read off them.
//!
//! If the digits of the nim sum read 0 1 1, its leftmost odd column is that of the 2s, whatever the nim sum should be.

use super::value::{CellId, CellValue};
use crate::derivation::Step;
use crate::game::Board;
use crate::hand_built::{Bit, bitwise_exclusive_or};

/// The cells of a board written in binary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCells {
    /// The board.
    pub board: Board,
    /// The place values of the columns, the largest first.
    pub places: Vec<u64>,
    /// The digits of each row.
    pub rows: Vec<Vec<CellId>>,
    /// The digits of the nim sum.
    pub nim_sum: Vec<CellId>,
}

impl BoardCells {
    /// The number that the digits of the nim sum stand for, as they were written.
    pub(super) fn nim_sum(&self, values: &[CellValue]) -> u64 {
        digits_value(&self.places, &self.nim_sum, values)
    }

    /// The place of the leftmost 1 of the nim sum, as it was written.
    pub(super) fn leftmost_odd(&self, values: &[CellValue]) -> Option<u64> {
        let mut columns = self.places.iter().zip(&self.nim_sum);
        columns
            .find(|&(_, &digit)| bit(digit, values).is_one())
            .map(|(&place, _)| place)
    }

    /// The rows with a 1 in the column of a place, as they were written, counted from 1.
    pub(super) fn rows_with<'a>(
        &'a self,
        place: u64,
        values: &'a [CellValue],
    ) -> impl Iterator<Item = usize> + 'a {
        let column = self.places.iter().position(|&other| other == place);
        let has_one = move |digits: &[CellId]| {
            column
                .and_then(|column| digits.get(column))
                .is_some_and(|&digit| bit(digit, values).is_one())
        };
        (1..)
            .zip(&self.rows)
            .filter(move |(_, digits)| has_one(digits))
            .map(|(row, _)| row)
    }

    /// That a row has no 1 in the leftmost odd column, where that is so.
    pub(super) fn row_without_one(&self, place: u64, row: u64) -> Option<Step> {
        let nim_sum = self.board.nim_sum();
        let size = size_of(&self.board, Some(row))?;
        let row = usize::try_from(row).ok()?;
        let target = bitwise_exclusive_or(size, nim_sum);
        (size & place == 0 && target > size).then(|| Step::heap_has_bit(row, size, place, nim_sum))
    }
}

/// The number that digits stand for, as they were written.
pub(super) fn digits_value(places: &[u64], digits: &[CellId], values: &[CellValue]) -> u64 {
    places
        .iter()
        .zip(digits)
        .filter(|&(_, &digit)| bit(digit, values).is_one())
        .map(|(&place, _)| place)
        .fold(0, u64::saturating_add)
}

/// The digit in a cell; what is not 1 counts as 0.
pub(super) fn bit(id: CellId, values: &[CellValue]) -> Bit {
    values.get(id).is_some_and(|value| value.is_one()).into()
}

/// The size of a row of the board.
pub(super) fn size_of(board: &Board, row: Option<u64>) -> Option<u64> {
    board.row(usize::try_from(row?).ok()?)
}
