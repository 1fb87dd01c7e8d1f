//! A step in words: what it states, and how that is shown.

use super::block::{Block, IntoBlocks};
use super::text::Text;

/// A step in words.
pub(super) struct StepText {
    /// What the step states, in a sentence or less.
    pub heading: Text,
    /// What shows it: nothing for a step that its heading tells whole.
    pub body: Vec<Block>,
}

impl StepText {
    /// A statement, and how it is shown.
    pub fn new(heading: Text, body: impl IntoBlocks) -> Self {
        Self {
            heading,
            body: body.into_blocks(),
        }
    }

    /// A statement that says it all.
    pub fn heading(heading: Text) -> Self {
        Self {
            heading,
            body: Vec::new(),
        }
    }
}
