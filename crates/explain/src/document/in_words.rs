//! What must be said of each kind of question, and where it is said.
//!
//! A new kind of question has one file in this room that says all of this, and its lines in `question_words.rs`.

use super::text::{Role, Text, text};
use theory::Board;

/// Where a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The board that it is about is shown next to it.
    BesideBoard,
    /// It is alone, so it has to say all that it is about.
    ByItself,
}

impl Place {
    /// What the question says of its board: " on 5 4 3", or nothing where that is shown.
    pub fn on(self, board: &Board) -> Text {
        match self {
            Self::BesideBoard => Text::default(),
            Self::ByItself => text![" on "{whole_board(board)}],
        }
    }
}

/// A board as it is typed, however long.
pub(crate) fn whole_board(board: &Board) -> Text {
    Text::from(board).in_role(Role::Number)
}

/// What is said of a question before it is answered.
pub(crate) struct QuestionWords {
    /// The question in a sentence.
    pub asks: Text,
    /// What an answer looks like.
    pub answer_form: Text,
    /// The idea behind it, as a first hint.
    pub idea: Text,
    /// How to go about it, as a second hint.
    pub how: Text,
}
