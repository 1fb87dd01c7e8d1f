//! A board is a list of rows, each with a number of objects; a move takes some from one row.
//!
//! Rows are counted from 1, as on the lab sheet. From `5 4 3`, taking 2 from row 1 leaves `3 4 3`.

use std::fmt;
use std::sync::Arc;

use serde::ser::{Serialize, SerializeMap, Serializer};
use thiserror::Error;

/// The rows of a game of Nim, each 0 to 18446744073709551615 objects long.
///
/// Cloning is cheap: clones share their rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board(Arc<[u64]>);

impl Board {
    /// The longest board whose rows are written out in full; a longer one is told by its number of rows.
    pub const MOST_ROWS_ECHOED: usize = 1000;

    /// The size of every row, row 1 first.
    #[must_use]
    pub fn rows(&self) -> &[u64] {
        &self.0
    }

    /// Whether the board is short enough to be written out, row by row.
    #[must_use]
    pub fn is_echoed(&self) -> bool {
        self.0.len() <= Self::MOST_ROWS_ECHOED
    }

    /// The size of a row counted from 1, or `None` where there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> Option<u64> {
        self.0.get(row.checked_sub(1)?).copied()
    }

    /// The rows with their numbers, counted from 1.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        (1..).zip(self.0.iter().copied())
    }

    /// Whether nothing is left to take.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&size| size == 0)
    }

    /// How many objects lie on the board; also how many legal moves there are.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.0.iter().map(|&size| u128::from(size)).sum()
    }

    /// The bitwise XOR of all rows; 0 for a board without rows.
    #[must_use]
    pub fn nim_sum(&self) -> u64 {
        self.0.iter().fold(0, |sum, &size| sum ^ size)
    }

    /// How many columns the longest row needs in binary (0 when the board is empty).
    #[must_use]
    pub fn columns(&self) -> u32 {
        u64::BITS
            - self
                .0
                .iter()
                .fold(0, |any, &size| any | size)
                .leading_zeros()
    }

    /// The board after a move.
    ///
    /// # Errors
    /// When the rules do not allow the move; this board stays as it is in either case.
    pub fn after(&self, mv: Move) -> Result<Self, IllegalMove> {
        let size = self.row(mv.row).ok_or(IllegalMove::NoSuchRow {
            row: mv.row,
            rows: self.0.len(),
        })?;
        if mv.take == 0 {
            return Err(IllegalMove::NothingTaken { row: mv.row, size });
        }
        let left = size.checked_sub(mv.take).ok_or(IllegalMove::TooMany {
            row: mv.row,
            size,
            take: mv.take,
        })?;
        let mut rows = self.0.to_vec();
        rows[mv.row - 1] = left;
        Ok(Self::from(rows))
    }
}

impl From<Vec<u64>> for Board {
    fn from(rows: Vec<u64>) -> Self {
        Self(rows.into())
    }
}

impl<const N: usize> From<[u64; N]> for Board {
    fn from(rows: [u64; N]) -> Self {
        Self(rows.into())
    }
}

/// As the list of its rows, or as `{"rows": N}` where it is too long to be written out.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_echoed() {
            self.rows().serialize(serializer)
        } else {
            let mut map = serializer.serialize_map(Some(1))?;
            map.serialize_entry("rows", &self.0.len())?;
            map.end()
        }
    }
}

/// The rows separated by spaces, as they are typed: `5 4 3`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, size) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{size}")?;
        }
        Ok(())
    }
}

/// One turn: take `take` objects from row `row`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Move {
    /// The row, counted from 1.
    pub row: usize,
    /// How many objects to take, at least 1.
    pub take: u64,
}

/// Why the rules do not allow a move, and what they would allow instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The board has no row of this number.
    #[error("there is no row {row}; {}", rows_there_are(*.rows))]
    NoSuchRow {
        /// The row that was named.
        row: usize,
        /// How many rows the board has.
        rows: usize,
    },
    /// A turn must take at least one object.
    #[error("it takes nothing, and a move takes at least 1; {}", legal_in(*.row, *.size))]
    NothingTaken {
        /// The row that was named.
        row: usize,
        /// What that row holds.
        size: u64,
    },
    /// The row is shorter than what was to be taken.
    #[error("{take} cannot be taken from row {row}; {}", legal_in(*.row, *.size))]
    TooMany {
        /// The row that was named.
        row: usize,
        /// What that row holds.
        size: u64,
        /// What was to be taken.
        take: u64,
    },
}

fn rows_there_are(rows: usize) -> String {
    match rows {
        1 => "the board has only row 1".to_owned(),
        _ => format!("the rows are counted from 1 to {rows}"),
    }
}

fn legal_in(row: usize, size: u64) -> String {
    match size {
        0 => format!("row {row} is empty, so choose another row"),
        1 => format!("row {row} holds 1, so take exactly 1"),
        _ => format!("row {row} holds {size}, so take from 1 to {size}"),
    }
}

/// Every legal move: row by row, the smallest removal first. There are [`Board::total`] of them.
pub fn legal_moves(board: &Board) -> impl Iterator<Item = Move> + '_ {
    board
        .numbered()
        .flat_map(|(row, size)| (1..=size).map(move |take| Move { row, take }))
}
