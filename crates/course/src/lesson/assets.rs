//! What a lesson can refer to: other lessons, its pictures, and the lab sheet.

use super::built_in::{BUILT_IN, PICTURES};
use explain::document::Text;
use explain::legible::quoted;

/// What a lesson can refer to.
pub trait LessonAssets {
    /// Whether there is a file with this name next to the lesson; by default one of the course.
    fn has(&self, file: &str) -> bool {
        BUILT_IN.iter().any(|(name, _)| *name == file)
    }

    /// The task of a lab function, as the lab sheet words it.
    fn task(&self, function: &str) -> Option<Text>;

    /// The names of the functions on the lab sheet, for a message; empty if the sheet is not available.
    fn functions(&self) -> String {
        String::new()
    }

    /// The bytes of the picture with this name, which has no folder; by default one of the course.
    ///
    /// # Errors
    /// Why there is none, in words.
    fn picture(&self, file: &str) -> Result<Vec<u8>, String> {
        picture_of_the_course(file)
    }
}

/// Those of the course itself.
pub(super) struct CourseAssets;

impl LessonAssets for CourseAssets {
    fn task(&self, _function: &str) -> Option<Text> {
        None
    }
}

/// The bytes of a picture of the course.
///
/// # Errors
/// In words, if there is none with this name.
pub fn picture_of_the_course(file: &str) -> Result<Vec<u8>, String> {
    let found = PICTURES.iter().find(|(name, _)| *name == file);
    found.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| {
        format!(
            "there is no picture {}: expected the name of a picture next to this lesson",
            quoted(file, 40)
        )
    })
}
