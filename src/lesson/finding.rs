//! Problems in a lesson file, with their position: `02-xor-gate.md:14:4: …`.

use serde::Serialize;
use thiserror::Error;

use super::front_matter::OffsetFault;
use crate::document::text::good;
use crate::document::{Block, Document};

/// A problem in a lesson file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct Finding {
    /// The file, as it was given.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub message: String,
}

impl Finding {
    /// A finding at a byte offset in the text of a file.
    #[must_use]
    pub fn at(file: &str, text: &str, offset: usize, message: impl Into<String>) -> Self {
        let mut position = SourcePosition::default();
        position.go_on(text, offset);
        position.finding(file, message.into())
    }

    /// Findings at byte offsets, in order. The text is read once for all of them.
    pub(super) fn all(file: &str, text: &str, mut faults: Vec<OffsetFault>) -> Vec<Self> {
        faults.sort_by_key(|&(offset, _)| offset);
        let mut position = SourcePosition::default();
        let found = faults.into_iter().map(|(offset, message)| {
            position.go_on(text, offset);
            position.finding(file, message)
        });
        found.collect()
    }
}

/// A position in a text, while it is read.
#[derive(Default)]
struct SourcePosition {
    offset: usize,
    lines_before: usize,
    characters_before: usize,
}

impl SourcePosition {
    /// Advances to an offset, or to the beginning of the character that contains it.
    fn go_on(&mut self, text: &str, offset: usize) {
        let mut end = offset.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        for character in text[self.offset.min(end)..end].chars() {
            if character == '\n' {
                self.lines_before += 1;
                self.characters_before = 0;
            } else {
                self.characters_before += 1;
            }
        }
        self.offset = end;
    }

    fn finding(&self, file: &str, message: String) -> Finding {
        Finding {
            file: file.to_owned(),
            line: self.lines_before + 1,
            column: self.characters_before + 1,
            message,
        }
    }
}

/// The findings, one below the other.
pub fn findings_in_words(findings: &[Finding]) -> Document {
    let title = Block::Title("Lesson files checked".into());
    if findings.is_empty() {
        return Document::of((title, good("There is nothing to mend.")));
    }
    let findings = findings.iter().map(|finding| finding.to_string().into());
    Document::of((title, Block::list(findings)))
}
