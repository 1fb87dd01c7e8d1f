//! Hand-ins judged: lab files, whose functions a confined Python process calls, and worksheets.
//!
//! Returned values are judged like typed answers, so a function that adds where it should XOR gets the same explanation
//! as a student who adds: `bitwise_exclusive_or(3, 5)` gives 8 and not 6.
//!
//! | module | holds |
//! |---|---|
//! | [`files`] | what is handed in, found in folders and zip files, and read |
//! | [`class`] | whose files are whose, the results of several, and the folder to hand back |
//! | [`python`] | runs somebody else's Python in a jail and asks it for values; knows nothing about the lab |
//! | `sheet` | the lab: a file for each function |
//! | `lab` | a teacher's rules |
//! | `hand_in` | files and notebooks, and problems with reading them |
//! | `judge` | compares values with the right ones, and attributes faults |
//! | `words` | the messages |
//! | `report` | the reports as documents, and in formats for programs |
//! | `handout` | the lab sheet to give out, and the starter file |
//! | [`worksheets`] | worksheets, marked |
//!
//! Each uses only those above it.
//!
//! ```
//! use grade::{Function, Lab};
//!
//! let rules = "functions = ['nim_sum', 'make_move']\nmax_points = 30";
//! let lab = Lab::read(rules).unwrap();
//! assert_eq!(lab.functions, [Function::MakeMove, Function::NimSum]);
//! assert_eq!(lab.max_points().to_string(), "30");
//! ```

pub mod class;
pub mod files;
mod hand_in;
mod handout;
mod judge;
mod lab;
pub mod python;
mod report;
mod sheet;
mod words;
pub mod worksheets;

pub use hand_in::FILES;
pub use handout::{lab_sheet, sheet_to_json, starter};
pub use judge::{LabPlayer, MOST_LOST, Run, Submission, TIMES_OVERALL, grade_all};
pub use lab::Lab;
pub use python::sandbox;
pub use report::{
    DEPTH_OF_EVERYTHING, GradedClass, first_to_mend, full_report, repeat_report, screen_report,
};
pub use sheet::Function;
