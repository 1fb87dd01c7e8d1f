//! Formulas, boards and commands stay on one line, as long as they fit a line at all.

use course::lesson::{BUILT_IN, Key, read, whole};
use explain::derivation::Derivation;
use explain::document::{Block, Document, Role, Text, tell};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, proptest};
use render::{Terminal, terminal};
use theory::Board;

use super::pieces::{Piece, pieces};
use super::samples::about;
use super::{style, without_colour};
use crate::support::cases;

/// How many columns a formula or a board takes that goes on from these words: those up to the first that is no part of it,
/// a number, a letter or a sign.
fn part<'a>(words: impl Iterator<Item = &'a str>) -> usize {
    let is_part = |word: &&str| {
        let is_number = word.bytes().all(|b| b.is_ascii_digit());
        is_number || ["⊕", "+", "−", "×", "÷", "="].contains(word)
    };
    words.take_while(is_part).map(|word| word.chars().count() + 1).sum()
}

/// No formula, no board and no command is broken that would fit.
fn is_held(text: &Text, width: usize) {
    let document = Document { blocks: vec![Block::Paragraph(text.clone())] };
    let told = terminal(&document, without_colour(width, false));
    let lines: Vec<&str> = told.lines().collect();
    let typed = text.spans().iter().filter(|span| span.role == Role::Code);
    for typed in typed.map(|span| span.text.replace('\u{a0}', " ")) {
        if typed.chars().count() + 2 > width {
            // What is broken in it may be a board or a formula.
            return;
        }
        assert!(told.contains(&typed), "{typed:?} at {width}: {told}");
    }
    for two in lines.windows(2) {
        let (before, after) = (part(two[0].rsplit(' ')), part(two[1].split(' ')));
        // What stands before a sign or ends with a comma belongs to it, too.
        let most = before + after + 24;
        assert!(before == 0 || after == 0 || most > width, "at {width}: {told}");
    }
}

fn all_is_held(document: &Document, width: usize) {
    for piece in pieces(document) {
        if let Piece::Said(_, text) | Piece::Heading(_, text) = piece {
            is_held(&text, width);
        }
    }
}

#[test]
fn what_lessons_say_is_held_together() {
    for (file, text) in BUILT_IN {
        let document = whole(&read(file, text).unwrap(), style(2), Key::Shown);
        (40..=120).step_by(20).for_each(|width| all_is_held(&document, width));
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
        depth in 0..4_usize,
        width in 40..=120_usize,
    ) {
        for request in about(&Board::from(rows)) {
            all_is_held(&tell(&Derivation::of(request), style(depth)), width);
        }
    }
}
