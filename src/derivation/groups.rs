//! The balance of a board: its rows split into groups of 1, 2, 4, 8, …, and the groups of each size paired off.
//!
//! 13, 12 and 8 are 8 + 4 + 1, 8 + 4 and 8. The two 4s make a pair. Of the three 8s one is left alone, and so is the 1.

use serde::Serialize;

use super::places::places;
use crate::game::Board;
use crate::hand_built::{groups, parity};

/// A board with its rows, or what they are worth, split into groups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Groups {
    /// The board.
    pub board: Board,
    /// The sizes of groups, the largest first; at least one.
    pub sizes: Vec<GroupSize>,
}

/// The groups of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GroupSize {
    /// How large they are: 1, 2, 4, 8, …
    pub size: u64,
    /// How many rows have one.
    pub count: usize,
    /// Whether one is left alone when they are paired off.
    pub alone: bool,
}

impl Groups {
    /// Splits the rows and pairs off the groups.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::as_wide_as(board, 1)
    }

    /// The same with at least this many sizes (64 at most): after a move the table is as wide as before it.
    #[must_use]
    pub fn as_wide_as(board: &Board, width: usize) -> Self {
        let values = board.values();
        let largest = values
            .iter()
            .copied()
            .filter_map(|value| groups(value).next())
            .max()
            .unwrap_or(1);
        let width = width.max(largest.ilog2() as usize + 1);
        let mut counts = vec![0; width];
        for group in values.iter().copied().flat_map(groups) {
            counts[width - 1 - group.ilog2() as usize] += 1;
        }
        let group_size = |(size, count)| GroupSize {
            size,
            count,
            alone: parity(count).is_one(),
        };
        Self {
            board: board.clone(),
            sizes: places(width).zip(counts).map(group_size).collect(),
        }
    }

    /// The sizes with a group left alone, the largest first.
    pub fn alone(&self) -> impl Iterator<Item = u64> + '_ {
        let alone = self.sizes.iter().filter(|group| group.alone);
        alone.map(|group| group.size)
    }

    /// Whether every group is in a pair.
    #[must_use]
    pub fn is_balanced(&self) -> bool {
        self.alone().next().is_none()
    }
}

/// What evening out does to a row: of the sizes that are alone, it takes those that the row has and puts back the others.
/// 12 evened out by 8 and 1 loses its 8 and gets a 1: 5 is left.
pub(super) fn evened_out(value: u64, alone: u64) -> (Vec<u64>, Vec<u64>) {
    groups(alone).partition(|&size| groups(value).any(|group| group == size))
}
