//! Lessons: the course, the files of authors, and what is said to readers of each level.

mod course;
mod findings;
mod lesson_files;
mod lesson_pictures;
mod levels;
