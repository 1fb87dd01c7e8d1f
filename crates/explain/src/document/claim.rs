//! The verdict on an answer in a sentence that a person would say: "Right: 3 ⊕ 5 is 6.", "Not right: taking 2 from row 1
//! does not win on 5 4 3 2."

use super::games::laid_out;
use super::prelude::*;
use super::reading::{move_does, shortened};
use crate::judgement::{Answer, Diagnosis, Judgement, Verdict};
use crate::phrase::StatedMove;
use crate::question::Question;
use theory::{Position, Rule, Towers};

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
        (&Question::Towers(towers), &Answer::Winner { wins, .. }) => player(towers, is_right, wins),
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

fn player(towers: Towers, is_right: bool, wins: bool) -> Text {
    let player = if wins { "player 1 " } else { "player 2 " };
    text!["with "{laid_out(towers)}", "{player}{move_does(is_right, true)}]
}
