//! Moore's Nim worked out: who wins, which rows take part in a winning turn, and how such a turn is made up column by
//! column.
//!
//! If a turn may take from up to K rows, the 1s of each column are put in groups of K + 1, and what is left over
//! decides. On 1 2 3 with K = 2 both columns hold two 1s, which is not a whole group of three: the player to move wins.

mod columns;
mod position;
mod step;

pub use columns::{ColumnWork, MooreAnalysis, MooreColumn, MooreColumns};
pub(super) use position::after;
pub use step::{AfterTurn, MooreStep, RefutedTurn};
