//! A document in lines, and where it may go on on another page: at the beginning of a block, as far out as there is one, and
//! neither inside a table, a board or a paragraph nor below what announces something, as long as these fit on a page.

use std::ops::Range;

use anstream::adapter::strip_str;

/// A document in lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaidOut {
    /// The lines, without their ends.
    pub lines: Vec<String>,
    /// The lines with which a page may begin, in order.
    begins: Vec<Begin>,
    /// How deeply the blocks being laid out are nested.
    depth: usize,
}

/// A line with which a page may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Begin {
    line: usize,
    /// How deeply the block that begins there is nested.
    depth: usize,
    /// Whether the line above announces it, so that the two are parted only where no page holds both.
    is_announced: bool,
}

impl LaidOut {
    /// The lines, from one on, that stand on a page of this height, at least 1: as many blocks as fit, or, of a block that no page
    /// holds, as many of its own. Empty lines at its end are left to the next page.
    pub fn page(&self, from: usize, height: usize) -> Range<usize> {
        let from = from.min(self.lines.len());
        let height = height.max(1);
        let mut end = from;
        for (announced, depth) in self.ways_to_part() {
            if announced && end > from {
                break;
            }
            let ends: Vec<usize> = self
                .begins
                .iter()
                .filter(|begin| begin.depth <= depth && (announced || !begin.is_announced))
                .map(|begin| begin.line)
                .chain([self.lines.len()])
                .filter(|&end| self.written(from, end) > 0)
                .collect();
            let fitting = ends.partition_point(|&end| self.written(from, end) <= height);
            let last = fitting.checked_sub(1).map_or(from, |last| ends[last]);
            let Some(&next) = ends.get(fitting) else {
                end = last;
                break;
            };
            let is_whole = self.written(self.next_written(last), next) <= height;
            if is_whole || !announced {
                end = last;
            }
            if is_whole && end > from {
                break;
            }
        }
        if end == from {
            return from..from.saturating_add(height).min(self.lines.len());
        }
        from..from + self.written(from, end)
    }

    /// Which lines a page may begin with, the better ways first: only such as no line announces, further and further in, then
    /// any.
    fn ways_to_part(&self) -> impl Iterator<Item = (bool, usize)> {
        let deepest = self.begins.iter().map(|begin| begin.depth).max().unwrap_or(0);
        [false, true].into_iter().flat_map(move |any| (0..=deepest).map(move |depth| (any, depth)))
    }

    /// The outermost block that a line belongs to, counted from 0.
    pub fn outermost_block(&self, line: usize) -> usize {
        self.begins.iter().filter(|begin| begin.depth == 0 && begin.line <= line).count()
    }

    /// How many of these lines there are up to the last that is not empty.
    fn written(&self, from: usize, end: usize) -> usize {
        let lines = self.lines.get(from..end).unwrap_or_default();
        lines.iter().rposition(|line| !is_empty(line)).map_or(0, |last| last + 1)
    }

    /// The first line from this one on that is not empty.
    pub fn next_written(&self, from: usize) -> usize {
        let lines = self.lines.get(from..).unwrap_or_default();
        from + lines.iter().take_while(|line| is_empty(line)).count()
    }

    /// The empty line between two blocks. A block that announces the next is not parted from it.
    pub(super) fn next_block(&mut self, is_announced: bool) {
        self.lines.push(String::new());
        self.begin(is_announced);
    }

    /// A page may begin with the next line.
    pub(super) fn may_begin(&mut self) {
        self.begin(false);
    }

    fn begin(&mut self, is_announced: bool) {
        self.begins.push(Begin { line: self.lines.len(), depth: self.depth, is_announced });
    }

    /// Puts everything up to [`come_out`](Self::come_out) in a block.
    pub(super) fn go_in(&mut self) {
        self.depth += 1;
    }

    /// Ends the innermost block.
    pub(super) fn come_out(&mut self) {
        self.depth -= 1;
    }

    /// The lines of another page come next, inside a block of this one, and where it may be parted, so may this one.
    pub(super) fn begin_as(&mut self, other: &Self) {
        let (lines, depth) = (self.lines.len(), self.depth + 1);
        self.begins.extend(other.begins.iter().map(|begin| Begin {
            line: lines + begin.line,
            depth: depth + begin.depth,
            ..*begin
        }));
    }
}

/// The number of a step inside of another, or of none: "2.1".
pub(super) fn numbered(within: &str, section: usize) -> String {
    let dot = if within.is_empty() { "" } else { "." };
    format!("{within}{dot}{section}")
}

/// Whether nothing is written there but the bar of a quote.
fn is_empty(line: &str) -> bool {
    matches!(strip_str(line).to_string().trim(), "" | "│" | "|")
}

#[cfg(test)]
mod tests {
    use super::LaidOut;

    #[test]
    fn a_line_alone_is_a_page_where_the_next_block_fills_another() {
        let mut laid_out = LaidOut::default();
        laid_out.lines.extend(["one".to_owned(), String::new()]);
        laid_out.may_begin();
        laid_out.lines.extend(["two", "three"].map(str::to_owned));
        assert_eq!([laid_out.page(0, 2), laid_out.page(2, 2)], [0..1, 2..4]);
    }
}
