//! Lines that nobody has to read: the sheet's own text, and separators.
//!
//! "Write each answer after its question, or below it." belongs to the sheet, whatever an editor has done to its
//! markup; so do blank lines, rulers, and the title above the first question.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::markup::{clean, trimmed};
use super::print::{INSTRUCTIONS, ON_THE_TABLES, TITLE, WHERE_TO_WRITE, rules_of};
use super::written_line::LONGEST_LINE;
use crate::render::in_words;

/// The sentences on every printed sheet.
static OF_EVERY_SHEET: LazyLock<Boilerplate> =
    LazyLock::new(|| Boilerplate::of([TITLE, WHERE_TO_WRITE, ON_THE_TABLES].into_iter()));

/// The lines of one particular sheet, in addition to those of every sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Boilerplate(BTreeSet<String>);

impl Boilerplate {
    /// These lines, with and without markup.
    pub fn of<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let both = lines.flat_map(|line| [letters(line), letters(&in_words(line))]);
        Self(both.collect())
    }

    /// Whether a line is one of them, whatever an editor has done to its markup.
    pub fn holds_letters(&self, line: &str) -> bool {
        if self.0.is_empty() || line.len() > LONGEST_LINE {
            return false;
        }
        let letters = letters(&clean(trimmed(line)));
        !letters.is_empty() && self.0.contains(&letters)
    }

    /// Whether a line is one of them; `in_head`: whether it is above the first question.
    pub fn holds(&self, line: &str, in_head: bool) -> bool {
        let line = trimmed(line);
        let is_ruler = |c: char| c.is_whitespace() || "-–—―=_*~#+:.…`\\?".contains(c);
        if line.chars().all(is_ruler) || (in_head && line.starts_with('#')) {
            return true;
        }
        if line.len() > LONGEST_LINE {
            return false;
        }
        let plain = clean(line);
        if in_head && plain.starts_with(INSTRUCTIONS) {
            return true;
        }
        let letters = letters(&plain);
        let is_fence = line.starts_with("```") && ["text", "markdown", "md"].contains(&&*letters);
        (plain.is_empty() && !line.contains("~~"))
            || is_fence
            || is_foot(&plain)
            || is_head_of_list(&plain)
            || OF_EVERY_SHEET.0.contains(&letters)
            || is_about_game(&plain, &letters)
            || (!letters.is_empty() && self.0.contains(&letters))
    }
}

/// "seed 7 (the same sheet again: `nimlab worksheet --seed 7`)", and nothing else.
fn is_foot(plain: &str) -> bool {
    let seed = plain.strip_prefix("seed ").unwrap_or_default();
    let rest = seed.trim_start_matches(|c: char| c.is_ascii_digit());
    let command = rest
        .strip_prefix(" (the same sheet again:")
        .and_then(|command| command.strip_suffix(')'));
    command.is_some_and(|command| !command.contains(')'))
}

/// "List of 7:", above the topics of a sheet in words.
fn is_head_of_list(plain: &str) -> bool {
    let count = plain
        .strip_prefix("List of ")
        .and_then(|rest| rest.strip_suffix(':'));
    count.is_some_and(|count| count.parse::<usize>().is_ok())
}

/// "lasker: " and the rules of that game.
fn is_about_game(plain: &str, line: &str) -> bool {
    let game = plain.split_once(": ").and_then(|(word, _)| {
        let word = word.trim_start_matches(|c: char| !c.is_alphabetic());
        word.trim_end_matches('*').parse().ok()
    });
    game.is_some_and(|game| {
        let rules = rules_of(game).to_string();
        Boilerplate::of(std::iter::once(&*rules)).0.contains(line)
    })
}

/// A line without marks, spaces and capitals.
pub(super) fn letters(line: &str) -> String {
    let letters = line.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
