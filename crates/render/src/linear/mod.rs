//! Documents for readers who cannot see a page: one line after the other, in words, for a screen reader, a line of Braille
//! or a chat window.
//!
//! Nothing depends on where something is. There are no rules, no glyphs, no square brackets, no columns: a table is read
//! row by row ([`table`]), a sign becomes a word ([`signs`]), and what a frame or an indent would show is said:
//!
//! ```text
//! Step 1: Write every row in binary
//!
//! Columns: 16, 8, 4, 2, 1.
//! row 1, size 18: digits 1 0 0 1 0.
//! ```

mod signs;
mod table;

use owo_colors::Style;

use super::laid_out::{LaidOut, numbered};
use super::prose::{SetLine, wrapped};
use super::terminal::Terminal;
use super::width::pieces;
use explain::document::{Block, Document, DrawnRow, Role, Span, Text};

pub use signs::in_words;
use signs::spoken;

/// A document in lines, none wider than the terminal. Nothing is coloured.
pub(super) fn laid_out(document: &Document, terminal: Terminal) -> LaidOut {
    let mut page =
        LinearPage { terminal: Terminal { colour: false, ..terminal }, page: LaidOut::default() };
    page.blocks(&document.blocks, "", document.blocks.len() == 1);
    page.page
}

struct LinearPage {
    terminal: Terminal,
    page: LaidOut,
}

impl LinearPage {
    fn blocks(&mut self, blocks: &[Block], number: &str, alone: bool) {
        let mut section = 0;
        for (index, block) in blocks.iter().enumerate() {
            if index > 0 {
                self.page.next_block(blocks[index - 1].announces());
            }
            match block {
                Block::Title(text) | Block::Paragraph(text) => self.say("", text),
                Block::Heading(text) => self.say("Heading: ", text),
                Block::Conclusion(text) if alone => self.say("", text),
                Block::Conclusion(text) => {
                    self.say(&format!("{} ", Block::BEFORE_CONCLUSION), text);
                }
                Block::Section { heading, body } => {
                    section += 1;
                    let number = numbered(number, section);
                    self.say(&format!("Step {number}: "), heading);
                    if !body.is_empty() {
                        self.page.next_block(true);
                        self.inside(body, &number, false);
                    }
                }
                Block::Whole(blocks) => self.inside(blocks, number, false),
                Block::Quote(blocks) => {
                    self.line("Begin box.");
                    self.inside(blocks, "", blocks.len() == 1);
                    self.line("End of box.");
                }
                Block::Folded { summary, body } => {
                    self.say("", summary);
                    self.page.lines.push(String::new());
                    self.inside(body, "", false);
                }
                Block::List { numbered, items } => self.list(*numbered, items),
                Block::Code(code) => self.code(code),
                Block::Table(table) => {
                    for line in table::sentences(table) {
                        self.line(&line);
                    }
                }
                Block::Drawing(rows) => self.drawing(rows),
                Block::Picture(picture) => self.say("", &picture.in_words()),
            }
        }
    }

    /// The blocks of a block.
    fn inside(&mut self, blocks: &[Block], number: &str, alone: bool) {
        self.page.go_in();
        self.blocks(blocks, number, alone);
        self.page.come_out();
    }

    /// Items of one paragraph are a line each; a longer one says its number, so that it is heard where it begins.
    fn list(&mut self, numbered: bool, items: &[Vec<Block>]) {
        let count = items.len();
        let are_short = items.iter().all(|item| matches!(item[..], [Block::Paragraph(_)]));
        if !numbered && count > 1 && are_short {
            self.line(&format!("List of {count}:"));
        }
        self.page.go_in();
        for (number, item) in (1..).zip(items) {
            if number > 1 {
                self.page.may_begin();
            }
            let label = match (numbered, are_short) {
                (true, _) => format!("{number}. "),
                (false, true) => String::new(),
                (false, false) => format!("Item {number} of {count}: "),
            };
            let mut rest = &item[..];
            if let [Block::Paragraph(text), others @ ..] = rest {
                self.say(&label, text);
                rest = others;
            } else {
                self.line(label.trim_end());
            }
            if !rest.is_empty() {
                self.page.lines.push(String::new());
                self.inside(rest, "", false);
                if number < count {
                    self.page.lines.push(String::new());
                }
            }
        }
        self.page.come_out();
    }

    /// A board: each row with how many objects it holds.
    fn drawing(&mut self, rows: &[DrawnRow]) {
        if !matches!(rows.first(), Some(DrawnRow::Game(_))) {
            self.line("Nim:");
        }
        for row in rows {
            match row {
                DrawnRow::Game(name) => self.line(&format!("{name}:")),
                DrawnRow::Row { row, size, taken: 0 } => self.line(&format!("row {row}: {size}")),
                DrawnRow::Row { row, size, taken } => {
                    self.line(&format!("row {row}: {size}, {taken} just taken"));
                }
            }
        }
    }

    /// What is typed or printed just so keeps its signs and the spaces that it begins with: in Python they matter.
    fn code(&mut self, code: &str) {
        for line in code.lines() {
            let readable = self.terminal.readable(line);
            let pieces = pieces(&readable, self.terminal.width);
            self.page.lines.extend(pieces.into_iter().map(str::to_owned));
        }
    }

    /// A text behind what says which it is. Where there is room to write, the line ends.
    fn say(&mut self, before: &str, text: &Text) {
        let is_blank =
            |span: &Span| span.role == Role::Blank && span.text.chars().all(|c| c == '_');
        let mut before = before;
        for part in text.spans().split(is_blank) {
            let part = spoken(&part.iter().cloned().collect());
            if !part.is_empty() {
                self.line(&format!("{before}{part}"));
                before = "";
            }
        }
    }

    /// A sentence, on as many lines as it needs.
    fn line(&mut self, text: &str) {
        let text = [(self.terminal.readable(text), Style::new())];
        let lines = wrapped(text, SetLine::default(), 0, self.terminal);
        self.page.lines.extend(lines.into_iter().map(|line| line.text));
    }
}
