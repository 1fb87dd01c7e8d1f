//! Questions as they are asked of a reader, and their answers in a word.

use std::fmt::Display;

use super::moves::{drawing, rows_with_sizes};
use super::prelude::*;
use crate::judgement::Answer;
use crate::phrase::StatedMove;
use crate::question::Question;

/// The question, with the board that it is about and the form of an answer.
pub fn asking(question: &Question) -> Vec<Block> {
    let board = question.board().map(rows_with_sizes);
    let words = question.ask().words(Place::BesideBoard);
    let (asks, form) = (words.asks, words.answer_form);
    let form = text!["(Answer: "{form}")"].at_prompt();
    let asked = text![{asks}{Text::from(" ").at_prompt()}{form}];
    (board, drawn(question), asked).into_blocks()
}

/// The board drawn next to a question about a move, unless it is too large.
fn drawn(question: &Question) -> Option<Block> {
    const MOST_ROWS: usize = 8;
    const LARGEST_ROW: u64 = 31;
    let is_about_a_move = matches!(question, Question::Move(_) | Question::Rows(_));
    let board = question.board().filter(|_| is_about_a_move)?;
    let is_small =
        board.rows().len() <= MOST_ROWS && board.rows().iter().all(|&size| size <= LARGEST_ROW);
    is_small.then(|| drawing(board, None))
}

/// The question in a sentence that says all that it is about: "Which move wins on 6 1 2?"
pub fn asked_by_itself(question: &Question) -> Text {
    question.ask().words(Place::ByItself).asks
}

/// What an answer to it looks like: "a whole number".
pub fn answer_form(question: &Question) -> Text {
    question.ask().words(Place::ByItself).answer_form
}

/// A right answer within a sentence: as it would be typed, but rows are listed: `1, 3 and 5`.
pub fn right_answer_in_a_sentence(question: &Question) -> Text {
    let number = |number: &dyn Display| Text::from(number.to_string()).in_role(Role::Number);
    let answer = question.right_answer();
    match &answer {
        Answer::Rows(rows) if !rows.is_empty() => listed(rows.iter().map(|row| number(row)), "and"),
        Answer::Sizes(sizes) if !sizes.is_empty() => {
            listed(sizes.iter().rev().map(|size| number(size)), "and")
        }
        Answer::Move(StatedMove::Taking { row, take }) => text![{number(row)}","{number(take)}],
        Answer::Bit(_) | Answer::Number(_) | Answer::Move(_) => number(&answer),
        answer => answer.to_string().into(),
    }
}

/// A right answer as it would be typed: `6`, `110`, `wins`, `1 3 5`, `5,6` or `none`.
pub fn right_answer_as_typed(question: &Question) -> String {
    question.right_answer().to_string()
}
