//! What is certain of a wrong answer though no misconception explains it: a column that no number reaches, a row that the
//! board does not have, a number of rows that cannot be. And what seems to have happened where the
//! values of heaps were taken for something else, which cannot be in Nim.

use std::collections::BTreeSet;

use num_bigint::{BigInt, Sign};

use super::prelude::*;
use super::reading::shown;
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
        (Conclusion::Alone(_), Answer::Sizes(sizes)) => of_the_sizes(sizes),
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
    let other_games = question.board().filter(|board| !board.is_nim());
    let reach = match question {
        Question::Sum(_) if other_games.is_some_and(|board| board.rows().len() == 1) => {
            return Some(of_the_value(right, given));
        }
        Question::Sum(_) if other_games.is_some() => {
            "no value of a row reaches that far, and the nim sum has no more digits than the longest of them."
        }
        _ => {
            "no row reaches that far, and the nim sum has no more digits than the longest of them."
        }
    };
    let highest = given.checked_ilog2()?;
    (highest >= columns(question)?).then(|| {
        text![
            {given}" in binary is "{numeral(&numeral_binary(given))}", with a 1 in the "
            {column(1 << highest)}": "{reach}
        ]
    })
}

/// Of a number that is not the value of a heap, whether it is missing at all among the values that a move can reach.
fn of_the_value(right: u64, given: u64) -> Text {
    if given < right {
        text!["Some move leaves what is worth "{given}", so "{given}" is not missing."]
    } else {
        text![
            "A number smaller than "{given}" is missing too, and the value is the smallest that is."
        ]
    }
}

/// Of a number that is no size of a group, that it is none.
fn of_the_sizes(sizes: &BTreeSet<BigInt>) -> Option<Text> {
    let is_a_size = |size: &BigInt| size.sign() == Sign::Plus && size.magnitude().count_ones() == 1;
    if *sizes == [BigInt::ZERO].into() {
        return Some(text!["Where no group is left alone, the answer is "{code("none")}"."]);
    }
    let none = sizes.iter().find(|size| !is_a_size(size))?;
    Some(text![{shown(none)}" is not the size of a group: the sizes are 1, 2, 4, 8 and so on."])
}

/// Whether other games than Nim are played on the board.
pub(crate) fn is_of_games(question: &Question) -> bool {
    question.board().is_some_and(|board| !board.is_nim())
}

pub(crate) fn size_for_value(question: &Question) -> Text {
    let how = "The value of a heap is the smallest number, from 0 on, that is missing among the values of what one move leaves.";
    match question {
        Question::Sum(board) if board.rows().len() == 1 => "That is its size. Its value is another number: the smallest, from 0 on, that is missing among the values of what one move leaves.".into(),
        Question::Sum(_) => text![
            "That is the XOR of the sizes. In other games than Nim a heap may be worth more than its size, or less. "
            {how}
        ],
        _ => text![
            "It looks as if every heap was taken to be worth its size. That is so in Nim; in other games a heap may be worth more, or less. "
            {how}
        ],
    }
}

pub(crate) fn mex_from_one(question: &Question) -> Text {
    text![
        "It looks as if the smallest number that is missing was looked for from 1 on. Counting begins at 0: where 0 is not among the values that a move can reach, "{the_value(question)}" is 0."
    ]
}

pub(crate) fn mex_above_largest(question: &Question) -> Text {
    text![
        "It looks as if the largest value that a move can reach was taken, and 1 more. Sometimes a smaller number is missing too, and "
        {the_value(question)}" is the smallest that is."
    ]
}

/// "the value", or of several heaps "the value of a heap".
fn the_value(question: &Question) -> &'static str {
    match question.board() {
        Some(board) if board.rows().len() == 1 => "the value",
        _ => "the value of a heap",
    }
}

pub(crate) fn values_added(question: &Question) -> Text {
    const MOST_ADDENDS: usize = 8;
    let instead = "Values go together by XOR, without carries, as rows of Nim do.";
    match question {
        Question::Sum(board) if board.rows().len() <= MOST_ADDENDS => {
            let values = board.values();
            let total: u128 = values.iter().copied().map(u128::from).sum();
            text![
                "It looks as if the values of the rows were added: "
                [{joined(values.to_vec(), " + ")}" = "{total}]". "{instead}
            ]
        }
        _ => text!["It looks as if the values of the rows were added. "{instead}],
    }
}
