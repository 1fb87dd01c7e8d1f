//! What stands beside a lesson: other lessons, its pictures, and the sheet of the lab.

use super::built_in::{BUILT_IN, PICTURES};
use crate::document::Text;
use crate::legible::quoted;

/// What stands beside a lesson.
pub trait Shelf {
    /// Whether there is a file of this name beside the lesson.
    fn has(&self, file: &str) -> bool;

    /// What a function of the lab must do, as the sheet of the lab says it.
    fn task(&self, function: &str) -> Option<Text>;

    /// The functions on the sheet of the lab, as a message lists them; none where the sheet is not at hand.
    fn functions(&self) -> String {
        String::new()
    }

    /// The text of a picture of this name, which holds no folder; where nothing else is said, one of the course.
    ///
    /// # Errors
    /// Why there is none, in words.
    fn picture(&self, file: &str) -> Result<String, String> {
        picture_of_the_course(file)
    }
}

/// The course itself.
pub(super) struct CourseShelf;

impl Shelf for CourseShelf {
    fn has(&self, file: &str) -> bool {
        BUILT_IN.iter().any(|(name, _)| *name == file)
    }

    fn task(&self, _function: &str) -> Option<Text> {
        None
    }
}

/// The text of a picture of the course.
///
/// # Errors
/// In words, where there is none of this name.
pub fn picture_of_the_course(file: &str) -> Result<String, String> {
    let mut pictures = PICTURES.iter();
    let found = pictures.find(|(name, _)| *name == file);
    found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| {
        format!(
            "there is no picture {}: expected the name of an SVG file beside this lesson",
            quoted(file, 40)
        )
    })
}
