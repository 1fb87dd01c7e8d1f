//! Judgements and right answers as JSON, in the shape that scripts rely on.

use serde::{Serialize, Serializer};

use crate::derivation::Conclusion;
use crate::document::message;
use crate::judgement::Judgement;

/// An answer judged.
#[derive(Serialize)]
pub(crate) struct JudgedJson<'a> {
    question: String,
    answer: &'a str,
    verdict: &'static str,
    expected: AnswerJson<'a>,
    diagnosis: Option<DiagnosisJson>,
}

#[derive(Serialize)]
struct DiagnosisJson {
    code: &'static str,
    message: String,
}

impl<'a> JudgedJson<'a> {
    /// A judgement with the message of its diagnosis, if it has one. No-break spaces of the prose become spaces.
    pub fn of(judgement: &'a Judgement) -> Self {
        let message = message(judgement).map(|message| message.to_string().replace('\u{a0}', " "));
        let diagnosis = judgement.diagnosis.as_ref().zip(message);
        Self {
            question: judgement.question.to_string(),
            answer: &judgement.given,
            verdict: judgement.verdict.word(),
            expected: AnswerJson(&judgement.expected),
            diagnosis: diagnosis.map(|(diagnosis, message)| DiagnosisJson {
                code: diagnosis.code(),
                message,
            }),
        }
    }
}

/// What a question ends in: every right answer.
pub(crate) struct AnswerJson<'a>(pub &'a Conclusion);

impl Serialize for AnswerJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Conclusion::Bit(bit) => bit.serialize(serializer),
            Conclusion::Digits(digits) => digits.serialize(serializer),
            Conclusion::Number(number) => number.serialize(serializer),
            Conclusion::Winner(found) => {
                (if found.mover_wins { "wins" } else { "loses" }).serialize(serializer)
            }
            Conclusion::FirstPlayerWins(wins) => {
                (if *wins { 1_u8 } else { 2 }).serialize(serializer)
            }
            Conclusion::Rows(found) => {
                serializer.collect_seq(found.winning_moves.iter().map(|mv| mv.row))
            }
            Conclusion::Moves(found) => found.winning_moves.serialize(serializer),
            // What was not asked has no answer.
            Conclusion::TruthTable
            | Conclusion::Position(_)
            | Conclusion::Played(_)
            | Conclusion::EveryMove(_)
            | Conclusion::Drawings(_)
            | Conclusion::Group(_) => serializer.serialize_none(),
        }
    }
}
