//! Worksheets: printed, filled in, read back and marked.

#[path = "../support/mod.rs"]
mod support;
mod worksheet;
mod worksheet_files;
