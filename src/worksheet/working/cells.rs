//! A board in binary as written: its digits cell by cell, and what follows from them.
//!
//! If the digits of the nim sum are 0 1 1, its leftmost odd column is that of the 2s, whatever the nim sum should be.

use super::rule::CellsBefore;
use super::value::CellId;
use crate::derivation::Step;
use crate::game::Board;
use crate::hand_built::bitwise_exclusive_or;

/// The cells of a board written in binary.
pub(super) struct BoardCells {
    pub board: Board,
    /// The place values of the columns, the largest first.
    pub places: Vec<u64>,
    /// The digits of each row.
    pub rows: Vec<Vec<CellId>>,
    /// The digits of the nim sum.
    pub nim_sum: Vec<CellId>,
}

impl BoardCells {
    /// The place of the leftmost 1 of the nim sum.
    pub fn leftmost_odd(&self, cells: &CellsBefore<'_>) -> Option<u64> {
        let mut columns = self.places.iter().zip(&self.nim_sum);
        let leftmost = columns.find(|&(_, &digit)| cells.bit(digit).is_one());
        leftmost.map(|(&place, _)| place)
    }

    /// The rows with a 1 in the column of a place, counted from 1.
    pub fn rows_with(&self, place: u64, cells: &CellsBefore<'_>) -> Vec<u64> {
        let column = self.places.iter().position(|&other| other == place);
        let has_one =
            |digits: &Vec<CellId>| column.is_some_and(|column| cells.bit(digits[column]).is_one());
        let rows = (1..).zip(&self.rows);
        let with_one = rows.filter(|(_, digits)| has_one(digits));
        with_one.map(|(row, _)| row).collect()
    }

    /// The step that a row has no 1 in the leftmost odd column, if that is so.
    pub fn row_without_one(&self, place: u64, row: u64) -> Option<Step> {
        let nim_sum = self.board.nim_sum();
        let size = self.size(row)?;
        let target = bitwise_exclusive_or(size, nim_sum);
        let row = usize::try_from(row).ok()?;
        (size & place == 0 && target > size).then(|| Step::heap_has_bit(row, size, place, nim_sum))
    }

    /// The size of a row of the board.
    pub fn size(&self, row: u64) -> Option<u64> {
        self.board.row(usize::try_from(row).ok()?)
    }
}
