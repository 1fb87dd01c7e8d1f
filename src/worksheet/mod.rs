//! Worksheets: printed with room for the answers and the working, and marked when they come back.
//!
//! A [`Sheet`] is made up from a seed and printed as Markdown or as a page, empty or as its key. A filled-in sheet carries its own
//! questions, so marking it needs nothing else: [`MarkedSheet`] judges every answer, and every cell of the working with
//! errors carried forward. The key of a sheet is all right:
//!
//! ```
//! use nimlab::question::Names;
//! use nimlab::worksheet::{MarkedSheet, Printing, Sheet};
//!
//! let key = Sheet::new(&[], 10, 1).print(Printing { work: true, key: true });
//! assert!(MarkedSheet::of("key.md", &key, Names::Standard).is_all_right());
//! ```

mod class;
mod json;
mod lines;
mod marked;
mod marking;
mod markup;
mod page;
mod print;
mod reading;
mod sheet;
mod telling;
mod telling_class;
mod working;

use crate::files::FileKind;

/// The files that worksheets are handed in as.
pub const FILES: FileKind = FileKind {
    name: "worksheet",
    endings: &["md", "markdown", "txt"],
    most_megabytes: 4,
};

pub use class::{QuestionTally, SheetClass, SheetTally};
pub use json::{class_to_json, sheet_to_json};
pub use lines::UnreadableLine;
pub use marked::{Item, Mark, MarkedSheet, MarkedWorking, Naming, WrongCell};
pub use print::Printing;
pub use sheet::Sheet;
pub use telling::tell_sheet;
pub use telling_class::tell_class;
pub use working::{
    BoardCells, CellId, CellRule, CellValue, Operand, Working, WorkingCell, WorkingColumn,
    WorkingRow, WorkingTable,
};
