//! What a lesson is linted beside.

use course::lesson::LessonAssets;
use explain::document::Text;
use grade::task_in_words;

/// The files of the course beside each other.
pub struct Course;

impl LessonAssets for Course {
    fn task(&self, function: &str) -> Option<Text> {
        task_in_words(function)
    }
}
