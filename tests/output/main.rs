//! What is printed, in every format: layout, the contract for scripts, and the goldens.

mod amount;
mod contract;
#[path = "../support/golden.rs"]
mod golden;
mod goldens;
mod html;
mod layout;
mod picture;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/mod.rs"]
mod support;
