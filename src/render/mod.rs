//! Documents written out: for a terminal, as Markdown, as HTML, and (from the typed values themselves) as JSON.
//!
//! A renderer knows the [`Document`](crate::document::Document) alone; it adds layout and nothing to read.

mod ascii;
mod drawing;
mod html;
pub mod json;
mod judged;
mod layout;
mod markdown;
mod presentation;
mod terminal;
mod theme;

pub use ascii::to_ascii;
pub use html::html;
pub(crate) use judged::{ExpectedTold, Judged};
pub use markdown::markdown;
pub use presentation::{Frame, Place, Presentation};
pub use terminal::{Terminal, terminal};
