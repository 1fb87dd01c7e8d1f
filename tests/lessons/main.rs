//! Lessons: the course, the files of authors, and what their readers have met.

mod course_ideas;
mod course_words;
mod findings;
#[path = "../support/golden.rs"]
mod golden;
mod known;
mod lesson_files;
mod lesson_pictures;
mod lessons;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/mod.rs"]
mod support;
