//! The two ways to a nim sum, replayed: the digits of the padded rows make the counts, and the running XOR goes on
//! from row to row.

use nimlab::derivation::{Column, Columns, Padded, Step, TakeIn};
use nimlab::game::Board;

use super::arithmetic::written;
use super::balance;

/// How many columns it takes to write the rows of a board, at least 1.
pub fn columns_of(board: &Board) -> usize {
    let largest = board.values().iter().max().copied().unwrap_or(0);
    format!("{largest:b}").len()
}

pub fn columns(told: &Columns, substeps: &[Step]) {
    let is_pair = |step: &&Step| matches!(step, Step::PairOff(_));
    let (pairs, substeps) = substeps.split_at(substeps.iter().take_while(is_pair).count());
    balance::groups(told, pairs);
    let board = &told.board;
    let width = columns_of(board);
    assert_eq!(told.columns.len(), width);
    assert_eq!(told.nim_sum, board.nim_sum());
    for (column, exponent) in told.columns.iter().zip((0..width).rev()) {
        let place = 1_u64 << exponent;
        let values = board.values();
        let ones = values.iter().filter(|&&size| size & place != 0);
        assert_eq!((column.place, column.ones), (place, ones.count()));
        assert_eq!(column.bit.is_one(), told.nim_sum & place != 0);
    }

    let counts: Vec<Step> = told
        .columns
        .iter()
        .map(|column| {
            Step::CountOnes(Column {
                place: column.place,
                ones: column.ones,
                bit: column.bit,
            })
        })
        .collect();
    let rows = substeps.len() - counts.len();
    assert_eq!(substeps[rows..], counts);
    let padded: Vec<(usize, u64, String)> = substeps[..rows]
        .iter()
        .map(|step| match step {
            Step::Pad(Padded {
                row: Some(row),
                number,
                digits,
            }) => (*row, *number, written(digits)),
            other => panic!("every row is padded first, not {other:?}"),
        })
        .collect();
    assert!(padded.iter().all(|(_, _, digits)| digits.len() == width));
    if board.is_echoed() {
        counts_follow(told, &padded);
    } else {
        // Of a long board a few rows stand for all.
        assert!(padded.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert_eq!(padded.last().map(|last| last.0), Some(board.rows().len()));
    }
}

/// All rows are there, and the 1s of their digits are those that have been counted.
fn counts_follow(told: &Columns, padded: &[(usize, u64, String)]) {
    let values = told.board.values();
    let numbered: Vec<(usize, u64)> = (1..).zip(values.iter().copied()).collect();
    let rows: Vec<(usize, u64)> = padded.iter().map(|&(row, size, _)| (row, size)).collect();
    assert_eq!(rows, numbered);
    for (index, column) in told.columns.iter().enumerate() {
        let ones = padded
            .iter()
            .filter(|(_, _, digits)| digits.as_bytes()[index] == b'1');
        assert_eq!(ones.count(), column.ones);
    }
}

pub fn running_xor(board: &Board, result: u64, substeps: &[Step]) {
    assert_eq!(result, board.nim_sum());
    let values = board.values();
    let mut told_up_to = 0;
    let mut running = 0;
    for step in substeps {
        let &Step::TakeIn(TakeIn {
            row,
            before,
            size,
            value,
        }) = step
        else {
            panic!("the running XOR takes rows in, not {step:?}");
        };
        // Rows that a long board leaves out are taken in all the same.
        let skipped = &values[told_up_to..row - 1];
        assert!(skipped.is_empty() || !board.is_echoed());
        running = skipped.iter().fold(running, |sum, &size| sum ^ size);
        assert_eq!(
            (before, Some(size)),
            (running, values.get(row - 1).copied())
        );
        running = value;
        told_up_to = row;
    }
    assert_eq!((told_up_to, running), (board.rows().len(), result));
}
