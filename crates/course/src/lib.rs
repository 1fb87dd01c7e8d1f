//! The course and what surrounds it: lessons, practice, play and worksheets.
//!
//! Each is a conversation or a document; none knows where its words come from or go.
//!
//! ```
//! use course::worksheet::{Printing, Sheet};
//! use render::{Terminal, markdown};
//!
//! let sheet = Sheet::new(&[], 10, 1).document(Printing { work: false, key: false });
//! assert!(markdown(&sheet, Terminal::plain(80)).contains("____"));
//! ```

pub mod conversation;
pub mod lesson;
pub mod play;
pub mod practice;
pub mod worksheet;
