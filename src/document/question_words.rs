//! Who says what must be said of a question: one line for each kind.

use std::ops::Deref;

use super::balance::OfBalance;
use super::in_words::{InWords, OfDisguise};
use super::nim_sum::OfSum;
use super::winning::OfPosition;
use crate::question::{PositionAsks, Question};

/// What is said of a question, which says it itself where it is of a type of its own.
pub(super) enum QuestionWords<'a> {
    Own(&'a dyn InWords),
    Made(Box<dyn InWords + 'a>),
}

impl<'a> Deref for QuestionWords<'a> {
    type Target = dyn InWords + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Own(words) => *words,
            Self::Made(words) => &**words,
        }
    }
}

/// What is said of a question.
pub(super) fn in_words(question: &Question) -> QuestionWords<'_> {
    let of_position = |asks, position| QuestionWords::Made(Box::new(OfPosition(asks, position)));
    QuestionWords::Own(match question {
        Question::Balance(board) => return QuestionWords::Made(Box::new(OfBalance(board))),
        Question::Sum(board) => return QuestionWords::Made(Box::new(OfSum(board))),
        Question::Disguised { disguise, of_nim } => {
            return QuestionWords::Made(Box::new(OfDisguise(disguise, of_nim)));
        }
        Question::Winner(position) => return of_position(PositionAsks::Winner, position),
        Question::Rows(position) => return of_position(PositionAsks::Rows, position),
        Question::Move(position) => return of_position(PositionAsks::Move, position),
        Question::Equal(heaps) => heaps,
        Question::Gate(question) => question,
        Question::Binary(question) => question,
        Question::Decimal(question) => question,
        Question::Xor(question) => question,
        Question::Choose(question) => question,
        Question::Argued(question) => question,
        Question::Refute(question) => question,
    })
}
