//! Buggy rules for moves and rows. Here a misconception predicts a set of answers, so several may fit; the one that
//! explains most comes first.
//!
//! On the board 0 2 the winning move takes 2 from row 2. Skipping the empty row leads to 1,2, and so does counting from
//! 0, but the empty row explains more.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::value_slips::{self, leaves_zero, rows_by_size, wins_by_size};
use crate::judgement::{Answer, Diagnosis, SwapCause};
use crate::phrase::{StatedMove, WinnerForm};
use theory::{Board, Heaps, Move, Position};

/// A wrong way to number rows.
#[derive(Clone, Copy, Debug)]
enum RowName {
    /// Its number among the nonempty rows.
    AmongNotEmpty,
    /// Its number, counted from 0.
    FromZero,
    /// Its size.
    Size,
}

impl RowName {
    const ALL: [Self; 3] = [Self::AmongNotEmpty, Self::FromZero, Self::Size];

    /// The wrong numbers of these moves' rows; the moves are in the order of the rows.
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
                Diagnosis::SkippedEmptyRows { empty: empty.map(|(row, _)| row).collect() }
            }
            Self::FromZero => Diagnosis::RowFromZero,
            Self::Size => Diagnosis::SizeForRow,
        }
    }
}

/// The diagnoses that fit a wrong answer to `move`.
pub(crate) fn fitting_move(position: &Position, answer: &Answer) -> Vec<Diagnosis> {
    let board = &position.board;
    let other = under_other_rule(position).map(|other| other.winning_moves());
    let row = match (answer, answer.stated_move()) {
        (Answer::NoMove, _) if other.as_ref().is_some_and(Vec::is_empty) => {
            return vec![Diagnosis::MisereMixup];
        }
        (Answer::NoMove, _) if !board.is_nim() && wins_by_size(board, None) => {
            return vec![Diagnosis::SizeForValue];
        }
        (_, Some(StatedMove::Taking { row, .. } | StatedMove::Becoming { row, .. })) => row,
        _ => return Vec::new(),
    };
    let winning = position.winning_moves();
    let is_row = |mv: &Move| BigInt::from(mv.row) == *row;
    let is_change = |mv: &Move| changes_so(*mv, answer);
    let named = |name: RowName| {
        let mut called = winning.iter().zip(name.of(board, &winning));
        let (mv, _) = called.find(|(mv, name)| name == row && is_change(mv))?;
        Some(name.diagnosis(board, mv.row))
    };
    let legal = answer.move_on(board);
    let mut fitting = Vec::new();
    if let (Ok(mv), false) = (legal, board.is_nim()) {
        if wins_by_size(board, Some(mv)) {
            fitting.push(Diagnosis::SizeForValue);
        }
        if leaves_zero(position, mv) {
            fitting.push(Diagnosis::LeftValueZero { row: mv.row });
        }
    }
    if other.iter().flatten().any(|mv| is_row(mv) && is_change(mv)) {
        fitting.push(Diagnosis::MisereMixup);
    }
    fitting.extend(named(RowName::AmongNotEmpty));
    fitting.extend(named(RowName::FromZero));
    if winning.iter().any(|mv| is_row(mv) && leaves_so(*mv, answer)) {
        fitting.push(Diagnosis::TargetNotTaken);
    }
    fitting.extend(named(RowName::Size));
    if winning.iter().any(|mv| answer.stated_move() == Some(&StatedMove::taking(mv.take(), mv.row)))
    {
        fitting.push(Diagnosis::RowAndCountSwapped);
    }
    match legal {
        Err(why) => {
            let nim_sum = BigInt::from(board.nim_sum());
            let takes_nim_sum = matches!(answer.stated_move(), Some(StatedMove::Taking { take, .. }) if *take == nim_sum);
            if takes_nim_sum && nim_sum != BigInt::ZERO {
                fitting.push(Diagnosis::TookNimSum);
            }
            fitting.push(Diagnosis::Illegal(why));
        }
        Ok(mv) => {
            if mv.take() > 0 && mv.take() == board.nim_sum() {
                fitting.push(Diagnosis::TookNimSum);
            }
            fitting.extend(largest_row(board, &winning, mv.row));
            if winning.iter().any(is_change) {
                fitting.push(Diagnosis::RightCountWrongRow);
            }
        }
    }
    fitting
}

/// The same board under the other rule; none for games other than Nim, of which that is not known.
pub(crate) fn under_other_rule(position: &Position) -> Option<Position> {
    if position.board.is_nim() { Some(position.under_other_rule()) } else { None }
}

/// Whether an answer does to its row what a move does to its own.
fn changes_so(mv: Move, answer: &Answer) -> bool {
    match answer.stated_move() {
        Some(StatedMove::Taking { take, .. }) => {
            let is_count = BigInt::from(mv.take()) == *take;
            is_count && mv.is_told_by_count()
        }
        Some(StatedMove::Becoming { heaps, .. }) => {
            let left = Vec::from(mv.becomes).into_iter().map(BigInt::from);
            left.eq(heaps.iter().cloned())
        }
        _ => false,
    }
}

/// Whether an answer takes as many as a move leaves, all in one heap.
fn leaves_so(mv: Move, answer: &Answer) -> bool {
    let Some(StatedMove::Taking { take, .. }) = answer.stated_move() else {
        return false;
    };
    !matches!(mv.becomes, Heaps::Two(..)) && BigInt::from(mv.leaves()) == *take
}

/// The diagnoses that fit a wrong answer to `rows`.
pub(crate) fn fitting_rows(position: &Position, rows: &BTreeSet<BigInt>) -> Vec<Diagnosis> {
    let board = &position.board;
    let mut fitting = Vec::new();
    if rows_by_size(position).contains(rows) {
        fitting.push(Diagnosis::SizeForValue);
    }
    let winning = one_in_each_row(position);
    let Some(last) = winning.last() else {
        return fitting;
    };
    let is_row = |name: &BigInt| usize::try_from(name).is_ok_and(|row| board.row(row).is_some());
    let names = RowName::ALL.into_iter().filter(|name| {
        let named: BTreeSet<BigInt> = name.of(board, &winning).into_iter().collect();
        // Sizes that are all equal and also row numbers cannot be recognised as sizes.
        let is_plain = named.len() == winning.len() || named.iter().any(|name| !is_row(name));
        named == *rows && is_plain
    });
    fitting.extend(names.map(|name| name.diagnosis(board, last.row)));
    if let (1, Some(Ok(only))) = (rows.len(), rows.first().map(usize::try_from)) {
        fitting.extend(largest_row(board, &winning, only));
    }
    fitting
}

/// A winning move for each row that holds one, as far as they are listed.
fn one_in_each_row(position: &Position) -> Vec<Move> {
    let mut winning = position.winning_moves();
    winning.dedup_by_key(|mv| mv.row);
    winning
}

/// The rows that hold a winning move, under wrong numbers.
pub(crate) fn misnamed_rows(position: &Position) -> Vec<BTreeSet<BigInt>> {
    let winning = one_in_each_row(position);
    let named = |name: RowName| name.of(&position.board, &winning).into_iter().collect();
    RowName::ALL.map(named).into()
}

/// Winning moves under wrong row numbers; of very many only the first.
pub(crate) fn misnamed_moves(position: &Position) -> Vec<Answer> {
    const MOST_OF_OTHER_GAMES: usize = 60;
    let board = &position.board;
    let mut winning = position.winning_moves();
    if !board.is_nim() {
        winning.truncate(MOST_OF_OTHER_GAMES);
    }
    let named = |name: RowName| {
        let names = name.of(board, &winning).into_iter().zip(&winning);
        let called = names.map(|(row, &mv)| match StatedMove::from(mv) {
            StatedMove::Becoming { heaps, .. } => Answer::Move(StatedMove::Becoming { row, heaps }),
            _ => Answer::taking(row, mv.take()),
        });
        called.collect::<Vec<_>>()
    };
    RowName::ALL.into_iter().flat_map(named).collect()
}

/// The largest row, if there is a winning move, but not in that row. In games other than Nim it is not tempting.
fn largest_row(board: &Board, winning: &[Move], row: usize) -> Option<Diagnosis> {
    let size = board.row(row).filter(|&size| size > 0 && board.is_nim())?;
    let is_largest = board.rows().iter().max() == Some(&size);
    if is_largest && !winning.is_empty() && winning.iter().all(|right| right.row != row) {
        return Some(Diagnosis::LargestRow { row });
    }
    None
}

/// Plausible moves, right and wrong.
pub(crate) fn tempting_moves(position: &Position) -> Vec<Answer> {
    const MOST_TAKEN: u64 = 64;
    const MOST_LEGAL: usize = 200;
    let board = &position.board;
    let mut moves: Vec<Answer> = if board.is_nim() {
        let rows = 0..=board.rows().len();
        rows.flat_map(|row| {
            let most = board.row(row).unwrap_or(0).min(MOST_TAKEN);
            (0..=most).map(move |take| Answer::taking(row, take))
        })
        .collect()
    } else {
        let legal = position.legal_moves().take(MOST_LEGAL);
        legal.map(|mv| Answer::Move(mv.into())).collect()
    };
    moves.extend(misnamed_moves(position));
    moves.push(Answer::NoMove);
    moves
}

/// The opposite of the right verdict. It does not prove that the rules were mixed up, so that diagnosis is only for
/// callers who know more than this answer; the same holds for slips in the values, unless the sizes lead to exactly
/// this verdict.
pub(crate) fn swapped(position: &Position, wins: bool, said: WinnerForm) -> Vec<Diagnosis> {
    let other = under_other_rule(position);
    let rules_differ = other.is_some_and(|other| other.mover_wins() != position.mover_wins());
    let cause = if rules_differ { SwapCause::OtherRule } else { SwapCause::Unknown };
    let mut fitting = vec![Diagnosis::VerdictSwapped { cause }];
    if rules_differ {
        fitting.push(Diagnosis::MisereMixup);
    }
    for slip in value_slips::slips(&position.board) {
        if (slip.answer != Answer::Number(BigInt::ZERO)) == wins {
            fitting.push(slip.diagnosis);
        }
    }
    let is_plain = matches!(said, WinnerForm::Word);
    // A stable sort keeps the order of all others.
    fitting.sort_by_key(|diagnosis| !(is_plain && *diagnosis == Diagnosis::SizeForValue));
    fitting
}
