//! Whether a question can bring a misconception to light: whether some answer to it is diagnosed so.

use num_bigint::BigInt;

use super::answer::{Answer, SaidBy};
use super::misconception::Misconception;
use super::{buggy_rules, inside, judge_answer, moore, moves, value_rules};
use crate::question::{Question, WhoWins, WinningMove, WinningRows};

/// Whether an answer to this question can show a misconception.
#[must_use]
pub fn can_reveal(question: &Question, misconception: Misconception) -> bool {
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
    match &*question.worked_as() {
        Question::Choose(choose) => inside::tempting_choices(choose),
        Question::Argued(argued) => inside::tempting_numbers(argued),
        Question::Winner(WhoWins::Position(_)) => [true, false]
            .map(|wins| Answer::Winner {
                wins,
                said: SaidBy::Word,
            })
            .into(),
        Question::Rows(WinningRows(position)) => {
            let rows = position.board.rows().len();
            let each_row = (0..=rows).map(|row| Answer::Rows([number(row)].into()));
            let misnamed = moves::misnamed_rows(position).into_iter();
            let by_size = value_rules::rows_by_size(position).into_iter();
            let others = misnamed.chain(by_size).map(Answer::Rows);
            each_row.chain(others).collect()
        }
        Question::Move(WinningMove(position)) => {
            const MOST_TAKEN: u64 = 64;
            const MOST_LEGAL: usize = 200;
            let board = &position.board;
            let rows = 0..=board.rows().len();
            let moves = rows.flat_map(|row| {
                let most = board.row(row).unwrap_or(0).min(MOST_TAKEN);
                (0..=most).map(move |take| Answer::Move {
                    row: number(row),
                    take: take.into(),
                })
            });
            let misnamed = moves::misnamed_moves(position);
            if board.is_nim() {
                moves.chain(misnamed).chain([Answer::NoMove]).collect()
            } else {
                let legal = position.legal_moves().take(MOST_LEGAL);
                let legal = legal.map(|mv| Answer::of_move(board, mv));
                legal.chain(misnamed).chain([Answer::NoMove]).collect()
            }
        }
        Question::Moore(question) => moore::tempting_answers(question),
        question => buggy_rules::answers(question),
    }
}
