//! What decides a board on which a turn may take from up to K rows: the 1s of each column, and what is left over when
//! they are put in groups of K + 1. In groups of three, the columns of 5 4 3 2 1 hold two, two and three 1s, so two, two
//! and none are left over.
//!
//! A winning turn is made up column by column from the left. A row that has lost a 1 is *free*: it is smaller now,
//! whatever happens to its digits further right. In each column either the free rows can fill up the last group of K +
//! 1, or as many rows as are left over can be freed: if r are left over and the f free rows cannot give the missing K +
//! 1 − r, then f + r is at most K.

use serde::Serialize;

use super::places::places;
use crate::game::{Board, Change, Turn};
use crate::hand_built::ones_per_column;

/// One column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GroupedColumn {
    /// Its place value.
    pub place: u64,
    /// How many rows have a 1 there.
    pub ones: usize,
    /// The remainder of that count divided by K + 1.
    pub remainder: usize,
}

/// A board written in binary, with its columns counted in groups of K + 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GroupedColumns {
    /// The board.
    pub board: Board,
    /// How many 1s make a group: K + 1.
    pub group: usize,
    /// The columns, the most significant first; at least one.
    pub columns: Vec<GroupedColumn>,
}

impl GroupedColumns {
    /// Writes the board in binary and counts.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::as_wide_as(board, 1)
    }

    /// The same with at least this many columns, so that the table after a turn is as wide as before it.
    #[must_use]
    pub fn as_wide_as(board: &Board, width: usize) -> Self {
        let group = board.rows_in_a_turn() + 1;
        let counted = ones_per_column(board.rows());
        let mut ones = vec![0; width.saturating_sub(counted.len())];
        ones.extend(counted);
        let column =
            |(place, ones): (u64, usize)| GroupedColumn { place, ones, remainder: ones % group };
        Self {
            board: board.clone(),
            group,
            columns: places(ones.len()).zip(ones).map(column).collect(),
        }
    }

    /// The leftmost column with something left over; `None` if the board is balanced.
    #[must_use]
    pub fn leftmost(&self) -> Option<GroupedColumn> {
        let mut columns = self.columns.iter().copied();
        columns.find(|column| column.remainder > 0)
    }
}

/// A turn that may take from several rows, and the columns that it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub struct AfterTurn {
    pub turn: Turn,
    pub columns: GroupedColumns,
    pub wins: bool,
}

/// A losing turn and the reply that refutes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub struct RefutedTurn {
    pub turn: Turn,
    /// The leftmost column in which it leaves something over.
    pub place: u64,
    /// How many 1s are left over there.
    pub remainder: usize,
    pub group: usize,
    pub reply: Turn,
}

/// What is done in one column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ColumnWork {
    /// The place value of the column.
    pub place: u64,
    /// How many 1s make a group.
    pub group: usize,
    /// How many of the rows that are not free have a 1 here.
    pub ones: usize,
    /// How many of these 1s are left over.
    pub remainder: usize,
    /// The rows that are free already.
    pub free: Vec<usize>,
    /// The rows that lose their 1 here and are free from now on.
    pub freed: Vec<usize>,
    /// The free rows that get a 1 here; the other free rows get a 0.
    pub filled: Vec<usize>,
}

/// A winning turn and the work behind it; `None` if no column has anything left over.
fn build(columns: &GroupedColumns) -> Option<(Vec<ColumnWork>, Turn)> {
    columns.leftmost()?;
    let board = &columns.board;
    let mut free: Vec<usize> = Vec::new();
    let mut left: Vec<u64> = board.rows().to_vec();
    let mut works = Vec::new();
    for &GroupedColumn { place, .. } in &columns.columns {
        let work = in_column(board, place, columns.group, &free);
        for &row in &work.free {
            left[row - 1] &= !place;
        }
        for &row in &work.filled {
            left[row - 1] |= place;
        }
        for &row in &work.freed {
            left[row - 1] -= place;
        }
        free.extend(&work.freed);
        free.sort_unstable();
        works.push(work);
    }
    let changes = free.iter().map(|&row| (row, Change::Leave(left[row - 1].into())));
    let turn = board.turn(changes).ok()?;
    Some((works, turn))
}

/// Fills up the last group from the free rows if they suffice, and otherwise frees the rows that are left over.
fn in_column(board: &Board, place: u64, group: usize, free: &[usize]) -> ColumnWork {
    let with_one: Vec<usize> = board
        .numbered()
        .filter(|(row, size)| size & place != 0 && !free.contains(row))
        .map(|(row, _)| row)
        .collect();
    let remainder = with_one.len() % group;
    let lacking = (group - remainder) % group;
    let (freed, filled) = if lacking <= free.len() {
        (Vec::new(), free[..lacking].to_vec())
    } else {
        (with_one[..remainder].to_vec(), Vec::new())
    };
    ColumnWork { place, group, ones: with_one.len(), remainder, free: free.to_vec(), freed, filled }
}

/// What is known about such a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupedAnalysis {
    /// The board in binary, with the counts of its columns.
    pub columns: GroupedColumns,
    /// A winning turn, and how it is made up.
    pub built: Option<(Vec<ColumnWork>, Turn)>,
}

impl GroupedAnalysis {
    /// Analyses a board; `None` if another game is played on it.
    pub(super) fn of(board: &Board) -> Option<Self> {
        board.rows_at_once()?;
        let columns = GroupedColumns::of(board);
        let built = build(&columns);
        Some(Self { columns, built })
    }

    /// The winning turn that the derivation makes up.
    #[must_use]
    pub fn winning_turn(&self) -> Option<&Turn> {
        self.built.as_ref().map(|(_, turn)| turn)
    }
}
