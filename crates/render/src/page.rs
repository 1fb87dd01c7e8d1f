//! Documents for a terminal: wrapped prose, numbered steps, aligned tables. No line is ever wider than the terminal.

use std::fmt::Display;

use owo_colors::Style;

use super::drawing;
use super::laid_out::{LaidOut, numbered};
use super::layout;
use super::linear;
use super::prose::{SetLine, styled, wrapped};
use super::terminal::Terminal;
use super::theme;
use super::width::{pieces, width};
use explain::document::{Block, Document, Role, Text};

/// Writes a document, each line ended by a line feed.
pub fn terminal(document: &Document, terminal: Terminal) -> String {
    let lines = laid_out(document, terminal).lines;
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

/// A document in lines, with the places where a page may end.
pub fn laid_out(document: &Document, terminal: Terminal) -> LaidOut {
    let mut page = if terminal.linear {
        linear::laid_out(document, terminal)
    } else {
        let mut page = TerminalPage::new(terminal);
        let alone = is_conclusion_alone(&document.blocks);
        page.blocks(&document.blocks, 0, "", alone);
        page.page
    };
    for line in &mut page.lines {
        // A no-break space has kept its words together; from here on it is a space like any other.
        if line.contains('\u{a0}') {
            *line = line.replace('\u{a0}', " ");
        }
        line.truncate(line.trim_end().len());
    }
    page
}

/// A step of one sentence: it heads nothing, and is a line of a list.
fn is_bare(block: &Block) -> bool {
    matches!(block, Block::Section { body, .. } if body.is_empty())
}

/// A conclusion by itself needs no label that sets it off.
fn is_conclusion_alone(blocks: &[Block]) -> bool {
    matches!(blocks, [Block::Conclusion(_)])
}

struct TerminalPage {
    terminal: Terminal,
    page: LaidOut,
}

/// How far a section's body is indented from its heading.
const INDENT: usize = 3;

impl TerminalPage {
    fn new(terminal: Terminal) -> Self {
        Self { terminal, page: LaidOut::default() }
    }

    /// Blocks inside of the step of this number.
    fn blocks(&mut self, blocks: &[Block], indent: usize, number: &str, alone: bool) {
        let mut section = 0;
        for (index, block) in blocks.iter().enumerate() {
            match index.checked_sub(1).map(|before| &blocks[before]) {
                Some(before) if is_bare(before) && is_bare(block) => self.page.may_begin(),
                Some(before) => self.page.next_block(before.announces()),
                None => {}
            }
            match block {
                Block::Title(text) => {
                    self.paragraph(&text.clone().in_role(Role::Strong), indent);
                }
                Block::Section { heading, body } => {
                    section += 1;
                    self.section(heading, body, indent, &numbered(number, section));
                }
                Block::Paragraph(text) => self.paragraph(text, indent),
                Block::Heading(text) => self.underlined(text, indent),
                Block::List { numbered, items } => self.list(*numbered, items, indent),
                Block::Whole(blocks) => self.inside(blocks, indent, number),
                Block::Quote(blocks) => {
                    let bar = if self.terminal.ascii { "| " } else { "│ " };
                    self.inset(blocks, indent, [bar, bar]);
                }
                Block::Folded { summary, body } => {
                    self.paragraph(&summary.clone().emphasised(), indent);
                    self.page.lines.push(String::new());
                    self.inset(body, indent, ["   ", "   "]);
                }
                Block::Code(code) => self.code(code, indent),
                Block::Table(table) => {
                    self.lines(layout::table(table, self.terminal.narrower(indent)), indent);
                }
                Block::Drawing(rows) => self.page.lines.extend(drawing::lines(rows, self.terminal)),
                Block::Picture(picture) => self.paragraph(&picture.in_words(), indent),
                Block::Conclusion(text) if alone => self.paragraph(text, indent),
                Block::Conclusion(text) => {
                    let mut first = SetLine::indented(indent);
                    first.push(Block::BEFORE_CONCLUSION, theme::heading(), self.terminal);
                    first.push(" ", Style::new(), self.terminal);
                    self.prose(text, first);
                }
            }
        }
    }

    fn underlined(&mut self, text: &Text, indent: usize) {
        let widest = self.prose(&text.clone().emphasised(), SetLine::indented(indent));
        let dash = if self.terminal.ascii { "-" } else { "─" };
        self.lines([dash.repeat(widest.saturating_sub(indent))], indent);
    }

    /// Lines as they are, indented.
    fn lines(&mut self, lines: impl IntoIterator<Item = impl Display>, indent: usize) {
        let indented = |line| format!("{:indent$}{line}", "");
        self.page.lines.extend(lines.into_iter().map(indented));
    }

    fn list(&mut self, numbered: bool, items: &[Vec<Block>], indent: usize) {
        self.page.go_in();
        for (number, item) in (1..).zip(items) {
            if number > 1 {
                self.page.may_begin();
            }
            let label = if numbered { format!("{number}. ") } else { "- ".to_owned() };
            self.inset(item, indent, [&label, &" ".repeat(label.len())]);
        }
        self.page.come_out();
    }

    /// Blocks with something in front of each line: the first label before the first, the second before the others.
    fn inset(&mut self, blocks: &[Block], indent: usize, labels: [&str; 2]) {
        let taken = indent + width(labels[0]);
        let mut inner = TerminalPage::new(self.terminal.narrower(taken));
        inner.blocks(blocks, 0, "", is_conclusion_alone(blocks));
        self.page.begin_as(&inner.page);
        let lines = inner.page.lines.iter().enumerate();
        self.lines(lines.map(|(at, line)| format!("{}{line}", labels[at.min(1)])), indent);
    }

    /// Lines as they are, indented; one that is too long goes on in the next line.
    fn code(&mut self, code: &str, indent: usize) {
        let indent = indent + 2;
        let room = self.terminal.width.saturating_sub(indent).max(1);
        for line in code.lines() {
            self.lines(pieces(&self.terminal.readable(line), room), indent);
        }
    }

    fn section(&mut self, heading: &Text, body: &[Block], indent: usize, number: &str) {
        let mut label = format!("{number:<INDENT$}");
        if !label.ends_with(' ') {
            label.push_str("  ");
        }
        let mut first = SetLine::indented(indent);
        if body.is_empty() {
            first.push(&label, Style::new(), self.terminal);
            self.prose(heading, first);
            return;
        }
        first.push(&label, theme::heading(), self.terminal);
        self.prose(&heading.clone().emphasised(), first);
        self.page.next_block(true);
        self.inside(body, indent + INDENT, number);
    }

    /// The blocks of a block.
    fn inside(&mut self, blocks: &[Block], indent: usize, number: &str) {
        self.page.go_in();
        self.blocks(blocks, indent, number, false);
        self.page.come_out();
    }

    fn paragraph(&mut self, text: &Text, indent: usize) {
        self.prose(text, SetLine::indented(indent));
    }

    /// Text in lines, of which the first goes on from `first` and the others are in line with it. Tells how many columns the
    /// widest takes.
    fn prose(&mut self, text: &Text, first: SetLine) -> usize {
        let hang = first.columns;
        let mut widest = 0;
        for line in wrapped(styled(text, self.terminal), first, hang, self.terminal) {
            widest = widest.max(line.columns);
            self.page.lines.push(line.text);
        }
        widest
    }
}
