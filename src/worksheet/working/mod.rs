//! The working of a question as data: tables of cells, each given or to be filled in.
//!
//! The same working is printed empty for the student and filled in for the key, and compared with what a student wrote.
//! What a cell must contain is a [`CellRule`], a function of the cells before it, so that errors can be carried
//! forward.
//!
//! ```
//! use nimlab::worksheet::{CellValue, Working};
//!
//! let question = "decimal 101".parse().unwrap();
//! let working = Working::of(&question).unwrap();
//! assert_eq!(working.key(), [CellValue::Number(4), CellValue::Number(0), CellValue::Number(1)]);
//! ```

mod asks;
mod columns;
mod groups;
mod heaps;
mod lay_out;
mod rule;
mod tables;
mod value;

pub(super) use asks::Entries;
pub use rule::CellRule;
pub use tables::{Working, WorkingCell, WorkingColumn, WorkingRow, WorkingTable};
pub(super) use value::CellEntry;
pub use value::{CellId, CellValue};
