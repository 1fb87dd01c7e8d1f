//! What is said of a hand-in: why something is not right, in a sentence or two, and what to try next.
//!
//! Every reason stands in one [`list`], with its code and what is told of it; what takes more than a sentence has a file of
//! its own.

mod another;
mod cause;
mod list;
mod outside;
mod raised;
mod say;
mod syntax;
mod types;
mod values;
mod why;

pub use cause::Cause;
pub(super) use outside::{missing_in_brief, problem};
pub(super) use raised::{HEADING, kind_and_place};
pub(super) use values::{came_back, consequence, drawn, expected, some_moves};
pub(super) use why::how_it_is_written;
pub use why::why;

#[cfg(test)]
mod tests;
