//! Answers and moves as people say them: what is read is what was said, and what is not clear is not guessed.

mod examples;
mod laws;
mod moves;
mod own_laws;
mod verdicts;
