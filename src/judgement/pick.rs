//! Answers that pick from what is shown: one or several choices, an order of lines, or the one false line.
//!
//! Such answers are read and judged in the same way whether the program or the author of a lesson wrote the choices.
//! Choices have the letters a, b, c …, lines the numbers 1, 2, 3 …

use crate::derivation::Conclusion;
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

    /// What to pick, given a conclusion; `None` if the answer does not pick.
    #[must_use]
    pub fn of(found: &Conclusion) -> Option<Self> {
        let (right, of) = match found {
            Conclusion::Choices(found) => (Answer::Chosen(found.winning.clone()), found.of),
            Conclusion::Argued(found) if !found.has_blank() => {
                (found.right.clone(), found.lines.len())
            }
            _ => return None,
        };
        Some(Self { right, of, is_one: false })
    }

    /// A word for what to pick: `one` choice, `several`, an `order` or a `line`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self.right {
            Answer::Chosen(_) if self.is_one => "one",
            Answer::Chosen(_) => "several",
            Answer::Order(_) => "order",
            _ => "line",
        }
    }

    /// A code for where a wrong answer about the lines of an argument goes wrong, stable for scripts; it is not a
    /// misconception.
    #[must_use]
    pub fn code(&self, answer: &Answer) -> Option<&'static str> {
        match (&self.right, answer) {
            (Answer::Order(_), Answer::Order(_)) => Some("line-too-early"),
            (Answer::Line(right), Answer::Line(line)) => {
                let is_there = *line >= 1.into() && *line <= self.of.into();
                is_there.then_some(if line < right { "before-the-flaw" } else { "after-the-flaw" })
            }
            _ => None,
        }
    }
}
