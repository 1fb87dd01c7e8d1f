//! What a step comes to, and what it would have to come to if an answer were right.
//!
//! The gate of the 4s column in `xor 3 5` gives 1. The answer 8 is 1000 in binary, so under that answer it would give 0:
//! the step contradicts the answer. Of a padding no answer implies anything, so it contradicts none.

use std::collections::BTreeSet;

use num_bigint::{BigInt, Sign};

use super::answer::Answer;
use super::slips::numbers::is_one_value;
use crate::derivation::{AfterMove, AfterTurn, Column, GateOutput, MooreStep, PairOff, Step};
use crate::game::Rule;
use crate::hand_built::Bit;
use crate::question::{Binary, Gate, PositionAsks, Question};

/// What a step comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepResult {
    /// A digit, or that there is none.
    Digit(Option<Bit>),
    /// Digits without zeros in front, most significant first.
    Digits(Vec<Bit>),
    /// A number.
    Number(BigInt),
    /// Whether the player to move wins.
    MoverWins(bool),
    /// Whether a row holds a winning move.
    RowWins(bool),
    /// Whether a group of a size is left alone.
    LeftAlone(bool),
    /// All rows that hold a winning move.
    Rows(BTreeSet<BigInt>),
    /// Whether a move wins.
    MoveWins(bool),
}

/// What a step comes to, and what the answer implies for it; `None` where it implies nothing.
pub(super) fn results(
    question: &Question,
    step: &Step,
    answer: &Answer,
) -> Option<(StepResult, StepResult)> {
    let digit = |bit| StepResult::Digit(Some(bit));
    Some(match (step, answer) {
        (
            &Step::Gate(GateOutput {
                place: None,
                a,
                b,
                output,
            }),
            &Answer::Bit(bit),
        ) if *question == Question::Gate(Gate { a, b }) => (digit(output), digit(bit)),
        (
            &Step::Gate(GateOutput {
                place: Some(place),
                output: bit,
                ..
            })
            | &Step::CountOnes(Column { place, bit, .. }),
            Answer::Number(number),
        ) if number.sign() != Sign::Minus => {
            let implied = number.bit(place.ilog2().into()).into();
            (digit(bit), digit(implied))
        }
        (Step::Divide(step), Answer::Digits(digits)) => {
            let nth = division(question, step.dividend)?;
            let implied = digits.iter().rev().nth(nth).copied();
            (digit(step.remainder), StepResult::Digit(implied))
        }
        (Step::ReadRemainders { digits: own, .. }, Answer::Digits(digits)) => {
            (significant(own), significant(digits))
        }
        (Step::NothingToDivide, Answer::Digits(digits)) => (significant(&[]), significant(digits)),
        (&Step::PlaceValues { number, .. }, Answer::Number(given)) => (
            StepResult::Number(number.into()),
            StepResult::Number(given.clone()),
        ),
        (Step::HeapValue(heap), Answer::Number(given)) if is_one_value(question) => (
            StepResult::Number(heap.value.into()),
            StepResult::Number(given.clone()),
        ),
        (Step::PairOff(groups), Answer::Sizes(sizes)) => (
            StepResult::LeftAlone(groups.alone.is_some()),
            StepResult::LeftAlone(sizes.contains(&BigInt::from(groups.size))),
        ),
        (Step::Target(target), Answer::Rows(rows)) => (
            StepResult::RowWins(target.moves > 0),
            StepResult::RowWins(rows.contains(&BigInt::from(target.row))),
        ),
        (Step::HeapHasBit(heap), Answer::Rows(rows)) => (
            StepResult::RowWins(heap.has),
            StepResult::RowWins(rows.contains(&BigInt::from(heap.row))),
        ),
        (Step::MisereEndgame(end), Answer::Rows(rows)) => (
            StepResult::Rows([BigInt::from(end.row)].into()),
            StepResult::Rows(rows.clone()),
        ),
        (Step::GameOver { .. }, Answer::Rows(rows)) => (
            StepResult::Rows(BTreeSet::new()),
            StepResult::Rows(rows.clone()),
        ),
        (Step::Refute(_), Answer::Move { .. } | Answer::Becomes { .. })
        | (Step::Moore(MooreStep::RefuteTurn(_)), Answer::Turn(_)) => {
            (StepResult::MoveWins(false), StepResult::MoveWins(true))
        }
        (&Step::After(AfterMove { wins, .. }), Answer::Move { .. } | Answer::Becomes { .. })
        | (&Step::Moore(MooreStep::AfterTurn(AfterTurn { wins, .. })), Answer::Turn(_)) => {
            (StepResult::MoveWins(wins), StepResult::MoveWins(true))
        }
        (Step::Moore(MooreStep::RowsInTurns { rows, .. }), Answer::Rows(said)) => {
            let winning = rows.iter().filter(|(_, turn)| turn.is_some());
            let winning = winning.map(|(row, _)| BigInt::from(*row)).collect();
            (StepResult::Rows(winning), StepResult::Rows(said.clone()))
        }
        (step, answer) => (
            StepResult::MoverWins(verdict(step)?),
            StepResult::MoverWins(implied_verdict(answer)?),
        ),
    })
}

/// The how-manieth division of `binary` this is, counted from 0.
fn division(question: &Question, dividend: u64) -> Option<usize> {
    let &Question::Binary(Binary { number }) = question else {
        return None;
    };
    let mut quotients = std::iter::successors(Some(number), |number| Some(number / 2)).take(64);
    quotients.position(|quotient| quotient == dividend)
}

fn significant(digits: &[Bit]) -> StepResult {
    let zeros = digits.iter().take_while(|digit| !digit.is_one()).count();
    StepResult::Digits(digits[zeros..].to_vec())
}

/// Whether the player to move wins, where a step says so.
fn verdict(step: &Step) -> Option<bool> {
    match step {
        Step::Verdict(analysis) => Some(analysis.mover_wins),
        &Step::MisereOnes { mover_wins, .. }
        | &Step::Moore(MooreStep::LeftOver { mover_wins, .. }) => Some(mover_wins),
        Step::MisereEndgame(_) => Some(true),
        &Step::GameOver { rule, .. } => Some(rule == Rule::Misere),
        Step::EqualSum(sum) => Some(sum.value != 0),
        Step::NoOption { .. } | Step::Moore(MooreStep::Over) => Some(false),
        _ => None,
    }
}

/// What an answer says of who wins.
fn implied_verdict(answer: &Answer) -> Option<bool> {
    match answer {
        &Answer::Winner { wins, .. } => Some(wins),
        Answer::Rows(rows) => Some(!rows.is_empty()),
        Answer::NoMove => Some(false),
        _ => None,
    }
}

/// Whether whoever reads the step has read the right answer.
pub(super) fn states_the_answer(question: &Question, step: &Step) -> bool {
    match step {
        Step::Gate(GateOutput { place: None, .. })
        | Step::ReadRemainders { .. }
        | Step::NothingToDivide
        | Step::PlaceValues { .. }
        | Step::MisereEndgame(_)
        | Step::PairOff(PairOff { alone: Some(_), .. }) => true,
        Step::HeapValue(_) => is_one_value(question),
        // The one column there is.
        Step::Gate(gate) => gate.place == Some(1) && is_one_column(question),
        Step::CountOnes(column) => column.place == 1 && is_one_column(question),
        _ => match (question, verdict(step)) {
            (Question::Winner(_), Some(_)) => true,
            (Question::Moore(question), Some(_)) if question.asks == PositionAsks::Winner => true,
            // That the player to move loses leaves only that there is none.
            (_, Some(mover_wins)) => !mover_wins,
            (_, None) => false,
        },
    }
}

fn is_one_column(question: &Question) -> bool {
    let operands = question.operands();
    !operands.is_empty() && operands.iter().all(|&number| number <= 1)
}
