//! The prompts of a game that asks for the two numbers of a move one by one.
//!
//! It may ask again for one of them after a number that is not possible. Which one, is told by its prompts: those that came
//! with legal moves are remembered, and one that comes again is held against both. "No! How many?" is nearer to "How many?"
//! than to "Which row?", in whatever language.

use std::collections::BTreeSet;

use super::entry::AskedPart;
use super::spoken::{Pattern, lines, pattern};

/// The words that ask for something: the last line, and that with the one before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Prompt {
    last: Pattern,
    both: Pattern,
}

impl Prompt {
    /// The prompt at the end of a text, without the board above it.
    fn read(text: &str, players: [&str; 2]) -> Self {
        let mut lines = lines(text, players).into_iter().rev();
        let last = lines.next().map(|line| pattern(&line)).unwrap_or_default();
        let mut both = lines.next().map(|line| pattern(&line)).unwrap_or_default();
        both.extend(last.iter().cloned());
        Self { last, both }
    }
}

/// The prompts that came with legal moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Prompts {
    /// For the row, and for the elements.
    known: [Option<Prompt>; 2],
    /// Which of the two was asked for first.
    first: Option<AskedPart>,
}

impl Prompts {
    /// Remembers the first prompt for a part. `text` is what was printed below the board.
    pub fn remember(&mut self, part: AskedPart, text: &str, players: [&str; 2]) {
        self.first.get_or_insert(part);
        self.known[part as usize].get_or_insert_with(|| Prompt::read(text, players));
    }

    /// Which of the two is asked for first.
    pub fn first(&self) -> AskedPart {
        self.first.unwrap_or(AskedPart::Row)
    }

    /// Whether the two can be told apart.
    pub fn differ(&self) -> bool {
        matches!(&self.known, [Some(row), Some(elements)] if row != elements)
    }

    /// What a text asks for, where that can be told.
    pub fn asked_for(&self, text: &str, players: [&str; 2]) -> Option<AskedPart> {
        let [Some(row), Some(elements)] = &self.known else {
            return None;
        };
        let prompt = Prompt::read(text, players);
        let [to_row, to_elements] = [row, elements].map(|known| {
            if row.last == elements.last {
                likeness(&prompt.both, &known.both)
            } else {
                likeness(&prompt.last, &known.last)
            }
        });
        match to_row.cmp(&to_elements) {
            std::cmp::Ordering::Greater => Some(AskedPart::Row),
            std::cmp::Ordering::Less => Some(AskedPart::Elements),
            std::cmp::Ordering::Equal => None,
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
    use super::{AskedPart, Prompts};

    const PLAYERS: [&str; 2] = ["Anna", "Boris"];

    fn prompts(row: &str, elements: &str) -> Prompts {
        let mut prompts = Prompts::default();
        prompts.remember(AskedPart::Row, row, PLAYERS);
        prompts.remember(AskedPart::Elements, elements, PLAYERS);
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
                    assert_eq!(prompts.asked_for(&text, PLAYERS), Some(part), "{text}");
                }
            }
        }
    }

    #[test]
    fn prompts_without_words_cannot_be_told_apart() {
        let prompts = prompts("> ", "> ");
        assert!(!prompts.differ());
        assert_eq!(prompts.asked_for("No.\n> ", PLAYERS), None);
    }
}
