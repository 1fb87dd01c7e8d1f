//! Reads the lines inside a fence that asks something: the question, its lines, and the author's feedback.
//!
//! `- [x] 3 3` is a line marked as right, `hint: …`, `why: …` and `wrong b: …` are the author's words, and a line
//! indented by two spaces continues the one above. The author's words are Markdown.

use super::front_matter::{OffsetFault, lines_with_offsets};
use super::markdown::{self, BodyPiece};
use explain::document::{Block, Text};

/// The lines of a fence.
#[derive(Debug, Default)]
pub(super) struct FenceBody<'a> {
    /// The lines above all others.
    pub question: Piece<'a>,
    /// The others, each with those that continue it: how it begins, or nothing if that is unexpected, and the rest.
    labelled: Vec<(&'static str, Piece<'a>)>,
}

/// How the lines of a fence begin that mean something; `- ` only if it lists lines to pick from.
const LABELS: [&str; 5] = ["hint:", "why:", "wrong ", "answer:", "- "];

/// A piece of the file, with its offset.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Piece<'a> {
    pub text: &'a str,
    pub offset: usize,
}

/// A line of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct FenceItem<'a> {
    /// Its text.
    pub words: Piece<'a>,
    /// Whether it is marked, `[x]`, or not, `[ ]`; `None` if it has no box.
    pub marked: Option<bool>,
}

/// What a list in a fence means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lists {
    /// Lines to pick from.
    Items,
    /// Part of the prose.
    Prose,
}

impl<'a> FenceBody<'a> {
    /// Reads the lines of a fence, which begin at this offset of the file.
    pub fn read(lines: &'a str, offset: usize, lists: Lists) -> Self {
        let mut body = Self::default();
        let piece = |text, at| Piece { text, offset: offset + at };
        for (at, line) in lines_with_offsets(lines) {
            let bare = line.trim_end();
            let begins =
                |label: &&str| bare.starts_with(label) && (*label != "- " || lists == Lists::Items);
            let is_indented = bare.starts_with([' ', '\t']);
            match (LABELS.into_iter().find(begins), body.labelled.last_mut()) {
                // An answer goes on to the end of the fence.
                (Some(label @ "answer:"), _) => {
                    let answer = piece(&lines[at..], at).behind(label.len());
                    body.labelled.push((label, answer));
                    break;
                }
                (Some(label), _) => {
                    let labelled = (label, piece(bare, at).behind(label.len()));
                    body.labelled.push(labelled);
                }
                (None, None) => body.question = piece(&lines[..at + bare.len()], 0),
                (None, Some(_)) if bare.is_empty() => {}
                (None, Some((_, last))) if is_indented => {
                    last.text = &lines[last.offset - offset..at + bare.len()];
                }
                (None, Some(_)) => body.labelled.push(("", piece(bare, at))),
            }
        }
        body
    }

    /// The lines that begin like this, without that; those that begin with nothing are unexpected.
    pub fn of(&self, labels: &[&str]) -> impl Iterator<Item = Piece<'a>> {
        let labelled = self.labelled.iter();
        let found = labelled.filter(|(label, _)| labels.contains(label));
        found.map(|(_, piece)| piece.behind(0))
    }

    /// The lines to pick from.
    pub fn items(&self) -> Vec<FenceItem<'a>> {
        let marks = [("[x] ", true), ("[X] ", true), ("[ ] ", false)];
        let items = self.of(&["- "]).map(|words| {
            let mut marks = marks.into_iter();
            let mark = marks.find(|(mark, _)| words.text.starts_with(mark));
            FenceItem {
                words: mark.map_or(words, |(mark, _)| words.behind(mark.len())),
                marked: mark.map(|(_, marked)| marked),
            }
        });
        items.collect()
    }
}

impl<'a> Piece<'a> {
    /// The text after this many bytes, without surrounding space.
    pub fn behind(self, bytes: usize) -> Self {
        let rest = &self.text[bytes..];
        let text = rest.trim();
        let offset = self.offset + bytes + (rest.len() - rest.trim_start().len());
        Self { text, offset }
    }

    /// An answer, and the words after its colon, if any.
    pub fn answer_and_words(self, faults: &mut Vec<OffsetFault>) -> (&'a str, Option<Text>) {
        let ends = |at: usize| {
            let rest = &self.text[at + 1..];
            rest.is_empty() || rest.starts_with(char::is_whitespace)
        };
        let colon = self.text.match_indices(':').map(|(at, _)| at);
        match colon.into_iter().find(|&at| ends(at)) {
            Some(at) => (self.text[..at].trim(), Some(self.behind(at + 1).words(faults))),
            None => (self.text.trim(), None),
        }
    }

    /// The same as blocks of a document.
    pub fn blocks(self, faults: &mut Vec<OffsetFault>) -> Vec<Block> {
        let pieces = markdown::read(self.text, self.offset, None, faults).pieces;
        let blocks = pieces.into_iter().map(|piece| match piece {
            BodyPiece::Block(block) => block,
            BodyPiece::Fence(fence) => Block::Code(fence.code),
        });
        blocks.collect()
    }

    /// The same as the words of one line.
    pub fn words(self, faults: &mut Vec<OffsetFault>) -> Text {
        match self.blocks(faults).as_slice() {
            [Block::Paragraph(words)] => words.clone(),
            [] => {
                faults.push((self.offset, "there are no words here".to_owned()));
                Text::default()
            }
            _ => {
                let expected = "these are no words in one line: expected no list, heading, table or code block here";
                faults.push((self.offset, expected.to_owned()));
                Text::default()
            }
        }
    }
}
