//! Worksheets: printed with room for answers and working, and marked when they come back.
//!
//! A [`Sheet`] is made up from a seed and printed as a document, empty or as its key. A filled-in sheet
//! contains its questions, so marking needs nothing else: [`MarkedSheet`] judges every answer and every cell of the
//! working, with errors carried forward, and lists every line that it could not read. Marked against a [`GivenSheet`],
//! only the questions of that sheet count. The key of a sheet is all right:
//!
//! ```
//! use nimlab::question::Names;
//! use nimlab::render::{Terminal, markdown};
//! use nimlab::worksheet::{MarkedSheet, Printing, Sheet};
//!
//! let printing = Printing { work: true, key: true, ..Printing::default() };
//! let key = markdown(&Sheet::new(&[], 10, 1).document(printing), Terminal::plain(80));
//! assert!(MarkedSheet::of("key.md", &key, Names::Standard).is_all_right());
//! ```

mod answering;
mod boilerplate;
mod brief;
mod class;
mod given;
mod handed_in;
mod heading;
mod json;
mod lines;
mod list;
mod marked;
mod marking;
mod marking_cells;
mod markup;
mod not_counted;
mod print;
mod question_lines;
mod quiz;
mod reading;
mod report;
mod sheet;
mod working;
mod written_line;

use crate::files::FileKind;

/// The kind of file that worksheets are handed in as.
pub const FILES: FileKind = FileKind::new("worksheet", &["md", "markdown", "txt"], 4).or_folders();

pub use class::sheet_class;
pub use given::GivenSheet;
pub use handed_in::SheetText;
pub use heading::SheetHeading;
pub use list::{BadLine, LISTS};
pub use marked::{
    Item, Mark, MarkedSheet, MarkedWorking, Naming, NotCounted, NotCountedReason, WrongCell,
    WrongRow,
};
pub use print::Printing;
pub use quiz::{Quiz, QuizAnswer, QuizItem, QuizResponse, TooManyAnswers};
pub use report::sheet_report;
pub use sheet::{MadeUp, Sheet, SheetHead};
pub use working::{
    CellId, CellRule, CellValue, Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable,
};
