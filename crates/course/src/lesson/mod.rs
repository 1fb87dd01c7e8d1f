//! Lessons: Markdown whose fences hold real questions.
//!
//! A fence ```` ```nimlab sum 5 4 3 2 ```` shows a live derivation, ```` ```exercise sum 5 4 3 2 ```` asks a question,
//! ```` ```choose ```` and ```` ```order ```` ask an author's own question, ```` ```think ```` collapses
//! its answer, and inline code that begins with `= ` is replaced by an answer: `` `= xor 3 5` `` reads 6;
//! `![words](file.svg)` is a picture. The parser of questions reads all of them, so a lesson cannot drift from the
//! program.

mod assets;
mod built_in;
mod continued;
mod documents;
mod exercise;
mod fence;
mod fence_body;
mod fences;
mod finding;
mod formula;
mod front_matter;
mod judged_exercise;
mod lint;
mod markdown;
mod markdown_tree;
mod outline;
mod pages;
mod picture;
mod progress;

mod reading;
mod walk;
mod written;

pub use assets::{CourseAssets, LessonAssets};
pub(crate) use built_in::place_of;
pub use built_in::{BUILT_IN, built_in, lesson_after, name_of};
pub use continued::continued;
pub use documents::{go_on_with, listing, numbered_feedback, place_kept_message, to_json};
pub use exercise::{
    AuthorWords, Exercise, LessonQuestion, ListedSlip, WrittenQuestion, WrittenSlip, WrongPick,
};
pub use finding::{Finding, findings_in_words};
pub use judged_exercise::JudgedExercise;
pub use lint::lint;
pub use outline::{Outline, lesson_on, outlines};
pub use pages::{Key, LessonScreen, ScreenTask, screens, stretches, whole};
pub use progress::{LessonMark, Progress};
pub use reading::{read, read_in_folder};
pub use walk::LessonWalk;

use crate::conversation::Hints;
use explain::document::{Block, ReaderLevel, Style, Text};
use explain::question::Request;

/// A lesson that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of its file without number and extension, such as `xor-gate`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What the reader will be able to do.
    pub goals: Vec<String>,
    /// How far its readers have come.
    pub level: ReaderLevel,
    /// The functions of the lab that it prepares for.
    pub lab: Vec<String>,
    /// Further reading, in Markdown.
    pub read: Vec<String>,
    /// What it says, shows and asks, in order.
    pub parts: Vec<LessonPart>,
}

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonPart {
    /// Text.
    Prose(Block),
    /// A live derivation.
    Shown {
        /// What is derived.
        request: Request,
        /// How deep it is shown, if the lesson says so.
        depth: Option<usize>,
    },
    /// A question to the reader.
    Exercise(Exercise),
    /// A question whose answer is not judged.
    Thought(Thought),
}

/// Something to think about before looking at an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The question.
    pub question: Vec<Block>,
    /// Hints.
    pub hints: Vec<Text>,
    /// A possible answer.
    pub answer: Vec<Block>,
}

impl Thought {
    /// The possible answer, collapsed.
    fn folded(&self) -> Block {
        Block::Folded { summary: "An answer".into(), body: self.answer.clone() }
    }

    /// Its hints.
    fn hints(&self) -> Hints {
        let hints = self.hints.iter().cloned().map(Block::Paragraph);
        Hints::without_answer(hints.collect())
    }
}

impl Lesson {
    /// The style for its readers.
    pub fn style(&self, style: Style) -> Style {
        Style { level: self.level, ..style }
    }

    /// The exercises in order.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.parts.iter().filter_map(|part| match part {
            LessonPart::Exercise(exercise) => Some(exercise),
            _ => None,
        })
    }
}
