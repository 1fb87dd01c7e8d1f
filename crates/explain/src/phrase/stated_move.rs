//! A move as stated: the row, and what is taken from it or left of it.

use std::fmt;

use num_bigint::BigInt;

use theory::{Board, IllegalMove, Move};

/// A stated move, which need not be legal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum StatedMove {
    /// There is no winning move.
    NoMove,
    /// Take this many from a row, counted from 1.
    Taking { row: BigInt, take: BigInt },
    /// Leave heaps of these sizes of a row: none, one or two, none of them empty.
    Becoming { row: BigInt, heaps: Vec<BigInt> },
}

impl StatedMove {
    /// Take this many from this row.
    pub fn taking(row: impl Into<BigInt>, take: impl Into<BigInt>) -> Self {
        let (row, take) = (row.into(), take.into());
        Self::Taking { row, take }
    }

    /// The move that it states on a board.
    ///
    /// # Errors
    /// If the rules do not allow it, or several moves fit it.
    pub fn on(&self, board: &Board) -> Result<Move, IllegalMove> {
        let size = |number: &BigInt| u64::try_from(number).map_err(|_| IllegalMove::OutOfRange);
        let index = |row: &BigInt| usize::try_from(row).map_err(|_| IllegalMove::OutOfRange);
        match self {
            Self::NoMove => Err(IllegalMove::OutOfRange),
            _ if board.is_empty() => Err(IllegalMove::BoardEmpty),
            Self::Taking { row, take } => board.taking(index(row)?, size(take)?),
            Self::Becoming { row, heaps } => {
                let heaps = heaps.iter().map(size).collect::<Result<Vec<u64>, _>>()?;
                board.leaving(index(row)?, heaps.into())
            }
        }
    }

    /// Whether the row and the sizes are numbers that a board can have.
    pub fn is_in_range(&self) -> bool {
        let is_size = |number: &BigInt| u64::try_from(number).is_ok();
        match self {
            Self::NoMove => false,
            Self::Taking { row, take } => is_size(row) && is_size(take),
            Self::Becoming { row, heaps } => is_size(row) && heaps.iter().all(is_size),
        }
    }
}

/// The shortest way to state a move: how many objects it takes, or, if that is ambiguous, what it leaves.
impl From<Move> for StatedMove {
    fn from(mv: Move) -> Self {
        if mv.is_told_by_count() {
            return Self::taking(mv.row, mv.take());
        }
        let heaps = Vec::from(mv.becomes).into_iter().map(BigInt::from).collect();
        Self::Becoming { row: mv.row.into(), heaps }
    }
}

/// As it is typed: `3,2`, or `3=1+4`.
impl fmt::Display for StatedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove => f.write_str("none"),
            Self::Taking { row, take } => write!(f, "{row},{take}"),
            Self::Becoming { row, heaps } => {
                let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
                write!(f, "{row}={}", heaps.join("+"))
            }
        }
    }
}
