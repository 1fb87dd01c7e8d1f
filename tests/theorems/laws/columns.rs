//! The two ways to a nim sum, replayed: the digits of the padded rows make the counts, and the running XOR goes on
//! from row to row.

use explain::derivation::{Columns, Padded, Step};
use theory::Board;

use super::arithmetic::written;
use super::balance;

/// How many columns it takes to write the rows of a board, at least 1.
pub fn columns_of(board: &Board) -> usize {
    let largest = board.values().iter().max().copied().unwrap_or(0);
    format!("{largest:b}").len()
}

pub fn columns(told: &Columns, substeps: &[Step]) {
    balance::counted(told);
    let board = &told.board;
    let width = columns_of(board);
    assert_eq!(told.columns.len(), width);
    let counts = counts(told);
    let rows = substeps.len() - counts.len();
    assert_eq!(substeps[rows..], counts);
    let padded: Vec<(usize, u64, String)> = substeps[..rows]
        .iter()
        .map(|step| match step {
            Step::Pad(Padded { row: Some(row), number, digits }) => {
                (*row, *number, written(digits))
            }
            other => panic!("every row is padded first, not {other:?}"),
        })
        .collect();
    assert!(padded.iter().all(|(_, _, digits)| digits.len() == width));
    // All rows are there; that each is written in its digits, its own step says.
    let rows = padded.iter().map(|&(row, size, _)| (row, size));
    assert!(rows.eq((1..).zip(board.values().iter().copied())));
}

/// The counts of the columns, each a step.
pub fn counts(told: &Columns) -> Vec<Step> {
    told.columns.iter().map(|column| Step::CountOnes(*column)).collect()
}

pub fn running_xor(board: &Board, result: u64, substeps: &[Step]) {
    assert_eq!(result, board.nim_sum());
    let values = board.values();
    let mut told_up_to = 0;
    let mut running = 0;
    for step in substeps {
        let Step::TakeIn(told) = step else {
            panic!("the running XOR takes rows in, not {step:?}");
        };
        assert_eq!(told.row, told_up_to + 1);
        assert_eq!((told.before, told.size), (running, values[told.row - 1]));
        running = told.value;
        told_up_to = told.row;
    }
    assert_eq!((told_up_to, running), (board.rows().len(), result));
}
