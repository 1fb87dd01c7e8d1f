//! The hints to a question, given one after the other to whoever asks for them.

use std::vec::IntoIter;

use super::one_paragraph;
use crate::document::text::{Text, code, text};
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
    Written {
        left: IntoIter<Block>,
        /// Whether the last of them is the answer.
        ends_with_answer: bool,
    },
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
        let (left, ends_with_answer) = (hints.into_iter(), true);
        Self(HintsLeft::Written {
            left,
            ends_with_answer,
        })
    }

    /// Hints that somebody has written, none of which is the answer.
    #[must_use]
    pub fn without_answer(hints: Vec<Block>) -> Self {
        let (left, ends_with_answer) = (hints.into_iter(), false);
        Self(HintsLeft::Written {
            left,
            ends_with_answer,
        })
    }

    /// Whether there is a hint that is not the answer itself.
    pub fn has_more_than_the_answer(&mut self) -> bool {
        match &mut self.0 {
            HintsLeft::Ladder { question, left } => {
                let ladder = || Hint::ladder(question).into_iter();
                let left = left.get_or_insert_with(ladder).as_slice();
                left.iter().any(|hint| *hint != Hint::Answer)
            }
            HintsLeft::Written {
                left,
                ends_with_answer,
            } => left.len() > usize::from(*ends_with_answer),
        }
    }

    /// The next hint of the program; `None` when all have been given.
    pub fn give(&mut self) -> Option<Hint> {
        match &mut self.0 {
            HintsLeft::Ladder { question, left } => {
                let ladder = || Hint::ladder(question).into_iter();
                left.get_or_insert_with(ladder).next()
            }
            HintsLeft::Written { .. } => None,
        }
    }

    /// The next hint in words, or that there is none left.
    pub fn tell_next(&mut self, style: Style) -> Document {
        if let HintsLeft::Written { left, .. } = &mut self.0 {
            return match left.next() {
                Some(hint) => self.and_whether_the_answer_is_next(hint),
                None => self.no_more(),
            };
        }
        let hint = self.give();
        self.tell(hint.as_ref(), style)
    }

    /// A hint in words, or that there is none left.
    pub fn tell(&self, hint: Option<&Hint>, style: Style) -> Document {
        match (hint, &self.0) {
            (Some(hint), HintsLeft::Ladder { question, .. }) => {
                self.and_whether_the_answer_is_next(tell_hint(question, hint, style))
            }
            _ => self.no_more(),
        }
    }

    /// That all have been given. The last of most is the answer; to what is only thought about, that is folded away.
    fn no_more(&self) -> Document {
        one_paragraph(match &self.0 {
            HintsLeft::Written {
                ends_with_answer: false,
                ..
            } => text![
                "That was the last hint"{Text::from(": Enter shows an answer").at_prompt()}"."
            ],
            _ => "That was the last hint: the answer is above.".into(),
        })
    }

    /// A hint, and where only the answer is left, that it is next: nobody is told it who wanted no more than a hint.
    fn and_whether_the_answer_is_next(&self, hint: Block) -> Document {
        let is_next = match &self.0 {
            HintsLeft::Ladder { left, .. } => left
                .as_ref()
                .is_some_and(|left| left.as_slice() == [Hint::Answer]),
            HintsLeft::Written {
                left,
                ends_with_answer,
            } => *ends_with_answer && left.len() == 1,
        };
        let announced = text!["Type "{code("hint")}" once more for the answer."].at_prompt();
        let announced = is_next.then_some(Block::Paragraph(announced));
        std::iter::once(hint).chain(announced).collect()
    }
}
