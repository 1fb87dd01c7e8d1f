//! The project itself: how its rooms use each other, and whether README and docs are true.

mod brevity;
#[path = "../support/golden.rs"]
mod golden;
mod json_reference;
mod page;
#[path = "../support/program.rs"]
mod program;
mod readme;
mod recipes;
mod rooms;
#[path = "../support/mod.rs"]
mod support;
