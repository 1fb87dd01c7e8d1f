//! Grading a lab file: the hand-in's functions are asked for values in a confined Python, and judged out here.

pub mod jail;
pub mod python;
