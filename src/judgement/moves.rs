//! Buggy rules for moves and rows. Here a misconception predicts a set of answers, so several may fit; the one that
//! explains most comes first.
//!
//! On the board 0 2 the winning move takes 2 from row 2. Somebody who passes over the empty row answers 1,2; so does
//! somebody who counts from 0, but the empty row explains more.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::answer::Answer;
use super::diagnosis::{Diagnosis, Illegal};
use crate::game::{Board, Move, Position};

/// A way to call a row by another number than its own.
#[derive(Clone, Copy, Debug)]
enum RowName {
    /// Its number among the rows that are not empty.
    AmongNotEmpty,
    /// Its number, counted from 0.
    FromZero,
    /// Its size.
    Size,
}

impl RowName {
    const ALL: [Self; 3] = [Self::AmongNotEmpty, Self::FromZero, Self::Size];

    /// What each of these moves' rows is called so; the moves are in the order of the rows.
    fn of(self, board: &Board, moves: &[Move]) -> Vec<BigInt> {
        let mut empty = 0;
        let mut sizes = board.rows().iter().enumerate().peekable();
        let name = |mv: &Move| match self {
            Self::AmongNotEmpty => {
                while let Some((_, size)) = sizes.next_if(|&(index, _)| index < mv.row) {
                    empty += usize::from(*size == 0);
                }
                BigInt::from(mv.row - empty)
            }
            Self::FromZero => BigInt::from(mv.row - 1),
            Self::Size => BigInt::from(mv.from),
        };
        moves.iter().map(name).collect()
    }

    fn diagnosis(self, board: &Board, last: usize) -> Diagnosis {
        match self {
            Self::AmongNotEmpty => {
                let before = board.numbered().take_while(|&(row, _)| row < last);
                let empty = before.filter(|&(_, size)| size == 0);
                Diagnosis::SkippedEmptyRows {
                    empty: empty.map(|(row, _)| row).collect(),
                }
            }
            Self::FromZero => Diagnosis::RowFromZero,
            Self::Size => Diagnosis::SizeForRow,
        }
    }
}

/// What a wrong answer to `move` may show.
pub(super) fn fitting_move(position: &Position, answer: &Answer) -> Vec<Diagnosis> {
    let other = position.under_other_rule().winning_moves();
    let (row, take) = match answer {
        Answer::NoMove if other.is_empty() => return vec![Diagnosis::MisereMixup],
        Answer::Move { row, take } => (row, take),
        _ => return Vec::new(),
    };
    let board = &position.board;
    let winning = position.winning_moves();
    let is_row = |mv: &Move| BigInt::from(mv.row) == *row;
    let is_count = |mv: &Move| BigInt::from(mv.take()) == *take;
    let named = |name: RowName| {
        let mut called = winning.iter().zip(name.of(board, &winning));
        let (mv, _) = called.find(|(mv, name)| name == row && is_count(mv))?;
        Some(name.diagnosis(board, mv.row))
    };
    let mut fitting = Vec::new();
    if other.iter().any(|mv| is_row(mv) && is_count(mv)) {
        fitting.push(Diagnosis::MisereMixup);
    }
    fitting.extend(named(RowName::AmongNotEmpty));
    fitting.extend(named(RowName::FromZero));
    if winning
        .iter()
        .any(|mv| is_row(mv) && BigInt::from(mv.leaves()) == *take)
    {
        fitting.push(Diagnosis::TargetNotTaken);
    }
    fitting.extend(named(RowName::Size));
    match legal(board, answer) {
        Err(why) => fitting.push(Diagnosis::Illegal(why)),
        Ok(mv) => {
            if mv.take() == board.nim_sum() {
                fitting.push(Diagnosis::TookNimSum);
            }
            fitting.extend(largest_row(board, &winning, mv.row));
            if winning.iter().any(is_count) {
                fitting.push(Diagnosis::RightCountWrongRow);
            }
        }
    }
    fitting
}

/// What a wrong answer to `rows` may show.
pub(super) fn fitting_rows(position: &Position, rows: &BTreeSet<BigInt>) -> Vec<Diagnosis> {
    let board = &position.board;
    let winning = position.winning_moves();
    let Some(last) = winning.last() else {
        return Vec::new();
    };
    let is_row = |name: &BigInt| usize::try_from(name).is_ok_and(|row| board.row(row).is_some());
    let names = RowName::ALL.into_iter().filter(|name| {
        let named: BTreeSet<BigInt> = name.of(board, &winning).into_iter().collect();
        // Of equal sizes that are row numbers too, nobody can tell that they are sizes.
        let is_plain = named.len() == winning.len() || named.iter().any(|name| !is_row(name));
        named == *rows && is_plain
    });
    let mut fitting: Vec<Diagnosis> = names.map(|name| name.diagnosis(board, last.row)).collect();
    let only = rows.first().filter(|_| rows.len() == 1);
    let only = only.and_then(|row| usize::try_from(row).ok());
    fitting.extend(only.and_then(|row| largest_row(board, &winning, row)));
    fitting
}

/// Winning moves with their rows called by other numbers.
pub(super) fn misnamed(position: &Position) -> Vec<Vec<(BigInt, u64)>> {
    let winning = position.winning_moves();
    let takes = || winning.iter().map(Move::take);
    let named = |name: RowName| {
        let names = name.of(&position.board, &winning);
        names.into_iter().zip(takes()).collect()
    };
    RowName::ALL.map(named).into()
}

fn legal(board: &Board, answer: &Answer) -> Result<Move, Illegal> {
    if board.is_empty() {
        return Err(Illegal::BoardEmpty);
    }
    let wanted = answer.wanted().ok_or(Illegal::OutOfRange)?;
    wanted.on(board).map_err(Illegal::Move)
}

/// The largest row, where a winning move exists, but not in that row.
fn largest_row(board: &Board, winning: &[Move], row: usize) -> Option<Diagnosis> {
    let size = board.row(row).filter(|&size| size > 0)?;
    let is_largest = board.rows().iter().max() == Some(&size);
    let is_slip = is_largest && !winning.is_empty() && winning.iter().all(|right| right.row != row);
    is_slip.then_some(Diagnosis::LargestRow { row })
}
