//! What a teacher hands out: the lab sheet for the given rules, and a Python file to start from.
//!
//! Everything that can cost points is on the sheet, because the rules produce its sentences: change `names`
//! and the sentence on positions changes. The values of the examples are those by which hand-ins are judged.

mod rules;
mod sheet;
mod starter;

pub use sheet::{lab_sheet, sheet_to_json};
pub use starter::starter;
