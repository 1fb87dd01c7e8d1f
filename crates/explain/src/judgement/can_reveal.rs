//! Whether a question can reveal a misconception: whether some answer to it gets that diagnosis.

use num_bigint::BigInt;

use super::diagnosis::Misconception;
use super::judge_answer;
use super::slips::{moves, numbers, values};
use crate::question::{Answer, Question, WinnerForm};

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
    let number = |number: usize| BigInt::from(number);
    match question {
        Question::Winner(_) => {
            [true, false].map(|wins| Answer::Winner { wins, said: WinnerForm::Word }).into()
        }
        Question::Rows(position) => {
            let rows = position.board.rows().len();
            let each_row = (0..=rows).map(|row| Answer::Rows([number(row)].into()));
            let misnamed = moves::misnamed_rows(position).into_iter();
            let by_size = values::rows_by_size(position).into_iter();
            let others = misnamed.chain(by_size).map(Answer::Rows);
            each_row.chain(others).collect()
        }
        Question::Move(position) => {
            const MOST_TAKEN: u64 = 64;
            const MOST_LEGAL: usize = 200;
            let board = &position.board;
            let rows = 0..=board.rows().len();
            let moves = rows.flat_map(|row| {
                let most = board.row(row).unwrap_or(0).min(MOST_TAKEN);
                (0..=most).map(move |take| Answer::taking(row, take))
            });
            let misnamed = moves::misnamed_moves(position);
            if board.is_nim() {
                moves.chain(misnamed).chain([Answer::NoMove]).collect()
            } else {
                let legal = position.legal_moves().take(MOST_LEGAL);
                let legal = legal.map(|mv| Answer::Move(mv.into()));
                legal.chain(misnamed).chain([Answer::NoMove]).collect()
            }
        }
        question => numbers::answers(question),
    }
}
