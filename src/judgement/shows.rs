//! Whether a question can bring a misconception to light: whether some answer to it is diagnosed so.

use num_bigint::BigInt;

use super::answer::Answer;
use super::misconception::Misconception;
use super::{judge_answer, slips};
use crate::question::Question;

/// Whether an answer to this question can show a misconception.
#[must_use]
pub fn can_show(question: &Question, misconception: Misconception) -> bool {
    tempting_answers(question).into_iter().any(|answer| {
        judge_answer(question, answer)
            .diagnosis
            .is_some_and(|diagnosis| diagnosis.misconception() == misconception)
    })
}

/// Answers that somebody might give who does not know better.
#[must_use]
pub fn tempting_answers(question: &Question) -> Vec<Answer> {
    let number = |number: usize| BigInt::from(number);
    match question {
        Question::Winner { .. } => [true, false]
            .map(|wins| Answer::Winner { wins, letter: None })
            .into(),
        Question::Rows { board, .. } => {
            let each_row = (0..=board.rows().len()).map(|row| Answer::Rows([number(row)].into()));
            let all_from_zero = (0..board.rows().len()).map(number).collect();
            each_row.chain([Answer::Rows(all_from_zero)]).collect()
        }
        Question::Move { board, .. } => {
            const MOST_TAKEN: u64 = 64;
            let rows = 0..=board.rows().len();
            let moves = rows.flat_map(|row| {
                let most = board.row(row).unwrap_or(0).min(MOST_TAKEN);
                (0..=most).map(move |take| Answer::Move {
                    row: number(row),
                    take: take.into(),
                })
            });
            moves.chain([Answer::NoMove]).collect()
        }
        _ => slips::answers(question),
    }
}
