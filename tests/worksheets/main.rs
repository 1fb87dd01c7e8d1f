//! Worksheets: printed, filled in, read back and marked.

mod against;
mod class;
#[path = "../support/golden.rs"]
mod golden;
#[path = "../support/place.rs"]
mod place;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/mod.rs"]
mod support;
mod worksheet;
mod worksheet_files;
