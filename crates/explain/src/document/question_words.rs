//! Questions as they are asked of a reader, and their answers in a word.

use std::fmt::Display;

use super::moves::{drawing, rows_with_sizes};
use super::prelude::*;
use crate::judgement::Answer;
use crate::phrase::StatedMove;
use crate::question::Question;
use theory::Board;

/// Where a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The board that it is about is shown next to it.
    BesideBoard,
    /// It is alone, so it has to say all that it is about.
    ByItself,
}

impl Place {
    /// What the question says of its board: " on 5 4 3", or nothing where that is shown.
    pub fn on(self, board: &Board) -> Text {
        match self {
            Self::BesideBoard => Text::default(),
            Self::ByItself => text![" on "{whole_board(board)}],
        }
    }
}

/// A board as it is typed, however long.
pub(crate) fn whole_board(board: &Board) -> Text {
    Text::from(board).in_role(Role::Number)
}

/// What is said of a question before it is answered.
pub(crate) struct QuestionWords {
    /// The question in a sentence.
    pub asks: Text,
    /// What an answer looks like.
    pub answer_form: Text,
    /// The idea behind it, as a first hint.
    pub idea: Text,
    /// How to go about it, as a second hint.
    pub how: Text,
}

/// The question, with the board that it is about and the form of an answer.
pub fn asking(question: &Question) -> Vec<Block> {
    let QuestionWords { asks, answer_form, .. } = question.ask().words(Place::BesideBoard);
    let form = text![" (Answer: "{answer_form}")"].at_prompt();
    let board = question.board().map(rows_with_sizes);
    (board, drawn(question), asks.and(form)).into_blocks()
}

/// The board drawn next to a question about a move, unless it is too large.
fn drawn(question: &Question) -> Option<Block> {
    const MOST_ROWS: usize = 8;
    const LARGEST_ROW: u64 = 31;
    let (Question::Move(position) | Question::Rows(position)) = question else {
        return None;
    };
    let rows = position.board.rows();
    let is_small = rows.len() <= MOST_ROWS && rows.iter().all(|&size| size <= LARGEST_ROW);
    if is_small { Some(drawing(&position.board, None)) } else { None }
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
