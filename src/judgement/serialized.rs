//! Serializes judgements of values.
//!
//! `{"question":"xor 3 5","answer":{"Number":[1,[8]]},"diagnosis":"Added"}`: the rest follows from the question and the
//! answer. The diagnosis does not, because a caller who knows more may have taken it back.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};

use super::diagnosis::Diagnosis;
use super::{Judgement, judge_answer};
use crate::question::{Answer, Question};

#[derive(Serialize, Deserialize)]
struct SerializedJudgement {
    question: String,
    answer: Answer,
    diagnosis: Option<Diagnosis>,
}

/// Only for values, as [`judge_answer`] makes them; typed words contain more than this.
impl Serialize for Judgement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let answer = self.answer.clone();
        let kept = SerializedJudgement {
            question: self.question.to_string(),
            answer: answer.ok_or_else(|| ser::Error::custom("nothing was answered"))?,
            diagnosis: self.diagnosis.clone(),
        };
        kept.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Judgement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kept = SerializedJudgement::deserialize(deserializer)?;
        let question: Question = kept.question.parse().map_err(de::Error::custom)?;
        Ok(judge_answer(&question, kept.answer).diagnosed(kept.diagnosis))
    }
}

#[cfg(test)]
mod tests {
    use super::Judgement;
    use crate::judgement::{Answer, judge_answer};
    use crate::question::Question;

    #[test]
    fn a_judgement_is_made_again_with_its_diagnosis_or_without() {
        for (question, answer) in [
            ("xor 3 5", Answer::Number((-8).into())),
            ("xor 3 5", Answer::Number(8.into())),
            ("binary 6", Answer::Digits(vec![])),
            ("move --misere 1 1 4", Answer::taking(3, 4)),
        ] {
            let question: Question = question.parse().unwrap();
            let judgement = judge_answer(&question, answer);
            for judgement in [judgement.clone().diagnosed(None), judgement] {
                let kept = serde_json::to_string(&judgement).unwrap();
                assert_eq!(serde_json::from_str::<Judgement>(&kept).unwrap(), judgement);
            }
        }
    }
}
