//! The verdict on an answer in a sentence that a person would say: "Right: 3 ⊕ 5 is 6.", "Not right: taking 2 from row 1
//! does not win on 5 4 3 2."

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::nim_sum::one_heap;
use super::prelude::*;
use super::reading::{move_does, shortened};
use crate::judgement::{Answer, Diagnosis, Judgement, Verdict};
use crate::phrase::StatedMove;
use crate::question::{Binary, Decimal, Question, Xor};
use theory::{Position, Rule};

/// What is so of a right answer, or is not so of a wrong one; nothing where there is no answer.
pub(crate) fn claim(judgement: &Judgement) -> Text {
    let is_right = judgement.verdict == Verdict::Right;
    let is = if is_right { " is " } else { " is not " };
    let Some(answer) = &judgement.answer else {
        return Text::default();
    };
    if let Some(ask) = judgement.question.ask() {
        return ask.claim(judgement, answer);
    }
    let given = || text![{number_of(judgement)}{judgement.as_typed(answer)}];
    match (&judgement.question, answer) {
        (Question::Binary(Binary { number }), _) => text![{*number}" in binary"{is}{given()}],
        (Question::Decimal(Decimal { digits }), _) => {
            text!["the binary number "{numeral(digits)}{is}{given()}]
        }
        (Question::Xor(Xor { a, b }), _) => text![[{*a}" ⊕ "{*b}]{is}{given()}],
        (Question::Balance(board), Answer::Sizes(sizes)) => {
            text!["on "{board_in_brief(board)}", "{left_alone(sizes, &judgement.expected)}]
        }
        (Question::Sum(board), _) => match one_heap(board) {
            Some(heap) => text!["the value of "{heap}{is}{given()}],
            None => text!["the nim sum of "{board_in_brief(board)}{is}{given()}],
        },
        (Question::Winner(position), &Answer::Winner { wins, .. }) => {
            text![{on(position)}", "{mover_does(wins, is_right)}]
        }
        (Question::Rows(position), Answer::Rows(rows)) => {
            let Conclusion::Rows(found) = &judgement.expected else {
                return Text::default();
            };
            let claim = rows_do(rows, &found.winning_rows(), is_right);
            text![{on(position)}", "{claim}]
        }
        (Question::Move(position), answer @ Answer::Move(_)) => {
            let is_legal = answer.move_on(&position.board).is_ok();
            text![{on(position)}", "{making(answer)}" "{move_does(is_right, is_legal)}]
        }
        (Question::Move(position), _) => {
            let told = if is_right { "no move wins" } else { "there is a move that wins" };
            text![{on(position)}", "{told}]
        }
        _ => Text::default(),
    }
}

/// That the binary digits of the right answer are another number.
fn number_of(judgement: &Judgement) -> &'static str {
    match judgement.diagnosis {
        Some(Diagnosis::AnswerInBinary) => "the number ",
        _ => "",
    }
}

impl Judgement {
    /// The answer as it is always written, or as it was typed where that is a plain number: `011` keeps its zero.
    pub(crate) fn as_typed(&self, answer: &Answer) -> Text {
        let given = self.given.trim();
        let is_plain =
            matches!(answer, Answer::Number(_)) && given.bytes().all(|b| b.is_ascii_digit());
        code(if is_plain { shortened(given) } else { shortened(&answer.to_string()) })
    }

    /// Whether the answer is right.
    pub(crate) fn is_right(&self) -> bool {
        self.verdict == Verdict::Right
    }
}

fn on(position: &Position) -> Text {
    let rule = match position.rule {
        Rule::Normal => "",
        Rule::Misere => ", in misère play",
    };
    text!["on "{board_in_brief(&position.board)}{rule}]
}

/// "taking 2 from row 3", "the move 3=1+4".
fn making(answer: &Answer) -> Text {
    let told = shortened(&answer.to_string());
    match answer.stated_move() {
        Some(StatedMove::Taking { row, take }) => {
            format!("taking\u{a0}{} from row\u{a0}{}", shown(take), shown(row)).into()
        }
        _ => format!("the move {told}").into(),
    }
}
