//! A move as stated: the row, and what is taken from it or left of it.

use std::fmt;

use num_bigint::BigInt;

use crate::game::{Board, Change, Heaps, Move};

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
    #[must_use]
    pub fn taking(row: impl Into<BigInt>, take: impl Into<BigInt>) -> Self {
        let (row, take) = (row.into(), take.into());
        Self::Taking { row, take }
    }

    /// The shortest way to state a move on a board.
    #[must_use]
    pub fn of(board: &Board, mv: Move) -> Self {
        match board.shortest_change(mv) {
            Change::Take(take) => Self::taking(mv.row, take),
            Change::Leave(heaps) => Self::Becoming {
                row: mv.row.into(),
                heaps: Vec::from(heaps).into_iter().map(BigInt::from).collect(),
            },
        }
    }

    /// The row and the change, if the numbers are in range.
    #[must_use]
    pub fn change(&self) -> Option<(usize, Change)> {
        let size = |number: &BigInt| u64::try_from(number).ok();
        let (row, change) = match self {
            Self::NoMove => return None,
            Self::Taking { row, take } => (row, Change::Take(size(take)?)),
            Self::Becoming { row, heaps } => {
                let heaps = heaps.iter().map(size).collect::<Option<Vec<u64>>>()?;
                (row, Change::Leave(Heaps::from(heaps)))
            }
        };
        Some((usize::try_from(row).ok()?, change))
    }

    /// Several made at once, as they are typed: `1,3 + 2,1`.
    #[must_use]
    pub fn joined(stated: &[Self]) -> String {
        let stated: Vec<String> = stated.iter().map(Self::to_string).collect();
        stated.join(" + ")
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
