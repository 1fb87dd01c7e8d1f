//! Moves: which row changes, and what it becomes.
//!
//! A move of Nim shortens a row: taking 6 from a row of 9 leaves 3. In other games a row may vanish or split in two. So
//! a [`Move`] says what its row becomes; the number of objects taken follows.
//!
//! ```
//! use theory::{Board, Heaps};
//!
//! let mv = Board::from([18, 6, 3, 20, 9]).taking(5, 6).unwrap();
//! assert_eq!((mv.from, mv.becomes, mv.take()), (9, Heaps::One(3), 6));
//! ```

use serde::{Serialize, Serializer};
use thiserror::Error;

use super::heaps::Heaps;
use super::rules::Game;

/// A row of a board becomes something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The row, counted from 1.
    pub row: usize,
    /// The game that is played on it.
    pub game: Game,
    /// Its size before the move.
    pub from: u64,
    /// What it becomes.
    pub becomes: Heaps,
}

impl Move {
    /// The move that turns a row with this number, game and size into `becomes`.
    pub fn new(row: usize, game: Game, from: u64, becomes: Heaps) -> Self {
        Self { row, game, from, becomes }
    }

    /// The move that makes one row of Nim smaller.
    pub fn of_nim(row: usize, from: u64, left: u64) -> Self {
        Self::new(row, Game::Nim, from, left.into())
    }

    /// Whether another move takes as many from the row but leaves two heaps, while this one leaves at most one.
    pub fn could_split(&self) -> bool {
        !matches!(self.becomes, Heaps::Two(..))
            && self.game.count_splits(self.from, self.leaves()) > 0
    }

    /// Whether the number of objects that it takes says all of it: no other move takes as many from the row.
    pub fn is_told_by_count(&self) -> bool {
        self.take() > 0 && self.game.options_leaving(self.from, self.leaves()).count() == 1
    }

    /// How many objects the row loses.
    pub fn take(&self) -> u64 {
        self.from.saturating_sub(self.leaves())
    }

    /// How many objects are left of the row.
    pub fn leaves(&self) -> u64 {
        self.becomes.total()
    }
}

/// Serialized as the row and how many objects it loses.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([("row", self.row as u64), ("take", self.take())])
    }
}

/// Why the rules do not allow a move, and what they would allow instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum IllegalMove {
    /// The board has no row of this number.
    #[error("there is no row {row}; {}", rows_there_are(*.rows))]
    NoSuchRow { row: usize, rows: usize },
    /// A turn must take at least one object.
    #[error("it takes nothing, and a move takes at least 1; {}", legal_in(*.row, *.size))]
    NothingTaken { row: usize, size: u64 },
    /// The row has fewer objects than were to be taken.
    #[error("{take} cannot be taken from row {row}; {}", legal_in(*.row, *.size))]
    TooMany { row: usize, size: u64, take: u64 },
    /// The row does not have the size that the move says, or cannot become this.
    #[error("row {row} holds {size}, and the rules of its game do not let it become that; {}", for_example(*.row, *.example))]
    NoOption {
        row: usize,
        size: u64,
        /// What a move can make of it, if any.
        example: Option<Heaps>,
    },
    /// Several moves take this many; these are the results of two of them.
    #[error(
        "what is left of row {row} can be one heap or two: expected what becomes of it, such as {row}={one} or {row}={other}"
    )]
    SeveralWays { row: usize, one: Heaps, other: Heaps },
    /// The row or the number of objects cannot be one of a board.
    #[error("rows are counted from 1, and a move takes at least 1")]
    OutOfRange,
    /// The board is empty.
    #[error("the board is empty, so no move is legal: the game is over")]
    BoardEmpty,
}

fn for_example(row: usize, example: Option<Heaps>) -> String {
    match example {
        Some(example) => format!("expected a move that they allow, such as {row}={example}"),
        None => format!("no move is possible in row {row}, so choose another row"),
    }
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
