//! What a lesson is linted beside.

use course::lesson::LessonAssets;
use grade::Function;

/// The files of the course beside each other.
pub struct Course;

impl LessonAssets for Course {
    fn functions(&self) -> Vec<&'static str> {
        Function::ALL.iter().map(|function| function.name()).collect()
    }
}
