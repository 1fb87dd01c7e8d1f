//! Reads the lines inside a fence that asks something: the question, its lines, and the author's feedback.
//!
//! `- [x] 3 3` is a line marked as right, `hint: …`, `why: …` and `wrong b: …` are the author's words, and a line
//! indented by two spaces continues the one above. The author's words are Markdown.

use super::front_matter::{OffsetFault, lines_with_offsets};
use super::markdown::{self, BodyPiece};
use crate::document::{Block, Text};

/// The lines of a fence, sorted by kind.
#[derive(Debug, Default)]
pub(super) struct FenceBody<'a> {
    /// The lines above all others.
    pub question: Piece<'a>,
    pub items: Vec<FenceItem<'a>>,
    pub hints: Vec<Piece<'a>>,
    pub whys: Vec<Piece<'a>>,
    /// The text after `wrong `.
    pub wrongs: Vec<Piece<'a>>,
    /// The text after `answer:`, up to the end.
    pub answer: Option<Piece<'a>>,
    /// Unexpected lines.
    pub others: Vec<Piece<'a>>,
}

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
        // The lines so far, each of which may be continued by indented ones.
        let mut rest: Vec<Piece<'a>> = Vec::new();
        let mut begun = false;
        let piece = |text, at| Piece {
            text,
            offset: offset + at,
        };
        for (at, line) in lines_with_offsets(lines) {
            let bare = line.trim_end();
            let is_continued = begun && bare.starts_with([' ', '\t']) || bare.is_empty();
            let begins = BEGINNINGS.iter().any(|word| bare.starts_with(word))
                || lists == Lists::Items && bare.starts_with("- ");
            if begins || (begun && !is_continued) {
                begun = true;
                rest.push(piece(bare, at));
            } else if begun && !bare.is_empty() {
                if let Some(last) = rest.last_mut() {
                    last.text = &lines[last.offset - offset..at + bare.len()];
                }
            } else if !begun {
                body.question = piece(&lines[..at + bare.len()], 0);
            }
            if bare.starts_with("answer:") {
                rest.pop();
                body.answer = Some(piece(&lines[at..], at).behind("answer:".len()));
                break;
            }
        }
        for piece in rest {
            body.sort(piece, lists);
        }
        body
    }

    fn sort(&mut self, piece: Piece<'a>, lists: Lists) {
        let behind = |word: &str| {
            let is_it = piece.text.starts_with(word);
            is_it.then(|| piece.behind(word.len()))
        };
        if let Some(hint) = behind("hint:") {
            self.hints.push(hint);
        } else if let Some(why) = behind("why:") {
            self.whys.push(why);
        } else if let Some(wrong) = behind("wrong ") {
            self.wrongs.push(wrong);
        } else if let Some(words) = behind("- ").filter(|_| lists == Lists::Items) {
            let marks = [("[x] ", true), ("[X] ", true), ("[ ] ", false)];
            let mark = marks
                .into_iter()
                .find(|(mark, _)| words.text.starts_with(mark));
            self.items.push(FenceItem {
                words: mark.map_or(words, |(mark, _)| words.behind(mark.len())),
                marked: mark.map(|(_, marked)| marked),
            });
        } else {
            self.others.push(piece);
        }
    }
}

/// How an author's words begin.
const BEGINNINGS: [&str; 4] = ["hint:", "why:", "wrong ", "answer:"];

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
            Some(at) => (
                self.text[..at].trim(),
                Some(self.behind(at + 1).words(faults)),
            ),
            None => (self.text.trim(), None),
        }
    }

    /// The same as blocks of a document.
    pub fn blocks(self, faults: &mut Vec<OffsetFault>) -> Vec<Block> {
        let pieces = markdown::read(self.text, self.offset, None, faults).pieces;
        let blocks = pieces.into_iter().map(|(_, piece)| match piece {
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
