//! A step in words: what it states, and, made only when it is shown, how that is shown.

use super::block::{Block, IntoBlocks};
use super::text::Text;

/// A step in words.
pub(super) struct StepText<'a> {
    /// What the step states, in a sentence or less.
    pub heading: Text,
    body: Option<MakeBody<'a>>,
}

/// What makes the body.
type MakeBody<'a> = Box<dyn FnOnce() -> Vec<Block> + 'a>;

impl<'a> StepText<'a> {
    /// A statement, and how it is shown.
    pub fn new<B: IntoBlocks>(heading: Text, body: impl FnOnce() -> B + 'a) -> Self {
        Self {
            heading,
            body: Some(Box::new(|| body().into_blocks())),
        }
    }

    /// A statement that says it all.
    pub fn heading(heading: Text) -> Self {
        Self {
            heading,
            body: None,
        }
    }

    /// How it is shown; nothing for a step that its heading tells whole.
    pub fn body(self) -> Vec<Block> {
        self.apart().1()
    }

    /// The statement, and what makes the blocks that show it.
    pub fn apart(self) -> (Text, impl FnOnce() -> Vec<Block> + 'a) {
        let body = self.body;
        (self.heading, || body.map_or_else(Vec::new, |body| body()))
    }
}
