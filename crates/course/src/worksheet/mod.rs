//! Worksheets: printed with room for answers and working, and read back.
//!
//! A [`Sheet`] is made up from a seed and printed as a document, empty or as its key. A filled-in sheet contains its
//! questions in the notation, so reading it needs nothing else: a [`SheetText`] has each question with what is written at
//! its blank.

mod list;
mod markup;
mod print;
mod quiz;
mod reading;
mod sheet;
mod variants;
mod working;

pub use list::BadLine;
pub use print::Printing;
pub use quiz::{Quiz, QuizItem, QuizResponse};
pub use reading::{AskedQuestion, SheetText};
pub use sheet::Sheet;
