//! The order in which a document is revealed: step by step, and within a step its tables row by row.
//!
//! A document grows through its *stages*. The first holds what comes before the first step, the last is the whole
//! document, and each holds all that the one before it held. In the first step of `explain 5 4 3` the column table begins
//! with row 1, then come rows 2 and 3, how many 1s there are, whether that is odd, and the nim sum; only when the table is
//! full are its marks shown, because they point out what is to be seen in it. What is a [`Block::Whole`], such as all that
//! is said of one function of a graded file, appears at once.

use super::block::{Block, Document};
use super::table::Table;

/// Where the stages of a document begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stages {
    stages: Vec<Stage>,
}

/// The place of one stage among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stage {
    /// The number of the step that it belongs to; 0 before the first.
    step: usize,
    /// Whether more of the same kind follows at once: items of a list, or rows of a table above what sums them up.
    is_partial: bool,
}

impl Stages {
    /// The stages of a document.
    #[must_use]
    pub fn of(document: &Document) -> Self {
        let mut pass = Pass::up_to(usize::MAX);
        pass.blocks(&document.blocks, true);
        Self { stages: pass.stages }
    }

    /// How many stages there are, at least 1.
    #[must_use]
    pub fn count(&self) -> usize {
        self.stages.len()
    }

    /// The step that a stage belongs to, counted from 1; 0 before the first step. A part with a heading of its own counts
    /// as a step, and so do what follows a step and the conclusion.
    #[must_use]
    pub fn step(&self, stage: usize) -> usize {
        self.stages[stage.min(self.count() - 1)].step
    }

    /// Whether a stage is only for readers who want to see each row appear: more rows or items of the same kind follow.
    #[must_use]
    pub fn is_partial(&self, stage: usize) -> bool {
        self.stages.get(stage).is_some_and(|stage| stage.is_partial)
    }

    /// The stage that completes the step of this one.
    #[must_use]
    pub fn end_of_step(&self, stage: usize) -> usize {
        let step = self.step(stage);
        self.stages.partition_point(|other| other.step <= step) - 1
    }
}

/// What has been revealed of a document at a stage, counted from 0.
pub fn revealed(document: &Document, stage: usize) -> Document {
    Document { blocks: Pass::up_to(stage).blocks(&document.blocks, true) }
}

/// Whether there is a step in the document that could be waited for.
#[must_use]
pub fn has_steps(document: &Document) -> bool {
    document.blocks.iter().any(|block| matches!(block, Block::Section { .. }))
}

/// Whether the document has steps, and a table that is summed up below its rows.
#[must_use]
pub fn fills_table(document: &Document) -> bool {
    fn fills(block: &Block) -> bool {
        match block {
            Block::Section { body, .. } => body.iter().any(fills),
            Block::Table(table) => !table.foot.is_empty(),
            _ => false,
        }
    }
    has_steps(document) && document.blocks.iter().any(fills)
}

impl Stage {
    fn in_step(step: usize) -> Self {
        Self { step, is_partial: false }
    }
}

/// A walk through the blocks as far as a stage.
struct Pass {
    last: usize,
    /// The stages so far.
    stages: Vec<Stage>,
    ended: bool,
}

impl Pass {
    fn up_to(last: usize) -> Self {
        Self { last, stages: vec![Stage::in_step(0)], ended: false }
    }

    /// Goes on to the next stage, and tells whether that is to be seen.
    fn next(&mut self, begins_step: bool) -> bool {
        self.ended = self.ended || self.stages.len() > self.last;
        if !self.ended {
            let step = self.stages.last().map_or(0, |stage| stage.step);
            let step = step + usize::from(begins_step);
            self.stages.push(Stage::in_step(step));
        }
        !self.ended
    }

    fn blocks(&mut self, blocks: &[Block], outermost: bool) -> Vec<Block> {
        let mut seen: Vec<Block> = Vec::new();
        for (index, block) in blocks.iter().enumerate() {
            let begins_step =
                matches!(block, Block::Section { .. } | Block::Heading(_) | Block::Conclusion(_));
            let before = index.checked_sub(1).map(|before| &blocks[before]);
            let begins_step =
                begins_step || (outermost && matches!(before, Some(Block::Section { .. })));
            // What follows something that grew waits until that has been looked at.
            let follows = before.is_some_and(grows);
            if outermost && index == 0 {
                self.stages = vec![Stage::in_step(usize::from(begins_step))];
            } else if (begins_step || follows) && !self.next(begins_step) {
                break;
            }
            seen.push(self.block(block));
            if self.ended {
                break;
            }
        }
        seen
    }

    fn block(&mut self, block: &Block) -> Block {
        match block {
            Block::Section { heading, body } => {
                Block::Section { heading: heading.clone(), body: self.blocks(body, false) }
            }
            Block::List { numbered, items } => Block::List {
                numbered: *numbered,
                items: items[..self.pieces(items.len(), items.len())].to_vec(),
            },
            Block::Table(table) => {
                let shown = self.pieces(table.rows(), table.body.len());
                Block::Table(Table { hidden: table.rows() - shown, ..table.clone() })
            }
            whole => whole.clone(),
        }
    }

    /// How many of `count` rows or items, the first `alike` of which are of one kind, are shown. The first appear together
    /// with the block before them; long lists appear in portions, so that no reader has to press Enter a hundred times.
    fn pieces(&mut self, count: usize, alike: usize) -> usize {
        const MOST_STAGES: usize = 12;
        let portion = count.div_ceil(MOST_STAGES).max(1);
        let mut seen = portion.min(count);
        while seen < count {
            if let Some(stage) = self.stages.last_mut() {
                stage.is_partial = seen < alike;
            }
            if !self.next(false) {
                break;
            }
            seen = (seen + portion).min(count);
        }
        seen
    }
}

/// Whether a block is revealed in more than one stage, so that the next block has a stage of its own.
fn grows(block: &Block) -> bool {
    match block {
        Block::Section { .. } => true,
        Block::List { items, .. } => items.len() > 1,
        Block::Table(table) => table.rows() > 1,
        _ => false,
    }
}
