//! Remembers what the derivations of a lesson have said: how rows are split into groups is explained below the first
//! table, and not again.

use std::collections::BTreeSet;

use crate::document::{Block, Role, Text};

/// The sentences that the derivations of a lesson have said so far.
#[derive(Debug, Default)]
pub(super) struct ShownSentences(BTreeSet<String>);

impl ShownSentences {
    /// Removes what an earlier derivation has already said below its own steps.
    pub fn without_repeats(&mut self, blocks: Vec<Block>) -> Vec<Block> {
        let quoted = |block| match block {
            Block::Quote(blocks) => Block::Quote(self.in_steps(blocks)),
            other => other,
        };
        blocks.into_iter().map(quoted).collect()
    }

    fn in_steps(&mut self, blocks: Vec<Block>) -> Vec<Block> {
        let left = blocks.into_iter().filter_map(|block| match block {
            Block::Section { heading, body } => {
                Some(Block::Section { heading, body: self.in_steps(body) })
            }
            Block::Paragraph(text) => {
                let left = text.keep_sentences(|sentence| self.is_new(sentence));
                (!left.is_empty()).then_some(Block::Paragraph(left))
            }
            other => Some(other),
        });
        left.collect()
    }

    /// Whether a sentence must be shown: it is new, too short to be a remark, or explains a mark in a table.
    fn is_new(&mut self, sentence: &Text) -> bool {
        const FEWEST_WORDS: usize = 6;
        let marks = |sentence: &Text| sentence.spans().iter().any(|span| span.role == Role::Marked);
        let words = sentence.to_string().trim().to_owned();
        words.split(' ').count() < FEWEST_WORDS || marks(sentence) || self.0.insert(words)
    }
}
