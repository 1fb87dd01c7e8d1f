//! Documents for a terminal: wrapped prose, numbered steps, aligned tables.
//!
//! No line is ever wider than the width asked for. Every piece of text passes through a [`Terminal`], which is the one
//! place that knows whether there are colours and whether only ASCII may be written.

use std::borrow::Cow;

use owo_colors::Style;
use textwrap::core::display_width;

use super::ascii::to_ascii;
use super::drawing;
use super::layout;
use super::theme;
use crate::document::{Block, Document, Role, Text};
use crate::legible::one_line;

/// What a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminal {
    /// How many columns a line may take.
    pub width: usize,
    /// Whether nothing outside ASCII may be written.
    pub ascii: bool,
    /// Whether text is coloured.
    pub colour: bool,
}

impl Terminal {
    /// The text with the colours of its roles, word by word, so that it can be wrapped.
    pub(super) fn coloured(self, text: &Text) -> String {
        text.spans()
            .iter()
            .map(|span| self.words(&self.readable(&span.text), theme::style(span.role)))
            .collect()
    }

    /// The text as it is written: in ASCII where that is asked for. No-break spaces stay until the lines are laid out.
    pub(super) fn readable(self, text: &str) -> Cow<'_, str> {
        let text = one_line(text);
        if self.ascii && !text.is_ascii() {
            text.split('\u{a0}')
                .map(to_ascii)
                .collect::<Vec<_>>()
                .join("\u{a0}")
                .into()
        } else {
            text
        }
    }

    /// The text in a style; just the text where there is nothing to colour.
    pub(super) fn styled(self, text: &str, style: Style) -> String {
        if !self.colour || text.is_empty() || style.is_plain() {
            text.to_owned()
        } else {
            style.style(text).to_string()
        }
    }

    fn words(self, text: &str, style: Style) -> String {
        if !self.colour || style.is_plain() {
            return text.to_owned();
        }
        let words: Vec<String> = text
            .split(' ')
            .map(|word| self.styled(word, style))
            .collect();
        words.join(" ")
    }
}

/// Writes a document, each line ended by a line feed.
#[must_use]
pub fn terminal(document: &Document, terminal: Terminal) -> String {
    let alone = is_conclusion_alone(&document.blocks);
    let mut page = Page {
        terminal,
        lines: Vec::new(),
    };
    page.blocks(&document.blocks, 0, &[], alone);
    let mut text = String::new();
    for line in page.lines {
        // A no-break space has kept its words together; from here on it is a space like any other.
        text.push_str(line.replace('\u{a0}', " ").trim_end());
        text.push('\n');
    }
    text
}

/// A conclusion by itself needs no label that sets it off.
fn is_conclusion_alone(blocks: &[Block]) -> bool {
    matches!(blocks, [Block::Conclusion(_)])
}

struct Page {
    terminal: Terminal,
    lines: Vec<String>,
}

/// By how much a section's body stands in from its heading.
const INDENT: usize = 3;

impl Page {
    fn blocks(&mut self, blocks: &[Block], indent: usize, numbers: &[usize], alone: bool) {
        let mut section = 0;
        for (index, block) in blocks.iter().enumerate() {
            if index > 0 {
                self.lines.push(String::new());
            }
            match block {
                Block::Title(text) => self.prose(&text.clone().in_role(Role::Strong), indent, ""),
                Block::Section { heading, body } => {
                    section += 1;
                    let numbers: Vec<usize> = numbers.iter().copied().chain([section]).collect();
                    self.section(heading, body, indent, &numbers);
                }
                Block::Paragraph(text) => self.prose(text, indent, ""),
                Block::Heading(text) => self.underlined(text, indent),
                Block::List { numbered, items } => self.list(*numbered, items, indent),
                Block::Whole(blocks) => self.blocks(blocks, indent, numbers, false),
                Block::Quote(blocks) => {
                    let bar = if self.terminal.ascii { "| " } else { "│ " };
                    let bar = self.terminal.styled(bar, theme::frame());
                    self.inset(blocks, indent, &bar, &bar);
                }
                Block::Code(code) => self.code(code, indent),
                Block::Table(table) => {
                    let room = self.terminal.width.saturating_sub(indent);
                    let lines = layout::table(
                        table,
                        Terminal {
                            width: room,
                            ..self.terminal
                        },
                    );
                    self.lines.extend(
                        lines
                            .into_iter()
                            .map(|line| format!("{:indent$}{line}", "")),
                    );
                }
                Block::Drawing(rows) => self.lines.extend(drawing::lines(rows, self.terminal)),
                Block::Conclusion(text) if alone => self.prose(text, indent, ""),
                Block::Conclusion(text) => {
                    let label = self.terminal.styled("Answer:", theme::heading());
                    self.prose(text, indent, &format!("{label} "));
                }
            }
        }
    }

    fn underlined(&mut self, text: &Text, indent: usize) {
        let first = self.lines.len();
        self.prose(&text.clone().emphasised(), indent, "");
        let widest = self.lines[first..]
            .iter()
            .map(|line| display_width(line))
            .max();
        let width = widest.unwrap_or(0).saturating_sub(indent);
        let rule = if self.terminal.ascii { "-" } else { "─" }.repeat(width);
        self.lines.push(format!(
            "{:indent$}{}",
            "",
            self.terminal.styled(&rule, theme::frame())
        ));
    }

    fn list(&mut self, numbered: bool, items: &[Vec<Block>], indent: usize) {
        for (number, item) in (1..).zip(items) {
            let label = if numbered {
                format!("{number}. ")
            } else {
                "- ".to_owned()
            };
            self.inset(item, indent, &label, &" ".repeat(label.len()));
        }
    }

    /// Blocks with something in front of each line: `first` before the first, `others` before the others.
    fn inset(&mut self, blocks: &[Block], indent: usize, first: &str, others: &str) {
        let width = self
            .terminal
            .width
            .saturating_sub(indent + display_width(first));
        let mut inner = Page {
            terminal: Terminal {
                width,
                ..self.terminal
            },
            lines: Vec::new(),
        };
        inner.blocks(blocks, 0, &[], is_conclusion_alone(blocks));
        for (index, line) in inner.lines.into_iter().enumerate() {
            let before = if index == 0 { first } else { others };
            self.lines.push(format!("{:indent$}{before}{line}", ""));
        }
    }

    /// Lines as they are, indented; one that is too long goes on in the next line.
    fn code(&mut self, code: &str, indent: usize) {
        let indent = indent + 2;
        let room = self.terminal.width.saturating_sub(indent).max(1);
        for line in code.lines() {
            let readable = self.terminal.readable(line);
            let pieces = pieces(&readable, room);
            let pieces = pieces
                .into_iter()
                .map(|piece| format!("{:indent$}{piece}", ""));
            self.lines.extend(pieces);
        }
    }

    fn section(&mut self, heading: &Text, body: &[Block], indent: usize, numbers: &[usize]) {
        let number: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let label = format!("{:<INDENT$}", number.join("."));
        let label = if label.ends_with(' ') {
            label
        } else {
            format!("{label}  ")
        };
        self.prose(
            &heading.clone().emphasised(),
            indent,
            &self.terminal.styled(&label, theme::heading()),
        );
        if !body.is_empty() {
            self.lines.push(String::new());
            self.blocks(body, indent + INDENT, numbers, false);
        }
    }

    /// Wraps text to the width, the first line after `label` and the others in line with it.
    fn prose(&mut self, text: &Text, indent: usize, label: &str) {
        let hang = " ".repeat(indent + display_width(label));
        let first = format!("{:indent$}{label}", "");
        let options = textwrap::Options::new(self.terminal.width)
            .initial_indent(&first)
            .subsequent_indent(&hang)
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit);
        let text = self.terminal.coloured(text);
        self.lines.extend(
            textwrap::wrap(&text, options)
                .into_iter()
                .map(Cow::into_owned),
        );
    }
}

/// A line cut into pieces that take so many columns at most; some characters take two.
fn pieces(line: &str, room: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut piece = String::new();
    let mut taken = 0;
    for character in line.chars() {
        let columns = display_width(character.encode_utf8(&mut [0; 4]));
        if taken + columns > room && taken > 0 {
            pieces.push(std::mem::take(&mut piece));
            taken = 0;
        }
        piece.push(character);
        taken += columns;
    }
    pieces.push(piece);
    pieces
}
