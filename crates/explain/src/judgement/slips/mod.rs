//! From a wrong answer to the misconception behind it. A diagnosis is a claim about the answer, and is tested as one.
//!
//! A diagnosis is given only if it predicts exactly this answer and no other kind of misconception does. `xor 2 2`
//! answered 4 may be adding or a power, so there is none. For moves and rows a misconception predicts several answers,
//! and several may predict the same; then the one that explains most is given.

mod slip;

pub(crate) use slip::{Slip, number};

use num_bigint::BigInt;

use super::diagnosis::Diagnosis;
use crate::question::{Answer, Question};

/// The diagnosis that a wrong answer proves.
pub(crate) fn diagnosis(question: &Question, answer: &Answer) -> Option<Diagnosis> {
    unmistakable(question, &question.ask().fitting(answer))
}

/// The one of those that fit that the answer proves.
fn unmistakable(question: &Question, fitting: &[Diagnosis]) -> Option<Diagnosis> {
    let first = fitting.first()?;
    if matches!(question, Question::Winner(_) | Question::Rows(_) | Question::Move(_)) {
        // The values of the heaps explain as much as the numbering of the rows.
        let is_rival = |other: &Diagnosis| {
            other.misconception() != first.misconception() && !explains_little(question, other)
        };
        let is_doubtful = is_of_games(question) && fitting.iter().any(is_rival);
        return if is_doubtful { None } else { Some(first.clone()) };
    }
    // That the digits are right is no guess about how they were found; but a size may look like the digits of a value.
    let in_binary = |diagnosis: &&Diagnosis| **diagnosis == Diagnosis::AnswerInBinary;
    if let Some(certain) = fitting.iter().find(in_binary)
        && !is_of_games(question)
    {
        return Some(certain.clone());
    }
    let is_other = |other: &Diagnosis| {
        other.misconception() != first.misconception() && !is_last_resort(question, other)
    };
    if fitting.iter().any(is_other) { None } else { Some(first.clone()) }
}

/// Whether it is given only if no other fits.
fn is_last_resort(question: &Question, diagnosis: &Diagnosis) -> bool {
    match diagnosis {
        Diagnosis::WrongColumn { .. } => true,
        Diagnosis::ReversedDigits => matches!(question, Question::Xor(_)),
        _ => false,
    }
}

/// Whether games other than Nim are played on the board.
fn is_of_games(question: &Question) -> bool {
    question.board().is_some_and(|board| !board.is_nim())
}

/// Whether it leaves open how the answer came about, so that any other diagnosis says more.
fn explains_little(question: &Question, diagnosis: &Diagnosis) -> bool {
    matches!(question, Question::Winner(_))
        || matches!(
            diagnosis,
            Diagnosis::Illegal(_) | Diagnosis::TookNimSum | Diagnosis::RightCountWrongRow
        )
}

/// Exactly one column is wrong, and some of the numbers reaches that far.
pub(crate) fn wrong_column(right: u64, numbers: &[u64], answer: &Answer) -> Option<Diagnosis> {
    let Answer::Number(number) = answer else {
        return None;
    };
    let difference = BigInt::from(right) ^ number;
    let place = u64::try_from(&difference).ok()?;
    if place.is_power_of_two() && place <= *numbers.iter().max()? {
        return Some(Diagnosis::WrongColumn { place });
    }
    None
}
