//! What a teacher hands out: the lab sheet by the rules that are set, a Python file to begin with, and to Gradescope all that it
//! grades with.
//!
//! Everything that can cost points stands on the sheet, and it stands there because the rules say so: change
//! `gate_needs_if` and the sentence is gone. Values of examples are those by which hand-ins are judged.

mod autograder;
mod rules;
mod sheet;
mod starter;

pub use autograder::{GradingProgram, NotForGradescope, autograder};
pub use sheet::{sheet_to_json, tell_sheet, tell_task};
pub use starter::starter;
