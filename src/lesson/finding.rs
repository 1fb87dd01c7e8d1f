//! What is wrong in a lesson file, and where: `02-xor-gate.md:14:4: …`.

use std::fmt;

use serde::Serialize;

use crate::document::text::good;
use crate::document::{Block, Document};

/// Something to be mended in a lesson file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Finding {
    /// The file, as it was named.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub message: String,
}

impl Finding {
    /// A finding at an offset of bytes in the text of a file.
    #[must_use]
    pub fn at(file: &str, text: &str, offset: usize, message: impl Into<String>) -> Self {
        let mut end = offset.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &text[..end];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message: message.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}:{}: {}",
            self.file, self.line, self.column, self.message
        )
    }
}

/// Tells what is to be mended, one finding below the other.
#[must_use]
pub fn tell_findings(findings: &[Finding]) -> Document {
    let told = if findings.is_empty() {
        Block::Paragraph(good("Nothing is to be mended."))
    } else {
        Block::list(findings.iter().map(|finding| finding.to_string().into()))
    };
    Document {
        blocks: vec![Block::Title("Lesson files checked".into()), told],
    }
}
