//! Answers that pick from what is shown: one or several choices, or an order of lines.
//!
//! Their letters are a, b, c …

use crate::question::Answer;

/// What to pick, and from how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picking {
    /// The right answer: choices, the order of the lines, or the number of the line from which an argument fails.
    pub right: Answer,
    /// How many choices or lines there are.
    pub of: usize,
    /// Whether exactly one choice is right, and this is known.
    pub is_one: bool,
}

impl Picking {
    /// The most choices that have a letter each.
    pub const MOST: usize = 26;

    /// A word for what to pick: `one` choice, `several`, or an `order`.
    pub fn word(&self) -> &'static str {
        match self.right {
            Answer::Chosen(_) if self.is_one => "one",
            Answer::Chosen(_) => "several",
            _ => "order",
        }
    }
}
