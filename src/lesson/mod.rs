//! Lessons: Markdown whose fences hold real questions.
//!
//! A fence ```` ```nimlab sum 5 4 3 2 ```` shows a live derivation, ```` ```exercise sum 5 4 3 2 ```` asks a question, and
//! inline code that begins with `= ` is replaced by an answer: `` `= xor 3 5` `` reads 6. All of them are read by the one
//! parser of questions, so a lesson cannot drift from the program.

mod built_in;
mod fences;
mod finding;
mod front_matter;
mod ideas;
mod known;
mod lint;
mod markdown;
mod pages;
mod progress;
mod progress_file;
mod reading;
mod telling;
mod walk;

pub use built_in::{BUILT_IN, built_in};
pub use finding::{Finding, tell_findings};
pub use ideas::{Introduced, ideas};
pub use lint::{Shelf, lint};
pub use pages::{LessonScreen, screens};
pub use progress::{LessonMark, Progress};
pub use progress_file::Loaded;
pub use reading::{LessonError, NotALesson, read};
pub use telling::{
    Key, continued, exercises_left, listing, place_is_kept, tell_answer, to_json, whole,
};
pub use walk::LessonWalk;

use crate::document::{Block, Known, Style, Text};
use crate::judgement::{Judgement, Misconception, judge};
use crate::question::{Names, Question, Request};

/// A lesson as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of its file without number and ending, such as `xor-gate`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What the reader will be able to do.
    pub goals: Vec<String>,
    /// The lessons and ideas that it needs.
    pub needs: Vec<String>,
    /// The ideas that it teaches.
    pub teaches: Vec<String>,
    /// What its readers know: it speaks of nothing else.
    pub known: Known,
    /// The functions of the lab that it leads to.
    pub lab: Vec<String>,
    /// What those functions must do, a sentence or more for each; nothing where the sheet of the lab is not at hand.
    pub tasks: Vec<Text>,
    /// What to read further, in Markdown.
    pub read: Vec<String>,
    /// What it says, shows and asks, in order.
    pub parts: Vec<LessonPart>,
}

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonPart {
    /// Something to read.
    Prose(Block),
    /// Something to read for whoever writes the functions of the lab.
    InTheLab(Block),
    /// A live derivation.
    Shown {
        /// What is derived.
        request: Request,
        /// How deep it is told, where the lesson says so.
        depth: Option<usize>,
    },
    /// A question to the reader.
    Exercise(Exercise),
}

/// A question to the reader, with the slips that it is meant to catch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The question.
    pub question: Question,
    /// Wrong answers with the codes of their diagnoses, and the line each stands on.
    pub slips: Vec<ListedSlip>,
}

/// A wrong answer that an exercise is meant to catch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSlip {
    /// The answer.
    pub answer: String,
    /// The code of its diagnosis.
    pub code: String,
    /// Where the line stands in the file.
    pub offset: usize,
}

impl Exercise {
    /// Judges an answer. The slip that is listed for it speaks, even where others would lead to the same answer.
    #[must_use]
    pub fn judge(&self, given: &str, naming: impl Into<Option<Names>>) -> Judgement {
        let judgement = judge(&self.question, given, naming);
        let is_listed = |slip: &&ListedSlip| {
            judgement.answer.is_some()
                && judge(&self.question, &slip.answer, Names::Standard).answer == judgement.answer
        };
        let mut listed = self.slips.iter().filter(is_listed);
        let known = listed.find_map(|slip| Misconception::of_code(&slip.code));
        match known.and_then(|slip| judgement.would_show(slip)) {
            Some(diagnosis) => judgement.diagnosed(Some(diagnosis)),
            None => judgement,
        }
    }
}

impl Lesson {
    /// How its readers are spoken to: of what they know alone.
    #[must_use]
    pub fn style(&self, style: Style) -> Style {
        Style {
            known: style.known.and(self.known),
            ..style
        }
    }

    /// The same with what the sheet of the lab says of the functions to which it leads.
    #[must_use]
    pub fn with_tasks(mut self, sheet: impl Fn(&str) -> Option<Text>) -> Self {
        self.tasks = self
            .lab_functions()
            .filter_map(|name| sheet(name))
            .collect();
        self
    }

    /// The functions of the lab to which it leads.
    fn lab_functions(&self) -> impl Iterator<Item = &String> {
        self.lab.iter().filter(|function| *function != "none")
    }

    /// The exercises in order.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.parts.iter().filter_map(|part| match part {
            LessonPart::Exercise(exercise) => Some(exercise),
            _ => None,
        })
    }
}

/// The name of a lesson by the name of its file: `lessons/02-xor-gate.md` holds the lesson `xor-gate`.
#[must_use]
pub fn name_of(file: &str) -> String {
    let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = file.strip_suffix(".md").unwrap_or(file);
    stem.trim_start_matches(|character: char| character.is_ascii_digit())
        .trim_start_matches('-')
        .to_owned()
}
