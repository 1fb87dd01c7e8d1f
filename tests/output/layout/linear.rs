//! What is promised to whoever cannot look: words alone, nothing that has to be seen, and no number less than the text has.

use std::collections::BTreeMap;

use explain::document::{Block, Document};
use render::{Terminal, terminal};

use super::{fits, is_tidy, without_colour};

fn linear(document: &Document, width: usize, ascii: bool) -> String {
    let shown = Terminal { linear: true, ..without_colour(width, ascii) };
    let plain = terminal(document, shown);
    let colour = true;
    assert_eq!(terminal(document, Terminal { colour, ..shown }), plain);
    plain
}

/// Nothing in it is a rule, a glyph or an alignment, it fits, and it says what the text says in numbers.
pub fn says_it_all(document: &Document, widths: &[usize], what: &str) {
    const ENDLESS: usize = 1000;
    for &width in widths {
        for ascii in [false, true] {
            let what = format!("{what}, linear at {width}, ascii {ascii}");
            let words = linear(document, width, ascii);
            is_tidy(&words, &what);
            fits(&words, width, &what);
            assert!(!ascii || words.is_ascii(), "{what}: {words}");
            needs_no_eyes(&words, &printed_just_so(&document.blocks), &what);
        }
    }
    let text = numbers(&terminal(document, without_colour(ENDLESS, false)));
    let linear = linear(document, ENDLESS, false);
    let words = numbers(&linear);
    for (number, count) in text {
        // Binary digits are read one by one.
        let digits: Vec<String> = number.chars().map(String::from).collect();
        let one_by_one = match digits.len() {
            0 | 1 => 0,
            _ => linear.matches(&digits.join(" ")).count(),
        };
        let said = words.get(&number).copied().unwrap_or(0) + one_by_one;
        assert!(said >= count, "{what}: {number} is said {said} times, not {count}");
    }
}

fn needs_no_eyes(words: &str, just_so: &str, what: &str) {
    for line in words.lines().filter(|line| !just_so.contains(line.trim())) {
        let place = || format!("{what}: {line:?}");
        assert!(!line.contains(['[', ']']), "{}", place());
        assert!(!line.starts_with(' ') && !line.contains("  "), "{}", place());
        for rule in ["---", "___", "===", "| |"] {
            assert!(!line.contains(rule), "{}", place());
        }
        let is_word = |c: char| c.is_ascii() || c.is_alphanumeric();
        assert!(line.chars().all(is_word), "{}", place());
    }
}

/// What is typed or printed just so keeps its signs.
fn printed_just_so(blocks: &[Block]) -> String {
    let lines = blocks.iter().map(|block| match block {
        Block::Code(code) => format!("{code}\n"),
        Block::Section { body, .. } | Block::Folded { body, .. } => printed_just_so(body),
        Block::Quote(blocks) | Block::Whole(blocks) => printed_just_so(blocks),
        Block::List { items, .. } => items.iter().map(|item| printed_just_so(item)).collect(),
        _ => String::new(),
    });
    lines.collect()
}

/// How often each number stands in a text.
fn numbers(text: &str) -> BTreeMap<String, usize> {
    let mut numbers = BTreeMap::new();
    for number in text.split(|c: char| !c.is_ascii_digit()) {
        if !number.is_empty() {
            *numbers.entry(number.to_owned()).or_default() += 1;
        }
    }
    numbers
}
