//! Documents written out: for a terminal (as a page or, for readers who cannot see it, in words alone), as Markdown, as HTML, and (from
//! the typed values themselves) as JSON.
//!
//! A renderer knows the [`Document`](explain::document::Document) alone; it adds layout and nothing to read.
//!
//! ```
//! use explain::document::{Block, Document};
//! use render::{Terminal, markdown, terminal};
//!
//! let document = Document::of(Block::Title("The nim sum".into()));
//! assert_eq!(markdown(&document, Terminal::plain(80)), "# The nim sum\n");
//! assert!(terminal(&document, Terminal::plain(80)).starts_with("The nim sum\n"));
//! ```

mod ascii;
mod drawing;
mod grid;
mod html;
pub mod json;
mod laid_out;
mod layout;
mod linear;
mod markdown;
mod page;
mod prose;
mod terminal;
mod theme;
mod width;

pub use ascii::{json_to_ascii, to_ascii};
pub use html::{html, html_escaped, html_for_others, html_of, html_part};
pub use laid_out::LaidOut;
pub use linear::in_words;
pub use markdown::markdown;
pub use page::{laid_out, terminal};
pub use prose::wrap;
pub use terminal::Terminal;
pub use width::width;
