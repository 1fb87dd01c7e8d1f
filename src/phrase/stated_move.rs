//! A move as stated: the row, and what is taken from it or left of it.

use num_bigint::BigInt;

use crate::game::{Change, Heaps};

/// A stated move, which need not be legal.
#[derive(Clone, Debug, PartialEq, Eq)]
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
}
