//! A move as it is typed, before it is known whether the board allows it: `3,2`, or `3=1+4` where a number taken does not
//! say it all.

use std::fmt;

use num_bigint::BigInt;

use crate::game::{Board, Change, Heaps, IllegalMove, Move};
use crate::phrase::SaidMove;

/// What somebody wants to do with a row. Whether that is a [`Move`] depends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedMove {
    /// The row, counted from 1.
    pub row: usize,
    /// What is to be done with it.
    pub change: Change,
}

impl WantedMove {
    /// To take so many.
    #[must_use]
    pub fn taking(row: usize, take: u64) -> Self {
        let change = Change::Take(take);
        Self { row, change }
    }

    /// What was said, where a move can have such numbers.
    #[must_use]
    pub fn said(said: &SaidMove) -> Option<Self> {
        let size = |number: &BigInt| u64::try_from(number).ok();
        let (row, change) = match said {
            SaidMove::NoMove => return None,
            SaidMove::Taking { row, take } => (row, Change::Take(size(take)?)),
            SaidMove::Becoming { row, heaps } => {
                let heaps = heaps.iter().map(size).collect::<Option<Vec<u64>>>()?;
                (row, Change::Leave(Heaps::from(heaps)))
            }
        };
        let row = usize::try_from(row).ok()?;
        Some(Self { row, change })
    }

    /// The shortest words for a move on a board.
    #[must_use]
    pub fn of(board: &Board, mv: Move) -> Self {
        let change = board.said(mv);
        Self {
            row: mv.row,
            change,
        }
    }

    /// The move that it is on a board.
    ///
    /// # Errors
    /// When the rules do not allow it, or several moves do it.
    pub fn on(self, board: &Board) -> Result<Move, IllegalMove> {
        board.changing(self.row, self.change)
    }
}

/// `3,2`, or `3=1+4`.
impl fmt::Display for WantedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.change {
            Change::Take(take) => write!(f, "{},{take}", self.row),
            Change::Leave(heaps) => write!(f, "{}={heaps}", self.row),
        }
    }
}
