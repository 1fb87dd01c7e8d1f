//! The column table of a board of Moore's Nim: the 1s of each column, and what is left over when they are put in groups.
//!
//! With groups of three, the columns of 5 4 3 2 1 hold two, two and three 1s, so two, two and none are left over.

use serde::Serialize;

use super::super::places::places;
use crate::game::Board;
use crate::hand_built::ones_per_column;

/// One column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MooreColumn {
    /// Its place value.
    pub place: u64,
    /// How many rows have a 1 there.
    pub ones: usize,
    /// What is left of that count when it is divided by K + 1.
    pub remainder: usize,
}

/// A board written in binary, with its columns counted in groups of K + 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MooreColumns {
    /// The board.
    pub board: Board,
    /// How many 1s make a group: K + 1.
    pub group: usize,
    /// The columns, the most significant first; at least one.
    pub columns: Vec<MooreColumn>,
}

impl MooreColumns {
    /// Writes the board in binary and counts.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::as_wide_as(board, 1)
    }

    /// The same with at least this many columns: after a turn the table is as wide as before it.
    #[must_use]
    pub fn as_wide_as(board: &Board, width: usize) -> Self {
        let group = board.rows_in_a_turn() + 1;
        let counted = ones_per_column(board.rows());
        let mut ones = vec![0; width.saturating_sub(counted.len())];
        ones.extend(counted);
        let column = |(place, ones): (u64, usize)| MooreColumn {
            place,
            ones,
            remainder: ones % group,
        };
        Self {
            board: board.clone(),
            group,
            columns: places(ones.len()).zip(ones).map(column).collect(),
        }
    }

    /// The leftmost column where something is left over; `None` where the board is balanced.
    #[must_use]
    pub fn leftmost(&self) -> Option<MooreColumn> {
        let mut columns = self.columns.iter().copied();
        columns.find(|column| column.remainder > 0)
    }
}
