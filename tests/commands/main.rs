//! The command line: bad input, unusual input, help and completions.

mod bad_input;
mod board_alone;
mod completions;
mod each;
mod help;
mod page;
#[path = "../support/mod.rs"]
mod support;
mod unusual_input;
