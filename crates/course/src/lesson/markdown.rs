//! Converts Markdown to blocks: headings, paragraphs, lists, quotes, tables, pictures, code, emphasis and links.

use std::ops::Range;
use std::path::Path;

use pulldown_cmark::{Alignment, CodeBlockKind, Event, Tag};

use super::assets::LessonAssets;
use super::fences::{EXPECTED, FenceKind};
use super::formula;
use super::front_matter::{Named, OffsetFault};
use super::markdown_tree::{DEEPEST, Node, nodes};
use super::picture::picture;
use explain::document::text::{code, text};
use explain::document::{Align, Block, Cell, Role, Table, Text, right_answer_in_a_sentence};
use explain::legible::quoted;
use explain::question::Question;

/// A top-level piece of a lesson.
pub(super) enum BodyPiece {
    /// Text.
    Block(Block),
    /// A fenced block of code.
    Fence(Fence),
}

/// A fenced block of code.
pub(super) struct Fence {
    /// The words after its backticks.
    pub info: String,
    /// The lines inside.
    pub code: String,
    /// Its position in the file.
    pub at: Range<usize>,
}

/// The contents of a body.
#[derive(Default)]
pub(super) struct LessonBody {
    pub pieces: Vec<BodyPiece>,
    /// The files that it links to.
    pub links: Vec<Named>,
}

/// Reads a single line, such as a goal.
pub(super) fn line(line: &str) -> Text {
    let pieces = read(line, 0, None, &mut Vec::new()).pieces;
    let text = pieces.into_iter().find_map(|piece| match piece {
        BodyPiece::Block(Block::Paragraph(text)) => Some(text),
        _ => None,
    });
    text.unwrap_or_else(|| line.to_owned().into())
}

/// Reads Markdown that begins at an offset of its file, such as the body of a lesson, with the pictures among these assets;
/// without assets there are none.
pub(super) fn read(
    body: &str,
    offset: usize,
    assets: Option<&dyn LessonAssets>,
    faults: &mut Vec<OffsetFault>,
) -> LessonBody {
    let mut reader = MarkdownReader { body: LessonBody::default(), faults, depth: 0, assets };
    for node in nodes(body, offset) {
        let piece = reader.piece(&node);
        reader.body.pieces.extend(piece);
    }
    reader.body
}

struct MarkdownReader<'a> {
    /// What has been read so far.
    body: LessonBody,
    faults: &'a mut Vec<OffsetFault>,
    /// The nesting depth of quotes, lists and emphasis.
    depth: usize,
    assets: Option<&'a dyn LessonAssets>,
}

impl MarkdownReader<'_> {
    /// A top-level piece, if there is anything to read in it.
    fn piece(&mut self, node: &Node<'_>) -> Option<BodyPiece> {
        let Node { event, at, inside } = node;
        let Event::Start(tag) = event else {
            self.html(node);
            return None;
        };
        Some(BodyPiece::Block(match tag {
            Tag::CodeBlock(kind) => {
                let code = inside.iter().filter_map(|node| match &node.event {
                    Event::Text(text) => Some(&**text),
                    _ => None,
                });
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info.trim().to_owned(),
                    CodeBlockKind::Indented => String::new(),
                };
                let (code, at) = (code.collect(), at.clone());
                return Some(BodyPiece::Fence(Fence { info, code, at }));
            }
            Tag::Heading { .. } => Block::Heading(self.inline(inside, Role::Plain)),
            Tag::Paragraph => match inside.split_first() {
                Some((image, rest)) if matches!(image.event, Event::Start(Tag::Image { .. })) => {
                    self.picture(image, rest)?
                }
                _ => Block::Paragraph(self.inline(inside, Role::Plain)),
            },
            Tag::BlockQuote(_) => Block::Quote(self.nested(node, Self::blocks)),
            Tag::List(first) => Block::List {
                numbered: first.is_some(),
                items: self.nested(node, |reader, items| {
                    let items = items.iter();
                    items.map(|item| reader.blocks(&item.inside)).collect()
                }),
            },
            Tag::Table(alignments) => Block::Table(self.table(alignments, inside)),
            _ => {
                for node in inside {
                    self.html(node);
                }
                return None;
            }
        }))
    }

    /// The picture at the beginning of a paragraph, which should contain nothing else.
    fn picture(&mut self, image: &Node<'_>, rest: &[Node<'_>]) -> Option<Block> {
        let offset = image.at.start;
        let description = self.nested_words(image, Role::Plain);
        if !rest.is_empty() {
            self.fault(offset, PICTURE_ALONE);
            return Some(Block::Paragraph(self.inline(rest, Role::Plain)));
        }
        let Event::Start(Tag::Image { dest_url, .. }) = &image.event else {
            return None;
        };
        match picture(dest_url, description, self.assets) {
            Ok(picture) => Some(Block::Picture(picture)),
            Err(why) => {
                self.faults.push((offset, why));
                None
            }
        }
    }

    fn fault(&mut self, offset: usize, message: &str) {
        self.faults.push((offset, message.to_owned()));
    }

    /// Reports HTML, which would not be shown.
    fn html(&mut self, node: &Node<'_>) {
        if let Event::Html(_) | Event::InlineHtml(_) = node.event {
            let expected = "HTML is not shown in lessons: expected plain Markdown";
            self.fault(node.at.start, expected);
        }
    }

    /// Reads nested contents. Nesting that is too deep is reported and skipped.
    fn nested<T: Default>(
        &mut self,
        node: &Node<'_>,
        read: impl FnOnce(&mut Self, &[Node<'_>]) -> T,
    ) -> T {
        if self.depth == DEEPEST {
            let expected =
                format!("expected at most {DEEPEST} levels of quotes, lists and emphasis");
            let message = format!("this is nested too deep to be shown: {expected}");
            self.faults.push((node.at.start, message));
            return T::default();
        }
        self.depth += 1;
        let found = read(self, &node.inside);
        self.depth -= 1;
        found
    }

    fn nested_words(&mut self, node: &Node<'_>, role: Role) -> Text {
        self.nested(node, |reader, inside| reader.inline(inside, role))
    }

    /// The contents of a quote or of a list item; in a tight list words have no paragraph around them.
    fn blocks(&mut self, nodes: &[Node<'_>]) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut rest = nodes;
        while let Some((first, others)) = rest.split_first() {
            if first.begins_words() {
                let words = rest.iter().take_while(|node| !node.is_block()).count();
                let (words, others) = rest.split_at(words);
                blocks.push(Block::Paragraph(self.inline(words, Role::Plain)));
                rest = others;
                continue;
            }
            rest = others;
            match self.piece(first) {
                Some(BodyPiece::Block(block)) => blocks.push(block),
                Some(BodyPiece::Fence(Fence { info, code, at })) => {
                    match FenceKind::of(&info) {
                        FenceKind::Code => {}
                        FenceKind::Unknown => {
                            let info = quoted(&info, 40);
                            let message = format!("there is no fence {info}: {EXPECTED}");
                            self.faults.push((at.start, message));
                        }
                        _ => self.fault(at.start, "a live fence cannot be in a list or a quote"),
                    }
                    blocks.push(Block::Code(code));
                }
                None => {}
            }
        }
        blocks
    }

    fn table(&mut self, alignments: &[Alignment], rows: &[Node<'_>]) -> Table {
        let mut rows = rows.iter().map(|row| {
            let cells = row.inside.iter().map(|cell| self.inline(&cell.inside, Role::Plain));
            cells.collect::<Vec<Text>>()
        });
        let align = alignments.iter().map(|alignment| match alignment {
            Alignment::Right => Align::Right,
            _ => Align::Left,
        });
        let mut table = Table::new(1, align.zip(rows.next().unwrap_or_default()));
        for mut cells in rows {
            cells.resize(alignments.len(), Text::default());
            table.row(cells.into_iter().map(Cell::from));
        }
        table
    }

    fn inline(&mut self, nodes: &[Node<'_>], role: Role) -> Text {
        nodes.iter().fold(Text::default(), |all, node| all.and(self.inline_node(node, role)))
    }

    fn inline_node(&mut self, node: &Node<'_>, role: Role) -> Text {
        let offset = node.at.start;
        match &node.event {
            Event::Text(words) => formula::held(words).in_role(role),
            Event::Code(words) => self.inline_code(words, offset),
            Event::SoftBreak | Event::HardBreak => " ".into(),
            Event::Start(Tag::Emphasis) if role != Role::Strong => {
                self.nested_words(node, Role::Emphasis)
            }
            Event::Start(Tag::Emphasis | Tag::Strong) => self.nested_words(node, Role::Strong),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let words = self.nested_words(node, role);
                self.body.links.push(Named { name: dest_url.to_string(), offset });
                words.and(where_to(dest_url))
            }
            Event::Start(Tag::Image { .. }) => {
                self.fault(offset, PICTURE_ALONE);
                self.nested_words(node, role)
            }
            _ => {
                self.html(node);
                Text::default()
            }
        }
    }

    /// Code as it is, or the answer to a question if it begins with an equals sign.
    fn inline_code(&mut self, words: &str, offset: usize) -> Text {
        let Some(question) = words.strip_prefix("= ") else {
            return code(words.to_owned());
        };
        match question.parse::<Question>() {
            Ok(question) => right_answer_in_a_sentence(&question),
            Err(error) => {
                self.faults.push((offset, error.to_string()));
                code(words.to_owned())
            }
        }
    }
}

fn leads_to_a_lesson(target: &str) -> bool {
    let file = target.split('#').next().unwrap_or_default();
    let ending = Path::new(file).extension();
    ending.is_some_and(|ending| ending == "md")
}

/// The target of a link, for readers who cannot click: the lesson to type, or the address.
fn where_to(target: &str) -> Text {
    let file = target.split('#').next().unwrap_or_default();
    if leads_to_a_lesson(target) {
        return text![" ("{code(format!("nimlab lesson {}", super::name_of(file)))}")"];
    }
    if target.contains("://") { text![" ("{target.to_owned()}")"] } else { Text::default() }
}

const PICTURE_ALONE: &str = "a picture is not part of a line: expected it in a paragraph of its own, with an empty line before and after it";
