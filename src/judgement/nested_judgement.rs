//! Judges a gap or a choice through the question inside it.

use super::diagnosis::Misconception;
use super::{Judgement, judge_answer, nested_question};
use crate::question::{Answer, Question};

impl Judgement {
    /// The same answer judged as one to the question that the line with the gap asks: if there are two such questions,
    /// as one to that which explains it, or else to the first.
    #[must_use]
    pub fn nested(&self) -> Option<Self> {
        let (Question::Argued(argued), Answer::Number(number)) =
            (&self.question, self.answer.as_ref()?)
        else {
            return None;
        };
        let asked = nested_question::of_blank(&argued.about, &self.expected, number).into_iter();
        let mut judged: Vec<Self> =
            asked.map(|(question, answer)| judge_answer(&question, answer)).collect();
        let explained = judged.iter().position(|it| it.diagnosis.is_some());
        (!judged.is_empty()).then(|| judged.swap_remove(explained.unwrap_or(0)))
    }

    /// If a misconception leads to exactly one of the chosen moves: its index, and the choice judged as an answer to
    /// the question for a winning move.
    #[must_use]
    pub fn wrong_choice(&self) -> Option<(usize, Self)> {
        let (Question::Choose(choose), Answer::Chosen(chosen)) =
            (&self.question, self.answer.as_ref()?)
        else {
            return None;
        };
        let diagnosis = self.diagnosis.clone()?;
        let of_all = [Misconception::VerdictSwapped, Misconception::MisereMixup];
        if of_all.contains(&diagnosis.misconception()) {
            return None;
        }
        let (at, question, answer) = nested_question::one_wrong_move(choose, chosen)?;
        let judged = judge_answer(&question, answer);
        Some((at, judged.diagnosed(Some(diagnosis))))
    }
}
