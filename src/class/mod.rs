//! A class: whose files are whose, what came of several hand-ins together, and the folder that is handed back.
//!
//! Of four hand-ins with 100, 93, 93 and 0 points it is told `Points: 100 (1), 90–99 (2), 0 (1).`, whether they are
//! programs or worksheets.

mod csv_line;
mod folder;
mod list;
mod part;
mod points;
mod refused;
mod roster;
mod spread;
mod student;
mod tally;
mod telling;

pub use csv_line::csv_line;
pub use folder::PageFolder;
pub use list::{ClassList, ClassNotes, NotThere};
pub use part::{Part, Shard, join};
pub use points::{Points, Share};
pub use refused::ClassError;
pub use roster::Roster;
pub use spread::Spread;
pub use student::{Student, StudentFiles};
pub use tally::{Tally, most_frequent_first};
pub use telling::{ClassRow, student_table, table, tell_notes};
