//! Lessons: the course, the files of authors, and what is said to readers of each level.

mod findings;
#[path = "../support/golden.rs"]
mod golden;
mod lesson_files;
mod lesson_pictures;
mod lessons;
mod levels;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/mod.rs"]
mod support;
