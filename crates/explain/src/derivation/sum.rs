//! The nim sum by steps: counting the columns, and the running XOR, which gives the same.
//!
//! For 5, 4 and 3: 0 ⊕ 5 = 5, 5 ⊕ 4 = 1, 1 ⊕ 3 = 2.

use super::columns::{Column, Columns};
use super::statements::{HeapHasBit, Padded, PairOff, TakeIn};
use super::step::Step;
use super::values;
use theory::Board;
use theory::hand_built::{bitwise_exclusive_or, groups as split};

/// `sum 5 4 3 2`: the columns, and the running XOR, which agrees with them.
pub(crate) fn steps(board: &Board) -> (Vec<Step>, u64) {
    let columns = Columns::of(board);
    let value = columns.nim_sum;
    let mut steps = values::steps(board);
    steps.extend([
        Step::Columns { columns, changes: None },
        Step::RunningXor { board: board.clone(), value },
    ]);
    (steps, value)
}

/// `balance 13 12 8`: the groups, and which are left alone.
pub(crate) fn balance(board: &Board) -> (Vec<Step>, Columns) {
    let groups = Columns::of(board);
    let mut steps = values::steps(board);
    steps.push(Step::Groups(groups.clone()));
    (steps, groups)
}

/// The rows one after the other, starting from 0.
pub(crate) fn running_xor(board: &Board) -> Vec<Step> {
    let mut before = 0;
    let take_in = |(row, &size)| {
        let value = bitwise_exclusive_or(before, size);
        let step = Step::TakeIn(TakeIn { row, before, size, value });
        before = value;
        step
    };
    (1..).zip(board.values().iter()).map(take_in).collect()
}

/// For each row, whether it has a 1 in the leftmost odd column, and what it would become.
pub(crate) fn heaps_with_bit(board: &Board, nim_sum: u64, place: u64) -> Vec<Step> {
    board.numbered().map(|(row, size)| Step::heap_has_bit(row, size, place, nim_sum)).collect()
}

impl Step {
    /// Whether a row of this size has a 1 in the column `place`, the leftmost odd one, and what the row would become.
    pub fn heap_has_bit(row: usize, size: u64, place: u64, nim_sum: u64) -> Self {
        Self::HeapHasBit(HeapHasBit {
            row,
            size,
            place,
            has: split(size).any(|group| group == place),
            nim_sum,
            target: bitwise_exclusive_or(size, nim_sum),
        })
    }
}

/// The padded rows, and the counts of the columns.
pub(crate) fn counted_columns(columns: &Columns) -> Vec<Step> {
    let width = columns.columns.len();
    let values = columns.board.values();
    let rows = (1..).zip(values.iter());
    let padded = rows.map(|(row, &value)| Step::Pad(Padded::of(Some(row), value, width)));
    padded.chain(counts(columns)).collect()
}

/// The counts of the columns.
pub(crate) fn counts(columns: &Columns) -> Vec<Step> {
    columns.columns.iter().map(|&column| Step::CountOnes(column)).collect()
}

/// How the groups of each size are paired off.
pub(crate) fn paired_off(groups: &Columns) -> Vec<Step> {
    let values = groups.board.values();
    let sizes = groups.columns.iter().filter(|column| column.ones > 0);
    sizes
        .map(|&Column { place: size, .. }| {
            let rows = (1..).zip(values.iter());
            let rows = rows.filter(|&(_, &value)| split(value).any(|group| group == size));
            Step::pair_off(size, rows.map(|(row, _)| row))
        })
        .collect()
}

impl Step {
    /// How the groups of one size, which these rows have, are paired off.
    pub fn pair_off(size: u64, rows: impl Iterator<Item = usize>) -> Self {
        let rows: Vec<usize> = rows.collect();
        let pairs = rows.chunks_exact(2);
        Self::PairOff(PairOff {
            size,
            alone: pairs.remainder().first().copied(),
            pairs: pairs.map(|pair| (pair[0], pair[1])).collect(),
        })
    }
}
