//! Who says what must be said of a question, one line for each kind; questions as they are asked of a reader, and their answers in a
//! word.

use std::fmt::Display;

use super::moves::{drawing, rows_with_sizes};
use super::prelude::*;
use super::{conversion, nim_sum, winning, xor};
use crate::derivation::{Conclusion, Derivation};
use crate::judgement::Answer;
use crate::phrase::StatedMove;
use crate::question::Question;

/// What a question is about: a title, and what else must be known.
pub(crate) fn opening(question: &Question) -> Vec<Block> {
    if let Some(ask) = question.ask() {
        return ask.opening();
    }
    let title = match question {
        Question::Gate(_) | Question::Towers(_) => unreachable!(),
        Question::Binary(binary) => text![{binary.number}" in binary"],
        Question::Decimal(decimal) => text![
            "The number that the binary digits "{numeral(&decimal.digits)}" stand for"
        ],
        Question::Xor(xor) => text!["The bitwise XOR of "{xor.a}" and "{xor.b}],
        Question::Balance(board) => {
            let title = text!["The balance of "{board_in_brief(board)}];
            return (Block::Title(title), rows_with_sizes(board)).into_blocks();
        }
        Question::Sum(board) => match nim_sum::one_heap(board) {
            Some(heap) => text!["The value of "{heap}],
            None => text!["The nim sum of "{board_in_brief(board)}],
        },
        Question::Winner(position) | Question::Rows(position) | Question::Move(position) => {
            return winning::opening(position);
        }
    };
    vec![Block::Title(title)]
}

/// What is said of a question.
pub(crate) fn in_words(question: &Question, place: Place) -> QuestionWords {
    if let Some(ask) = question.ask() {
        return ask.words(place);
    }
    match question {
        Question::Gate(_) | Question::Towers(_) => unreachable!(),
        Question::Binary(question) => conversion::words_of_binary(*question),
        Question::Decimal(question) => conversion::words_of_decimal(question),
        Question::Xor(question) => xor::words(question),
        Question::Balance(board) => nim_sum::words_of_balance(board, place),
        Question::Sum(board) => nim_sum::words(board, place),
        Question::Winner(position) | Question::Rows(position) | Question::Move(position) => {
            winning::words(question, position, place)
        }
    }
}

/// The answer in a sentence or two.
pub(crate) fn found(question: &Question, found: &Conclusion) -> Text {
    if let Some(ask) = question.ask() {
        return ask.conclusion(found);
    }
    match (question, found) {
        (_, Conclusion::Winner(of) | Conclusion::Rows(of) | Conclusion::Moves(of)) => {
            winning::found(found, of)
        }
        (Question::Binary(binary), Conclusion::Digits(digits)) => {
            conversion::in_binary(binary.number, digits)
        }
        (Question::Decimal(decimal), &Conclusion::Number(number)) => {
            conversion::in_decimal(&decimal.digits, number)
        }
        (Question::Xor(xor), &Conclusion::Number(value)) => {
            xor_equation(xor.a, xor.b, value).and(".")
        }
        (_, Conclusion::Alone(groups)) => nim_sum::unpaired(groups),
        (Question::Sum(board), &Conclusion::Number(value)) => nim_sum::found(board, value),
        _ => Text::default(),
    }
}

/// The question, with the board that it is about and the form of an answer.
pub fn asking(question: &Question) -> Vec<Block> {
    let board = question.board().map(rows_with_sizes);
    let words = in_words(question, Place::BesideBoard);
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

/// A right answer within a sentence: as it would be typed, but rows are listed: `1, 3 and 5`.
pub fn right_answer_in_a_sentence(question: &Question) -> Text {
    let number = |number: &dyn Display| Text::from(number.to_string()).in_role(Role::Number);
    let Some(answer) = Answer::right(&Derivation::of(question).conclusion) else {
        return Text::default();
    };
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
    Answer::right(&Derivation::of(question).conclusion)
        .map_or_else(String::new, |answer| answer.to_string())
}
