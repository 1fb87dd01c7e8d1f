//! Judges a hand-in: its functions are called, their values compared with the right ones, and faults attributed.
//!
//! `bitwise_exclusive_or(3, 5)` gives 8 and not 6: a [`Failure`], whose [`Reason`] says that the numbers were added.

mod calls;
mod case;
mod examined;
mod failure;
mod game;
mod graded;
mod grading;
mod joint_diagnosis;
mod moves;
mod player;
mod submission;
mod value;
mod written;

pub use failure::{ExpectedResult, Failure, GameFault, GateFault, MoveSlip, Reason};
pub use graded::{FunctionReport, Graded, Status};
pub use grading::{MOST_LOST, TIMES_OVERALL};
pub use player::LabPlayer;
pub use submission::{Run, Submission, grade_all};
