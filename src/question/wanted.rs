//! A move as it is typed, before it is known whether the board allows it: `3,2`, or `3=1+4` where a number taken does not
//! say it all.

use std::fmt;

use crate::game::{Board, Change, IllegalMove, Move, Turn};
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
        let (row, change) = said.change()?;
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

/// What somebody wants to do in one turn: one thing, or in Moore's Nim several at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedTurn(Vec<WantedMove>);

impl WantedTurn {
    /// These, all at once.
    #[must_use]
    pub fn of_changes(changes: Vec<WantedMove>) -> Self {
        Self(changes)
    }

    /// The shortest words for a turn on a board.
    #[must_use]
    pub fn of(board: &Board, turn: &Turn) -> Self {
        let changes = turn.changes().iter();
        Self(changes.map(|&mv| WantedMove::of(board, mv)).collect())
    }

    /// The turn that it is on a board.
    ///
    /// # Errors
    /// When the rules do not allow it, or several moves do a part of it.
    pub fn on(&self, board: &Board) -> Result<Turn, IllegalMove> {
        board.turn(self.0.iter().map(|wanted| (wanted.row, wanted.change)))
    }

    /// Whether a turn that was made is this one.
    #[must_use]
    pub fn is(&self, turn: &Turn) -> bool {
        let changes = turn.changes();
        let is_made = |wanted: &WantedMove| {
            changes.iter().any(|mv| {
                let is_it = match wanted.change {
                    Change::Take(take) => mv.take() == take,
                    Change::Leave(heaps) => mv.becomes == heaps,
                };
                mv.row == wanted.row && is_it
            })
        };
        self.0.len() == changes.len() && self.0.iter().all(is_made)
    }

    /// The same without spaces, so that it is one word.
    pub(super) fn in_one_word(&self) -> String {
        self.to_string().replace(' ', "")
    }
}

impl From<WantedMove> for WantedTurn {
    fn from(wanted: WantedMove) -> Self {
        Self(vec![wanted])
    }
}

/// `1,3 + 2,1`.
impl fmt::Display for WantedTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, wanted) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" + ")?;
            }
            wanted.fmt(f)?;
        }
        Ok(())
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
