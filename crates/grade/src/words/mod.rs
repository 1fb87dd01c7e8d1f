//! What to say about a hand-in: why something is not right, in a sentence or two, and what to try next.
//!
//! Every reason is in one [`list`], with its code and its words; what takes more than a sentence has its own file.

mod another;
mod cause;
mod list;
mod outside;
mod raised;
mod types;
mod values;

pub use cause::Cause;
pub(super) use list::how_it_is_written;
pub use list::why;
pub(super) use outside::{missing_in_brief, problem, problems};
pub(super) use raised::{HEADING, kind_and_place};
pub(super) use values::{consequence, drawn, expected, returned_value, some_moves};

#[cfg(test)]
mod tests;
