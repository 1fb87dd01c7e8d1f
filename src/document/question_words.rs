//! Who says what must be said of a question: one line for each kind.

use std::ops::Deref;

use super::in_words::InWords;
use super::winning::OfPosition;
use crate::question::{PositionAsks, Question, WhoWins, WinningMove, WinningRows};

/// What is said of a question.
pub(super) enum QuestionWords<'a> {
    OfKind(&'a dyn InWords),
    OfPosition(OfPosition<'a>),
}

impl<'a> Deref for QuestionWords<'a> {
    type Target = dyn InWords + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::OfKind(words) => *words,
            Self::OfPosition(words) => words,
        }
    }
}

/// What is said of a question.
pub(super) fn in_words(question: &Question) -> QuestionWords<'_> {
    let of_position = |asks, position| QuestionWords::OfPosition(OfPosition(asks, position));
    QuestionWords::OfKind(match question {
        Question::Winner(WhoWins::Position(position)) => {
            return of_position(PositionAsks::Winner, position);
        }
        Question::Rows(WinningRows(position)) => return of_position(PositionAsks::Rows, position),
        Question::Move(WinningMove(position)) => return of_position(PositionAsks::Move, position),
        Question::Winner(WhoWins::Equal(heaps)) => heaps,
        Question::Gate(question) => question,
        Question::Binary(question) => question,
        Question::Decimal(question) => question,
        Question::Xor(question) => question,
        Question::Balance(question) => question,
        Question::Sum(question) => question,
        Question::Moore(question) => question,
        Question::Choose(question) => question,
        Question::Argued(question) => question,
        Question::Refute(question) => question,
        Question::Disguised(question) => question,
    })
}
