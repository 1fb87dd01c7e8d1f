//! Problems in a lesson file, with their position: `02-xor-gate.md:14:4: …`.

use serde::Serialize;
use thiserror::Error;

use super::front_matter::OffsetFault;
use explain::document::text::good;
use explain::document::{Block, Document};

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
    pub fn at(file: &str, text: &str, offset: usize, message: impl Into<String>) -> Self {
        Self::all(file, text, vec![(offset, message.into())]).remove(0)
    }

    /// Findings at byte offsets, in order. The text is read once for all of them.
    pub(super) fn all(file: &str, text: &str, mut faults: Vec<OffsetFault>) -> Vec<Self> {
        faults.sort_by_key(|&(offset, _)| offset);
        let (mut line, mut column) = (1, 1);
        let mut rest = text.char_indices().peekable();
        let found = faults.into_iter().map(|(offset, message)| {
            // An offset within a character means its beginning.
            let is_before = |&(at, character): &(usize, char)| at + character.len_utf8() <= offset;
            while let Some((_, character)) = rest.next_if(is_before) {
                (line, column) = match character {
                    '\n' => (line + 1, 1),
                    _ => (line, column + 1),
                };
            }
            let file = file.to_owned();
            Self { file, line, column, message }
        });
        found.collect()
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
