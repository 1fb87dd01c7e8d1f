//! A document presented at a terminal, frame after frame, each with what the one before it showed and something more.
//!
//! Nothing is drawn here: a [`Frame`] is the lines that are to be read so far. Its last lines are new, never more of them
//! than a screen holds, so that what is longer than a screen comes in several frames. The last frame reads as the document
//! does when it is printed in one go.

use super::medium::Terminal;
use super::terminal::terminal;
use crate::document::{Document, Stages, revealed};

/// A document that is revealed frame after frame.
#[derive(Debug)]
pub struct Presentation<'a> {
    document: &'a Document,
    stages: Stages,
    terminal: Terminal,
    /// How many new lines a frame may have.
    height: usize,
    by_steps: bool,
}

/// Where a presentation stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    stage: usize,
    /// How many screenfuls of what is new in this stage have been passed.
    screens: usize,
}

/// What can be read at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// All lines so far.
    pub lines: Vec<String>,
    /// How many of them, from the first, stand in the frame before just as they do here.
    pub kept: usize,
    /// Whether more of the same stage follows: it is longer than the screen.
    pub is_cut: bool,
}

impl<'a> Presentation<'a> {
    /// Presents a document row by row, in frames of at most so many new lines.
    #[must_use]
    pub fn new(document: &'a Document, terminal: Terminal, height: usize) -> Self {
        Self {
            document,
            stages: Stages::of(document),
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
    pub fn start(&self) -> Place {
        Place {
            stage: self.end(0),
            screens: 0,
        }
    }

    /// What can be read at a place.
    #[must_use]
    pub fn frame(&self, at: Place) -> Frame {
        let before = self.before(at.stage).map(|stage| self.lines(stage));
        let before = before.unwrap_or_default();
        let mut lines = self.lines(at.stage);
        let kept = alike(&before, &lines);
        let passed = kept.saturating_add(at.screens.saturating_mul(self.height));
        let seen = passed.saturating_add(self.height);
        let is_cut = seen < lines.len();
        lines.truncate(seen);
        Frame {
            kept: passed.min(lines.len()),
            lines,
            is_cut,
        }
    }

    /// The next place; `None` at the end.
    #[must_use]
    pub fn next(&self, at: Place) -> Option<Place> {
        if self.frame(at).is_cut {
            return Some(Place {
                screens: at.screens + 1,
                ..at
            });
        }
        let next = at.stage + 1;
        (next < self.stages.count()).then(|| Place {
            stage: self.end(next),
            screens: 0,
        })
    }

    /// Where the step of the next place is complete.
    #[must_use]
    pub fn end_of_step(&self, at: Place) -> Option<Place> {
        let next = self.next(at)?;
        let end = self.stages.end_of_step(next.stage);
        if end == next.stage {
            return Some(next);
        }
        Some(Place {
            stage: end,
            screens: 0,
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

    fn lines(&self, stage: usize) -> Vec<String> {
        let text = terminal(&revealed(self.document, stage), self.terminal);
        text.lines().map(str::to_owned).collect()
    }
}

/// How many lines, from the first, are the same in both.
fn alike(some: &[String], others: &[String]) -> usize {
    some.iter()
        .zip(others)
        .take_while(|(one, other)| one == other)
        .count()
}
