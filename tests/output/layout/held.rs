//! Formulas, boards and commands stay on one line, whatever its width: what is held together where there is room for all is
//! held together where there is little, as long as it fits a line at all.

use course::lesson::{BUILT_IN, Key, read, whole};
use explain::derivation::Derivation;
use explain::document::{Block, Document, Role, Text, tell};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, proptest};
use render::{Terminal, terminal};
use theory::Board;

use super::samples::about;
use super::{explained, style, without_colour};
use crate::support::cases;

/// What stands on one line, read by its words alone: numbers in a row, numbers and letters with signs between them, and
/// whatever is to be typed.
fn held(text: &Text) -> Vec<String> {
    let plain = text.to_string().replace('\u{a0}', " ");
    let bare = |word: &str| word.trim_matches(['(', ')', ',', '.', ';', ':', '?', '!']).to_owned();
    let is_sign = |word: &str| ["⊕", "+", "−", "×", "÷", "="].contains(&word);
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let ends = |word: &str| word.ends_with([',', '.', ';', ':', '?', '!', ')']);
    let words: Vec<&str> = plain.split(' ').collect();
    let mut found = Vec::new();
    for start in 0..words.len() {
        let mut end = start;
        while end + 1 < words.len() && !ends(words[end]) {
            let (one, next) = (bare(words[end]), bare(words[end + 1]));
            let is_part = |word: &str| is_number(word) || word.len() == 1;
            let goes_on = (is_number(&one) && is_number(&next) && !words[end + 1].starts_with('('))
                || (is_sign(words[end]) && is_part(&next) && end > start)
                || (is_sign(words[end + 1]) && is_part(&one) && end + 2 < words.len());
            if !goes_on {
                break;
            }
            end += 1;
        }
        if end > start && !is_sign(words[end]) {
            found.push(words[start..=end].join(" "));
        }
    }
    let typed = text.spans().iter().filter(|span| span.role == Role::Code);
    found.extend(typed.map(|span| span.text.replace('\u{a0}', " ")));
    found
}

/// The texts that are set in lines of their own, and how far they stand in at the most.
fn texts(blocks: &[Block], indent: usize, found: &mut Vec<(Text, usize)>) {
    for block in blocks {
        match block {
            Block::Title(text) | Block::Paragraph(text) | Block::Heading(text) => {
                found.push((text.clone(), indent));
            }
            Block::Picture(picture) => found.push((picture.in_words(), indent)),
            Block::Conclusion(text) => found.push((text.clone(), indent + 8)),
            Block::Section { heading, body } => {
                found.push((heading.clone(), indent + 9));
                texts(body, indent + 3, found);
            }
            Block::Folded { body, .. } => texts(body, indent + 3, found),
            Block::Quote(blocks) => texts(blocks, indent + 2, found),
            Block::Whole(blocks) => texts(blocks, indent, found),
            Block::List { items, .. } => {
                for item in items {
                    texts(item, indent + 4, found);
                }
            }
            Block::Code(_) | Block::Table(_) | Block::Drawing(_) => {}
        }
    }
}

fn is_held(document: &Document, width: usize, what: &str) {
    let mut found = Vec::new();
    texts(&document.blocks, 0, &mut found);
    let said = terminal(document, without_colour(width, false));
    for (text, indent) in found {
        for part in held(&text) {
            let fits = part.chars().count() + indent + 2 <= width;
            assert!(
                !fits || said.lines().any(|line| line.contains(&part)),
                "{what} at {width}: {part:?} is broken in\n{said}"
            );
        }
    }
}

#[test]
fn what_lessons_say_is_held_together() {
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap();
        let document = whole(&lesson, style(2), Key::Shown);
        for width in (40..=120).step_by(7) {
            is_held(&document, width, file);
        }
    }
}

#[test]
fn a_formula_longer_than_the_line_breaks_before_its_result() {
    let sum: Vec<String> = (10..24).map(|number: u64| number.to_string()).collect();
    let text = format!("So {} = 231, and on.", sum.join(" + "));
    let document = Document { blocks: vec![Block::Paragraph(text.into())] };
    let lines = terminal(&document, without_colour(60, false));
    let lines: Vec<&str> = lines.lines().collect();
    assert!(lines[0].ends_with(" + 21") && lines[1].starts_with("+ 22"), "{lines:?}");
    assert!(lines[1].ends_with("= 231, and on."), "{lines:?}");
    let words = Terminal { linear: true, ..without_colour(40, false) };
    assert!(terminal(&document, words).contains("= 231"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(40) })]

    #[test]
    fn what_is_told_of_random_boards_is_held_together(
        rows in vec(0..40_u64, 1..9),
        which in 0..100_usize,
        depth in 0..4_usize,
        width in 40..=120_usize,
    ) {
        let board = Board::from(rows);
        let mut requests = about(&board);
        requests.push(explained(board));
        let request = requests.swap_remove(which % requests.len());
        let derivation = Derivation::of(request);
        is_held(&tell(&derivation, style(depth)), width, &derivation.request.to_string());
    }
}
