//! Why something is not right, in a sentence or two, and what to try next.
//!
//! [`why()`] finds the words for every reason; those that take more than a sentence have files of their own.

mod beginning;
mod board_text;
mod consequence;
mod exception;
mod game;
mod gate;
mod missing;
mod outside;
mod raised;
mod syntax;
mod types;
mod values;
mod why;

pub(super) use board_text::drawn;
pub(super) use consequence::consequence;
pub(super) use gate::how_it_is_written;
pub(super) use missing::missing_in_brief;
pub(super) use outside::{HEADING, problem};
pub(super) use values::{came_back, expected};
pub use why::why;

#[cfg(test)]
mod tests;
