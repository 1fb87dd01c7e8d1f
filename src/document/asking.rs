//! Questions as they are asked of a reader, and their answers in a word.

use std::fmt::Display;

use super::moves::drawing;
use super::prelude::*;
use super::question_words::{in_words, lines_to_pick_from};
use super::rows::rows_with_sizes;
use crate::derivation::Derivation;
use crate::judgement::Answer;
use crate::question::Question;

/// The question, with the board that it is about and the form of an answer.
#[must_use]
pub fn asking(question: &Question) -> Vec<Block> {
    // Which rows a disguise has is what the reader is to find.
    let is_disguised = matches!(question, Question::Disguised { .. });
    let (place, board) = if is_disguised {
        (Place::ByItself, None)
    } else {
        (Place::BesideBoard, question.board().map(rows_with_sizes))
    };
    let words = in_words(question, place);
    let (asks, form) = (words.asks, words.answer_form);
    let form = text!["(Answer: "{form}")"].at_prompt();
    let asked = match lines_to_pick_from(question) {
        None => text![{asks}{Text::from(" ").at_prompt()}{form}].into_blocks(),
        Some(lines) => (asks, lines, form).into_blocks(),
    };
    (board, drawn(question), asked).into_blocks()
}

/// The board drawn beside a question about a move, where it is not too large to be looked at.
fn drawn(question: &Question) -> Option<Block> {
    const MOST_ROWS: usize = 8;
    const LARGEST_ROW: u64 = 31;
    let is_about_a_move = matches!(
        question,
        Question::Move(_) | Question::Rows(_) | Question::Refute(_)
    ) || question.of_moore().is_some();
    let board = question.board().filter(|_| is_about_a_move)?;
    let is_small =
        board.rows().len() <= MOST_ROWS && board.rows().iter().all(|&size| size <= LARGEST_ROW);
    is_small.then(|| drawing(board))
}

/// The question in a sentence that says all that it is about: "Which move wins on 6 1 2?"
pub fn asked_by_itself(question: &Question) -> Text {
    in_words(question, Place::ByItself).asks
}

/// What an answer to it looks like: "a whole number".
pub fn answer_form(question: &Question) -> Text {
    in_words(question, Place::ByItself).answer_form
}

/// A right answer as it stands in a sentence: as it would be typed, but rows are listed: `1, 3 and 5`.
pub fn right_answer_in_a_sentence(question: &Question) -> Text {
    let number = |number: &dyn Display| Text::from(number.to_string()).in_role(Role::Number);
    match Answer::right(&Derivation::of(question).conclusion) {
        Some(Answer::Rows(rows)) if !rows.is_empty() => {
            listed(rows.iter().map(|row| number(row)), "and")
        }
        Some(Answer::Sizes(sizes)) if !sizes.is_empty() => {
            listed(sizes.iter().rev().map(|size| number(size)), "and")
        }
        Some(Answer::Move { row, take }) => text![{number(&row)}","{number(&take)}],
        Some(answer @ (Answer::Becomes { .. } | Answer::Bit(_) | Answer::Number(_))) => {
            number(&answer)
        }
        Some(answer) => answer.to_string().into(),
        None => Text::default(),
    }
}

/// A right answer as it would be typed: `6`, `110`, `wins`, `1 3 5`, `5,6` or `none`.
#[must_use]
pub fn right_answer_as_typed(question: &Question) -> String {
    Answer::right(&Derivation::of(question).conclusion)
        .map_or_else(String::new, |answer| answer.to_string())
}
