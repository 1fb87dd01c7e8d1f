//! Columns and groups, replayed with native arithmetic: the odd columns add up to the nim sum, and every pair is one.

use explain::derivation::{Columns, PairOff, Step};
use theory::Board;

/// Every count is that of the rows with a 1 there, and the odd columns add up to the nim sum. Returns the columns that any row
/// has.
pub fn counted(told: &Columns) -> u64 {
    let values = told.board.values();
    let all = values.iter().fold(0, |all, value| all | value);
    for (index, column) in told.columns.iter().rev().enumerate() {
        assert_eq!(column.place, 1 << index);
        let rows = values.iter().filter(|&&value| value & column.place != 0);
        assert_eq!(column.ones, rows.count());
        assert_eq!(column.bit.is_one(), column.ones % 2 == 1);
    }
    assert!(told.columns.len() >= 64 - all.leading_zeros() as usize);
    assert!((1..=64).contains(&told.columns.len()));
    let nim_sum = values.iter().fold(0, |sum, value| sum ^ value);
    assert_eq!(told.odd().sum::<u64>(), nim_sum);
    assert_eq!((told.nim_sum, told.is_even()), (nim_sum, nim_sum == 0));
    all
}

/// The groups of every size are paired off.
pub fn groups(told: &Columns, substeps: &[Step]) {
    let all = counted(told);
    let told = substeps.iter().map(|step| paired_off(&told.board, step));
    assert_eq!(told.fold(0, |told, size| told | size), all);
}

/// Every group of a size is in one pair or unpaired: two different rows with a 1 there, or one. Tells the size.
fn paired_off(board: &Board, step: &Step) -> u64 {
    let Step::PairOff(PairOff { size, pairs, alone }) = step else {
        panic!("groups are paired off, not {step:?}");
    };
    let mut rows: Vec<usize> = pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
    rows.extend(alone);
    rows.sort_unstable();
    let values = board.values();
    let with_one: Vec<usize> =
        (1..=values.len()).filter(|&row| values[row - 1] & size != 0).collect();
    assert_eq!(rows, with_one, "the {size}s of {board}");
    *size
}
