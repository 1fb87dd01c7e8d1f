//! What must be said of each kind of question, and where it is said.
//!
//! A new kind of question has one file in this room that says all of this, and a line in `question_words.rs`.

use super::block::Block;
use super::text::{Role, Text, text};
use super::wording::board_in_brief;
use crate::derivation::Conclusion;
use crate::game::{Board, Disguise};
use crate::question::{Names, Question};

/// Where a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The board that it is about is shown beside it.
    BesideBoard,
    /// It stands by itself, so that it has to say all that it is about.
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

    /// The board in a sentence: in brief where it is shown.
    pub fn naming(self, board: &Board) -> Text {
        match self {
            Self::BesideBoard => board_in_brief(board),
            Self::ByItself => whole_board(board),
        }
    }
}

/// A board as it is typed, however long.
pub(super) fn whole_board(board: &Board) -> Text {
    Text::from(board.to_string()).in_role(Role::Number)
}

/// What is said of a question of one kind.
pub(super) trait InWords {
    /// What it is about: a title, and what must be known beside it.
    fn opening(&self) -> Vec<Block>;

    /// The question in a sentence.
    fn asks(&self, place: Place) -> Text;

    /// What stands between the question and the form of its answer, line by line: the choices, or the lines of an argument.
    fn lines(&self) -> Vec<Text> {
        Vec::new()
    }

    /// What an answer looks like.
    fn answer_form(&self) -> Text;

    /// The idea behind it, as a first hint.
    fn idea(&self) -> Text;

    /// How to go about it, as a second hint.
    fn how(&self) -> Text;

    /// The answer in a sentence or two.
    fn found(&self, found: &Conclusion, names: Option<Names>) -> Text;
}

/// What is asked of a disguise, and so of its board of Nim.
pub(super) struct OfDisguise<'a>(pub &'a Disguise, pub &'a Question);
