//! How far a reader has come in the course, and how far one must have come to follow how a question is solved.
//!
//! On a row of 3 a reader of the first lesson is told what the other player takes next; a reader of the whole course is
//! told the nim sum.

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
