//! A game's own words for the question who wins with equal heaps: `towers 3 6`.

use super::game::Game;

/// The words for the question who wins with equal heaps.
#[derive(Debug)]
pub struct EqualForm {
    /// The first word, before the number of heaps and their size.
    pub word: &'static str,
    /// Synonyms.
    pub also: &'static [&'static str],
    /// What follows the first word: two numbers.
    pub takes: &'static str,
    /// An example of a question.
    pub example: &'static str,
    /// What the first number is.
    pub count: &'static str,
    /// What the second number is.
    pub size: &'static str,
    /// The smallest heap, and the largest.
    pub sizes: (u64, u64),
}

static TOWERS: EqualForm = EqualForm {
    word: "towers",
    also: &["tower-breakers", "breakers", "divisors"],
    takes: "two numbers, how many towers and how high they are",
    example: "towers 3 6",
    count: "a number of towers",
    size: "a height of towers",
    sizes: (1, u32::MAX as u64),
};

impl Game {
    /// The game's own words for the question who wins with equal heaps, if it has any.
    pub fn equal_form(self) -> Option<&'static EqualForm> {
        (self == Self::Divisors).then_some(&TOWERS)
    }
}
