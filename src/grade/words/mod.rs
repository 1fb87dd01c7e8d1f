//! What is said of a hand-in: why something is not right, in a sentence or two, and what to try next.
//!
//! [`why()`] finds the words for every reason; those that take more than a sentence have files of their own.

mod board_text;
mod cause;
mod missing;
mod outside;
mod raised;
mod rules;
mod say;
mod syntax;
mod types;
mod values;
mod why;

pub(super) use board_text::drawn;
pub use cause::Cause;
pub(super) use cause::line_not_read;
pub(super) use missing::missing_in_brief;
pub(super) use outside::{HEADING, problem};
pub(super) use rules::how_it_is_written;
pub(super) use say::{filled, say};
pub(super) use values::{came_back, consequence, expected};
pub use why::why;

#[cfg(test)]
mod tests;
