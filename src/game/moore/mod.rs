//! Moore's Nim computed fast: who wins, and by which turns (E. H. Moore, 1910).
//!
//! Write the rows in binary. Where a turn may take from up to K rows, the player to move loses exactly when in every column
//! the number of 1s is divisible by K + 1; such a board is *balanced*. On 1 2 3 with K = 2 both columns hold two 1s, and 2 is
//! not divisible by 3, so the player to move wins.
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
mod with_row;

use super::moves::Move;
use super::rules::Game;
use super::turn::Turn;
use columns::{ColumnState, places};

/// A board of Moore's Nim.
#[derive(Clone, Copy, Debug)]
pub struct Moore<'a> {
    game: Game,
    /// At most [`MOST_ROWS`](Self::MOST_ROWS).
    rows: &'a [u64],
    most: usize,
}

impl<'a> Moore<'a> {
    /// The longest board: its rows are told apart by the bits of a number.
    pub const MOST_ROWS: usize = 64;

    /// Rows of which a turn may change at most so many; rows beyond [`MOST_ROWS`](Self::MOST_ROWS) are not looked at.
    pub(super) fn new(game: Game, rows: &'a [u64], most: usize) -> Self {
        let rows = &rows[..rows.len().min(Self::MOST_ROWS)];
        Self { game, rows, most }
    }

    /// How many rows a turn may change.
    #[must_use]
    pub fn rows_in_a_turn(self) -> usize {
        self.most
    }

    /// Whether in every column the number of 1s is divisible by K + 1: then the player to move loses.
    #[must_use]
    pub fn is_balanced(self) -> bool {
        places().all(|place| {
            let ones = self.rows.iter().filter(|&&size| size & place != 0).count();
            ones.is_multiple_of(self.most + 1)
        })
    }

    /// So many turns that win, or all there are: those of few rows first, and then in the order of the rows.
    #[must_use]
    pub fn winning_turns(self, most_told: usize) -> Vec<Turn> {
        let mut found = Vec::new();
        if !self.is_balanced() {
            let mut sizes = self.rows.to_vec();
            self.walk(places().next(), 0, &mut sizes, &mut |left, free| {
                found.push(self.turn(left, free));
                found.len() < most_told
            });
        }
        found.sort_by(|one, other| {
            let rows = |turn: &Turn| turn.changes().iter().map(|mv| mv.row).collect::<Vec<_>>();
            let by_rows =
                (one.changes().len(), rows(one)).cmp(&(other.changes().len(), rows(other)));
            by_rows.then_with(|| other.cmp(one))
        });
        found
    }

    /// Goes through all ways to even out the columns from this one on. `free` are the rows that are smaller by now: their
    /// digits from here on may be anything. Every way ends well, because each column can be evened out whatever was chosen
    /// before. Whether to go on is what `see` says.
    fn walk(
        self,
        place: Option<u64>,
        free: u64,
        left: &mut Vec<u64>,
        see: &mut dyn FnMut(&[u64], u64) -> bool,
    ) -> bool {
        let Some(place) = place else {
            return see(left, free);
        };
        let state = ColumnState::of(self.rows, self.most, place, free);
        for (freed, ones) in state.choices() {
            for freed in freed {
                for ones in columns::subsets(free, ones) {
                    let before: Vec<u64> = left.clone();
                    for (index, size) in left.iter_mut().enumerate() {
                        let is_in = |set: u64| set >> index & 1 == 1;
                        if is_in(free) {
                            *size = if is_in(ones) {
                                *size | place
                            } else {
                                *size & !place
                            };
                        } else if is_in(freed) {
                            // Of the digits to the right, none is chosen yet.
                            *size &= !(place | (place - 1));
                        }
                    }
                    let goes_on = self.walk(columns::next(place), free | freed, left, see);
                    *left = before;
                    if !goes_on {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The turn that leaves these sizes in the rows of a set.
    fn turn(self, left: &[u64], chosen: u64) -> Turn {
        let changes = (0..self.rows.len()).filter(|index| chosen >> index & 1 == 1);
        Turn::of(
            changes
                .map(|index| self.leaving(index, left[index]))
                .collect(),
        )
    }

    /// The change of a row, counted from 0, that leaves so many.
    fn leaving(self, index: usize, left: u64) -> Move {
        Move::new(index + 1, self.game, self.rows[index], left.into())
    }
}
