//! What a lesson is linted beside.

use course::lesson::{BUILT_IN, LessonAssets};
use explain::document::Text;
use grade::task_in_words;

/// The files of the course beside each other.
pub struct Course;

impl LessonAssets for Course {
    fn has(&self, file: &str) -> bool {
        BUILT_IN.iter().any(|(name, _)| *name == file)
    }

    fn task(&self, function: &str) -> Option<Text> {
        task_in_words(function)
    }
}
