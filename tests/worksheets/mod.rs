//! Worksheets: printed, filled in, read back and marked.

mod against;
mod class;
mod worksheet;
mod worksheet_files;
