//! The hints to a question, given one after the other to whoever asks for them.

use std::vec::IntoIter;

use super::one_paragraph;
use crate::document::{Block, Document, Style, tell_hint};
use crate::judgement::Hint;
use crate::question::Question;

/// The hints to a question that have not been given yet.
#[derive(Clone, Debug)]
pub struct Hints(HintsLeft);

#[derive(Clone, Debug)]
enum HintsLeft {
    /// Those of the program.
    Ladder {
        question: Question,
        /// Nothing before the first is asked for: most questions are answered without.
        left: Option<IntoIter<Hint>>,
    },
    /// Those that somebody has written.
    Written(IntoIter<Block>),
}

impl Hints {
    /// All the hints to a question.
    #[must_use]
    pub fn new(question: Question) -> Self {
        let left = None;
        Self(HintsLeft::Ladder { question, left })
    }

    /// Hints that somebody has written; the last is the answer.
    #[must_use]
    pub fn written(hints: Vec<Block>) -> Self {
        Self(HintsLeft::Written(hints.into_iter()))
    }

    /// The next hint of the program; `None` when all have been given.
    pub fn give(&mut self) -> Option<Hint> {
        match &mut self.0 {
            HintsLeft::Ladder { question, left } => {
                let ladder = || Hint::ladder(question).into_iter();
                left.get_or_insert_with(ladder).next()
            }
            HintsLeft::Written(_) => None,
        }
    }

    /// The next hint in words, or that there is none left.
    pub fn tell_next(&mut self, style: Style) -> Document {
        if let HintsLeft::Written(left) = &mut self.0 {
            return left
                .next()
                .map_or_else(no_more, |hint| Document { blocks: vec![hint] });
        }
        let hint = self.give();
        self.tell(hint.as_ref(), style)
    }

    /// A hint in words, or that there is none left.
    #[must_use]
    pub fn tell(&self, hint: Option<&Hint>, style: Style) -> Document {
        match (hint, &self.0) {
            (Some(hint), HintsLeft::Ladder { question, .. }) => Document {
                blocks: vec![tell_hint(question, hint, style)],
            },
            _ => no_more(),
        }
    }
}

fn no_more() -> Document {
    one_paragraph("That was the last hint: the answer is above.")
}
