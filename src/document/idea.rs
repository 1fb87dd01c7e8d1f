//! Ideas of the course, and which of them a reader has met: an explanation uses no others.
//!
//! A reader of the first lesson knows the rules of the game and can look ahead; that 5 ⊕ 4 = 1 would say nothing there.
//! A word that names an idea is found whole, in any case, in the singular, the plural or the possessive; one with a capital
//! letter only as it is written here. Hyphens and underscores are parts of a word. What is taught in no lesson is free everywhere.
//!
//! "The nim sums of 5 4" names the nim sum; `nim_sum` is the name of a function, and names none.

use crate::game::Board;

/// Makes an enum of the ideas, each with its name, the lesson of the course that introduces it, and the words that name it.
macro_rules! ideas {
    ($($idea:ident $name:literal in $lesson:literal: $($word:literal),*;)*) => {
        /// Something that the course teaches, and that has words of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Idea {
            $(#[doc = $name] $idea,)*
        }

        impl Idea {
            /// All of them, in the order of the course.
            pub const ALL: &[Self] = &[$(Self::$idea,)*];

            /// Its name, as the front matter of a lesson says it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$idea => $name,)*
                }
            }

            /// The name of the lesson that introduces it.
            #[must_use]
            pub fn lesson(self) -> &'static str {
                match self {
                    $(Self::$idea => $lesson,)*
                }
            }
        }

        /// The words that name each of them, in the singular.
        const WORDS: &[(&str, Idea)] = &[$($(($word, Idea::$idea),)*)*];
    };
}

ideas! {
    LegalMove "legal move" in "the-game": "legal", "illegal";
    NormalPlay "normal play" in "the-game": "normal play";
    MirrorPlay "mirror play" in "the-game": "mirror play";
    LookingAhead "looking ahead" in "the-game": "looking ahead", "look ahead", "looks ahead";
    TheLab "the lab" in "the-game": "lab", "lab sheet";
    Gate "gate" in "xor-gate": "gate";
    Xor "XOR" in "xor-gate": "XOR", "⊕", "exclusive or", "XORed";
    Bit "bit" in "xor-gate": "one bit", "two bits", "bits";
    TruthTable "truth table" in "xor-gate": "truth table";
    LogicGates "logic gates" in "xor-gate": "OR", "AND", "NOT", "NAND";
    Binary "binary" in "binary": "binary", "1s column", "2s column", "4s column", "8s column", "16s column", "32s column", "64s column";
    Group "group" in "binary": "group", "grouped";
    Balance "balance" in "binary": "balance", "balanced", "unbalanced", "balancing", "rebalance";
    Bitwise "bitwise XOR" in "padded-xor": "bitwise";
    Padding "padding" in "padded-xor": "padding", "padded", "pad";
    Carry "carry" in "padded-xor": "carry", "carries", "carried", "carrying";
    NimSum "nim sum" in "nim-sum": "nim sum", "nim-sum";
    Abelian "abelian group" in "nim-sum": "abelian", "Boolean";
    Nimber "nimber" in "nim-sum": "nimber";
    Letters "P- and N-positions" in "winning-and-losing": "P-position", "N-position", "P-", "N-";
    BackwardInduction "backward induction" in "winning-and-losing": "backward induction";
    DecidingColumn "deciding column" in "optimal-move": "deciding column", "leftmost odd column", "leftmost 1";
    Theorem "theorem" in "why-it-works": "theorem";
    Induction "induction" in "why-it-works": "induction";
    Misere "misère play" in "beyond-nim": "misère";
    Mex "mex" in "other-games": "mex";
    GrundyValue "Grundy value" in "other-games": "Grundy value", "Sprague–Grundy";
    Impartial "impartial game" in "other-games": "impartial";
    Partisan "partisan game" in "beyond-nim": "partisan";
    StrategyStealing "strategy stealing" in "beyond-nim": "strategy stealing", "strategy-stealing", "steal the strategy";
    MooresNim "Moore's Nim" in "beyond-nim": "Moore", "Moore's Nim";
}

impl Idea {
    /// The idea of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|idea| idea.name() == name)
    }
}

/// The idea by which a board is explained, where it is not a board of plain Nim.
#[must_use]
pub fn idea_behind(board: &Board) -> Option<Idea> {
    match board.rows_at_once() {
        Some(_) => Some(Idea::MooresNim),
        None => (!board.is_nim()).then_some(Idea::GrundyValue),
    }
}

/// A set of ideas: those that a reader has met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct Known(u64);

impl Known {
    /// Everything, as in practice and wherever nothing else is said.
    pub const ALL: Self = Self(u64::MAX);
    /// Nothing yet.
    pub const NONE: Self = Self(0);

    /// Whether an idea has been met.
    #[must_use]
    pub fn has(self, idea: Idea) -> bool {
        self.0 & bit(idea) != 0
    }

    /// The same, and one idea more.
    pub fn with(self, idea: Idea) -> Self {
        Self(self.0 | bit(idea))
    }

    /// The same, except for one idea.
    pub const fn without(self, idea: Idea) -> Self {
        Self(self.0 & !bit(idea))
    }

    /// What either has met.
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both have met.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The place of an idea in a set: there are fewer than 64.
const fn bit(idea: Idea) -> u64 {
    1 << idea as u32
}

const _: () = assert!(Idea::ALL.len() < 64);

/// A place where an idea is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdeaNamed {
    /// The idea.
    pub idea: Idea,
    /// Where its name begins in the text, in bytes.
    pub begin: usize,
    /// Where it ends.
    pub end: usize,
}

/// Where a text names ideas that are not among those known. Of names inside each other the longest counts: "backward
/// induction" is not induction.
#[must_use]
pub fn unknown_in(text: &str, known: Known) -> Vec<IdeaNamed> {
    let mut found: Vec<IdeaNamed> = Vec::new();
    let (mut begin, mut before) = (0, ' ');
    while let Some(letter) = text[begin..].chars().next() {
        let is_inside = is_of_word(before) && is_of_word(letter);
        let named = (!is_inside).then(|| longest_in_front(&text[begin..])).flatten();
        let end = begin + named.map_or(letter.len_utf8(), |(_, length)| length);
        found.extend(named.map(|(idea, _)| IdeaNamed { idea, begin, end }));
        before = text[..end].chars().next_back().unwrap_or(' ');
        begin = end;
    }
    found.retain(|named| !known.has(named.idea));
    found
}

/// The longest name of an idea with which a text begins, and how long it is there.
fn longest_in_front(text: &str) -> Option<(Idea, usize)> {
    let here = WORDS.iter().filter_map(|&(word, idea)| {
        let behind = behind(word, text)?;
        Some((idea, text.len() - behind.len()))
    });
    here.max_by_key(|&(_, length)| length)
}

/// What stands behind a word with which a text begins, as it stands or in the plural.
fn behind<'t>(word: &str, text: &'t str) -> Option<&'t str> {
    const ENDINGS: [&str; 3] = ["", "s", "es"];
    let mut rest = text.chars();
    for wanted in word.chars() {
        let letter = match rest.next()? {
            // White space of any kind and length is one space.
            space if space.is_whitespace() => {
                rest = rest.as_str().trim_start().chars();
                ' '
            }
            '\u{2011}' => '-',
            letter => letter,
        };
        let is_alike = || letter.to_lowercase().eq(wanted.to_lowercase());
        // Capitals matter in a word that has some.
        if letter != wanted && (!is_alike() || word.contains(char::is_uppercase)) {
            return None;
        }
    }
    let rest = rest.as_str();
    if !word.ends_with(char::is_alphanumeric) {
        return Some(rest);
    }
    let mut endings = ENDINGS.iter().filter_map(|ending| rest.strip_prefix(ending));
    endings.find(|behind| !behind.starts_with(is_of_word))
}

/// Whether a letter goes on with a word: hyphens and underscores do.
fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\u{2011}')
}

#[cfg(test)]
mod tests {
    use super::unknown_in;
    use crate::document::{Idea, Known};

    fn named(text: &str) -> Vec<(&str, &str)> {
        let found = unknown_in(text, Known::NONE).into_iter();
        found.map(|it| (it.idea.name(), &text[it.begin..it.end])).collect()
    }

    #[test]
    fn ideas_are_found_by_their_words() {
        for (text, expected) in [
            ("The nim sum of it", vec![("nim sum", "nim sum")]),
            ("Nim sums; NIM SUM", vec![("nim sum", "Nim sums"), ("nim sum", "NIM SUM")]),
            ("the nim\u{a0}\n sum's", vec![("nim sum", "nim\u{a0}\n sum")]),
            ("nim_sum, nim-sums, unnim sum", vec![("nim sum", "nim-sums")]),
            ("xor or XOR", vec![("XOR", "XOR")]),
            ("3 ⊕ 5", vec![("XOR", "⊕")]),
            ("3⊕5", vec![("XOR", "⊕")]),
            (
                "A P-position; P- and N-positions",
                vec![
                    ("P- and N-positions", "P-position"),
                    ("P- and N-positions", "P-"),
                    ("P- and N-positions", "N-positions"),
                ],
            ),
            ("by backward induction", vec![("backward induction", "backward induction")]),
            ("by induction", vec![("induction", "induction")]),
            ("this or that, and not", vec![]),
            ("Misère play", vec![("misère play", "Misère")]),
            ("laboratory, collab, labs", vec![("the lab", "labs")]),
        ] {
            assert_eq!(named(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_known_is_not_told() {
        let known = Known::NONE.with(Idea::NimSum);
        let found = unknown_in("the nim sum and XOR", known);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].idea, Idea::Xor);
    }
}
