//! The hints to a question, given one at a time on request.

use super::Action;
use explain::document::text::{Text, text};
use explain::document::{Block, Document, Style, tell_hint};
use explain::judgement::Hint;
use explain::question::Question;

/// The hints to a question, and how many have been given.
#[derive(Clone, Debug)]
pub struct Hints {
    source: HintSource,
    /// Whether the last one is the answer.
    ends_with_answer: bool,
    given: usize,
}

#[derive(Clone, Debug)]
enum HintSource {
    /// Made by the program, on request: most questions are answered without.
    Question(Question),
    /// Written by an author.
    Author(Vec<Block>),
}

impl Hints {
    /// All the hints to a question.
    pub fn new(question: Question) -> Self {
        Self::from(HintSource::Question(question))
    }

    /// Hints by an author; the last is the answer.
    pub fn written(hints: Vec<Block>) -> Self {
        Self::from(HintSource::Author(hints))
    }

    /// Hints by an author, none of which is the answer.
    pub fn without_answer(hints: Vec<Block>) -> Self {
        Self { ends_with_answer: false, ..Self::written(hints) }
    }

    fn from(source: HintSource) -> Self {
        Self { source, ends_with_answer: true, given: 0 }
    }

    /// The same with this many already given.
    pub fn having_given(mut self, given: usize) -> Self {
        self.given = given.min(self.left());
        self
    }

    /// How many have been given.
    pub fn given(&self) -> usize {
        self.given
    }

    /// How many have not been given yet.
    pub fn left(&self) -> usize {
        let all = match &self.source {
            HintSource::Question(question) => Hint::ladder(question).len(),
            HintSource::Author(hints) => hints.len(),
        };
        all - self.given
    }

    /// The next hint in words, or that there is none left. If only the answer is left after it, that is announced, so
    /// that a person who wants just a hint does not get the answer.
    pub fn next_hint(&mut self, style: Style) -> Document {
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
        let announced = text!["Type "{Action::Hint}" once more for the answer."].at_prompt();
        Document::of((hint, is_answer_next.then_some(announced)))
    }

    /// The next hint for a person who has no answer, unless only the answer is left, and how to go on.
    pub fn help(&mut self, style: Style, how: Document) -> Vec<Document> {
        let is_left = self.left() > usize::from(self.ends_with_answer);
        let hint = is_left.then(|| self.next_hint(style));
        hint.into_iter().chain([how]).collect()
    }

    /// That all have been given. The last is usually the answer; for a question to think about, that is collapsed.
    fn no_more(&self) -> Document {
        Document::of(if self.ends_with_answer {
            "That was the last hint: the answer is above.".into()
        } else {
            text!["That was the last hint"{Text::from(": Enter shows an answer").at_prompt()}"."]
        })
    }
}
