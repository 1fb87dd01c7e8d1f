//! From a wrong answer to the misconception that it shows: which rules are asked about which kind of question.

use num_bigint::BigInt;

use super::answer::Answer;
use super::diagnosis::Diagnosis;
use super::{buggy_rules, moves, winner};
use crate::derivation::Conclusion;
use crate::question::{Question, WhoWins, WinningMove, WinningRows};

/// Finds the misconception that a wrong answer shows beyond doubt, if there is one.
pub(super) fn diagnose(
    question: &Question,
    found: &Conclusion,
    answer: &Answer,
) -> Option<Diagnosis> {
    match (question, answer) {
        (Question::Winner(WhoWins::Position(position)), &Answer::Winner { said, .. }) => {
            Some(winner::swapped(position, said))
        }
        (Question::Winner(_), _) => None,
        (Question::Rows(WinningRows(position)), Answer::Rows(rows)) => {
            moves::diagnose_rows(position, rows)
        }
        (Question::Move(WinningMove(position)), answer) => moves::diagnose_move(position, answer),
        _ => buggy_rules::diagnose(question, answer)
            .or_else(|| wrong_column(question, found, answer)),
    }
}

/// Where no slip explains it: exactly one column is wrong.
fn wrong_column(question: &Question, found: &Conclusion, answer: &Answer) -> Option<Diagnosis> {
    let (Question::Xor(_) | Question::Sum(_), &Conclusion::Number(right), Answer::Number(number)) =
        (question, found, answer)
    else {
        return None;
    };
    let difference = BigInt::from(right) ^ number;
    let place = u64::try_from(&difference).ok()?;
    place
        .is_power_of_two()
        .then_some(Diagnosis::WrongColumn { place })
}
