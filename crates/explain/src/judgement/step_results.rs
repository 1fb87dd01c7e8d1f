//! Whether a step contradicts an answer: compares its result with the result that the answer implies.
//!
//! The gate of the 4s column in `xor 3 5` gives 1. The answer 8 is 1000 in binary and implies a 0 there: the step
//! contradicts the answer. An answer implies nothing about padding, so that contradicts none.

use num_bigint::{BigInt, Sign};

use crate::derivation::{AfterMove, Column, GateOutput, PairOff, Step};
use crate::kinds::sum::is_one_heap;
use crate::question::{Answer, Binary, Gate, Question};
use theory::Rule;
use theory::hand_built::Bit;

/// Whether a step's result differs from what the answer implies; `None` if it implies nothing.
pub(crate) fn contradicts(question: &Question, step: &Step, answer: &Answer) -> Option<bool> {
    Some(match (step, answer) {
        (&Step::Gate(GateOutput { place: None, a, b, output }), &Answer::Bit(bit))
            if *question == Question::Gate(Gate { a, b }) =>
        {
            output != bit
        }
        (
            &Step::Gate(GateOutput { place: Some(place), output: bit, .. })
            | &Step::CountOnes(Column { place, bit, .. }),
            Answer::Number(number),
        ) if number.sign() != Sign::Minus => bit.is_one() != number.bit(place.ilog2().into()),
        (Step::Divide(step), Answer::Digits(digits)) => {
            let nth = division(question, step.dividend)?;
            Some(&step.remainder) != digits.iter().rev().nth(nth)
        }
        (Step::ReadRemainders { digits: own, .. }, Answer::Digits(digits)) => {
            significant(own) != significant(digits)
        }
        (Step::NothingToDivide, Answer::Digits(digits)) => !significant(digits).is_empty(),
        (&Step::PlaceValues { number, .. }, Answer::Number(given)) => *given != number.into(),
        (Step::HeapValue(heap), Answer::Number(given))
            if question.board().is_some_and(is_one_heap) =>
        {
            *given != heap.value.into()
        }
        (Step::PairOff(groups), Answer::Sizes(sizes)) => {
            groups.alone.is_some() != sizes.contains(&BigInt::from(groups.size))
        }
        (Step::Target(target), Answer::Rows(rows)) => {
            (target.moves > 0) != rows.contains(&BigInt::from(target.row))
        }
        (Step::HeapHasBit(heap), Answer::Rows(rows)) => {
            heap.has != rows.contains(&BigInt::from(heap.row))
        }
        (Step::MisereEndgame(end), Answer::Rows(rows)) => *rows != [end.row.into()].into(),
        (Step::GameOver { .. }, Answer::Rows(rows)) => !rows.is_empty(),
        (Step::Refute(_), Answer::Move(_)) => true,
        (&Step::After(AfterMove { wins, .. }), Answer::Move(_)) => !wins,
        (step, answer) => verdict(step)? != implied_verdict(answer)?,
    })
}

/// The index of the division of `binary` with this dividend.
pub(crate) fn division(question: &Question, dividend: u64) -> Option<usize> {
    let &Question::Binary(Binary { number }) = question else {
        return None;
    };
    let mut quotients = std::iter::successors(Some(number), |number| Some(number / 2)).take(64);
    quotients.position(|quotient| quotient == dividend)
}

/// Digits without leading zeros.
fn significant(digits: &[Bit]) -> &[Bit] {
    let zeros = digits.iter().take_while(|digit| !digit.is_one()).count();
    &digits[zeros..]
}

/// Whether the player to move wins, if a step says so.
fn verdict(step: &Step) -> Option<bool> {
    match step {
        Step::Verdict(analysis) => Some(analysis.mover_wins),
        &Step::MisereOnes { mover_wins, .. } => Some(mover_wins),
        Step::MisereEndgame(_) | Step::BreakPairing(_) => Some(true),
        &Step::GameOver { rule, .. } => Some(rule == Rule::Misere),
        Step::Pairing(pairing) if pairing.unpaired == 0 => Some(false),
        Step::NoOption { .. } => Some(false),
        _ => None,
    }
}

/// The winner that an answer implies.
fn implied_verdict(answer: &Answer) -> Option<bool> {
    match answer {
        &Answer::Winner { wins, .. } => Some(wins),
        Answer::Rows(rows) => Some(!rows.is_empty()),
        Answer::NoMove => Some(false),
        _ => None,
    }
}

/// Whether reading the step reveals the right answer.
pub(crate) fn states_the_answer(question: &Question, step: &Step) -> bool {
    match step {
        Step::Gate(GateOutput { place: None, .. })
        | Step::ReadRemainders { .. }
        | Step::NothingToDivide
        | Step::PlaceValues { .. }
        | Step::MisereEndgame(_)
        | Step::PairOff(PairOff { alone: Some(_), .. }) => true,
        Step::HeapValue(_) => question.board().is_some_and(is_one_heap),
        // The only column.
        Step::Gate(gate) => gate.place == Some(1) && is_one_column(question),
        Step::CountOnes(column) => column.place == 1 && is_one_column(question),
        _ => match (question, verdict(step)) {
            (Question::Winner(_) | Question::Towers(_), Some(_)) => true,
            // If the player to move loses, the answer can only be that there is none.
            (_, Some(mover_wins)) => !mover_wins,
            (_, None) => false,
        },
    }
}

fn is_one_column(question: &Question) -> bool {
    let operands = question.operands();
    !operands.is_empty() && operands.iter().all(|&number| number <= 1)
}
