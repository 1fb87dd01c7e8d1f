//! A turn as it is typed, before it is known whether the board allows it: `3,2`, or `3=1+4` if a number taken is
//! ambiguous, and where it may take from several rows `1,3 + 2,1`.

use std::fmt;

use crate::game::{Board, Change, IllegalMove, Turn};
use crate::phrase::StatedMove;

/// A turn that somebody proposes: for each row number, counted from 1, a change; there may be several.
/// Whether it is a [`Turn`] depends on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposedTurn(Vec<StatedMove>);

impl ProposedTurn {
    /// The stated moves as one turn, if their numbers are in range.
    #[must_use]
    pub fn stated(stated: &[StatedMove]) -> Option<Self> {
        let is_in_range = |stated: &StatedMove| stated.change().is_some();
        let is_turn = !stated.is_empty() && stated.iter().all(is_in_range);
        is_turn.then(|| Self(stated.to_vec()))
    }

    /// The shortest words for a turn on a board.
    #[must_use]
    pub fn of(board: &Board, turn: &Turn) -> Self {
        let changes = turn.changes().iter();
        Self(changes.map(|&mv| StatedMove::of(board, mv)).collect())
    }

    fn changes(&self) -> impl Iterator<Item = (usize, Change)> {
        self.0.iter().filter_map(StatedMove::change)
    }

    /// The turn on a board.
    ///
    /// # Errors
    /// If the rules do not allow it, or several moves fit a part of it.
    pub fn on(&self, board: &Board) -> Result<Turn, IllegalMove> {
        board.turn(self.changes())
    }

    /// Whether a turn that was made is this one.
    #[must_use]
    pub fn is(&self, turn: &Turn) -> bool {
        let changes = turn.changes();
        let is_made = |(row, change): (usize, Change)| {
            changes.iter().any(|mv| {
                let is_it = match change {
                    Change::Take(take) => mv.take() == take,
                    Change::Leave(heaps) => mv.becomes == heaps,
                };
                mv.row == row && is_it
            })
        };
        self.0.len() == changes.len() && self.changes().all(is_made)
    }

    /// Without spaces, so that it is one word.
    pub(super) fn in_one_word(&self) -> String {
        self.to_string().replace(' ', "")
    }
}

/// `1,3 + 2,1`, or `3=1+4`.
impl fmt::Display for ProposedTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&StatedMove::joined(&self.0))
    }
}
