//! A page that quotes derivations whose tables fill up: it grows as these are revealed, until it is complete.

use crate::conversation::Excerpt;
use crate::document::{Block, Document, Stages, fills_table, revealed};
use crate::render::{Terminal, laid_out};

/// A page, and how much of it is to be seen.
#[derive(Clone, Debug)]
#[must_use]
pub struct GrowingPage {
    /// At least one; the last is the whole page.
    frames: Vec<Frame>,
    at: usize,
}

/// As much of the page as is to be seen at once.
#[derive(Clone, Debug)]
struct Frame {
    page: Excerpt,
    /// The quotation on the page and the step of it that come with this frame; `None` for what follows them all.
    step: Option<(usize, usize)>,
}

impl GrowingPage {
    /// A page that is complete from the beginning.
    pub fn whole(page: Excerpt) -> Self {
        let frames = vec![Frame { page, step: None }];
        Self { frames, at: 0 }
    }

    /// A page laid out for this terminal, with the least of it that can be seen. Each derivation that it quotes is revealed
    /// step by step, if a table in it is summed up; such a table first comes with all that it sums up. All else comes with what
    /// it stands before.
    pub fn least(page: Excerpt, terminal: Terminal) -> Self {
        let mut frames: Vec<Frame> = Vec::new();
        let mut seen = Vec::new();
        let blocks = &page.document.blocks;
        for (index, block) in blocks.iter().enumerate() {
            let Block::Quote(quoted) = block else {
                continue;
            };
            let quoted = Document { blocks: quoted.clone() };
            if !fills_table(&quoted) {
                continue;
            }
            let part = |blocks: &[Block]| {
                let blocks = blocks.to_vec();
                laid_out(&Document { blocks }, terminal).lines.len()
            };
            let is_elsewhere = part(&blocks[..=index]) <= page.lines.start
                || part(&blocks[..index]) >= page.lines.end;
            if is_elsewhere {
                continue;
            }
            let stages = Stages::of(&quoted);
            let pauses = |&stage: &usize| stages.step(stage) > 0 && !stages.is_partial(stage);
            for stage in (0..stages.count()).filter(pauses) {
                let mut blocks = blocks[..index].to_vec();
                blocks.push(Block::Quote(revealed(&quoted, stage).blocks));
                let frame = up_to(Document { blocks }, &page, terminal);
                let lines = frame.fresh(terminal);
                // A stage may be on another page, or complete this one.
                if !lines.is_empty() && lines != seen {
                    seen = lines;
                    frames.push(Frame { page: frame, step: Some((index, stages.step(stage))) });
                }
            }
        }
        let made_whole = frames.pop_if(|_| seen == page.fresh(terminal));
        let step = made_whole.and_then(|frame| frame.step);
        frames.push(Frame { page, step });
        Self { frames, at: 0 }
    }

    /// What is to be seen.
    #[must_use]
    pub fn page(&self) -> &Excerpt {
        &self.frames[self.at].page
    }

    /// Whether all of the page is to be seen.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.at + 1 == self.frames.len()
    }

    /// Goes on to the next row or block, and returns whether there was one.
    pub fn go_on(&mut self) -> bool {
        let goes_on = !self.is_whole();
        self.at += usize::from(goes_on);
        goes_on
    }

    /// Goes on to the end of the next step, as far as it is on this page, and returns whether there was one.
    pub fn end_step(&mut self) -> bool {
        let goes_on = self.go_on();
        let step = self.frames[self.at].step;
        let rest = self.frames[self.at + 1..].iter();
        self.at += rest.take_while(|next| next.step == step).count();
        goes_on
    }

    /// Takes away what came last, and tells whether there was anything.
    pub fn go_back(&mut self) -> bool {
        let goes_back = self.at > 0;
        self.at -= usize::from(goes_back);
        goes_back
    }
}

/// What there is so far of the lines of a page.
fn up_to(document: Document, page: &Excerpt, terminal: Terminal) -> Excerpt {
    let end = laid_out(&document, terminal).lines.len();
    let end = end.clamp(page.lines.start, page.lines.end);
    Excerpt { document, lines: page.lines.start..end }
}
