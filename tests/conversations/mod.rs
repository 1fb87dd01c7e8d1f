//! Conversations: practice, a match and a lesson, without a terminal and at one.

mod conversation;
mod play;
mod play_review;
mod practice;
mod terminal;
