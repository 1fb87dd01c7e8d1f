//! A document in lines, and where it may go on on another page: at the beginning of a block, never inside a table, a board
//! or a paragraph, and never right below a heading.

use std::ops::Range;

use anstream::adapter::strip_str;

use crate::document::Block;

/// A document in lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaidOut {
    /// The lines, without their ends.
    pub lines: Vec<String>,
    /// The lines with which a page may begin, in order.
    begins: Vec<usize>,
}

impl LaidOut {
    /// The lines, from one on, that stand on a page of this height, at least 1: as many blocks as fit, or the beginning of
    /// one that is longer than a page. Empty lines at its end are left to the next page.
    #[must_use]
    pub fn page(&self, from: usize, height: usize) -> Range<usize> {
        let from = from.min(self.lines.len());
        let ends = self.begins.iter().copied().chain([self.lines.len()]);
        let ends = ends.map(|end| from + self.written(from, end));
        let fits = ends.filter(|&end| end > from && end - from <= height);
        let longest = (from + height.max(1)).min(self.lines.len());
        from..fits.max().unwrap_or(longest)
    }

    /// How many of these lines there are up to the last that is not empty.
    fn written(&self, from: usize, end: usize) -> usize {
        let lines = self.lines.get(from..end).unwrap_or_default();
        lines
            .iter()
            .rposition(|line| !is_empty(line))
            .map_or(0, |last| last + 1)
    }

    /// The first line from this one on that is not empty.
    #[must_use]
    pub fn next_written(&self, from: usize) -> usize {
        let lines = self.lines.get(from..).unwrap_or_default();
        from + lines.iter().take_while(|line| is_empty(line)).count()
    }

    /// The empty line between two blocks. What heads something is not parted from it.
    pub(super) fn next_block(&mut self, before: &Block) {
        self.lines.push(String::new());
        if !matches!(before, Block::Heading(_)) {
            self.may_begin();
        }
    }

    /// A page may begin with the next line.
    pub(super) fn may_begin(&mut self) {
        self.begins.push(self.lines.len());
    }

    /// The lines of another page come next, and where it may be parted, so may this one.
    pub(super) fn begin_as(&mut self, other: &Self) {
        let lines = self.lines.len();
        self.begins
            .extend(other.begins.iter().map(|line| lines + line));
    }
}

/// Whether nothing is written there but the bar of a quote.
fn is_empty(line: &str) -> bool {
    let plain = strip_str(line).to_string();
    matches!(plain.trim(), "" | "│" | "|")
}
