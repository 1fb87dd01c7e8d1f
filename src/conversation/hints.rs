//! The hints to a question, given one after the other to whoever asks for them.

use crate::document::text::{Text, code, text};
use crate::document::{Block, Document, Style, tell_hint};
use crate::judgement::Hint;
use crate::question::Question;

/// The hints to a question, and how many of them have been given.
#[derive(Clone, Debug)]
pub struct Hints {
    source: HintSource,
    /// Whether the last of them is the answer.
    ends_with_answer: bool,
    given: usize,
}

#[derive(Clone, Debug)]
enum HintSource {
    /// The program, which works them out when one is asked for: most questions are answered without.
    Question(Question),
    /// Somebody who has written them.
    Author(Vec<Block>),
}

impl Hints {
    /// All the hints to a question.
    #[must_use]
    pub fn new(question: Question) -> Self {
        Self::from(HintSource::Question(question))
    }

    /// Hints that somebody has written; the last is the answer.
    #[must_use]
    pub fn written(hints: Vec<Block>) -> Self {
        Self::from(HintSource::Author(hints))
    }

    /// Hints that somebody has written, none of which is the answer.
    #[must_use]
    pub fn without_answer(hints: Vec<Block>) -> Self {
        Self {
            ends_with_answer: false,
            ..Self::written(hints)
        }
    }

    fn from(source: HintSource) -> Self {
        Self {
            source,
            ends_with_answer: true,
            given: 0,
        }
    }

    /// The same with so many of them given already.
    #[must_use]
    pub fn having_given(mut self, given: usize) -> Self {
        self.given = given.min(self.left());
        self
    }

    /// How many have been given.
    #[must_use]
    pub fn given(&self) -> usize {
        self.given
    }

    /// How many have not been given yet.
    #[must_use]
    pub fn left(&self) -> usize {
        let all = match &self.source {
            HintSource::Question(question) => Hint::ladder(question).len(),
            HintSource::Author(hints) => hints.len(),
        };
        all - self.given
    }

    /// The next hint in words, or that there is none left. Where only the answer is left after it, it is told that the answer is
    /// next: nobody is told it who wanted no more than a hint.
    pub fn tell_next(&mut self, style: Style) -> Document {
        let hint = match &self.source {
            HintSource::Question(question) => (Hint::ladder(question).get(self.given))
                .map(|hint| tell_hint(question, hint, style)),
            HintSource::Author(hints) => hints.get(self.given).cloned(),
        };
        let Some(hint) = hint else {
            return self.no_more();
        };
        self.given += 1;
        let is_answer_next = self.ends_with_answer && self.left() == 1;
        let announced = text!["Type "{code("hint")}" once more for the answer."].at_prompt();
        Document::of((hint, is_answer_next.then_some(announced)))
    }

    /// The next hint for somebody who has no answer; none where only the answer is left.
    pub fn tell_help(&mut self, style: Style) -> Option<Document> {
        (self.left() > usize::from(self.ends_with_answer)).then(|| self.tell_next(style))
    }

    /// That all have been given. The last of most is the answer; to what is only thought about, that is folded away.
    fn no_more(&self) -> Document {
        Document::of(if self.ends_with_answer {
            "That was the last hint: the answer is above.".into()
        } else {
            text!["That was the last hint"{Text::from(": Enter shows an answer").at_prompt()}"."]
        })
    }
}
