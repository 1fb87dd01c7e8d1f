//! A document in frames, each with what the one before it showed and something more.
//!
//! Nothing is drawn here: a frame is as much of the document as is to be read so far. Its last lines are new, never more of
//! them than a screen holds, so that what is longer than a screen comes in several frames, block by block. The last frame reads as the
//! document does when it is printed in one go.

use std::ops::Range;

use crate::conversation::Excerpt;
use crate::document::{Document, Stages, revealed};
use crate::render::{Terminal, laid_out};

/// A document that is revealed frame after frame.
#[derive(Debug)]
#[must_use]
pub struct Frames {
    document: Document,
    stages: Stages,
    /// The stage of each frame, and which of its lines are new; at least one.
    shown: Vec<(usize, Range<usize>)>,
    pub(super) by_steps: bool,
}

impl Frames {
    /// Presents a document row by row, in frames of at most this many new lines.
    pub fn new(document: Document, terminal: Terminal, height: usize) -> Self {
        Self::of(document, terminal, height, false)
    }

    /// The same with a whole step at a time: for where nothing that has been written can be written over.
    pub fn of_steps(document: Document, terminal: Terminal, height: usize) -> Self {
        Self::of(document, terminal, height, true)
    }

    fn of(document: Document, terminal: Terminal, height: usize, by_steps: bool) -> Self {
        let stages = Stages::of(&document);
        let is_shown = |&stage: &usize| !by_steps || stages.end_of_step(stage) == stage;
        let mut shown = Vec::new();
        let mut before = Vec::new();
        for stage in (0..stages.count()).filter(is_shown) {
            let page = laid_out(&revealed(&document, stage), terminal);
            let mut begin = alike(&before, &page.lines);
            loop {
                let lines = page.page(begin, height);
                begin = lines.end;
                shown.push((stage, lines));
                if begin == page.lines.len() {
                    break;
                }
            }
            before = page.lines;
        }
        Self { document, stages, shown, by_steps }
    }

    /// What can be read in a frame, counted from 0: as much of the document as has been revealed there. Its lines before those
    /// that are new are in the frame before just as they are here.
    #[must_use]
    pub fn frame(&self, at: usize) -> Excerpt {
        let (stage, lines) = &self.shown[at];
        Excerpt { document: revealed(&self.document, *stage), lines: lines.clone() }
    }

    /// The next frame; `None` at the end.
    #[must_use]
    pub fn next(&self, at: usize) -> Option<usize> {
        Some(at + 1).filter(|&next| next < self.shown.len())
    }

    /// The frame that completes the step of the next one, or begins to where that is longer than a screen.
    #[must_use]
    pub fn end_of_step(&self, at: usize) -> Option<usize> {
        let next = self.next(at)?;
        let end = self.stages.end_of_step(self.shown[next].0);
        let end = self.shown.partition_point(|&(stage, _)| stage < end);
        Some(end.max(next))
    }
}

/// How many lines, from the first, are the same in both.
fn alike(some: &[String], others: &[String]) -> usize {
    some.iter().zip(others).take_while(|(one, other)| one == other).count()
}
