//! How far somebody has come in the course: a mark for each lesson.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How far the lessons have been read, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    lessons: BTreeMap<String, LessonMark>,
}

/// Where somebody stands in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonMark {
    /// The part to go on with.
    pub at: usize,
    /// Whether it has been read to its end.
    pub done: bool,
}

impl Progress {
    /// How far a lesson has been read.
    #[must_use]
    pub fn mark(&self, name: &str) -> LessonMark {
        self.lessons.get(name).copied().unwrap_or_default()
    }

    /// Keeps how far a lesson has been read.
    pub fn keep(&mut self, name: &str, mark: LessonMark) {
        self.lessons.insert(name.to_owned(), mark);
    }
}
