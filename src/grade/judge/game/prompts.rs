//! The prompts of a game that asks for the two numbers of a move one by one.
//!
//! It may ask again for one of them after a number that is not possible. Which one, is told by its prompts: those that came
//! with legal moves are remembered, and one that comes again is held against both. "No! How many?" is nearer to "How many?"
//! than to "Which row?", in whatever language.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::entry::AskedPart;
use super::manner::Asking;
use super::spoken::Pattern;

/// The prompts that came with legal moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Prompts {
    /// The words that asked for the row, and for the elements.
    known: [Option<[Pattern; 2]>; 2],
    /// Which of the two was asked for first.
    first: Option<AskedPart>,
}

impl Prompts {
    /// Remembers the first prompt for a part.
    pub fn remember(&mut self, part: AskedPart, asking: &Asking) {
        self.first.get_or_insert(part);
        self.known[part as usize].get_or_insert_with(|| asking.words.clone());
    }

    /// Which of the two is asked for first.
    pub fn first(&self) -> AskedPart {
        self.first.unwrap_or(AskedPart::Row)
    }

    /// Whether the two can be told apart.
    pub fn differ(&self) -> bool {
        matches!(&self.known, [Some(row), Some(elements)] if row != elements)
    }

    /// What a prompt asks for, where that can be told.
    pub fn asked_for(&self, asking: &Asking) -> Option<AskedPart> {
        let [Some(row), Some(elements)] = &self.known else {
            return None;
        };
        // The last line says it, or else that with the one before it.
        let place = usize::from(row[0] == elements[0]);
        let like = |known: &[Pattern; 2]| likeness(&asking.words[place], &known[place]);
        match like(row).cmp(&like(elements)) {
            Ordering::Greater => Some(AskedPart::Row),
            Ordering::Less => Some(AskedPart::Elements),
            Ordering::Equal => None,
        }
    }
}

/// How much of two prompts is the same, in thousandths.
fn likeness(one: &Pattern, other: &Pattern) -> usize {
    if one == other {
        return 1001;
    }
    let [one, other] = [one, other].map(|words| words.iter().collect::<BTreeSet<_>>());
    let shared = one.intersection(&other).count();
    1000 * shared / one.union(&other).count().max(1)
}

#[cfg(test)]
mod tests {
    use super::{AskedPart, Asking, Prompts};

    const PLAYERS: [&str; 2] = ["Anna", "Boris"];

    fn prompts(row: &str, elements: &str) -> Prompts {
        let mut prompts = Prompts::default();
        prompts.remember(AskedPart::Row, &Asking::read(row, PLAYERS));
        prompts.remember(AskedPart::Elements, &Asking::read(elements, PLAYERS));
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
                for (prompt, part) in [(row, AskedPart::Row), (elements, AskedPart::Elements)] {
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
