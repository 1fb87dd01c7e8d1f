//! What seems to have happened where an answer is wrong: one or two kind sentences that speak of the numbers at hand.

use super::notes;
use super::notes::is_of_games;
use super::prelude::*;
use super::winning::why_by_columns;
use crate::derivation::{Analysis, Conclusion, Situation};
use crate::judgement::{Answer, Diagnosis, Judgement, SwapCause};
use crate::question::Question;
use theory::{IllegalMove, Rule};

/// The message of a judgement's diagnosis, if it has one.
pub fn message(judgement: &Judgement) -> Option<Text> {
    let question = &judgement.question;
    let diagnosis = judgement.diagnosis.as_ref()?;
    if let Some(ask) = question.ask() {
        return Some(ask.message(diagnosis, judgement));
    }
    Some(match diagnosis {
        Diagnosis::Added => added(question),
        Diagnosis::Ored => "It looks as if a column got a 1 as soon as any number has a 1 there, as OR does. XOR gives a 1 only where the number of 1s is odd.".into(),
        Diagnosis::Anded => "It looks as if a column got a 1 only where every number has a 1, as AND does. XOR gives a 1 wherever the number of 1s is odd.".into(),
        Diagnosis::LeftAligned => left_aligned(question),
        Diagnosis::AnswerInBinary => "These are the binary digits of the result, but a plain number is read as decimal. Add up the places that have a 1.".into(),
        &Diagnosis::WrongColumn { place } => wrong_column(place, judgement),
        _ => Text::default(),
    })
}

fn added(question: &Question) -> Text {
    let no_carry = "XOR is not addition: nothing is carried from one column to the next.";
    match question {
        &Question::Xor(Xor { a, b }) => {
            let total = u128::from(a) + u128::from(b);
            text!["It looks as if the numbers were added: "[{a}" + "{b}" = "{total}]". "{no_carry}]
        }
        _ => no_carry.into(),
    }
}

fn left_aligned(question: &Question) -> Text {
    let in_front = "Zeros go in front, so that digits of the same place stand in the same column.";
    let what = if is_of_games(question) { "values" } else { "rows" };
    text!["It looks as if shorter "{what}" were filled up with zeros on the right. "{in_front}]
}

fn wrong_column(place: u64, judgement: &Judgement) -> Text {
    let given = match judgement.answer {
        Some(Answer::Number(ref number)) if number.bit(place.ilog2().into()) => 1_u8,
        _ => 0,
    };
    let digits = text![", the "{column(place)}": there the answer has a "{given}"."];
    if notes::columns(&judgement.question) == Some(1) {
        return text!["There is only one column"].and(digits);
    }
    text!["All columns are right but one"].and(digits)
}
