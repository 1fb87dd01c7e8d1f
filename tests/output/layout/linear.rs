//! What is promised to whoever cannot look: words alone, nothing that has to be seen, and no number less than the text has.

use std::collections::BTreeMap;

use explain::document::Document;
use render::{Terminal, terminal};

use super::pieces::Piece;
use super::{ENDLESS, is_tidy, without_colour};

/// Nothing in it is a rule, a glyph or an alignment, it fits, and it says what the text says in numbers.
pub fn says_it_all(document: &Document, pieces: &[Piece], widths: &[usize], what: &str) {
    let linear = |width, ascii| {
        terminal(document, Terminal { linear: true, ..without_colour(width, ascii) })
    };
    // What is typed or printed just so keeps its signs.
    let is_code = |line: &str| {
        let is_in =
            |piece: &Piece| matches!(piece, Piece::Code(code) if code.contains(line.trim()));
        pieces.iter().any(is_in)
    };
    for (&width, ascii) in widths.iter().flat_map(|width| [(width, false), (width, true)]) {
        let what = format!("{what}, linear at {width}, ascii {ascii}");
        let words = linear(width, ascii);
        is_tidy(&words, width, ascii, &what);
        for line in words.lines().filter(|line| !is_code(line)) {
            let rules = ["[", "]", "  ", "---", "___", "===", "| |"];
            assert!(!rules.iter().any(|rule| line.contains(rule)), "{what}: {line:?}");
            let is_word = |c: char| c.is_ascii() || c.is_alphanumeric();
            assert!(!line.starts_with(' ') && line.chars().all(is_word), "{what}: {line:?}");
        }
    }
    let words = linear(ENDLESS, false);
    let said = numbers(&words);
    for (number, count) in numbers(&terminal(document, without_colour(ENDLESS, false))) {
        // Binary digits are read one by one.
        let digits = number.chars().map(String::from).collect::<Vec<_>>().join(" ");
        let one_by_one = if number.len() > 1 { words.matches(&digits).count() } else { 0 };
        let said = said.get(number).unwrap_or(&0) + one_by_one;
        assert!(said >= count, "{what}: {number} is said {said} times, not {count}");
    }
}

/// How often each number stands in a text.
fn numbers(text: &str) -> BTreeMap<&str, usize> {
    let mut numbers = BTreeMap::new();
    let all = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    all.for_each(|number| *numbers.entry(number).or_default() += 1);
    numbers
}
