//! A step in words: what it states, and, made only when it is shown, how that is shown.

use super::block::{Block, IntoBlocks};
use super::text::Text;

/// A step in words.
pub(super) struct StepText<'a> {
    /// What the step states, in a sentence or less.
    pub heading: Text,
    /// Makes what shows it: nothing for a step that its heading tells whole.
    pub body: Box<dyn FnOnce() -> Vec<Block> + 'a>,
}

impl<'a> StepText<'a> {
    /// A statement, and how it is shown.
    pub fn new<B: IntoBlocks>(heading: Text, body: impl FnOnce() -> B + 'a) -> Self {
        Self {
            heading,
            body: Box::new(|| body().into_blocks()),
        }
    }

    /// A statement that says it all.
    pub fn heading(heading: Text) -> Self {
        Self {
            heading,
            body: Box::new(Vec::new),
        }
    }
}
