//! What is told, within what a reader knows: a sentence that names an idea which the reader has not met is left out.
//!
//! To somebody who has not met the letters, "The player to move wins. (This is an N-position.)" reads "The player to move
//! wins."

use std::mem::take;

use super::idea::{Known, unknown_in};
use super::prelude::*;
use super::text::Span;

impl Known {
    /// Whether a text names nothing that is not known.
    #[must_use]
    pub fn covers(self, text: &Text) -> bool {
        self == Self::ALL || unknown_in(&text.to_string(), self).is_empty()
    }

    /// Whether a block names nothing that is not known.
    #[must_use]
    pub fn covers_block(self, block: &Block) -> bool {
        self == Self::ALL || self.of_block(block.clone()).as_ref() == Some(block)
    }

    /// The sentences of a text that name nothing but what is known.
    pub fn of_text(self, text: Text) -> Text {
        if self.covers(&text) {
            return text;
        }
        text.keep_sentences(|sentence| self.covers(sentence))
    }

    /// What is left of blocks; those of which nothing is left are gone.
    #[must_use]
    pub fn of_blocks(self, blocks: Vec<Block>) -> Vec<Block> {
        if self == Self::ALL {
            return blocks;
        }
        let left = blocks.into_iter().filter_map(|block| self.of_block(block));
        left.collect()
    }

    fn of_block(self, mut block: Block) -> Option<Block> {
        for inner in block.inner_mut() {
            *inner = self.of_blocks(take(inner));
        }
        let is_left = match &mut block {
            Block::Title(text)
            | Block::Paragraph(text)
            | Block::Heading(text)
            | Block::Conclusion(text) => {
                *text = self.of_text(take(text));
                !text.is_empty()
            }
            // How it is shown says nothing without what it states.
            Block::Section { heading, .. } => self.covers(heading),
            Block::List { items, .. } => {
                items.retain(|item| !item.is_empty());
                !items.is_empty()
            }
            Block::Quote(body) | Block::Whole(body) | Block::Folded { body, .. } => {
                !body.is_empty()
            }
            Block::Table(table) => self.is_left_of_table(table),
            Block::Code(lines) => unknown_in(lines, self).is_empty(),
            Block::Drawing(_) => true,
            Block::Picture(picture) => {
                let said = format!("{}\n{}", picture.description, picture.svg.words());
                unknown_in(&said, self).is_empty()
            }
        };
        is_left.then_some(block)
    }

    /// Keeps the rows of a table that name nothing but what is known, and tells whether it says anything then.
    fn is_left_of_table(self, table: &mut Table) -> bool {
        let covers = |row: &Vec<Cell>| row.iter().all(|cell| self.covers(&cell.text));
        table.body.retain(covers);
        table.foot.retain(covers);
        let has_rows = !table.body.is_empty() || !table.foot.is_empty();
        let is_covered = table.header.iter().all(|name| self.covers(name));
        has_rows && is_covered
    }
}

impl Text {
    /// Those sentences of a text that are to be kept.
    pub fn keep_sentences(&self, mut keep: impl FnMut(&Self) -> bool) -> Self {
        let all = self.to_string();
        let mut kept = Self::default();
        for (begin, end) in sentences(&all) {
            let sentence = part(self, begin, end);
            if !keep(&sentence) {
                continue;
            }
            let sentence = if kept.is_empty() {
                part(self, end - all[begin..end].trim_start().len(), end)
            } else {
                sentence
            };
            kept = kept.and(sentence);
        }
        kept
    }
}

/// Where sentences begin and end, each with the white space before it.
fn sentences(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut begin = 0;
    let mut ends = false;
    for (at, letter) in text.char_indices() {
        if ends && letter.is_whitespace() {
            found.push((begin, at));
            begin = at;
        }
        ends = match letter {
            '.' | '?' | '!' => true,
            // A sentence in brackets ends behind them.
            ')' | '"' | '”' => ends,
            _ => false,
        };
    }
    found.push((begin, text.len()));
    found
}

/// The part of a text between two bytes.
fn part(text: &Text, begin: usize, end: usize) -> Text {
    let mut at = 0;
    let spans = text.spans().iter().filter_map(|span| {
        let (from, to) = (at.max(begin), (at + span.text.len()).min(end));
        let start = at;
        at += span.text.len();
        (from < to).then(|| Span {
            role: span.role,
            text: span.text[from - start..to - start].to_owned().into(),
            ..span.clone()
        })
    });
    spans.collect()
}

#[cfg(test)]
mod tests {
    use super::Known;
    use crate::document::text::{Role, good, text};
    use crate::document::{Block, Idea};

    const ALL_BUT_LETTERS: Known = Known::ALL.without(Idea::Letters);

    #[test]
    fn a_sentence_that_names_what_is_not_known_is_left_out() {
        let told = text![{good("It wins")}". (This is an N-position.) Take "{3_u64}"."];
        let left = ALL_BUT_LETTERS.of_text(told.clone());
        assert_eq!(left.to_string(), "It wins. Take 3.");
        assert_eq!(left.spans()[0].role, Role::Good);
        assert_eq!(Known::ALL.of_text(told.clone()), told);
        let first = text!["An N-position! It wins."];
        assert_eq!(ALL_BUT_LETTERS.of_text(first).to_string(), "It wins.");
        assert!(ALL_BUT_LETTERS.of_text(text!["An N-position"]).is_empty());
    }

    #[test]
    fn blocks_of_which_nothing_is_left_are_gone() {
        let letters = || Block::Paragraph("An N-position.".into());
        let kept = || Block::Paragraph("It wins.".into());
        let blocks = vec![
            letters(),
            Block::Quote(vec![letters()]),
            Block::list(["A P-position".into(), "3 rows".into()]),
            Block::Section {
                heading: "The N-position".into(),
                body: vec![kept()],
            },
            Block::Section {
                heading: "Who wins".into(),
                body: vec![letters(), kept()],
            },
        ];
        let left = ALL_BUT_LETTERS.of_blocks(blocks);
        let expected = [
            Block::list(["3 rows".into()]),
            Block::Section {
                heading: "Who wins".into(),
                body: vec![kept()],
            },
        ];
        assert_eq!(left, expected);
    }
}
