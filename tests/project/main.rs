//! The project itself: whether README and docs are true, and what other programs make of nimlab.

#[path = "../support/golden.rs"]
mod golden;
mod page;
#[path = "../support/program.rs"]
mod program;
mod readme;
mod recipes;
#[path = "../support/mod.rs"]
mod support;
