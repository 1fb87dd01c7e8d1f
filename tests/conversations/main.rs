//! Conversations: practice, a match and a lesson, without a terminal and at one.

mod conversation;
#[path = "../support/golden.rs"]
mod golden;
mod play;
mod play_review;
mod practice;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/mod.rs"]
mod support;
mod terminal;
