//! Moore's Nim computed fast: who wins, and by which turns (E. H. Moore, 1910).
//!
//! Write the rows in binary. If a turn may take from up to K rows, the player to move loses exactly when in every
//! column the number of 1s is divisible by K + 1; such a board is *balanced*. On 1 2 3 with K = 2 both columns hold two
//! 1s, and 2 is not divisible by 3, so the player to move wins.
//!
//! ```
//! use nimlab::game::{Board, Game, Position, Rule};
//!
//! let game: Game = "moore:2".parse().unwrap();
//! let wins = |rows: [u64; 3]| Position::new(Board::of(game, rows), Rule::Normal).mover_wins();
//! assert!(wins([1, 2, 3]) && !wins([2, 2, 2]));
//! ```

mod columns;
mod counting;
mod search;
mod turns;

use super::moves::Move;
use super::rules::Game;
use super::turn::Turn;
use columns::places;

/// A board on which a turn may take from several rows at once.
#[derive(Clone, Copy, Debug)]
pub struct RowsAtOnce<'a> {
    game: Game,
    /// At most [`MOST_ROWS`](Self::MOST_ROWS).
    rows: &'a [u64],
    most: usize,
}

impl<'a> RowsAtOnce<'a> {
    /// The longest board: sets of rows are the bits of a number.
    pub const MOST_ROWS: usize = 64;

    /// A board on which a turn may change at most `most` rows; rows beyond [`MOST_ROWS`](Self::MOST_ROWS) are ignored.
    pub(super) fn new(game: Game, rows: &'a [u64], most: usize) -> Self {
        let rows = &rows[..rows.len().min(Self::MOST_ROWS)];
        Self { game, rows, most }
    }

    /// How many rows a turn may change.
    #[must_use]
    pub fn rows_in_a_turn(self) -> usize {
        self.most
    }

    /// Whether the number of 1s in every column is divisible by K + 1: then the player to move loses.
    #[must_use]
    pub fn is_balanced(self) -> bool {
        places().all(|place| {
            let ones = self.rows.iter().filter(|&&size| size & place != 0).count();
            ones.is_multiple_of(self.most + 1)
        })
    }

    /// The turn that leaves these sizes in a set of rows.
    fn turn(self, left: &[u64], chosen: u64) -> Turn {
        let changes = (0..self.rows.len()).filter(|index| chosen >> index & 1 == 1);
        Turn::of(changes.map(|index| self.leaving(index, left[index])).collect())
    }

    /// The change of the row with this index that leaves this many.
    fn leaving(self, index: usize, left: u64) -> Move {
        Move::new(index + 1, self.game, self.rows[index], left.into())
    }
}
