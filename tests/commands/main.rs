//! The command line: bad input, unusual input, help, manual pages and completions.

mod bad_input;
mod board_alone;
mod completions;
mod each;
mod help;
mod manual;
mod page;
#[path = "../support/mod.rs"]
mod support;
mod unusual_input;
