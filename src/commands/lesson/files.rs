//! The lessons of the course by their names, and other lesson files.

use std::path::{Path, PathBuf};

use crate::error::Error;
use course::lesson::{
    BUILT_IN, CourseAssets, Lesson, LessonAssets, built_in, name_of, read, read_in_folder,
};
use explain::question::nearest;
use grade::Function;
use grade::files::{FileKind, shown};

/// Lesson files.
pub(super) const LESSON_FILES: FileKind = FileKind::new("lesson", &["md"], 10).or_folders();

/// The lessons of the course.
pub(super) fn course() -> Result<Vec<Lesson>, Error> {
    BUILT_IN.iter().map(|(file, text)| of_the_course(file, text)).collect()
}

/// The lesson with this name, or the one in this file.
pub(super) fn find(name: &str) -> Result<Lesson, Error> {
    let path = Path::new(name);
    if let Some((file, text)) = built_in(name).filter(|_| !path.exists()) {
        return of_the_course(file, text);
    }
    if path.exists()
        || name.contains(['/', '\\'])
        || path.extension().is_some_and(|ending| ending == "md")
    {
        let text = read_file(path)?;
        let lesson = read_in_folder(name, &text, &LessonFolder::file(path))?;
        // Progress is stored by name, so a file is not mixed up with a lesson of the course or with another file.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        return Ok(Lesson { name: path.to_string_lossy().into_owned(), ..lesson });
    }
    let meant = match closest_lesson(name) {
        Some(lesson) => format!("did you mean '{lesson}'?"),
        None => format!("expected a number from 1 to {}, or a name;", BUILT_IN.len()),
    };
    Err(format!("there is no lesson '{name}': {meant} nimlab lesson lists them all").into())
}

fn of_the_course(file: &str, text: &str) -> Result<Lesson, Error> {
    Ok(read(file, text)?)
}

/// Pictures next to lessons.
const PICTURE_FILES: FileKind =
    FileKind::new("picture", &["svg", "png", "jpg", "jpeg", "gif", "webp"], 1);

/// The text of a lesson file.
pub(super) fn read_file(file: &Path) -> Result<String, Error> {
    let bytes = LESSON_FILES.read_as_named(file)?;
    String::from_utf8(bytes)
        .map_err(|_| format!("{} cannot be read: it is not text in UTF-8", shown(file)).into())
}

/// The lesson that was probably meant: its name, or a word of it, contains what was typed, is in it, or is spelt almost
/// like it.
fn closest_lesson(name: &str) -> Option<&'static str> {
    const FEWEST_LETTERS: usize = 3;
    let mut names = BUILT_IN.iter().map(|(file, _)| name_of(file));
    let is_part = |lesson: &&str| lesson.contains(name) || name.contains(lesson);
    let holds = names.clone().find(|lesson| name.len() >= FEWEST_LETTERS && is_part(lesson));
    let is_near = |word: &str| nearest(name, [word]).is_some();
    let is_near_in = |lesson: &&str| {
        let mut words = lesson.split('-').filter(|word| word.len() > FEWEST_LETTERS);
        is_near(lesson) || words.any(is_near)
    };
    holds.or_else(|| names.find(is_near_in))
}

/// The files next to a lesson, those of the course, and the lab sheet.
pub(super) struct LessonFolder(PathBuf);

impl LessonFolder {
    /// The folder of this file.
    pub fn file(file: &Path) -> Self {
        Self(file.parent().map(Path::to_owned).unwrap_or_default())
    }
}

impl LessonAssets for LessonFolder {
    fn has(&self, file: &str) -> bool {
        self.0.join(file).is_file() || CourseAssets.has(file)
    }

    fn functions(&self) -> Vec<&'static str> {
        Function::ALL.iter().map(|function| function.name()).collect()
    }

    fn picture(&self, file: &str) -> Result<Vec<u8>, String> {
        let path = self.0.join(file);
        if !path.exists() && !path.is_symlink() {
            return CourseAssets.picture(file);
        }
        PICTURE_FILES.read(&path).map_err(|why| why.to_string())
    }
}
