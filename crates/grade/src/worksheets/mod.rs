//! Worksheets that come back filled in: each question is judged by what stands at its blank.
//!
//! A sheet contains its questions in the notation, so marking needs nothing else. Marked against a [`GivenSheet`], only
//! the questions of that sheet count. The key of a sheet is all right:
//!
//! ```
//! use course::worksheet::{Printing, Sheet};
//! use grade::worksheets::MarkedSheet;
//! use render::{Terminal, markdown};
//!
//! let key = Sheet::new(&[], 10, 1).document(Printing { work: true, key: true });
//! let key = markdown(&key, Terminal::plain(80));
//! assert!(MarkedSheet::of("key.md", &key, &[]).is_all_right());
//! ```

mod class;
mod marked;
mod report;

pub use class::sheet_class;
pub use marked::{GivenSheet, Item, MarkedSheet, UnreadableQuestion};
pub use report::sheet_report;

use crate::files::FileKind;

/// The kind of file that worksheets are handed in as.
pub const FILES: FileKind = FileKind::new("worksheet", &["md", "markdown", "txt"], 4).or_folders();
