//! Buggy rules for moves and rows. Here a misconception allows a set of answers, so several may fit; the one that
//! explains most is asked first.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::answer::Answer;
use super::diagnosis::{Diagnosis, Illegal};
use crate::game::{Board, Move, Position};
use crate::question::Taking;

/// What a wrong answer to `move` shows.
pub(super) fn diagnose_move(position: &Position, answer: &Answer) -> Option<Diagnosis> {
    let under_other_rule = || position.under_other_rule().winning_moves();
    let (row, take) = match answer {
        Answer::NoMove => {
            return under_other_rule()
                .is_empty()
                .then_some(Diagnosis::MisereMixup);
        }
        Answer::Move { row, take } => (row, take),
        _ => return None,
    };
    let board = &position.board;
    let Some(Taking { row, take }) = taking(row, take) else {
        return Some(Diagnosis::Illegal(out_of_range(board)));
    };
    let takes = |mv: &Move, from: usize| mv.row == from && mv.take() == take;
    if under_other_rule().iter().any(|mv| takes(mv, row)) {
        return Some(Diagnosis::MisereMixup);
    }
    let winning = position.winning_moves();
    if winning.iter().any(|mv| takes(mv, row.saturating_add(1))) {
        return Some(Diagnosis::RowFromZero);
    }
    if let Some(&right) = winning
        .iter()
        .find(|right| right.row == row && right.leaves() == take)
    {
        return Some(Diagnosis::TargetNotTaken { right });
    }
    if let Err(why) = board.taking(row, take) {
        return Some(Diagnosis::Illegal(if board.is_empty() {
            Illegal::BoardEmpty
        } else {
            Illegal::Move(why)
        }));
    }
    if take == board.nim_sum() {
        return Some(Diagnosis::TookNimSum);
    }
    if !winning.is_empty() && is_largest(board, row) && winning.iter().all(|right| right.row != row)
    {
        return Some(Diagnosis::LargestRow { row });
    }
    winning
        .iter()
        .find(|right| right.take() == take)
        .map(|&right| Diagnosis::RightCountWrongRow { right })
}

/// What a wrong answer to `rows` shows.
pub(super) fn diagnose_rows(position: &Position, rows: &BTreeSet<BigInt>) -> Option<Diagnosis> {
    let board = &position.board;
    let winning: Vec<usize> = position.winning_moves().iter().map(|mv| mv.row).collect();
    let from_zero: BTreeSet<BigInt> = winning.iter().map(|&row| BigInt::from(row - 1)).collect();
    if !winning.is_empty() && *rows == from_zero {
        return Some(Diagnosis::RowFromZero);
    }
    let only = rows
        .first()
        .filter(|_| rows.len() == 1)
        .and_then(|row| usize::try_from(row).ok())?;
    let is_slip = !winning.is_empty() && is_largest(board, only) && !winning.contains(&only);
    is_slip.then_some(Diagnosis::LargestRow { row: only })
}

/// What is taken by these numbers, where a move can have such numbers.
pub(super) fn taking(row: &BigInt, take: &BigInt) -> Option<Taking> {
    Some(Taking {
        row: usize::try_from(row).ok()?,
        take: u64::try_from(take).ok()?,
    })
}

fn out_of_range(board: &Board) -> Illegal {
    if board.is_empty() {
        Illegal::BoardEmpty
    } else {
        Illegal::OutOfRange
    }
}

fn is_largest(board: &Board, row: usize) -> bool {
    board
        .row(row)
        .is_some_and(|size| size > 0 && board.rows().iter().max() == Some(&size))
}
