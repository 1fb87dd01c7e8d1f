//! Answers that pick from what is shown: one choice or several, an order of lines, or the one line that is false.
//!
//! Whatever is shown, by the program or by the author of a lesson, such an answer is read and judged in the same way. Choices
//! have the letters a, b, c …, lines the numbers 1, 2, 3 …

use std::collections::BTreeSet;

use crate::derivation::{ArgumentFound, Conclusion};

/// What is to be picked, and from how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picking {
    /// The one right choice, by its letter.
    One {
        /// Its place, counted from 0.
        right: usize,
        /// How many choices there are.
        of: usize,
    },
    /// Every right choice, by its letter; there may be none.
    Several {
        /// Their places, counted from 0.
        right: BTreeSet<usize>,
        /// How many choices there are.
        of: usize,
    },
    /// The lines, by their letters, in the order in which they belong.
    Order {
        /// For each line as it is shown, its place in the right order, counted from 0.
        places: Vec<usize>,
    },
    /// The one line, by its number, from which on an argument fails.
    Line {
        /// Its number, counted from 1.
        right: usize,
        /// How many lines there are.
        of: usize,
    },
}

impl Picking {
    /// What is picked where this has been found; `None` where the answer is something else.
    #[must_use]
    pub fn of(found: &Conclusion) -> Option<Self> {
        match found {
            Conclusion::Choices(found) => {
                let wins = found.wins();
                let right = (0..wins.len()).filter(|&at| wins[at]).collect();
                let of = wins.len();
                Some(Self::Several { right, of })
            }
            Conclusion::Argued(ArgumentFound::Order { places, .. }) => Some(Self::Order {
                places: places.clone(),
            }),
            Conclusion::Argued(ArgumentFound::Flaw { lines, first, .. }) => Some(Self::Line {
                right: *first,
                of: lines.len(),
            }),
            _ => None,
        }
    }

    /// The most choices that can be told apart by letters.
    pub const MOST: usize = 26;

    /// How much there is to pick from.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::One { of, .. } | Self::Several { of, .. } | Self::Line { of, .. } => *of,
            Self::Order { places } => places.len(),
        }
    }
}
