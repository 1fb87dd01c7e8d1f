//! What is said of a hand-in: why something is not right, in a sentence or two, and what to try next.
//!
//! Every reason stands in one [`list`], with its code; [`why()`] fills in what is known of the call, and those that take more
//! than a sentence have files of their own.

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
pub(super) use raised::{HEADING, place};
pub(super) use values::{came_back, consequence, drawn, expected};
pub use why::why;
pub(super) use why::{how_it_is_written, some_moves};

#[cfg(test)]
mod tests;
