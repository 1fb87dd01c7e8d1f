//! The reports: documents for people, three formats for programs, and the pages to hand back.
//!
//! Those for programs are written one hand-in at a time, so that a class of thousands takes no more memory than one.
//! They do not depend on time or machine: the same seed gives the same report.

mod brief;
mod class;
mod function;
mod gradescope;
mod json;
mod marks;
mod screens;
mod whole;

pub use class::GradedClass;
pub use function::DEPTH_OF_EVERYTHING;
pub use screens::{first_to_mend, repeat_report, screen_report};
pub use whole::full_report;
