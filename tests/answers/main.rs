//! Answers: how they are read, judged and diagnosed, in questions of every kind.

mod answers;
mod diagnosis;
mod exercises;
#[path = "../support/program.rs"]
mod program;
mod reading;
#[path = "../support/mod.rs"]
mod support;
mod working;
