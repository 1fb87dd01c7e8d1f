//! Exercises: questions of the program, or an author's own, with what their author says to the answers.

use super::front_matter::OffsetFault;
use crate::conversation::Hints;
use crate::document::text::{Text, text};
use crate::document::{
    Block, Document, Known, Style, asking, offered, pick_form, pick_hint, picked_right,
    right_answer_as_typed, tell_hint, tell_right_answer,
};
use crate::judgement::{Answer, Hint, Picking};
use crate::question::Question;

/// Something that is asked in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What is asked.
    pub asked: LessonQuestion,
    /// What its author says beside that.
    pub own: AuthorWords,
    /// What its readers know: what the lesson teaches only further down, they have not met yet.
    pub known: Known,
}

/// What an author says to whoever works at an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuthorWords {
    /// Hints, in place of those that the program would give.
    pub hints: Vec<Text>,
    /// Why the right answer is right, for when it is known.
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
    /// A question of the author, to be answered by picking.
    Written(WrittenQuestion),
}

/// A question that an author has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenQuestion {
    /// The word of its fence: `choose`, `order` or `flaw`.
    pub kind: &'static str,
    /// The question.
    pub question: Vec<Block>,
    /// What is to be picked from, as it is shown.
    pub lines: Vec<Text>,
    /// What is to be picked.
    pub pick: Picking,
    /// What is said to wrong answers.
    pub slips: Vec<WrittenSlip>,
}

/// A wrong answer that an exercise is meant to catch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSlip {
    /// The answer.
    pub answer: String,
    /// The code of its diagnosis, where the program is to say what has happened.
    pub code: Option<String>,
    /// What the author says in its place.
    pub words: Option<Text>,
    /// Where the line stands in the file.
    pub offset: usize,
}

/// What an author says to wrong answers of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenSlip {
    /// To which answers.
    pub to: WrongPick,
    /// What is said.
    pub words: Text,
    /// Where the line stands in the file.
    pub offset: usize,
}

/// Wrong answers to a question that is answered by picking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongPick {
    /// Just this one.
    Just(Answer),
    /// Those that choose this one, counted from 0.
    Choosing(usize),
    /// Those that put the one before the other, by the places in which they are shown.
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
    /// What it asks, paragraph by paragraph.
    fn paragraphs(&self) -> impl Iterator<Item = String> {
        self.question.iter().filter_map(|block| match block {
            Block::Paragraph(words) => Some(words.to_string()),
            _ => None,
        })
    }

    /// The words in which it asks.
    pub(super) fn asked_in_words(&self) -> String {
        self.paragraphs().collect::<Vec<_>>().join(" ")
    }

    /// What the author says to a wrong answer: words for just this one come first.
    pub(super) fn words_to(&self, answer: &Answer) -> Option<&Text> {
        let of = |slip: &&WrittenSlip| slip.to.is(answer);
        let mut just = self
            .slips
            .iter()
            .filter(|slip| matches!(slip.to, WrongPick::Just(_)));
        let slip = just.find(of).or_else(|| self.slips.iter().find(of));
        slip.map(|slip| &slip.words)
    }

    /// What is wrong with what the author says to wrong answers.
    pub(super) fn mistold(&self) -> Vec<OffsetFault> {
        let right = self.pick.right.clone();
        let faulty = self.slips.iter().filter(|slip| slip.to.is(&right));
        let message = "this is listed as wrong, but the right answer is like that";
        let faulty = faulty.filter(|slip| {
            // Who chooses what is right as well as what is not is told of the latter.
            !matches!((&slip.to, &right), (WrongPick::Choosing(at), Answer::Chosen(right)) if !right.contains(at))
        });
        faulty
            .map(|slip| (slip.offset, message.to_owned()))
            .collect()
    }
}

impl Exercise {
    /// How whoever works at it is spoken to: of what is known by then alone.
    #[must_use]
    pub fn style(&self, style: Style) -> Style {
        Style {
            known: style.known.and(self.known),
            ..style
        }
    }

    /// The question, as it is asked.
    #[must_use]
    pub fn asking(&self) -> Vec<Block> {
        match &self.asked {
            LessonQuestion::Question { question, .. } => asking(question),
            LessonQuestion::Written(written) => {
                let offered = offered(Some(&written.pick), &written.lines);
                let form = text!["(Answer: "{pick_form(&written.pick)}")"].at_prompt();
                Document::of((written.question.clone(), offered, form)).blocks
            }
        }
    }

    /// The right answer as it stands in a list of them, in this style, and why it is right.
    #[must_use]
    pub fn answer(&self, style: Style) -> Vec<Block> {
        let style = self.style(style);
        let answer = match &self.asked {
            LessonQuestion::Question { question, .. } => {
                tell_right_answer(question, style, self.own.why.as_ref())
            }
            LessonQuestion::Written(written) => picked_right(&written.pick, &written.lines),
        };
        Document::of((answer, self.own.why.clone())).blocks
    }

    /// The right answer as it would be typed.
    #[must_use]
    pub fn answer_as_typed(&self) -> String {
        match &self.asked {
            LessonQuestion::Question { question, .. } => right_answer_as_typed(question),
            LessonQuestion::Written(written) => written.pick.right.to_string(),
        }
    }

    /// What names it in a list: the words of the question.
    #[must_use]
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
    #[must_use]
    pub fn hints(&self, style: Style) -> Hints {
        let (default, answer) = match &self.asked {
            LessonQuestion::Question { question, .. } if self.own.hints.is_empty() => {
                return Hints::new(question.clone());
            }
            LessonQuestion::Question { question, .. } => {
                (None, tell_hint(question, &Hint::Answer, self.style(style)))
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
