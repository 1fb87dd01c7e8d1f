//! A reader's progress in the course: a mark for each lesson.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::built_in::{BUILT_IN, name_of};
use super::{Outline, front_matter};
use explain::document::ReaderLevel;

/// How far each lesson has been read, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    lessons: BTreeMap<String, LessonMark>,
    /// The answered exercises, counted from 1.
    answered: BTreeMap<String, BTreeSet<usize>>,
}

/// A reader's position in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonMark {
    /// The part to continue with.
    pub at: usize,
    /// Whether it has been read to its end.
    pub done: bool,
}

impl Progress {
    /// How far a lesson has been read.
    pub fn mark(&self, name: &str) -> LessonMark {
        self.lessons.get(name).copied().unwrap_or_default()
    }

    /// Stores how far a lesson has been read. A lesson read to its end stays so.
    pub fn keep(&mut self, name: &str, mark: LessonMark) {
        let kept = self.lessons.entry(name.to_owned()).or_default();
        kept.at = mark.at;
        kept.done |= mark.done;
    }

    /// Adds the answered exercises of a lesson to those answered before.
    pub fn keep_answers(&mut self, name: &str, answered: &BTreeSet<usize>) {
        self.answered.entry(name.to_owned()).or_default().extend(answered);
    }

    /// Begins a lesson anew.
    pub fn reset(&mut self, name: &str) {
        self.lessons.remove(name);
        self.answered.remove(name);
    }

    /// The answered exercises of a lesson, counted from 1.
    pub fn answered(&self, lesson: &Outline) -> BTreeSet<usize> {
        self.answered.get(&lesson.name).cloned().unwrap_or_default()
    }

    /// The exercises, counted from 1, that were skipped in a lesson that was read to its end.
    pub fn left(&self, lesson: &Outline) -> Vec<usize> {
        let answered = self.answered(lesson);
        (1..=lesson.exercises)
            .filter(|number| self.mark(&lesson.name).done && !answered.contains(number))
            .collect()
    }

    /// How far the reader has come in the course, by the lessons that were read to their end.
    pub fn level(&self) -> ReaderLevel {
        let read = BUILT_IN.iter().filter(|(file, _)| self.mark(name_of(file)).done);
        let levels = read.filter_map(|(_, text)| Some(front_matter::read(text)?.0.level));
        levels.max().unwrap_or(ReaderLevel::BeforeDigits)
    }

    /// Whether a lesson is done: it was read to its end, and all of its exercises were answered.
    pub fn is_done(&self, lesson: &Outline) -> bool {
        self.mark(&lesson.name).done && self.left(lesson).is_empty()
    }
}
