//! Grading a lab file: the hand-in's functions are asked for values in a confined Python, and judged out here.
//!
//! A small program in Python, the harness, loads the hand-in and only answers "call this function with these arguments".
//! It knows no expected value. What comes back is judged as a typed answer is, so a function that adds where it should
//! put through XOR is told the same as a student who adds: `bitwise_exclusive_or(3, 5)` gives 8 and not 6.

mod calls;
mod cause;
mod class;
mod classroom;
mod clock;
mod csv;
mod examined;
mod failure;
mod frame;
mod game;
mod gate;
mod gradescope;
mod grading;
mod hand_in;
mod harness;
mod interpreter;
pub mod jail;
mod json;
mod judging;
mod junit;
mod lab;
mod many;
mod missing;
mod moves;
mod plain_report;
mod points;
pub mod python;
mod report;
mod right;
mod seen;
mod session;
mod settings;
mod spread;
mod standing;
mod stream;
mod submission;
mod telling;
mod telling_brief;
mod telling_class;
mod telling_function;
mod telling_marks;
mod telling_phrases;
mod time_budget;
mod undefined;
mod unreadable;
mod value;
mod width;
mod wording;

pub use cause::Cause;
pub use class::{FunctionTally, GradedClass};
pub use failure::{CameBack, Failure, GameFault, GateFault, Reason, Wanted};
pub use frame::{Inside, Printed, Raised, SourceLine, Statement, Unread};
pub use grading::{FunctionReport, Graded, Status};
pub use interpreter::Problem;
pub use lab::{Function, max_points};
pub use many::grade_all;
pub use missing::Missing;
pub use plain_report::ReportStyle;
pub use points::Points;
pub use report::ReportFormat;
pub use session::sandbox;
pub use settings::Settings;
pub use spread::Spread;
pub use standing::{Standing, tell_changes};
pub use submission::{NotGraded, Run, Submission};
pub use telling::tell_submission;
pub use telling_brief::tell_in_brief;
pub use telling_class::tell_class;
pub use unreadable::UnreadableFile;
pub use value::PythonValue;
pub use wording::why;

use crate::files::FileKind;

/// The files that hand-ins are.
pub const FILES: FileKind = FileKind {
    name: "Python lab file",
    endings: &["py", "ipynb"],
    most_megabytes: 16,
};
