//! The style of an explanation: how deep it goes, and how far its reader has come in the course.
//!
//! On a row of 3 a reader of the first lesson reads what the other player takes next; a reader of the whole course reads the
//! nim sum.

use crate::question::Question;

/// How far a reader has come in the course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReaderLevel {
    /// The reader knows the rules of the game, looking ahead, and gates.
    BeforeDigits,
    /// The reader also knows groups, binary digits, and the XOR of two numbers.
    Digits,
    /// The reader also knows the nim sum and all that follows from it.
    #[default]
    Everything,
}

impl ReaderLevel {
    /// All levels, each with its name in the front matter of a lesson.
    pub const NAMED: [(&str, Self); 3] = [
        ("before digits", Self::BeforeDigits),
        ("digits", Self::Digits),
        ("everything", Self::Everything),
    ];

    /// The level with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|&(named, _)| named == name).map(|(_, level)| level)
    }

    /// The level at which a reader can follow how a question is solved.
    pub fn needed_for(question: &Question) -> Self {
        question.ask().level()
    }
}

/// How a derivation is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How many levels of nested steps are shown; 0 is the conclusion alone.
    pub depth: usize,
    /// How far the reader has come.
    pub level: ReaderLevel,
}

impl Default for Style {
    fn default() -> Self {
        Self { depth: Self::USUAL_DEPTH, level: ReaderLevel::Everything }
    }
}

impl Style {
    /// Each step with its table, but not how every single number in it came about.
    pub const USUAL_DEPTH: usize = 2;
}
