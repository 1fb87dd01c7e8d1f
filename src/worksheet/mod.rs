//! Worksheets: printed with room for the answers and the working, and marked when they come back.
//!
//! A [`Sheet`] is made up from a seed and printed as Markdown or as a page, empty or as its key. A filled-in sheet carries its own
//! questions, so marking it needs nothing else: [`MarkedSheet`] judges every answer, and every cell of the working with
//! errors carried forward, and tells every line that was not read. Marked against a [`GivenSheet`], only what was asked counts. The
//! key of a sheet is all right:
//!
//! ```
//! use nimlab::question::Names;
//! use nimlab::worksheet::{MarkedSheet, Printing, Sheet};
//!
//! let key = Sheet::new(&[], 10, 1).print(Printing { work: true, key: true, ..Printing::default() });
//! assert!(MarkedSheet::of("key.md", &key, Names::Standard).is_all_right());
//! ```

mod answering;
mod asked;
mod class;
mod for_class;
mod furniture;
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
mod pages;
mod paper;
mod print;
#[cfg(not(target_family = "wasm"))]
mod quiz;
mod reading;
mod sheet;
mod slips;
mod table;
mod telling;
mod telling_class;
mod telling_lines;
mod unlike;
mod working;
mod written_line;

use crate::files::FileKind;

/// The files that worksheets are handed in as.
pub const FILES: FileKind = FileKind::new("worksheet", &["md", "markdown", "txt"], 4).or_folders();

pub use asked::UnreadableLine;
pub use class::{QuestionTally, SheetClass, SheetTally};
pub use for_class::{ClassSlips, NoClassSlips};
pub use given::{GivenSheet, NotAGivenSheet};
pub use handed_in::{MarkedHandIn, SheetText, Unmarked, files_of};
pub use heading::SheetHeading;
pub use json::{class_to_json, sheet_to_json};
pub use list::{BadLine, LISTS, QuestionList, WhyBadLine};
pub use marked::{
    Item, Mark, MarkedSheet, MarkedWorking, Naming, NotCounted, WhyNotCounted, WrongCell, WrongRow,
};
pub use pages::{class_page, class_rows, sheet_page};
pub use paper::TABLES;
pub use print::Printing;
#[cfg(not(target_family = "wasm"))]
pub use quiz::{Quiz, QuizAnswer, QuizCategory, QuizItem, QuizResponse};
pub use sheet::{MadeUp, Sheet, SheetHead};
pub use table::class_to_csv;
pub use telling::tell_sheet;
pub use telling_class::tell_class;
pub use unlike::{Unlike, unlike};
pub use working::{
    CellId, CellRule, CellValue, Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable,
};
