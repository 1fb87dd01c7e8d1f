//! Buggy rules for moves and rows. Here a misconception allows a set of answers, so several may fit; the one that
//! explains most is asked first.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::answer::Answer;
use super::diagnosis::{Diagnosis, Illegal};
use crate::nim::{Board, Move, Rule, winning_moves};

/// What a wrong answer to `move` shows.
pub(super) fn diagnose_move(
    board: &Board,
    rule: Rule,
    winning: &[Move],
    answer: &Answer,
) -> Option<Diagnosis> {
    let (row, take) = match answer {
        Answer::NoMove => return would_win_none(board, rule).then_some(Diagnosis::MisereMixup),
        Answer::Move { row, take } => (row, take),
        _ => return None,
    };
    let Some(mv) = move_of(row, take) else {
        return Some(Diagnosis::Illegal(out_of_range(board)));
    };
    if winning_moves(board, rule.other()).contains(&mv) {
        return Some(Diagnosis::MisereMixup);
    }
    if winning.contains(&Move {
        row: mv.row.saturating_add(1),
        ..mv
    }) {
        return Some(Diagnosis::RowFromZero);
    }
    let left_by = |right: &Move| board.row(right.row).unwrap_or(0) - right.take;
    if let Some(&right) = winning
        .iter()
        .find(|right| right.row == mv.row && left_by(right) == mv.take)
    {
        return Some(Diagnosis::TargetNotTaken { right });
    }
    if let Err(why) = board.after(mv) {
        return Some(Diagnosis::Illegal(if board.is_empty() {
            Illegal::BoardEmpty
        } else {
            Illegal::Move(why)
        }));
    }
    if mv.take == board.nim_sum() {
        return Some(Diagnosis::TookNimSum);
    }
    if !winning.is_empty()
        && is_largest(board, mv.row)
        && winning.iter().all(|right| right.row != mv.row)
    {
        return Some(Diagnosis::LargestRow { row: mv.row });
    }
    winning
        .iter()
        .find(|right| right.take == mv.take)
        .map(|&right| Diagnosis::RightCountWrongRow { right })
}

/// What a wrong answer to `rows` shows.
pub(super) fn diagnose_rows(
    board: &Board,
    winning: &[usize],
    rows: &BTreeSet<BigInt>,
) -> Option<Diagnosis> {
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

/// The move with these numbers, where a move can have such numbers.
pub(super) fn move_of(row: &BigInt, take: &BigInt) -> Option<Move> {
    Some(Move {
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

fn would_win_none(board: &Board, rule: Rule) -> bool {
    winning_moves(board, rule.other()).is_empty()
}
