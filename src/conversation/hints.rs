//! The hints to a question, given one after the other to whoever asks for them.

use std::vec::IntoIter;

use super::one_paragraph;
use crate::document::{Document, Style, tell_hint};
use crate::judgement::Hint;
use crate::question::Question;

/// The hints to a question that have not been given yet.
#[derive(Clone, Debug)]
pub struct Hints {
    question: Question,
    /// Nothing before the first is asked for: most questions are answered without.
    left: Option<IntoIter<Hint>>,
}

impl Hints {
    /// All the hints to a question.
    #[must_use]
    pub fn new(question: Question) -> Self {
        Self {
            question,
            left: None,
        }
    }

    /// The next hint; `None` when all have been given.
    pub fn give(&mut self) -> Option<Hint> {
        let ladder = || Hint::ladder(&self.question).into_iter();
        self.left.get_or_insert_with(ladder).next()
    }

    /// The next hint in words, or that there is none left.
    pub fn tell_next(&mut self, style: Style) -> Document {
        let hint = self.give();
        self.tell(hint.as_ref(), style)
    }

    /// A hint in words, or that there is none left.
    #[must_use]
    pub fn tell(&self, hint: Option<&Hint>, style: Style) -> Document {
        match hint {
            Some(hint) => Document {
                blocks: vec![tell_hint(&self.question, hint, style)],
            },
            None => one_paragraph("That was the last hint: the answer is above."),
        }
    }
}
