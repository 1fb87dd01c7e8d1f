//! The words that name ideas, found in what a reader may read.
//!
//! "The nim sums of 5 4" names the nim sum; `nim_sum` is the name of a function, and names none.

use std::sync::LazyLock;

use super::idea::{Idea, Known};

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

/// The words of all ideas, each with whether capitals matter in it.
static WORDS: LazyLock<Vec<(&str, bool, Idea)>> = LazyLock::new(|| {
    let words = Idea::ALL.iter().flat_map(|idea| {
        let words = idea.words().iter();
        words.map(|word| (*word, word.chars().any(char::is_uppercase), *idea))
    });
    words.collect()
});

/// Where a text names ideas that are not among those known. Of names inside each other the longest counts: "backward
/// induction" is not induction.
#[must_use]
pub fn unknown_in(text: &str, known: Known) -> Vec<IdeaNamed> {
    let mut found: Vec<IdeaNamed> = Vec::new();
    let (mut begin, mut before) = (0, ' ');
    while let Some(letter) = text[begin..].chars().next() {
        let is_inside = is_of_word(before) && is_of_word(letter);
        let named = (!is_inside)
            .then(|| longest_in_front(&text[begin..]))
            .flatten();
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
    let words = WORDS.iter();
    let here = words.filter_map(|&(word, as_written, idea)| {
        let behind = behind(word, as_written, text)?;
        Some((idea, text.len() - behind.len()))
    });
    here.max_by_key(|&(_, length)| length)
}

/// What stands behind a word with which a text begins, as it stands or in the plural.
fn behind<'t>(word: &str, as_written: bool, text: &'t str) -> Option<&'t str> {
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
        if folded(letter, as_written) != folded(wanted, as_written) {
            return None;
        }
    }
    let rest = rest.as_str();
    if !word.ends_with(char::is_alphanumeric) {
        return Some(rest);
    }
    let mut endings = ENDINGS
        .iter()
        .filter_map(|ending| rest.strip_prefix(ending));
    endings.find(|behind| !behind.starts_with(is_of_word))
}

fn folded(letter: char, as_written: bool) -> char {
    if as_written {
        letter
    } else {
        letter.to_lowercase().next().unwrap_or(letter)
    }
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
        found
            .map(|it| (it.idea.name(), &text[it.begin..it.end]))
            .collect()
    }

    #[test]
    fn ideas_are_found_by_their_words() {
        for (text, expected) in [
            ("The nim sum of it", vec![("nim sum", "nim sum")]),
            (
                "Nim sums; NIM SUM",
                vec![("nim sum", "Nim sums"), ("nim sum", "NIM SUM")],
            ),
            (
                "the nim\u{a0}\n sum's",
                vec![("nim sum", "nim\u{a0}\n sum")],
            ),
            (
                "nim_sum, nim-sums, unnim sum",
                vec![("nim sum", "nim-sums")],
            ),
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
            (
                "by backward induction",
                vec![("backward induction", "backward induction")],
            ),
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
