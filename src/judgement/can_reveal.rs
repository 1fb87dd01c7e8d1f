//! Whether a question can reveal a misconception: whether some answer to it gets that diagnosis.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::diagnosis::Misconception;
use super::slips::{moves, numbers, values};
use super::{judge_answer, nested_question};
use crate::derivation::Derivation;
use crate::phrase::StatedMove;
use crate::question::{Answer, Argued, Choose, Question, WinnerForm};

/// Whether an answer to this question can reveal a misconception.
#[must_use]
pub fn can_reveal(question: &Question, misconception: Misconception) -> bool {
    tempting_answers(question).into_iter().any(|answer| {
        judge_answer(question, answer)
            .diagnosis
            .is_some_and(|diagnosis| diagnosis.misconception() == misconception)
    })
}

/// Plausible wrong answers.
#[must_use]
pub fn tempting_answers(question: &Question) -> Vec<Answer> {
    let number = |number: usize| BigInt::from(number);
    match &*question.worked_as() {
        Question::Choose(choose) => tempting_choices(choose),
        Question::Argued(argued) => tempting_numbers(argued),
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

/// Plausible wrong numbers for a gap.
fn tempting_numbers(argued: &Argued) -> Vec<Answer> {
    let found = Derivation::of(Question::Argued(argued.clone())).conclusion;
    let asked = nested_question::of_blank(&argued.about, &found, &BigInt::ZERO).into_iter();
    let tempting = asked.flat_map(|(question, answer)| {
        let taken = |answer: &Answer| match answer.stated_move() {
            Some(StatedMove::Taking { row, take }) => Some((row.clone(), take.clone())),
            _ => None,
        };
        let of_row = taken(&answer);
        let answers = tempting_answers(&question).into_iter();
        answers.filter_map(move |answer| match answer {
            Answer::Bit(bit) => Some(u64::from(bit).into()),
            Answer::Number(number) => Some(number),
            answer => {
                let (row, take) = taken(&answer)?;
                let is_row = of_row.as_ref().is_some_and(|(of_row, _)| *of_row == row);
                is_row.then_some(take)
            }
        })
    });
    let tempting: BTreeSet<BigInt> = tempting.collect();
    tempting.into_iter().map(Answer::Number).collect()
}

/// Plausible wrong choices.
fn tempting_choices(choose: &Choose) -> Vec<Answer> {
    let winning = nested_question::winning_by(choose, false);
    let all = || 0..nested_question::count(choose);
    let losing = all().filter(|at| !winning.contains(at)).collect();
    let one_more = all().map(|at| winning.iter().copied().chain([at]).collect());
    let sets = one_more.chain([losing, nested_question::winning_by(choose, true)]);
    let sets: BTreeSet<BTreeSet<usize>> = sets.filter(|set| *set != winning).collect();
    sets.into_iter().map(Answer::Chosen).collect()
}
