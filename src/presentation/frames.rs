//! A document in frames, each with what the one before it showed and something more.
//!
//! Nothing is drawn here: a frame is as much of the document as is to be read so far. Its last lines are new, never more of
//! them than a screen holds, so that what is longer than a screen comes in several frames, block by block. The last frame reads as the
//! document does when it is printed in one go.

use std::ops::Range;

use crate::conversation::Excerpt;
use crate::document::{Document, Stages, revealed};
use crate::render::{LaidOut, Terminal, laid_out};

/// A document that is revealed frame after frame.
#[derive(Debug)]
pub struct Frames {
    document: Document,
    stages: Stages,
    terminal: Terminal,
    /// How many new lines a frame may have.
    height: usize,
    pub(super) by_steps: bool,
}

/// Which lines of a stage are new on the screen.
struct Visible {
    lines: Range<usize>,
    /// Whether more of the same stage follows: it is longer than the screen.
    is_cut: bool,
}

/// Where a presentation stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct FrameIndex {
    stage: usize,
    /// How many screenfuls of what is new in this stage have been passed.
    screens: usize,
}

impl FrameIndex {
    fn of_stage(stage: usize) -> Self {
        Self { stage, screens: 0 }
    }
}

impl Frames {
    /// Presents a document row by row, in frames of at most this many new lines.
    #[must_use]
    pub fn new(document: Document, terminal: Terminal, height: usize) -> Self {
        Self {
            stages: Stages::of(&document),
            document,
            terminal,
            height: height.max(1),
            by_steps: false,
        }
    }

    /// The same with a whole step at a time: for where nothing that has been written can be written over.
    #[must_use]
    pub fn by_steps(mut self) -> Self {
        self.by_steps = true;
        self
    }

    /// Where it begins.
    #[must_use]
    pub fn start(&self) -> FrameIndex {
        FrameIndex::of_stage(self.end(0))
    }

    /// What can be read at a place: as much of the document as has been revealed there. Its lines before those that are new
    /// stand in the frame before just as they do here.
    #[must_use]
    pub fn frame(&self, at: FrameIndex) -> Excerpt {
        Excerpt {
            document: revealed(&self.document, at.stage),
            lines: self.visible(at).lines,
        }
    }

    fn visible(&self, at: FrameIndex) -> Visible {
        let before = self
            .before(at.stage)
            .map(|stage| self.laid_out(stage).lines);
        let before = before.unwrap_or_default();
        let page = self.laid_out(at.stage);
        let kept = alike(&before, &page.lines);
        let first = page.page(kept, self.height);
        let lines = (0..at.screens).fold(first, |seen, _| page.page(seen.end, self.height));
        Visible {
            is_cut: lines.end < page.lines.len(),
            lines,
        }
    }

    /// The next place; `None` at the end.
    #[must_use]
    pub fn next(&self, at: FrameIndex) -> Option<FrameIndex> {
        if self.visible(at).is_cut {
            return Some(FrameIndex {
                screens: at.screens + 1,
                ..at
            });
        }
        let next = at.stage + 1;
        (next < self.stages.count()).then(|| FrameIndex::of_stage(self.end(next)))
    }

    /// Where the step of the next place is complete.
    #[must_use]
    pub fn end_of_step(&self, at: FrameIndex) -> Option<FrameIndex> {
        let next = self.next(at)?;
        let end = self.stages.end_of_step(next.stage);
        let is_there = end == next.stage;
        Some(if is_there {
            next
        } else {
            FrameIndex::of_stage(end)
        })
    }

    /// The stage that is shown where this one is due: the last of its step where that comes as a whole.
    fn end(&self, stage: usize) -> usize {
        if self.by_steps {
            self.stages.end_of_step(stage)
        } else {
            stage
        }
    }

    /// The stage that was shown before this one.
    fn before(&self, stage: usize) -> Option<usize> {
        if !self.by_steps {
            return stage.checked_sub(1);
        }
        let step = self.stages.step(stage);
        (0..stage)
            .rev()
            .find(|&other| self.stages.step(other) < step)
    }

    fn laid_out(&self, stage: usize) -> LaidOut {
        laid_out(&revealed(&self.document, stage), self.terminal)
    }
}

/// How many lines, from the first, are the same in both.
fn alike(some: &[String], others: &[String]) -> usize {
    some.iter()
        .zip(others)
        .take_while(|(one, other)| one == other)
        .count()
}
