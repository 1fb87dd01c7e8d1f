//! The words of a lesson and their positions in its file.

use std::ops::Range;

use crate::document::{IdeaNamed, Known, unknown_in};

/// A piece of text in a lesson, with its position in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fragment {
    pub offset: usize,
    pub text: String,
    /// Whether it may mention unknown ideas, like the words of a link to another lesson.
    pub is_free: bool,
}

/// Where fragments mention unknown ideas: the offset in the file, and the idea.
pub(super) fn unknown_in_fragments(
    fragments: &[Fragment],
    known: Known,
) -> Vec<(usize, IdeaNamed)> {
    let mut text = String::new();
    let mut places: Vec<(usize, usize)> = Vec::new();
    for fragment in fragments {
        places.push((text.len(), fragment.offset));
        text.push_str(if fragment.is_free { "…" } else { &fragment.text });
    }
    let in_file = |named: IdeaNamed| {
        let &(start, offset) = places.iter().rfind(|&&(start, _)| start <= named.begin)?;
        Some((offset + named.begin - start, named))
    };
    unknown_in(&text, known).into_iter().filter_map(in_file).collect()
}

/// The number of words.
pub(super) fn words_in(fragments: &[Fragment]) -> usize {
    let all: String = fragments.iter().map(|fragment| &fragment.text[..]).collect();
    let words = all.split_whitespace();
    words.filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// The sentence around a position in a text, to help find it.
pub(super) fn around(text: &str, at: Range<usize>) -> String {
    const MOST_LETTERS: usize = 60;
    let line_begins = text[..at.start].rfind('\n').map_or(0, |end| end + 1);
    let line_ends = text[at.end..].find('\n').map_or(text.len(), |more| at.end + more);
    let begin =
        text[line_begins..at.start].rfind(". ").map_or(line_begins, |end| line_begins + end + 2);
    let end = text[at.end..line_ends].find(". ").map_or(line_ends, |more| at.end + more + 1);
    let words: Vec<&str> = text[begin..end].split_whitespace().collect();
    let sentence = words.join(" ");
    if sentence.chars().count() <= MOST_LETTERS * 2 {
        return sentence;
    }
    let near: Vec<&str> = text[at.start..end].split_whitespace().collect();
    let near: String = near.join(" ").chars().take(MOST_LETTERS).collect();
    format!("…{near}…")
}
