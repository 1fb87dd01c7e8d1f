//! Markdown to blocks: headings, paragraphs, lists, quotes, tables, pictures, code, emphasis and links.

use std::iter::Peekable;
use std::ops::Range;
use std::path::Path;
use std::vec::IntoIter;

use pulldown_cmark::{Alignment, CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::fences::{EXPECTED, FenceKind};
use super::front_matter::OffsetFault;
use super::shelf::Shelf;
use super::words::Fragment;
use crate::document::text::{code, text};
use crate::document::{
    Align, Block, Cell, Picture, Role, Svg, Table, Text, right_answer_in_a_sentence,
};
use crate::legible::{one_line, quoted};
use crate::question::Question;

/// Something that stands in a lesson by itself.
pub(super) enum BodyPiece {
    /// Something to read.
    Block(Block),
    /// A fenced block of code, with the words behind its fence and where it stands.
    Fence {
        info: String,
        code: String,
        at: Range<usize>,
    },
}

/// A link to another file, and where it stands.
pub(super) struct Link {
    pub target: String,
    pub offset: usize,
}

/// What a body was found to hold.
pub(super) struct LessonBody {
    pub pieces: Vec<(usize, BodyPiece)>,
    pub links: Vec<Link>,
    /// The words that are read in its blocks.
    pub said: Vec<Fragment>,
}

/// Reads a line by itself, such as a goal.
pub(super) fn line(line: &str) -> Text {
    let pieces = read(line, 0, None, &mut Vec::new()).pieces;
    let text = pieces.into_iter().find_map(|(_, piece)| match piece {
        BodyPiece::Block(Block::Paragraph(text)) => Some(text),
        _ => None,
    });
    text.unwrap_or_else(|| line.to_owned().into())
}

/// Reads Markdown that begins at an offset of its file, such as the body of a lesson, with the pictures on a shelf; without one
/// it has none.
pub(super) fn read(
    body: &str,
    offset: usize,
    shelf: Option<&dyn Shelf>,
    faults: &mut Vec<OffsetFault>,
) -> LessonBody {
    let events = Parser::new_ext(body, Options::ENABLE_TABLES).into_offset_iter();
    let in_file = |at: Range<usize>| offset + at.start..offset + at.end;
    let events: Vec<_> = events.map(|(event, at)| (event, in_file(at))).collect();
    let mut reader = MarkdownReader {
        events: events.into_iter().peekable(),
        links: Vec::new(),
        faults,
        said: Vec::new(),
        depth: 0,
        shelf,
    };
    let mut pieces = Vec::new();
    while let Some((event, at)) = reader.events.next() {
        let start = at.start;
        pieces.extend(reader.piece(event, at).map(|piece| (start, piece)));
    }
    LessonBody {
        pieces,
        links: reader.links,
        said: reader.said,
    }
}

struct MarkdownReader<'a> {
    events: Peekable<IntoIter<(Event<'a>, Range<usize>)>>,
    links: Vec<Link>,
    faults: &'a mut Vec<OffsetFault>,
    said: Vec<Fragment>,
    /// Within how many quotes, lists and emphases the reader is.
    depth: usize,
    shelf: Option<&'a dyn Shelf>,
}

impl MarkdownReader<'_> {
    /// The piece that an event begins, if it begins one.
    fn piece(&mut self, event: Event<'_>, at: Range<usize>) -> Option<BodyPiece> {
        // What stands apart is read apart.
        self.say(at.start, "\n\n");
        let block = match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info.to_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                let code = self.code_block();
                return Some(BodyPiece::Fence { info, code, at });
            }
            Event::Start(Tag::Heading { .. }) => Block::Heading(self.inline(Role::Plain)),
            Event::Start(Tag::Paragraph) => match self.events.peek() {
                Some((Event::Start(Tag::Image { .. }), _)) => self.picture()?,
                _ => Block::Paragraph(self.inline(Role::Plain)),
            },
            Event::Start(Tag::BlockQuote(_)) => Block::Quote(self.within(at.start, Self::blocks)),
            Event::Start(Tag::List(first)) => Block::List {
                numbered: first.is_some(),
                items: self.within(at.start, Self::items),
            },
            Event::Start(Tag::Table(alignments)) => Block::Table(self.table(&alignments)),
            // The items of a tight list hold their text without a paragraph around it.
            Event::Text(_)
            | Event::Code(_)
            | Event::Start(Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. }) => {
                Block::Paragraph(self.inline_from(event, at, Role::Plain))
            }
            Event::Html(_) | Event::InlineHtml(_) => {
                self.fault(
                    at.start,
                    "HTML is not shown in lessons: expected plain Markdown",
                );
                return None;
            }
            _ => return None,
        };
        Some(BodyPiece::Block(block))
    }

    /// The picture that a paragraph begins with, and that should be all there is of it.
    fn picture(&mut self) -> Option<Block> {
        let Some((Event::Start(Tag::Image { dest_url, .. }), at)) = self.events.next() else {
            return None;
        };
        let description = self.within(at.start, |reader| reader.inline(Role::Plain));
        if !matches!(self.events.peek(), Some((Event::End(TagEnd::Paragraph), _))) {
            self.fault(at.start, PICTURE_ALONE);
            return Some(Block::Paragraph(self.inline(Role::Plain)));
        }
        self.events.next();
        match picture(&dest_url, &description, self.shelf) {
            Ok(picture) => {
                self.say(at.start, "\n\n");
                self.say(at.start, picture.svg.words());
                Some(Block::Picture(picture))
            }
            Err(why) => {
                self.faults.push((at.start, why));
                None
            }
        }
    }

    fn say(&mut self, offset: usize, text: &str) {
        self.said.push(Fragment {
            offset,
            text: text.to_owned(),
            is_free: false,
        });
    }

    fn fault(&mut self, offset: usize, message: &str) {
        self.faults.push((offset, message.to_owned()));
    }

    /// Reads what is within something that has begun. What is nested too deep for anybody to follow is told and passed
    /// over: each level takes some of the stack, here and wherever the lesson goes.
    fn within<T: Default>(&mut self, offset: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        const DEEPEST: usize = 16;
        if self.depth == DEEPEST {
            self.faults.push((
                offset,
                format!("this is nested too deep to be shown: expected at most {DEEPEST} levels of quotes, lists and emphasis"),
            ));
            self.pass_over();
            return T::default();
        }
        self.depth += 1;
        let found = read(self);
        self.depth -= 1;
        found
    }

    /// Goes on to the end of what has begun.
    fn pass_over(&mut self) {
        let mut open = 1;
        for (event, _) in self.events.by_ref() {
            match event {
                Event::Start(_) => open += 1,
                Event::End(_) => open -= 1,
                _ => {}
            }
            if open == 0 {
                return;
            }
        }
    }

    /// The blocks up to the end of what has begun.
    fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        while let Some((event, at)) = self.events.next() {
            match event {
                Event::End(TagEnd::BlockQuote(_) | TagEnd::Item) => break,
                event => match self.piece(event, at) {
                    Some(BodyPiece::Block(block)) => blocks.push(block),
                    Some(BodyPiece::Fence { info, code, at }) => {
                        match FenceKind::of(&info) {
                            FenceKind::Code => {}
                            FenceKind::Ours => self.fault(
                                at.start,
                                "a live fence stands by itself, not in a list or a quote",
                            ),
                            FenceKind::Unknown => self.fault(
                                at.start,
                                &format!(
                                    "there is no fence {}: {EXPECTED}",
                                    quoted(info.trim(), 40)
                                ),
                            ),
                        }
                        blocks.push(Block::Code(code));
                    }
                    None => {}
                },
            }
        }
        blocks
    }

    fn items(&mut self) -> Vec<Vec<Block>> {
        let mut items = Vec::new();
        while let Some((Event::Start(Tag::Item), _)) = self.events.next() {
            items.push(self.blocks());
        }
        items
    }

    fn code_block(&mut self) -> String {
        let mut code = String::new();
        while let Some((Event::Text(text), _)) = self.events.next() {
            code.push_str(&text);
        }
        code
    }

    fn table(&mut self, alignments: &[Alignment]) -> Table {
        let mut header = Vec::new();
        let mut body: Vec<Vec<Cell>> = Vec::new();
        let mut in_head = false;
        while let Some((event, at)) = self.events.next() {
            match event {
                Event::Start(Tag::TableHead) => in_head = true,
                Event::End(TagEnd::TableHead) => in_head = false,
                Event::Start(Tag::TableRow) => body.push(Vec::new()),
                Event::Start(Tag::TableCell) => {
                    self.say(at.start, "\n\n");
                    let cell = self.inline(Role::Plain);
                    match body.last_mut() {
                        Some(row) if !in_head => row.push(cell.into()),
                        _ => header.push(cell),
                    }
                }
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        let align = |column: usize| match alignments.get(column) {
            Some(Alignment::Right) => Align::Right,
            _ => Align::Left,
        };
        let columns: Vec<_> = header
            .into_iter()
            .enumerate()
            .map(|(column, text)| (align(column), text))
            .collect();
        let width = columns.len();
        let mut table = Table::new(1, columns);
        for mut row in body {
            row.resize(width, Cell::default());
            table.row(row);
        }
        table
    }

    /// The text up to the end of what has begun.
    fn inline(&mut self, role: Role) -> Text {
        match self.events.next() {
            Some((Event::End(_), _)) | None => Text::default(),
            Some((event, at)) => self.inline_from(event, at, role),
        }
    }

    /// The text from an event on, up to the end of what it stands in; where that is a list item, a block may follow.
    fn inline_from(&mut self, first: Event<'_>, at: Range<usize>, role: Role) -> Text {
        let mut all = self.inline_event(first, at, role);
        loop {
            let ends_here = match self.events.peek() {
                None | Some((Event::End(TagEnd::Item), _)) => return all,
                Some((Event::Start(tag), _)) if !is_inline(tag) => return all,
                Some((event, _)) => matches!(event, Event::End(_)),
            };
            let Some((event, at)) = self.events.next() else {
                return all;
            };
            if ends_here {
                return all;
            }
            all = all.and(self.inline_event(event, at, role));
        }
    }

    fn inline_event(&mut self, event: Event<'_>, at: Range<usize>, role: Role) -> Text {
        match event {
            Event::Text(words) => {
                self.say(at.start, &words);
                Text::from(words.to_string()).in_role(role)
            }
            Event::Code(words) => {
                self.say(at.start + 1, &words);
                self.inline_code(&words, at.start)
            }
            Event::SoftBreak | Event::HardBreak => {
                self.say(at.start, " ");
                " ".into()
            }
            Event::Start(Tag::Emphasis) => {
                let role = if role == Role::Strong {
                    role
                } else {
                    Role::Emphasis
                };
                self.within(at.start, |reader| reader.inline(role))
            }
            Event::Start(Tag::Strong) => {
                self.within(at.start, |reader| reader.inline(Role::Strong))
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let before = self.said.len();
                let words = self.within(at.start, |reader| reader.inline(role));
                if leads_to_a_lesson(&dest_url) {
                    let said = self.said.iter_mut().skip(before);
                    said.for_each(|fragment| fragment.is_free = true);
                }
                self.links.push(Link {
                    target: dest_url.to_string(),
                    offset: at.start,
                });
                words.and(where_to(&dest_url))
            }
            Event::Start(Tag::Image { .. }) => {
                self.fault(at.start, PICTURE_ALONE);
                self.within(at.start, |reader| reader.inline(role))
            }
            Event::Html(_) | Event::InlineHtml(_) => {
                self.fault(
                    at.start,
                    "HTML is not shown in lessons: expected plain Markdown",
                );
                Text::default()
            }
            _ => Text::default(),
        }
    }

    /// Code as it is, or the answer to a question that begins with an equals sign.
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

const PICTURE_ALONE: &str = "a picture is not part of a line: expected it alone in its paragraph, with an empty line before and after it";

/// The picture in this file with this description, or why it cannot be shown.
fn picture(file: &str, description: &Text, shelf: Option<&dyn Shelf>) -> Result<Picture, String> {
    let Some(shelf) = shelf else {
        return Err(
            "a picture cannot stand here: expected it in the text of the lesson".to_owned(),
        );
    };
    let named = quoted(file, 40);
    let description = description.to_string();
    if description.trim().is_empty() {
        return Err(format!(
            "the picture {named} has no description: expected words for those who cannot see it, as in ![two equal rows]({})",
            one_line(file)
        ));
    }
    let ending = Path::new(file).extension();
    let is_svg = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
    if !is_svg || file.contains(['/', '\\', ':']) {
        return Err(format!(
            "{named} cannot be shown: expected the name of an SVG file beside this lesson, such as balance.svg"
        ));
    }
    let text = shelf.picture(file)?;
    let svg = Svg::read(&text).map_err(|error| format!("{named} cannot be shown: {error}"))?;
    Ok(Picture { svg, description })
}

fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. } | Tag::Strikethrough
    )
}

fn leads_to_a_lesson(target: &str) -> bool {
    let file = target.split('#').next().unwrap_or_default();
    let ending = Path::new(file).extension();
    ending.is_some_and(|ending| ending == "md")
}

/// Where a link leads, for somebody who cannot click: the lesson to type, or the address.
fn where_to(target: &str) -> Text {
    let file = target.split('#').next().unwrap_or_default();
    if leads_to_a_lesson(target) {
        return text![" ("{code(format!("nimlab lesson {}", super::name_of(file)))}")"];
    }
    if target.contains("://") {
        text![" ("{target.to_owned()}")"]
    } else {
        Text::default()
    }
}
