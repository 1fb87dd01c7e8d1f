//! The style of an explanation: how deep it goes, and for whom it is.

use super::reader_level::ReaderLevel;

/// How a derivation is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How many levels of nested steps are shown; 0 is the conclusion alone.
    pub depth: usize,
    /// How far the reader has come.
    pub level: ReaderLevel,
}

impl Default for Style {
    fn default() -> Self {
        Self { depth: Self::USUAL_DEPTH, level: ReaderLevel::Everything }
    }
}

impl Style {
    /// Each step with its table, but not how every single number in it came about.
    pub const USUAL_DEPTH: usize = 2;
}
