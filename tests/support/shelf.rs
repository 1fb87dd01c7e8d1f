//! What a lesson is linted beside.

use nimlab::document::Text;
use nimlab::grade::task_in_words;
use nimlab::lesson::{BUILT_IN, LessonAssets};

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
