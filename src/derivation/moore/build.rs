//! A winning turn made up column by column from the left.
//!
//! A row that has lost a 1 is *free*: it has become smaller, whatever happens to its digits further right. In each column
//! either the free rows can fill up the last group of K + 1, or there is room to free as many rows as are left over: if r are
//! left over and the f free rows cannot give the K + 1 − r that lack, then f + r is at most K.

use serde::Serialize;

use super::columns::{MooreColumn, MooreColumns};
use crate::game::{Board, Change, Turn};

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
    /// The rows that lose their 1 here, and are free from now on.
    pub freed: Vec<usize>,
    /// The free rows that get a 1 here; the other free rows get a 0.
    pub filled: Vec<usize>,
}

/// A winning turn with the work that it comes from; `None` where nothing is left over in any column.
pub(super) fn build(columns: &MooreColumns) -> Option<(Vec<ColumnWork>, Turn)> {
    columns.leftmost()?;
    let board = &columns.board;
    let mut free: Vec<usize> = Vec::new();
    let mut left: Vec<u64> = board.rows().to_vec();
    let mut works = Vec::new();
    for &MooreColumn { place, .. } in &columns.columns {
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
    let changes = free
        .iter()
        .map(|&row| (row, Change::Leave(left[row - 1].into())));
    let turn = board.turn(changes).ok()?;
    Some((works, turn))
}

/// Fills up the last group from the free rows where they are enough, and else frees the rows that are left over.
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
    ColumnWork {
        place,
        group,
        ones: with_one.len(),
        remainder,
        free: free.to_vec(),
        freed,
        filled,
    }
}
