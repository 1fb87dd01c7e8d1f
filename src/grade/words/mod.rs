//! What is said of a hand-in: why something is not right, in a sentence or two, and what to try next.
//!
//! [`why()`] finds the words for every reason; those that take more than a sentence have files of their own.

mod cause;
mod outside;
mod raised;
mod rules;
mod say;
mod syntax;
mod types;
mod values;
mod why;

pub use cause::Cause;
pub(super) use outside::{HEADING, missing_in_brief, problem};
pub(super) use rules::how_it_is_written;
pub(super) use say::{filled, one_or_more, plain, say};
pub(super) use values::{came_back, consequence, drawn, expected};
pub(super) use why::some_moves;
pub use why::why;

#[cfg(test)]
mod tests;
