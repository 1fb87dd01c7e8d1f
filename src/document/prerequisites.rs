//! Keeps to what a reader knows: a sentence that names an idea which the reader has not met is left out.
//!
//! To somebody who has not met the letters, "The player to move wins. (This is an N-position.)" reads "The player to move
//! wins."

use super::block::{Block, cut_blocks};
use super::idea::{Known, unknown_in};
use super::text::{Span, Text};

impl Known {
    /// Whether a text names nothing that is not known.
    #[must_use]
    pub fn covers(self, text: &Text) -> bool {
        self == Self::ALL || unknown_in(&text.to_string(), self).is_empty()
    }

    /// Whether a block names nothing that is not known.
    #[must_use]
    pub fn covers_block(self, block: &Block) -> bool {
        self == Self::ALL || self.of_blocks(vec![block.clone()]).first() == Some(block)
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
        cut_blocks(blocks, &|text| self.of_text(text))
    }
}

impl Text {
    /// Those sentences of a text that are to be kept.
    pub fn keep_sentences(&self, keep: impl FnMut(&Self) -> bool) -> Self {
        let kept: Vec<Self> = self.sentences().into_iter().filter(keep).collect();
        let mut spans: Vec<Span> = kept.iter().flat_map(Self::spans).cloned().collect();
        if let Some(first) = spans.first_mut() {
            first.text = first.text.trim_start().to_owned().into();
        }
        spans.into_iter().collect()
    }

    /// Its sentences, each with the white space before it. One in brackets ends behind them.
    fn sentences(&self) -> Vec<Self> {
        let mut sentences = Vec::new();
        let mut sentence = Vec::new();
        let mut ends = false;
        for span in self.spans() {
            let part = |text: &str| Span { text: text.to_owned().into(), ..span.clone() };
            let mut begin = 0;
            for (at, letter) in span.text.char_indices() {
                if ends && letter.is_whitespace() {
                    sentence.push(part(&span.text[begin..at]));
                    sentences.push(sentence.drain(..).collect());
                    begin = at;
                }
                ends =
                    matches!(letter, '.' | '?' | '!') || ends && matches!(letter, ')' | '"' | '”');
            }
            sentence.push(part(&span.text[begin..]));
        }
        sentences.push(sentence.into_iter().collect());
        sentences
    }
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
            Block::Section { heading: "The N-position".into(), body: vec![kept()] },
            Block::Section { heading: "Who wins".into(), body: vec![letters(), kept()] },
        ];
        let left = ALL_BUT_LETTERS.of_blocks(blocks);
        let expected = [
            Block::list(["3 rows".into()]),
            Block::Section { heading: "Who wins".into(), body: vec![kept()] },
        ];
        assert_eq!(left, expected);
    }
}
