//! Balance, replayed with native arithmetic: what is alone is the nim sum, every pair is one, and evening out is XOR.

use explain::derivation::{Columns, PairOff, Step};
use theory::Board;

/// The sizes that are alone add up to the nim sum, and every count is that of the rows with a 1 there.
pub fn groups(told: &Columns, substeps: &[Step]) {
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
    let told = substeps.iter().map(|step| paired_off(&told.board, step));
    assert_eq!(told.fold(0, |told, size| told | size), all);
}

/// Every group of a size is in one pair or alone: two different rows with a 1 there, or one. Tells the size.
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

/// What is taken is there, what is put back is not, and both together turn the size into the size XOR the nim sum.
pub fn evened_out(size: u64, taken: &[u64], put_back: &[u64], nim_sum: u64) {
    let sum = |groups: &[u64]| groups.iter().sum::<u64>();
    assert_eq!(size & nim_sum, sum(taken));
    assert_eq!(!size & nim_sum, sum(put_back));
    assert_eq!(size - sum(taken) + sum(put_back), size ^ nim_sum);
    let is_single = |group: &u64| group.is_power_of_two();
    assert!(taken.iter().chain(put_back).all(is_single));
    for groups in [taken, put_back] {
        assert!(groups.windows(2).all(|pair| pair[0] > pair[1]));
    }
}
