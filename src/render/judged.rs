//! Judgements and right answers as JSON, in the shape that scripts rely on.

use serde::{Serialize, Serializer};

use super::asked::{AskedJson, plain};
use super::move_json::MoveJson;
use crate::derivation::{Conclusion, MooreFound};
use crate::document::{Text, message, mismatch, stumbled};
use crate::judgement::{Answer, Judgement, Picking, Verdict};

/// An answer judged.
#[derive(Serialize)]
pub(crate) struct JudgedJson<'a> {
    question: String,
    answer: &'a str,
    /// What it was read as, where it was said in other words than those in which it would be printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    read: Option<String>,
    verdict: &'static str,
    /// The word that is in the way where it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    stumbled: Option<StumbledJson<'a>>,
    expected: AnswerJson<'a>,
    /// What the words of the question do not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<AskedJson<'a>>,
    diagnosis: Option<DiagnosisJson>,
}

#[derive(Serialize)]
struct StumbledJson<'a> {
    word: &'a str,
    message: String,
}

#[derive(Serialize)]
struct DiagnosisJson {
    code: &'static str,
    message: String,
}

impl<'a> JudgedJson<'a> {
    /// A judgement with the message of its diagnosis, if it has one. No-break spaces of the prose become spaces.
    pub fn of(judgement: &'a Judgement) -> Self {
        let answer = judgement.answer.as_ref();
        Self {
            question: judgement.question.to_string(),
            answer: &judgement.given,
            read: answer
                .filter(|_| judgement.reads_otherwise)
                .map(ToString::to_string),
            verdict: judgement.verdict.word(),
            stumbled: judgement.stumble.as_ref().map(|stumble| StumbledJson {
                word: &stumble.word,
                message: plain(&stumbled(stumble)),
            }),
            expected: AnswerJson(&judgement.expected),
            asked: AskedJson::of_shown(&judgement.question),
            diagnosis: diagnosis(judgement).map(|(code, message)| DiagnosisJson {
                code,
                message: plain(&message),
            }),
        }
    }
}

/// The code and the message of what seems to have happened, or of where in an argument a wrong answer goes wrong.
fn diagnosis(judgement: &Judgement) -> Option<(&'static str, Text)> {
    if let Some(diagnosis) = &judgement.diagnosis {
        return Some((diagnosis.code(), message(judgement)?));
    }
    let answer = judgement.answer.as_ref();
    let answer = answer.filter(|_| judgement.verdict == Verdict::Wrong)?;
    let pick = Picking::of(&judgement.expected)?;
    Some((pick.code(answer)?, mismatch(&pick, answer)?))
}

/// What a question ends in: every right answer.
pub(crate) struct AnswerJson<'a>(pub &'a Conclusion);

impl Serialize for AnswerJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Conclusion::Bit(bit) => bit.serialize(serializer),
            Conclusion::Digits(digits) => digits.serialize(serializer),
            Conclusion::Number(number) => number.serialize(serializer),
            Conclusion::Alone(groups) => serializer.collect_seq(groups.alone()),
            Conclusion::Winner(found) => {
                (if found.mover_wins { "wins" } else { "loses" }).serialize(serializer)
            }
            Conclusion::FirstPlayerWins(wins) => {
                (if *wins { 1_u8 } else { 2 }).serialize(serializer)
            }
            Conclusion::Rows(found) => found.winning_rows().serialize(serializer),
            Conclusion::Moves(found) if found.board().is_nim() => {
                found.winning_moves.serialize(serializer)
            }
            Conclusion::Moves(found) => {
                let moves = found.winning_moves.iter();
                serializer.collect_seq(moves.map(|&mv| MoveJson::of(found.board(), mv)))
            }
            Conclusion::Moore(MooreFound::Winner(found)) => {
                (if found.mover_wins { "wins" } else { "loses" }).serialize(serializer)
            }
            Conclusion::Moore(MooreFound::Rows(found)) => {
                found.position.winning_rows().serialize(serializer)
            }
            Conclusion::Moore(MooreFound::Turns(found)) => {
                found.winning_turns().serialize(serializer)
            }
            Conclusion::Choices(_) | Conclusion::Argued(_) => match Answer::right(self.0) {
                Some(Answer::Number(number) | Answer::Line(number)) => {
                    u64::try_from(&number).ok().serialize(serializer)
                }
                answer => answer
                    .and_then(|answer| answer.letters())
                    .serialize(serializer),
            },
            // What was not asked has no answer.
            Conclusion::Moore(_)
            | Conclusion::TruthTable
            | Conclusion::Position(_)
            | Conclusion::Played(_)
            | Conclusion::EveryMove(_)
            | Conclusion::Ahead(_)
            | Conclusion::Drawings(_)
            | Conclusion::Group(_)
            | Conclusion::Values(_) => serializer.serialize_none(),
        }
    }
}
