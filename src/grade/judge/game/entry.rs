//! How a move is entered: on one line, or one number after the other.
//!
//! Where the prompt says so in words that are known here, the elements come first: "How many?" before "From which row?".
//!
//! A game that asks for the two one by one may ask again for one of them after a number that is not possible. Which one,
//! is told by its prompts: those that came with legal moves are remembered, and one that comes again is held against
//! both. "No! How many?" is nearer to "How many?" than to "Which row?", in whatever language.

use std::collections::BTreeSet;

use super::slips::Entered;
use super::spoken::{Pattern, lines, pattern};

/// How the two numbers are entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EntryStyle {
    /// What stands between them; where nothing does, they are entered one by one, each when it is asked for.
    between: Option<&'static str>,
    /// Whether the row comes first whatever the prompt says.
    is_row_first: bool,
}

impl Default for EntryStyle {
    /// "3, 2".
    fn default() -> Self {
        Self {
            between: Some(", "),
            is_row_first: false,
        }
    }
}

impl EntryStyle {
    /// Whether the two are entered one by one.
    pub fn is_one_by_one(self) -> bool {
        self.between.is_none()
    }

    /// The first of the two that this prompt asks for.
    pub fn first(self, prompt: &str) -> AskedPart {
        if !self.is_row_first && asks_for_elements_first(prompt) {
            AskedPart::Elements
        } else {
            AskedPart::Row
        }
    }

    /// The line for a move at a prompt that asks for both.
    pub fn line(self, prompt: &str, (row, elements): Entered) -> String {
        let between = self.between.unwrap_or_default();
        match self.first(prompt) {
            AskedPart::Row => format!("{row}{between}{elements}"),
            AskedPart::Elements => format!("{elements}{between}{row}"),
        }
    }

    /// Other styles that may be meant where this one, which most expect, was of no use at a prompt.
    pub fn others(self, prompt: &str) -> Vec<Self> {
        if self != Self::default() {
            return Vec::new();
        }
        let is_row_first = [false, true];
        let orders = &is_row_first[..if asks_for_elements_first(prompt) {
            2
        } else {
            1
        }];
        let between = [None, Some(" "), Some(","), Some(";"), Some("-"), Some(", ")];
        let styles = between.into_iter().flat_map(|between| {
            orders.iter().map(move |&is_row_first| Self {
                between,
                is_row_first,
            })
        });
        styles.filter(|style| *style != self).collect()
    }
}

/// Whether a prompt speaks of elements, and only then, or not at all, of a row.
fn asks_for_elements_first(prompt: &str) -> bool {
    const ELEMENTS: [&str; 14] = [
        "how many",
        "how much",
        "element",
        "number of",
        "amount",
        "count",
        "object",
        "stick",
        "match",
        "wie viele",
        "wieviele",
        "anzahl",
        "combien",
        "cuánt",
    ];
    const ROW: [&str; 9] = [
        "row", "heap", "pile", "reihe", "zeile", "rang", "ligne", "fila", "riga",
    ];
    let prompt = prompt.to_lowercase();
    let first = |words: &[&str]| words.iter().filter_map(|word| prompt.find(word)).min();
    match (first(&ELEMENTS), first(&ROW)) {
        (Some(elements), Some(row)) => elements < row,
        (elements, _) => elements.is_some(),
    }
}

/// What a prompt asks for where the two are asked for one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AskedPart {
    Row,
    Elements,
}

impl AskedPart {
    /// The other of the two.
    pub fn other(self) -> Self {
        match self {
            Self::Row => Self::Elements,
            Self::Elements => Self::Row,
        }
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Elements => "elements",
        }
    }

    /// This part of a move.
    pub fn of(self, (row, elements): Entered) -> i64 {
        match self {
            Self::Row => row,
            Self::Elements => elements,
        }
    }
}

/// What has been entered of a move whose two numbers are asked for one by one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Begun {
    /// This part of this move.
    First(AskedPart, Entered),
    /// The number of the row once more, after too many from it: it may have been taken for elements, or for a row.
    InTheDark(i64),
}

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
    row: Option<Prompt>,
    elements: Option<Prompt>,
    /// Which of the two was asked for first.
    first: Option<AskedPart>,
}

impl Prompts {
    /// Remembers the first prompt for a part. `text` is what was printed below the board.
    pub fn remember(&mut self, part: AskedPart, text: &str, players: [&str; 2]) {
        self.first.get_or_insert(part);
        let prompt = match part {
            AskedPart::Row => &mut self.row,
            AskedPart::Elements => &mut self.elements,
        };
        prompt.get_or_insert_with(|| Prompt::read(text, players));
    }

    /// Which of the two is asked for first.
    pub fn first(&self) -> AskedPart {
        self.first.unwrap_or(AskedPart::Row)
    }

    /// Whether the two can be told apart.
    pub fn differ(&self) -> bool {
        self.row.is_some() && self.elements.is_some() && self.row != self.elements
    }

    /// What a text asks for, where that can be told.
    pub fn asked_for(&self, text: &str, players: [&str; 2]) -> Option<AskedPart> {
        let (row, elements) = self.row.as_ref().zip(self.elements.as_ref())?;
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
    use super::{AskedPart, EntryStyle, Prompts};

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
    fn elements_come_first_only_where_a_prompt_says_so() {
        for (prompt, elements_first) in [
            ("Anna, what is your move (row, elements)? ", false),
            ("How many elements do you take? ", true),
            ("Wie viele aus welcher Reihe? ", true),
            ("Elements, row: ", true),
            ("From which row, and how many? ", false),
            ("Your move: ", false),
            ("> ", false),
        ] {
            let styles = EntryStyle::default().others(prompt);
            let has_both = styles.iter().any(|style| style.is_row_first);
            assert_eq!(has_both, elements_first, "{prompt}");
            let line = if elements_first { "2, 3" } else { "3, 2" };
            assert_eq!(EntryStyle::default().line(prompt, (3, 2)), line, "{prompt}");
        }
    }

    #[test]
    fn prompts_without_words_cannot_be_told_apart() {
        let prompts = prompts("> ", "> ");
        assert!(!prompts.differ());
        assert_eq!(prompts.asked_for("No.\n> ", PLAYERS), None);
    }
}
