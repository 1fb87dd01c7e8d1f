//! The first step of the derivation that a wrong answer contradicts.
//!
//! `xor 3 5` answered 4: the 4s column is right, the 2s column is not, so "2s column: 1 ⊕ 0 = 1" is where they part.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::answer::Answer;
use super::moves::taking;
use crate::derivation::{Analysis, Conclusion, Derivation, Step};
use crate::game::{Move, Position};
use crate::hand_built::Bit;
use crate::question::Taking;

/// Finds that step; `None` where the answer is about no legal move at all.
pub(super) fn contradiction(derivation: &Derivation, answer: &Answer) -> Option<Step> {
    if let (Conclusion::Moves(found), Answer::Move { row, take }) = (&derivation.conclusion, answer)
    {
        let Taking { row, take } = taking(row, take)?;
        let mv = found.board().taking(row, take).ok()?;
        return refutation(&found.position, mv);
    }
    let steps = &derivation.steps;
    match answer {
        Answer::Rows(rows) => wrong_row(steps, rows),
        _ => steps.iter().find_map(|step| contradicted(step, answer)),
    }
}

/// The reply to a move that does not win, or what the move leaves where it ends the game.
fn refutation(position: &Position, mv: Move) -> Option<Step> {
    Step::refute(position, mv).or_else(|| Analysis::of(position).after(mv))
}

/// The step itself, or the first of its substeps, where the answer says something else.
fn contradicted(step: &Step, answer: &Answer) -> Option<Step> {
    match (step, answer) {
        (Step::TruthTable { inputs }, Answer::Bit(_)) => step
            .substeps()
            .into_iter()
            .find(|gate| matches!(gate, &Step::Gate { a, b, .. } if *inputs == Some((a, b)))),
        (Step::Divisions { .. }, Answer::Digits(digits)) => wrong_division(step, digits),
        (Step::GateColumns { .. } | Step::Columns(_), Answer::Number(number)) => step
            .substeps()
            .into_iter()
            .find(|column| is_wrong_column(column, number)),
        (Step::ReadRemainders { .. } | Step::NothingToDivide, Answer::Digits(_))
        | (Step::PlaceValues { .. } | Step::TwoWaysAgree { .. }, Answer::Number(_))
        | (
            Step::Verdict(_)
            | Step::MisereOnes { .. }
            | Step::MisereEndgame { .. }
            | Step::GameOver { .. }
            | Step::EqualSum { .. }
            | Step::NoOption { .. },
            _,
        ) => Some(step.clone()),
        _ => None,
    }
}

/// The divisions give the digits from right to left.
fn wrong_division(divisions: &Step, digits: &[Bit]) -> Option<Step> {
    let right: Vec<Bit> = divisions.substeps().iter().filter_map(remainder).collect();
    if digits == right {
        // The divisions have been done; they have been read from the wrong end, which is the next step.
        return None;
    }
    let mut given = digits.iter().rev();
    divisions.substeps().into_iter().find(|step| match step {
        Step::Divide { remainder, .. } => given.next() != Some(remainder),
        _ => false,
    })
}

fn remainder(step: &Step) -> Option<Bit> {
    match step {
        Step::Divide { remainder, .. } => Some(*remainder),
        _ => None,
    }
}

fn is_wrong_column(column: &Step, number: &BigInt) -> bool {
    match *column {
        Step::Gate {
            place: Some(place),
            output: bit,
            ..
        }
        | Step::CountOnes { place, bit, .. } => Bit::from(number.bit(place.ilog2().into())) != bit,
        _ => false,
    }
}

/// The first row that was named and holds no winning move, or holds one and was not named; where rows are not looked at
/// one by one, what decides instead.
fn wrong_row(steps: &[Step], rows: &BTreeSet<BigInt>) -> Option<Step> {
    let leftmost = steps
        .iter()
        .filter(|step| matches!(step, Step::LeftmostOne { .. }));
    let wrong = leftmost.flat_map(Step::substeps).find(|step| match *step {
        Step::HeapHasBit { row, has, .. } => rows.contains(&BigInt::from(row)) != has,
        _ => false,
    });
    wrong.or_else(|| steps.last().cloned())
}
