//! Lines that nobody has to read: the sheet's own text, and separators.
//!
//! "Write each answer after its question, or below it." belongs to the sheet, whatever an editor has done to its
//! markup; so do blank lines, rulers, and the title above the first question.

use std::collections::BTreeSet;

use super::markup::{clean, trimmed};
use super::print::{INSTRUCTIONS, ON_THE_TABLES, Printing};
use super::sheet::Sheet;
use super::written_line::LONGEST_LINE;
use crate::question::Question;
use crate::render::{Terminal, in_words, markdown, terminal};

/// The lines of a sheet, by their letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Boilerplate(BTreeSet<String>);

impl Boilerplate {
    /// These lines, with and without markup.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let both = |line| [letters(line), letters(&in_words(line))];
        Self(lines.into_iter().flat_map(both).collect())
    }

    /// These lines and all that a sheet with these questions says, however it is printed.
    pub fn with(&self, questions: impl Iterator<Item = Question>) -> Self {
        let sheet = Sheet { questions: questions.collect(), ..Sheet::default() };
        let document = sheet.document(Printing::default());
        let plain = Terminal::plain(usize::MAX);
        let linear = Terminal { linear: true, ..plain };
        let printed = [markdown(&document, plain), terminal(&document, linear)];
        let lines = printed.iter().flat_map(|page| page.lines());
        let Self(mut all) = Self::of(lines.chain([ON_THE_TABLES]));
        all.extend(self.0.iter().cloned());
        Self(all)
    }

    /// Whether a line is one of them, whatever an editor has done to its markup, or says nothing; `in_head`: whether it
    /// is above the first question.
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
        let letters = letters(&plain);
        let is_fence = line.starts_with("```") && ["text", "markdown", "md"].contains(&&*letters);
        (plain.is_empty() && !line.contains("~~"))
            || (in_head && plain.starts_with(INSTRUCTIONS))
            || is_fence
            || is_foot(&plain)
            || (!letters.is_empty() && self.0.contains(&letters))
    }
}

/// "seed 7 (the same sheet again: `nimlab worksheet --seed 7`)", and nothing else.
fn is_foot(plain: &str) -> bool {
    let seed = plain.strip_prefix("seed ").unwrap_or_default();
    let rest = seed.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.starts_with(" (the same sheet again:") && rest.find(')') == Some(rest.len() - 1)
}

/// A line without marks, spaces and capitals.
fn letters(line: &str) -> String {
    let letters = line.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
