//! A class: whose files are whose, the results of several hand-ins together, and the folder of reports to hand back.
//!
//! The same for programs and worksheets: four hand-ins with 100, 93, 93 and 0 points give `Points: 100% (1), 90–99%
//! (2), 0% (1).`

mod csv_line;
mod folder;
mod format;
mod hand_in;
mod list;
mod moodle;
mod points;
mod results;
mod roster;
mod spread;
pub mod spreadsheet;
mod student;
mod summary;
mod written;

pub use folder::ClassPages;
pub use format::{ReportFormat, ReportStyle};
pub use hand_in::{ClassColumn, ClassRow, HandInWords, InAll, column};
pub use hand_in::{ClassResults, HandIn, ReportStage};
pub use list::ClassNotes;
pub use list::{ClassList, UnusablePath};
pub use moodle::own_name;
pub use points::{Points, Share};
pub use roster::Roster;
pub use spread::{Tally, most_frequent_first};
pub use student::NotJudged;
pub use student::{Student, StudentFiles};
pub use summary::also_handed_in;
