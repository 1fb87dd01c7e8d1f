//! What is known of how a hand-in talks, once some of its games have been played.
//!
//! A game that asks for the two numbers of a move one by one may ask again for one of them after a number that is not
//! possible. Which one, is told by its prompts: those that came with legal moves are remembered, and one that comes again is
//! held against both. "No! How many?" is nearer to "How many?" than to "Which row?", in whatever language.

use std::collections::BTreeSet;

use super::drawing::Drawings;
use super::manner::{Asking, Manner};
use super::spoken::Pattern;

/// What is learned from the games of a hand-in, one after the other.
#[derive(Clone, Default)]
pub(super) struct Learned {
    pub manner: Manner,
    pub prompts: Prompts,
    pub drawings: Drawings,
    /// Prompts that are for a move, since one was seen to be played, or of which nothing better could be found out.
    pub known: BTreeSet<Pattern>,
    /// The lines that were printed while games went on.
    pub heard: BTreeSet<Pattern>,
}

/// The words of the prompts that came with legal moves: for the row, and for the elements.
#[derive(Clone, Debug, Default)]
pub(super) struct Prompts([Option<Pattern>; 2]);

impl Prompts {
    /// Remembers the first prompt for a part.
    pub fn remember(&mut self, part: usize, asking: &Asking) {
        self.0[part].get_or_insert_with(|| asking.words.clone());
    }

    /// Whether the two can be told apart.
    pub fn differ(&self) -> bool {
        matches!(&self.0, [Some(row), Some(elements)] if row != elements)
    }

    /// The part that a prompt asks for, where that can be told.
    pub fn asked_for(&self, asking: &Asking) -> Option<usize> {
        let [Some(row), Some(elements)] = &self.0 else {
            return None;
        };
        let [row, elements] = [row, elements].map(|known| likeness(&asking.words, known));
        (row != elements).then(|| usize::from(row < elements))
    }
}

/// How much of two prompts is the same, in thousandths.
fn likeness(one: &Pattern, other: &Pattern) -> usize {
    let [one, other] = [one, other].map(|words| words.iter().collect::<BTreeSet<_>>());
    1000 * one.intersection(&other).count() / one.union(&other).count().max(1)
}

#[cfg(test)]
mod tests {
    use super::{Asking, Prompts};

    const PLAYERS: [&str; 2] = ["Anna", "Boris"];

    fn prompts(row: &str, elements: &str) -> Prompts {
        let mut prompts = Prompts::default();
        prompts.remember(0, &Asking::read(row, PLAYERS));
        prompts.remember(1, &Asking::read(elements, PLAYERS));
        prompts
    }

    #[test]
    fn a_prompt_that_comes_again_is_known() {
        for (row, elements) in [
            ("Anna, which row? ", "How many elements from row 2? "),
            (
                "Anna, which row? ",
                "How many do you want to take from this row? ",
            ),
            ("Welche Reihe? ", "Wie viele? "),
            ("Anna, row:\n", "Anna, elements:\n"),
            ("Row?\n> ", "Elements?\n> "),
            ("Rangée: ", "Éléments: "),
            (
                "From which row do you take elements? ",
                "How many elements from row 3? ",
            ),
        ] {
            let prompts = prompts(row, elements);
            assert!(prompts.differ());
            for before in ["", "No.\n", "That is not possible! ", "No.\n\nTry again.\n"] {
                for (prompt, part) in [(row, 0), (elements, 1)] {
                    let text = format!("{before}{prompt}")
                        .replace("Anna", "Boris")
                        .replace('2', "1");
                    assert_eq!(
                        prompts.asked_for(&Asking::read(&text, PLAYERS)),
                        Some(part),
                        "{text}"
                    );
                }
            }
        }
    }

    #[test]
    fn prompts_without_words_cannot_be_told_apart() {
        let prompts = prompts("> ", "> ");
        assert!(!prompts.differ());
        assert_eq!(prompts.asked_for(&Asking::read("No.\n> ", PLAYERS)), None);
    }
}
