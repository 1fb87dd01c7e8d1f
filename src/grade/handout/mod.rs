//! What a teacher hands out: the lab sheet by the rules that are set, and a Python file to begin with.
//!
//! Everything that can cost points stands on the sheet, and it stands there because the rules say so: change
//! `gate_needs_if` and the sentence is gone. Values of examples are those by which hand-ins are judged.

mod rules;
mod sheet;
mod starter;

pub use sheet::{lab_sheet, sheet_to_json, task_in_words};
pub use starter::starter;
