//! What is certain of a wrong answer though no misconception explains it: a column that no number reaches, a row that the
//! board does not have, a number of rows that cannot be. And what seems to have happened where the
//! values of heaps were taken for something else, which cannot be in Nim.

use num_bigint::Sign;

use super::prelude::*;
use crate::derivation::Conclusion;
use crate::judgement::{Answer, Judgement};
use crate::question::Question;
use theory::Rule;
use theory::hand_built::numeral_binary;

/// What can be said of a wrong answer without a diagnosis.
pub(crate) fn note(judgement: &Judgement) -> Option<Text> {
    let answer = judgement.answer.as_ref()?;
    if let Some(ask) = judgement.question.ask() {
        return ask.note(judgement, answer);
    }
    match (&judgement.expected, answer) {
        (&Conclusion::Number(right), Answer::Number(given)) => match u64::try_from(given) {
            Ok(given) => of_the_number(&judgement.question, right, given),
            Err(_) if given.sign() == Sign::Minus => Some("The answer is never below 0.".into()),
            Err(_) => Some("No answer here is larger than 18446744073709551615.".into()),
        },
        _ => None,
    }
}

/// How many columns the numbers of a question have; at least one.
pub(crate) fn columns(question: &Question) -> Option<u32> {
    if !matches!(question, Question::Sum(_)) {
        return None;
    }
    let largest = question.operands().iter().max().copied().unwrap_or(0);
    Some((u64::BITS - largest.leading_zeros()).max(1))
}

fn of_the_number(question: &Question, right: u64, given: u64) -> Option<Text> {
    if let Question::Decimal(Decimal { digits }) = question {
        let place = 1 << (given ^ right).checked_ilog2()?;
        // An answer in binary digits needs no note on the digits of so large a number.
        if u128::from(given) >= 1 << digits.len() {
            return Some(text![
                {numeral(digits)}" has "{counted(digits.len(), "binary digit")}
                ", so it stands for a number below "{(1_u128 << digits.len()).to_string()}"."
            ]);
        }
        return Some(text![
            {given}" in binary is "{numeral(&numeral_binary(given))}", not "{numeral(digits)}
            ": from the left they first differ in the " "place of the "{of_place(place)}"."
        ]);
    }
    let highest = given.checked_ilog2()?;
    (highest >= columns(question)?).then(|| {
        text![
            {given}" in binary is "{numeral(&numeral_binary(given))}", with a 1 in the "
            {column(1 << highest)}
            ": neither number reaches that far, and XOR carries nothing into a new column."
        ]
    })
}

/// Whether other games than Nim are played on the board.
pub(crate) fn is_of_games(question: &Question) -> bool {
    question.board().is_some_and(|board| !board.is_nim())
}
