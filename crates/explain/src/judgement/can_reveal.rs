//! Whether a question can reveal a misconception: whether some answer to it gets that diagnosis.

use super::diagnosis::Misconception;
use super::judge_answer;
use crate::question::{Answer, Question};

/// Whether an answer to this question can reveal a misconception.
pub fn can_reveal(question: &Question, misconception: Misconception) -> bool {
    tempting_answers(question).into_iter().any(|answer| {
        judge_answer(question, answer)
            .diagnosis
            .is_some_and(|diagnosis| diagnosis.misconception() == misconception)
    })
}

/// Plausible wrong answers.
pub fn tempting_answers(question: &Question) -> Vec<Answer> {
    question.ask().tempting()
}
