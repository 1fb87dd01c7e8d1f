//! What is said of a move: the row, and what is taken from it or left of it.

use num_bigint::BigInt;

use crate::game::{Change, Heaps};

/// What was said about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum StatedMove {
    /// That there is none that wins.
    NoMove,
    /// To take so many from a row, which is counted from 1.
    Taking { row: BigInt, take: BigInt },
    /// To leave heaps of these sizes of a row: none, one or two, none of them empty.
    Becoming { row: BigInt, heaps: Vec<BigInt> },
}

impl StatedMove {
    /// The row, and what is to be done with it, where a move can have such numbers.
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
