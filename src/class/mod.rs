//! A class: whose files are whose, the results of several hand-ins together, and the folder of reports to hand back.
//!
//! The same for programs and worksheets: four hand-ins with 100, 93, 93 and 0 points give `Points: 100% (1), 90–99%
//! (2), 0% (1).`

mod folder;
mod list;
mod moodle;
mod part;
mod points;
mod roster;
mod spread;
pub(crate) mod spreadsheet;
mod student;
mod summary;

pub(crate) use folder::PageFolder;
pub use list::ClassNotes;
pub(crate) use list::{ClassList, UnusablePath};
pub(crate) use moodle::{own_name, student as named_by_moodle};
pub(crate) use part::{Part, Shard, damaged, join};
pub(crate) use points::{Points, Share};
pub(crate) use roster::Roster;
pub(crate) use spread::{Spread, Tally, most_frequent_first};
pub use student::NotJudged;
pub(crate) use student::{Student, StudentFiles};
pub(crate) use summary::{ClassRow, also_handed_in, notes_in_words, student_table};
