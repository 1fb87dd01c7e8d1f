//! What a lesson can refer to: other lessons, its pictures, and the lab sheet.

use super::built_in::BUILT_IN;
use explain::legible::quoted;

/// What a lesson can refer to.
pub trait LessonAssets {
    /// Whether there is a file with this name next to the lesson; by default one of the course.
    fn has(&self, file: &str) -> bool {
        BUILT_IN.iter().any(|(name, _)| *name == file)
    }

    /// The functions on the lab sheet; empty if the sheet is not available.
    fn functions(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The bytes of the picture with this name, which has no folder; by default there is none.
    ///
    /// # Errors
    /// Why there is none, in words.
    fn picture(&self, file: &str) -> Result<Vec<u8>, String> {
        let file = quoted(file, 40);
        Err(format!(
            "there is no picture {file}: expected the name of a picture next to this lesson"
        ))
    }
}

/// Those of the course itself.
pub struct CourseAssets;

impl LessonAssets for CourseAssets {}
