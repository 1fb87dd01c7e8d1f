//! Exercises: questions of the program, or an author's own, with the author's feedback.

use super::front_matter::OffsetFault;
use crate::conversation::Hints;
use explain::document::text::{Text, text};
use explain::document::{
    Block, Document, Style, asking, offered, pick_form, pick_hint, picked_right, tell_hint,
    tell_right_answer,
};
use explain::judgement::{Answer, Hint, Picking};
use explain::question::Question;

/// An exercise in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What is asked.
    pub asked: LessonQuestion,
    /// What its author adds.
    pub own: AuthorWords,
}

/// What an author says to readers who work on an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuthorWords {
    /// Hints that replace those of the program.
    pub hints: Vec<Text>,
    /// Why the right answer is right, shown once it is known.
    pub why: Option<Text>,
}

/// What an exercise asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonQuestion {
    /// A question of the program.
    Question {
        /// The question.
        question: Question,
        /// The wrong answers that it is meant to catch.
        slips: Vec<ListedSlip>,
    },
    /// A question of the author, answered by picking.
    Written(WrittenQuestion),
}

/// A question that an author has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenQuestion {
    /// The word of its fence: `choose` or `order`.
    pub kind: &'static str,
    /// The question.
    pub question: Vec<Block>,
    /// The lines to pick from, as shown.
    pub lines: Vec<Text>,
    /// What to pick.
    pub pick: Picking,
    /// The feedback to wrong answers.
    pub slips: Vec<WrittenSlip>,
}

/// A wrong answer that an exercise is meant to catch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSlip {
    /// The answer.
    pub answer: String,
    /// The code of its diagnosis, if the program should explain it.
    pub code: Option<String>,
    /// The author's words instead.
    pub words: Option<Text>,
    /// The offset of the line in the file.
    pub offset: usize,
}

/// An author's feedback to one kind of wrong answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenSlip {
    /// Which answers it is for.
    pub to: WrongPick,
    /// The feedback.
    pub words: Text,
    /// The offset of the line in the file.
    pub offset: usize,
}

/// Wrong answers to a question that is answered by picking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongPick {
    /// Just this one.
    Just(Answer),
    /// Those that choose this index.
    Choosing(usize),
    /// Those that put the first before the second, by the indices at which they are shown.
    Before(usize, usize),
}

impl WrongPick {
    fn is(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Just(wrong), answer) => wrong == answer,
            (Self::Choosing(wrong), Answer::Chosen(chosen)) => chosen.contains(wrong),
            (Self::Before(first, second), Answer::Order(order)) => {
                let place = |line| order.iter().position(|at| at == line);
                place(first) < place(second)
            }
            _ => false,
        }
    }
}

impl WrittenQuestion {
    /// The question, paragraph by paragraph.
    fn paragraphs(&self) -> impl Iterator<Item = String> {
        self.question.iter().filter_map(|block| match block {
            Block::Paragraph(words) => Some(words.to_string()),
            _ => None,
        })
    }

    /// The words of the question.
    pub(super) fn asked_in_words(&self) -> String {
        self.paragraphs().collect::<Vec<_>>().join(" ")
    }

    /// The author's feedback to a wrong answer: words for exactly this one come first.
    pub(super) fn words_to(&self, answer: &Answer) -> Option<&Text> {
        let of = |slip: &&WrittenSlip| slip.to.is(answer);
        let mut just = self.slips.iter().filter(|slip| matches!(slip.to, WrongPick::Just(_)));
        let slip = just.find(of).or_else(|| self.slips.iter().find(of));
        slip.map(|slip| &slip.words)
    }

    /// The problems with an author's feedback to wrong answers.
    pub(super) fn feedback_faults(&self) -> Vec<OffsetFault> {
        let right = self.pick.right.clone();
        let faulty = self.slips.iter().filter(|slip| slip.to.is(&right));
        let message = "this is listed as wrong, but the right answer is like that";
        let faulty = faulty.filter(|slip| {
            // For a choice that includes right and wrong ones, feedback on the wrong ones comes first.
            !matches!((&slip.to, &right), (WrongPick::Choosing(at), Answer::Chosen(right)) if !right.contains(at))
        });
        faulty.map(|slip| (slip.offset, message.to_owned())).collect()
    }
}

impl Exercise {
    /// The question, as it is asked.
    pub fn asking(&self) -> Vec<Block> {
        match &self.asked {
            LessonQuestion::Question { question, .. } => asking(question),
            LessonQuestion::Written(written) => {
                let offered = offered(&written.lines);
                let form = text!["(Answer: "{pick_form(&written.pick)}")"].at_prompt();
                Document::of((written.question.clone(), offered, form)).blocks
            }
        }
    }

    /// The right answer as it appears in a list of answers, with the reason.
    pub fn answer(&self) -> Vec<Block> {
        let answer = match &self.asked {
            LessonQuestion::Question { question, .. } => {
                tell_right_answer(question, self.own.why.as_ref())
            }
            LessonQuestion::Written(written) => picked_right(&written.pick, &written.lines),
        };
        Document::of((answer, self.own.why.clone())).blocks
    }

    /// Its name in a list: the words of the question.
    pub fn name(&self) -> String {
        match &self.asked {
            LessonQuestion::Question { question, .. } => question.to_string(),
            LessonQuestion::Written(written) => {
                let first = written.paragraphs().next();
                format!("{}: {}", written.kind, first.unwrap_or_default())
            }
        }
    }

    /// The hints to it, in this style.
    pub fn hints(&self, style: Style) -> Hints {
        let (default, answer) = match &self.asked {
            LessonQuestion::Question { question, .. } if self.own.hints.is_empty() => {
                return Hints::new(question.clone());
            }
            LessonQuestion::Question { question, .. } => {
                (None, tell_hint(question, &Hint::Answer, style))
            }
            LessonQuestion::Written(written) => {
                let default = self.own.hints.is_empty().then(|| pick_hint(&written.pick));
                let answer = picked_right(&written.pick, &written.lines);
                (default, Block::Paragraph(answer))
            }
        };
        let hints = self.own.hints.iter().cloned().chain(default);
        Hints::written(hints.map(Block::Paragraph).chain([answer]).collect())
    }
}
