//! What a document says, piece by piece and in order, and that a layout says just that.
//!
//! Of "Take 6 from row 5." nothing may be missing, doubled or moved, however narrow the lines are. How a table or a board is
//! laid out in little room is its own affair, as long as nothing of it is lost.

use std::collections::BTreeMap;

use explain::document::{Align, Block, Cell, Document, DrawnRow, Table, Text};
use pulldown_cmark::{Event, Options, Parser, Tag};
use render::{terminal, to_ascii};

use super::ENDLESS;
use crate::support::{joined, plain};

pub enum Piece {
    /// Words: what nimlab puts in front of them, and the document's own.
    Said(String, Text),
    /// A conclusion that is all there is: a text needs no label for it.
    Alone(Text),
    /// The number or the dash of an item.
    Label(String),
    Heading(String, Text),
    Code(String),
    Table(Table),
    Drawing(Vec<DrawnRow>),
}

/// All pieces of a document.
pub fn pieces(document: &Document) -> Vec<Piece> {
    let mut found = Vec::new();
    of_blocks(&document.blocks, &[], &mut found);
    found
}

fn of_blocks(blocks: &[Block], numbers: &[usize], found: &mut Vec<Piece>) {
    let said = |before: &str, text: &Text| Piece::Said(before.to_owned(), text.clone());
    let mut section = 0;
    for block in blocks {
        match block {
            // What is marked has no star there.
            Block::Title(text) => {
                found.push(Piece::Heading(String::new(), text.to_string().into()));
            }
            Block::Heading(text) => {
                found.push(Piece::Heading(String::new(), text.clone()));
            }
            Block::Paragraph(text) => found.push(said("", text)),
            Block::Picture(picture) => found.push(said("Picture: ", &picture.description)),
            Block::Conclusion(text) if blocks.len() == 1 => found.push(Piece::Alone(text.clone())),
            Block::Conclusion(text) => found.push(said("Answer: ", text)),
            Block::Section { heading, body } => {
                section += 1;
                let numbers = [numbers, &[section]].concat();
                found.push(Piece::Heading(joined(&numbers, "."), heading.clone()));
                of_blocks(body, &numbers, found);
            }
            Block::Folded { summary, body } => {
                found.push(said("", summary));
                of_blocks(body, &[], found);
            }
            Block::Quote(quoted) => of_blocks(quoted, &[], found),
            Block::Whole(together) => of_blocks(together, numbers, found),
            Block::List { numbered, items } => {
                for (number, item) in (1..).zip(items) {
                    let label = if *numbered { format!("{number}.") } else { "-".to_owned() };
                    found.push(Piece::Label(label));
                    of_blocks(item, &[], found);
                }
            }
            Block::Code(code) => found.push(Piece::Code(code.clone())),
            Block::Table(table) => found.push(Piece::Table(table.clone())),
            Block::Drawing(rows) => found.push(Piece::Drawing(rows.clone())),
        }
    }
}

/// A text without its spaces, and without the bars of quotes, which may stand at any of its places.
fn squeezed(text: &str, ascii: bool) -> String {
    let text = if ascii { to_ascii(text) } else { text.to_owned() };
    text.chars().filter(|c| !c.is_whitespace() && !['│', '|'].contains(c)).collect()
}

fn rows(table: &Table) -> impl Iterator<Item = &Cell> {
    table.body.iter().chain(&table.foot).flatten()
}

/// Reads the pieces off a page, one behind the other.
struct Page {
    words: String,
    at: usize,
    ascii: bool,
    /// Whether a word to look at has a star, and a table and a board are sure to have room.
    is_text: bool,
    has_room: bool,
    /// What has to stand, in any order, before the next words.
    loose: Vec<String>,
}

impl Page {
    /// These words come next, behind what stands in any order.
    fn say(&mut self, words: &str) -> Result<(), String> {
        let words = squeezed(words, self.ascii);
        let rest = &self.words[self.at..];
        let found = if self.loose.is_empty() {
            rest.starts_with(&words).then_some(0)
        } else {
            // Of several places the first that has all before it.
            let mut places = rest.match_indices(&words).map(|(at, _)| at);
            places.find(|at| self.has_all(&rest[..*at]))
        };
        let found = found
            .ok_or_else(|| format!("{words:?} and before it {:?} in {rest:.200}", self.loose))?;
        self.loose.clear();
        self.at += found + words.len();
        Ok(())
    }

    /// Each sign of what may stand in any order is there as often as it should.
    fn has_all(&self, stretch: &str) -> bool {
        if stretch.len() < self.loose.iter().map(String::len).sum() {
            return false;
        }
        let mut counts: BTreeMap<char, isize> = BTreeMap::new();
        stretch.chars().for_each(|sign| *counts.entry(sign).or_default() += 1);
        let signs = self.loose.iter().flat_map(|text| text.chars());
        signs.for_each(|sign| *counts.entry(sign).or_default() -= 1);
        counts.values().all(|count| *count >= 0)
    }

    fn cell(&self, cell: &Cell) -> String {
        let text = cell.text.to_string();
        if self.is_text && cell.marked { format!("[{text}]") } else { text }
    }

    fn piece(&mut self, piece: &Piece) -> Result<(), String> {
        match piece {
            Piece::Said(before, text) => self.say(&format!("{before}{text}")),
            Piece::Alone(text) if self.is_text => self.say(&text.to_string()),
            Piece::Alone(text) => self.say(&format!("Answer:{text}")),
            Piece::Heading(number, text) if self.is_text || number.is_empty() => {
                self.say(&format!("{number}{text}"))
            }
            Piece::Heading(number, text) => self.say(&format!("{number}.{text}")),
            Piece::Label(label) if self.is_text => self.say(label),
            Piece::Label(_) => Ok(()),
            Piece::Code(code) => self.say(code),
            Piece::Table(table) if self.has_room => {
                let mut header: String = table.header.iter().map(Text::to_string).collect();
                if self.is_text && table.is_continued {
                    header.clear();
                }
                let cells: String = rows(table).map(|cell| self.cell(cell)).collect();
                self.say(&(header + &cells))
            }
            Piece::Table(table) => {
                // The last column may be left out where it only says the digits again.
                let said = table.header.len() - usize::from(table.aside);
                let cells = table.body.iter().chain(&table.foot).flat_map(|row| &row[..said]);
                let cells = cells.filter(|cell| cell.text.to_string() != "⋮");
                let cells = cells.map(|cell| squeezed(&self.cell(cell), self.ascii));
                self.loose.extend(cells.collect::<Vec<_>>());
                Ok(())
            }
            Piece::Drawing(drawn) => {
                if !matches!(drawn.first(), Some(DrawnRow::Game(_))) {
                    self.say("Nim:")?;
                }
                for row in drawn {
                    match row {
                        DrawnRow::Game(name) => self.say(&format!("{name}:"))?,
                        DrawnRow::Row { row, size, .. } => {
                            self.say(&format!("{row}:"))?;
                            let rest = &self.words[self.at..];
                            let objects = rest.chars().take_while(|sign| *sign == 'X').count();
                            self.at += objects;
                            if objects as u64 != *size {
                                self.say(&format!("…X({size})"))?;
                            }
                        }
                    }
                }
                Ok(())
            }
        }
    }

    fn says_all(mut self, pieces: &[Piece], what: &str) {
        let said = pieces.iter().try_for_each(|piece| self.piece(piece));
        // What is left belongs to the table that stands at the end.
        let rest = &self.words[self.at..];
        let is_over = if self.loose.is_empty() { rest.is_empty() } else { self.has_all(rest) };
        let said = said.and_then(|()| is_over.then_some(()).ok_or(format!("the end, not {rest}")));
        said.unwrap_or_else(|why| panic!("{what}: expected {why}"));
    }
}

/// Fails where a cell of a table does not stand in its column, where there is room for all columns.
pub fn columns_are_straight(pieces: &[Piece], what: &str) {
    let tables = pieces.iter().filter_map(|piece| match piece {
        Piece::Table(table) => Some(table),
        _ => None,
    });
    for table in tables {
        let document = Document { blocks: vec![Block::Table(table.clone())] };
        let text = terminal(&document, plain(ENDLESS));
        let lines = text.lines().filter(|line| !line.starts_with("──"));
        let header: Vec<Cell> = table.header.iter().cloned().map(Cell::from).collect();
        let mut edges = vec![None; table.header.len()];
        let has_header = table.has_header() && !table.is_continued;
        let header = if has_header { Some(&header) } else { None };
        let all = header.into_iter().chain(&table.body).chain(&table.foot);
        for (line, row) in lines.zip(all) {
            let mut at = 0;
            for ((cell, align), edge) in row.iter().zip(&table.align).zip(&mut edges) {
                let cell = cell.text.to_string().replace('\u{a0}', " ");
                if cell.trim().is_empty() {
                    continue;
                }
                let start = line[at..].find(&*cell).map(|found| at + found);
                let start = start.unwrap_or_else(|| panic!("{what}: {cell:?} in\n{text}"));
                at = start + cell.len();
                let end = if *align == Align::Left { start } else { at };
                let end = line[..end].chars().count();
                assert_eq!(*edge.get_or_insert(end), end, "{what}: {cell:?} in\n{text}");
            }
        }
    }
}

/// Fails where a text does not say just what its document says.
pub fn text_says_all(text: &str, pieces: &[Piece], ascii: bool, has_room: bool, what: &str) {
    let is_rule = |line: &&str| {
        let line = line.trim_start_matches(['│', '|', ' ']);
        line.len() > 1 && line.chars().all(|sign| sign == '─' || sign == '-')
    };
    let lines: Vec<&str> = text.lines().filter(|line| !is_rule(line)).collect();
    let page = squeezed(&lines.join(" "), ascii);
    Page { words: page, at: 0, ascii, is_text: true, has_room, loose: Vec::new() }
        .says_all(pieces, what);
}

/// Fails where a reader of Markdown does not find just what its document says, as what it is meant.
pub fn markdown_says_all(page: &str, pieces: &[Piece], ascii: bool, what: &str) {
    let mut text = String::new();
    let mut cells = 0;
    let [mut headings, mut items, mut code] = [0; 3];
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        match event {
            Event::Text(words) | Event::Code(words) => text += &words,
            Event::Start(Tag::Heading { .. }) => headings += 1,
            Event::Start(Tag::Item) => items += 1,
            Event::Start(Tag::CodeBlock(_)) => code += 1,
            Event::Start(Tag::TableCell) => cells += 1,
            Event::Start(Tag::Link { .. } | Tag::Image { .. } | Tag::HtmlBlock) => panic!("{what}"),
            Event::Start(_) | Event::End(_) | Event::SoftBreak => {}
            other => panic!("{what}: {other:?} is nothing that nimlab writes"),
        }
    }
    let count = |is: &dyn Fn(&Piece) -> bool| pieces.iter().filter(|piece| is(piece)).count();
    let meant = [
        count(&|it| matches!(it, Piece::Heading(..))),
        count(&|it| matches!(it, Piece::Label(_))),
        count(&|it| matches!(it, Piece::Code(_) | Piece::Drawing(_))),
    ];
    assert_eq!([headings, items, code], meant, "{what}: headings, items and blocks of code");
    let of_table = |piece: &Piece| match piece {
        Piece::Table(table) => table.header.len() + rows(table).count(),
        _ => 0,
    };
    assert_eq!(cells, pieces.iter().map(of_table).sum::<usize>(), "{what}: cells");
    let page = squeezed(&text, ascii);
    let page =
        Page { words: page, at: 0, ascii, is_text: false, has_room: true, loose: Vec::new() };
    page.says_all(pieces, what);
}
