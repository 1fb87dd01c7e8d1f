//! Answers that pick from what is shown: one choice or several, an order of lines, or the one line that is false.
//!
//! Whatever is shown, by the program or by the author of a lesson, such an answer is read and judged in the same way. Choices
//! have the letters a, b, c …, lines the numbers 1, 2, 3 …

use crate::derivation::Conclusion;
use crate::question::Answer;

/// What is to be picked, and from how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picking {
    /// The right answer: choices, the order of the lines, or the number of the one from which on an argument fails.
    pub right: Answer,
    /// How many choices or lines there are.
    pub of: usize,
    /// Whether it is known that just one choice is right.
    pub is_one: bool,
}

impl Picking {
    /// The most choices that can be told apart by letters.
    pub const MOST: usize = 26;

    /// What is picked where this has been found; `None` where the answer is something else.
    #[must_use]
    pub fn of(found: &Conclusion) -> Option<Self> {
        let (right, of) = match found {
            Conclusion::Choices(found) => (Answer::Chosen(found.winning.clone()), found.of),
            Conclusion::Argued(found) if !found.has_blank() => {
                (found.right.clone(), found.lines.len())
            }
            _ => return None,
        };
        Some(Self {
            right,
            of,
            is_one: false,
        })
    }

    /// What is picked, in a word: `one` choice, `several`, an `order` or a `line`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self.right {
            Answer::Chosen(_) if self.is_one => "one",
            Answer::Chosen(_) => "several",
            Answer::Order(_) => "order",
            _ => "line",
        }
    }

    /// The code of where a wrong answer about the lines of an argument goes wrong, which scripts rely on: it is no misconception.
    #[must_use]
    pub fn code(&self, answer: &Answer) -> Option<&'static str> {
        match (&self.right, answer) {
            (Answer::Order(_), Answer::Order(_)) => Some("line-too-early"),
            (Answer::Line(right), Answer::Line(line)) => {
                let is_there = *line >= 1.into() && *line <= self.of.into();
                is_there.then_some(if line < right {
                    "before-the-flaw"
                } else {
                    "after-the-flaw"
                })
            }
            _ => None,
        }
    }
}
