//! The words that name ideas, found in what a reader may read.
//!
//! "The nim sums of 5 4" names the nim sum; `nim_sum` is the name of a function, and names none.

use std::sync::LazyLock;

use super::idea::Known;
use super::introduced::{Introduced, ideas};

/// A place where an idea is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdeaNamed {
    /// The idea, its lesson and its words.
    pub introduced: &'static Introduced,
    /// Where its name begins in the text, in bytes.
    pub begin: usize,
    /// Where it ends.
    pub end: usize,
}

/// A word of an idea, and whether capitals matter in it.
struct IdeaWord {
    letters: Vec<char>,
    as_written: bool,
    introduced: &'static Introduced,
}

static WORDS: LazyLock<Vec<IdeaWord>> = LazyLock::new(|| {
    let words = ideas().iter().flat_map(|introduced| {
        introduced.words.iter().map(move |word| {
            let as_written = word.chars().any(char::is_uppercase);
            let letters = word.chars().map(|letter| folded(letter, as_written));
            IdeaWord {
                letters: letters.collect(),
                as_written,
                introduced,
            }
        })
    });
    words.collect()
});

/// Where a text names ideas that are not among those known. Of names inside each other the longest counts: "backward
/// induction" is not induction.
#[must_use]
pub fn unknown_in(text: &str, known: Known) -> Vec<IdeaNamed> {
    let letters = letters_of(text);
    let mut found: Vec<IdeaNamed> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let is_inside = at > 0 && is_of_word(letters[at - 1].1) && is_of_word(letters[at].1);
        let named = (!is_inside).then(|| longest_at(&letters, at)).flatten();
        let Some((introduced, end)) = named else {
            at += 1;
            continue;
        };
        let bytes = |at: usize| letters.get(at).map_or(text.len(), |&(offset, _)| offset);
        found.push(IdeaNamed {
            introduced,
            begin: bytes(at),
            end: bytes(end),
        });
        at = end;
    }
    found.retain(|named| !known.has(named.introduced.idea));
    found
}

/// The longest name of an idea that begins at a letter, and where it ends.
fn longest_at(letters: &[(usize, char)], at: usize) -> Option<(&'static Introduced, usize)> {
    let here = WORDS
        .iter()
        .filter_map(|word| Some((word.introduced, ends(word, letters, at)?)));
    here.max_by_key(|&(_, end)| end)
}

/// Where a word ends that begins at a letter: as it stands, or in the plural.
fn ends(word: &IdeaWord, letters: &[(usize, char)], at: usize) -> Option<usize> {
    const ENDINGS: [&str; 3] = ["", "s", "es"];
    let end = at + word.letters.len();
    let there = letters.get(at..end)?.iter();
    let same = there
        .zip(&word.letters)
        .all(|(&(_, letter), &wanted)| folded(letter, word.as_written) == wanted);
    if !same {
        return None;
    }
    let last = word.letters.last();
    if last.is_some_and(|last| !last.is_alphanumeric()) {
        return Some(end);
    }
    ENDINGS.iter().find_map(|ending| {
        let after = end + ending.chars().count();
        let has_it = letters
            .get(end..after)?
            .iter()
            .map(|&(_, letter)| letter)
            .eq(ending.chars());
        let is_over = letters
            .get(after)
            .is_none_or(|&(_, next)| !is_of_word(next));
        (has_it && is_over).then_some(after)
    })
}

/// The letters of a text with the bytes where they stand; white space of any kind and length is one space.
fn letters_of(text: &str) -> Vec<(usize, char)> {
    let mut letters: Vec<(usize, char)> = Vec::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        match letter {
            _ if letter.is_whitespace() => {
                if letters.last().is_none_or(|&(_, last)| last != ' ') {
                    letters.push((at, ' '));
                }
            }
            '\u{2011}' => letters.push((at, '-')),
            _ => letters.push((at, letter)),
        }
    }
    letters
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
    letter.is_alphanumeric() || matches!(letter, '-' | '_')
}

#[cfg(test)]
mod tests {
    use super::unknown_in;
    use crate::document::{Idea, Known};

    fn named(text: &str) -> Vec<(&str, &str)> {
        let found = unknown_in(text, Known::NONE).into_iter();
        found
            .map(|it| (it.introduced.idea.name(), &text[it.begin..it.end]))
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
        assert_eq!(found[0].introduced.idea, Idea::Xor);
    }
}
