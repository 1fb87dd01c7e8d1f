//! Judgements as JSON, in the shape that scripts rely on.

use serde::{Serialize, Serializer};

use crate::document::message;
use crate::judgement::{Expected, Judgement};

/// An answer judged.
#[derive(Serialize)]
pub(crate) struct Judged<'a> {
    question: String,
    answer: &'a str,
    verdict: &'static str,
    expected: ExpectedTold<'a>,
    diagnosis: Option<DiagnosisTold>,
}

#[derive(Serialize)]
struct DiagnosisTold {
    code: &'static str,
    message: String,
}

impl<'a> Judged<'a> {
    /// A judgement with the message of its diagnosis, if it has one. No-break spaces of the prose become spaces.
    pub fn of(judgement: &'a Judgement) -> Self {
        let message = message(judgement).map(|message| message.to_string().replace('\u{a0}', " "));
        let diagnosis = judgement.diagnosis.as_ref().zip(message);
        Self {
            question: judgement.question.to_string(),
            answer: &judgement.given,
            verdict: judgement.verdict.word(),
            expected: ExpectedTold(&judgement.expected),
            diagnosis: diagnosis.map(|(diagnosis, message)| DiagnosisTold {
                code: diagnosis.code(),
                message,
            }),
        }
    }
}

/// What would be right.
pub(crate) struct ExpectedTold<'a>(pub &'a Expected);

impl Serialize for ExpectedTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Expected::Bit(bit) => bit.serialize(serializer),
            Expected::Digits(digits) => digits.serialize(serializer),
            Expected::Number(number) => number.serialize(serializer),
            Expected::Winner(wins) => (if *wins { "wins" } else { "loses" }).serialize(serializer),
            Expected::Rows(rows) => rows.serialize(serializer),
            Expected::Moves(moves) => moves.serialize(serializer),
            Expected::Player(player) => player.serialize(serializer),
        }
    }
}
