//! Answers where a turn may take from several rows: when they are right, and what wrong ones show.
//!
//! On `moore:2 1 2 3` the player to move wins, although the nim sum is 0; the answer `loses` judges it as plain Nim.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::diagnosis::{Diagnosis, Illegal, SwapCause};
use crate::game::{Board, Position, Rule, Turn};
use crate::phrase::StatedMove;
use crate::question::{Answer, ProposedTurn, WinnerForm};

impl Answer {
    /// The answer that gives a turn on a board, as it would be typed.
    #[must_use]
    pub fn of_turn(board: &Board, turn: &Turn) -> Self {
        let changes = turn.changes().iter();
        Self::Turn(changes.map(|&mv| StatedMove::of(board, mv)).collect())
    }

    /// The turn that it gives on a board.
    ///
    /// # Errors
    /// If the rules do not allow it, or it is not a turn.
    pub fn turn_on(&self, board: &Board) -> Result<Turn, Illegal> {
        if board.is_empty() {
            return Err(Illegal::BoardEmpty);
        }
        let Self::Turn(stated) = self else {
            return Err(Illegal::OutOfRange);
        };
        let wanted = ProposedTurn::stated(stated).ok_or(Illegal::OutOfRange)?;
        wanted.on(board).map_err(Illegal::Move)
    }
}

/// The rows of a position that hold a winning move or take part in a winning turn.
fn winning_rows(position: &Position) -> BTreeSet<BigInt> {
    position.winning_rows().into_iter().map(BigInt::from).collect()
}

/// The diagnoses that fit a wrong answer.
pub(super) fn fitting(position: &Position, answer: &Answer) -> Vec<Diagnosis> {
    let board = &position.board;
    let plain = plain_nim(board);
    let legal = answer.turn_on(board);
    let is_plain = match answer {
        Answer::Winner { wins, said } => {
            let is_letter = matches!(said, WinnerForm::Letter(_));
            !is_letter && plain.mover_wins() == *wins
        }
        Answer::Rows(rows) => *rows == winning_rows(&plain),
        Answer::NoMove => !plain.mover_wins(),
        _ => {
            let only = legal.as_ref().ok().and_then(Turn::only);
            only.is_some_and(|mv| plain.is_won_by(mv))
        }
    };
    let group = board.rows_in_a_turn() + 1;
    let plain = is_plain.then_some(Diagnosis::PlainNim { group });
    let mut fitting: Vec<Diagnosis> = plain.into_iter().collect();
    match answer {
        Answer::Winner { said, .. } => {
            let cause = match said {
                WinnerForm::Letter(letter) => SwapCause::Letter(*letter),
                _ => SwapCause::Unknown,
            };
            fitting.push(Diagnosis::VerdictSwapped { cause });
        }
        Answer::Turn(changes) => {
            let wins = |changes: Vec<StatedMove>| {
                let turn = Answer::Turn(changes).turn_on(board);
                turn.is_ok_and(|turn| position.is_won_by_turn(&turn))
            };
            let counted = from_zero(changes);
            fitting.extend(counted.is_some_and(wins).then_some(Diagnosis::RowFromZero));
            let left = left_for_taken(changes, board);
            fitting.extend(left.is_some_and(wins).then_some(Diagnosis::TargetNotTaken));
            fitting.extend(legal.err().map(Diagnosis::Illegal));
        }
        _ => {}
    }
    fitting
}

/// The same rows in plain Nim.
fn plain_nim(board: &Board) -> Position {
    Position::new(Board::from(board.rows().to_vec()), Rule::Normal)
}

/// The rows counted from 1, if they were counted from 0.
fn from_zero(stated: &[StatedMove]) -> Option<Vec<StatedMove>> {
    let counted = |said: &StatedMove| match said {
        StatedMove::Taking { row, take } => Some(StatedMove::taking(row + 1, take.clone())),
        _ => None,
    };
    stated.iter().map(counted).collect()
}

/// The numbers to take, if the numbers to leave were given.
fn left_for_taken(stated: &[StatedMove], board: &Board) -> Option<Vec<StatedMove>> {
    let taken = |said: &StatedMove| match said {
        StatedMove::Taking { row, take } => {
            let size = board.row(usize::try_from(row).ok()?)?;
            Some(StatedMove::taking(row.clone(), size - take))
        }
        _ => None,
    };
    stated.iter().map(taken).collect()
}

/// Plausible wrong answers.
pub(super) fn tempting_answers(position: &Position, asks_rows: bool) -> Vec<Answer> {
    const MOST_TAKEN: u64 = 16;
    let board = &position.board;
    let plain = plain_nim(board);
    let rows = 0..=board.rows().len();
    if asks_rows {
        let each_row = rows.map(|row| Answer::Rows([row.into()].into()));
        let of_plain_nim = Answer::Rows(winning_rows(&plain));
        return each_row.chain([of_plain_nim]).collect();
    }
    let singles = rows.flat_map(|row| {
        let most = board.row(row).unwrap_or(0).min(MOST_TAKEN);
        (0..=most).map(move |take| Answer::taking(row, take))
    });
    let of_plain_nim = plain.winning_moves().into_iter();
    let of_plain_nim = of_plain_nim.map(|mv| Answer::of_turn(board, &mv.into()));
    let winning = position.winning_turns();
    let slips = winning.iter().take(4).flat_map(|turn| {
        let changes = turn.changes().iter();
        let before = changes.clone().map(|mv| StatedMove::taking(mv.row - 1, mv.take()));
        let left = changes.map(|mv| StatedMove::taking(mv.row, mv.leaves()));
        [Answer::Turn(before.collect()), Answer::Turn(left.collect())]
    });
    singles.chain(of_plain_nim).chain(slips).chain([Answer::NoMove]).collect()
}
