//! Worksheets: printed with room for answers and working, and marked when they come back.
//!
//! A [`Sheet`] is made up from a seed and printed as a document, empty or as its key. A filled-in sheet contains its
//! questions in the notation, so marking needs nothing else: [`MarkedSheet`] judges what is written at the blank of each.
//! Marked against a [`GivenSheet`], only the questions of that sheet count. The key of a sheet is all right:
//!
//! ```
//! use nimlab::render::{Terminal, markdown};
//! use nimlab::worksheet::{MarkedSheet, Printing, Sheet};
//!
//! let key = Sheet::new(&[], 10, 1).document(Printing { work: true, key: true });
//! let key = markdown(&key, Terminal::plain(80));
//! assert!(MarkedSheet::of("key.md", &key, &[]).is_all_right());
//! ```

mod class;
mod list;
mod marked;
mod markup;
mod print;
mod quiz;
mod reading;
mod report;
mod sheet;
mod variants;
mod working;

use crate::files::FileKind;

/// The kind of file that worksheets are handed in as.
pub const FILES: FileKind = FileKind::new("worksheet", &["md", "markdown", "txt"], 4).or_folders();

pub use class::sheet_class;
pub use list::{BadLine, LISTS};
pub use marked::{GivenSheet, Item, MarkedSheet, UnreadableQuestion};
pub use print::Printing;
pub use quiz::{Quiz, QuizAnswer, QuizItem, QuizResponse, TooManyAnswers};
pub use report::sheet_report;
pub use sheet::{Sheet, SheetHead};
