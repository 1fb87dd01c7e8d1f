//! Markdown read back: a reader of Markdown finds in the page just what its document says, in order, and as what it is
//! meant.
//!
//! Both are written down in the same few lines, such as `<h2>`, `1. The nim sum is <b>7</b>`, so that a paragraph that
//! is missing, a cell in another column, or a star that is read as markup makes them differ.

use crate::support::joined;
use explain::document::{Align, Block, Cell, Document, DrawnRow, Role, Table, Text};
use pulldown_cmark::{Alignment, Event, Options, Parser, Tag, TagEnd};
use render::{Terminal, to_ascii};

/// Fails where a page of Markdown does not say just what its document says.
pub fn says_it_all(page: &str, document: &Document, shown: Terminal, what: &str) {
    let mut meant = Meant { shown, lines: Vec::new() };
    meant.blocks(&document.blocks, &[]);
    // Words beside each other in the same type look the same, whether they are set one by one or together.
    let joined = |lines: Vec<String>| -> Vec<String> {
        let lines = lines.iter();
        lines.map(|line| line.replace("</b> <b>", " ")).collect()
    };
    let (read, meant) = (joined(read(page)), joined(meant.lines));
    let differ = read.iter().zip(&meant).position(|(read, meant)| read != meant);
    let at = differ.unwrap_or(read.len().min(meant.len()));
    assert_eq!(read.get(at), meant.get(at), "{what}, after {:?}", &read[..at].last());
}

/// What a reader of Markdown finds in a page.
fn read(page: &str) -> Vec<String> {
    let mut text = String::new();
    let mut in_code = false;
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            _ => {}
        }
        let written = match event {
            Event::Start(tag) => begun(&tag),
            Event::End(tag) => ended(tag).to_owned(),
            Event::Text(code) if in_code => code.lines().flat_map(|line| ["\n: ", line]).collect(),
            Event::Text(text) => text.into_string(),
            Event::Code(code) => format!("<code>{code}</code>"),
            Event::SoftBreak => " ".to_owned(),
            other => panic!("{other:?} is nothing that nimlab writes"),
        };
        text.push_str(&written);
    }
    // Between two words there is one space; whether a list is loose makes no difference.
    let lines = text.lines().map(spaced);
    lines.filter(|line| !line.is_empty()).collect()
}

fn begun(tag: &Tag) -> String {
    match tag {
        Tag::Heading { level, .. } => format!("\n<{level}>\n"),
        Tag::Paragraph => "\n".to_owned(),
        Tag::BlockQuote(_) => "\n<quote>\n".to_owned(),
        Tag::CodeBlock(_) => "\n<code>".to_owned(),
        Tag::List(Some(first)) => format!("\n<list from {first}>\n"),
        Tag::List(None) => "\n<list>\n".to_owned(),
        Tag::Item => "\n<item>\n".to_owned(),
        Tag::Table(align) => {
            format!("\n<table {}>\n", aligned(align.iter().map(|align| *align == Alignment::Right)))
        }
        Tag::TableHead | Tag::TableRow => "\n<row>\n".to_owned(),
        Tag::TableCell => "\n<cell>\n".to_owned(),
        Tag::Emphasis => "<i>".to_owned(),
        Tag::Strong => "<b>".to_owned(),
        other => panic!("{other:?} is nothing that nimlab writes"),
    }
}

fn ended(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::Emphasis => "</i>",
        TagEnd::Strong => "</b>",
        TagEnd::BlockQuote(_) => "\n</quote>\n",
        TagEnd::List(_) => "\n</list>\n",
        TagEnd::CodeBlock => "\n</code>\n",
        TagEnd::Table => "\n</table>\n",
        _ => "\n",
    }
}

fn aligned(to_the_right: impl Iterator<Item = bool>) -> String {
    to_the_right.map(|right| if right { '>' } else { '<' }).collect()
}

/// One space between two words, and neighbours that are marked alike marked together.
fn spaced(line: &str) -> String {
    if line.starts_with(": ") {
        return line.trim_end().to_owned();
    }
    let mut line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    for (apart, together) in [
        ("</b><b>", ""),
        ("</i><i>", ""),
        ("<b> </b>", " "),
        ("<b> ", " <b>"),
        (" </b>", "</b> "),
        ("  ", " "),
    ] {
        line = line.replace(apart, together);
    }
    line.trim().to_owned()
}

/// What a document means a reader to find.
struct Meant {
    shown: Terminal,
    lines: Vec<String>,
}

impl Meant {
    fn blocks(&mut self, blocks: &[Block], numbers: &[usize]) {
        let mut section = 0;
        for block in blocks {
            match block {
                Block::Title(text) => self.heading(1, "", text),
                Block::Heading(text) => self.heading(2, "", text),
                Block::Section { heading, body } => {
                    section += 1;
                    let numbers = [numbers, &[section]].concat();
                    self.heading(
                        numbers.len() + 1,
                        &format!("{}. ", joined(&numbers, ".")),
                        heading,
                    );
                    self.blocks(body, &numbers);
                }
                Block::Paragraph(text) => self.text("", text),
                Block::Conclusion(text) => self.text("<b>Answer:</b> ", text),
                Block::List { numbered, items } => {
                    self.line(if *numbered { "<list from 1>" } else { "<list>" });
                    for item in items {
                        self.line("<item>");
                        self.blocks(item, &[]);
                    }
                    self.line("</list>");
                }
                Block::Quote(quoted) => {
                    self.line("<quote>");
                    self.blocks(quoted, &[]);
                    self.line("</quote>");
                }
                Block::Folded { summary, body } => {
                    self.text("", &summary.clone().emphasised());
                    self.line("<quote>");
                    self.blocks(body, &[]);
                    self.line("</quote>");
                }
                Block::Whole(together) => self.blocks(together, numbers),
                Block::Code(code) => self.code(code.lines().map(str::to_owned)),
                Block::Drawing(rows) => self.drawing(rows),
                Block::Picture(picture) => {
                    self.text("Picture: ", &picture.description);
                }
                Block::Table(table) => self.table(table),
            }
        }
    }

    fn heading(&mut self, level: usize, number: &str, text: &Text) {
        self.line(&format!("<h{}>", level.min(6)));
        self.text(number, text);
    }

    fn text(&mut self, before: &str, text: &Text) {
        let inline = self.inline(text);
        self.line(&format!("{before}{inline}"));
    }

    fn line(&mut self, line: &str) {
        let line = spaced(line);
        if !line.is_empty() {
            self.lines.push(line);
        }
    }

    fn code(&mut self, code: impl Iterator<Item = String>) {
        self.line("<code>");
        for line in code {
            let line = self.readable(&line);
            self.line(&format!(": {line}"));
        }
        self.line("</code>");
    }

    /// A board that fits into the width.
    fn drawing(&mut self, rows: &[DrawnRow]) {
        let ascii = self.shown.ascii;
        let drawn = rows.iter().map(|row| match row {
            DrawnRow::Game(name) => format!("{name}:"),
            &DrawnRow::Row { row, size } => drawn(row, size, self.shown.width, ascii),
        });
        let is_of_nim = !matches!(rows.first(), Some(DrawnRow::Game(_)));
        let heading = is_of_nim.then(|| "Nim:".to_owned());
        let lines: Vec<String> = heading.into_iter().chain(drawn).collect();
        self.code(lines.into_iter());
    }

    fn table(&mut self, table: &Table) {
        let to_the_right = table.align.iter().map(|align| *align == Align::Right);
        self.line(&format!("<table {}>", aligned(to_the_right)));
        let header: Vec<Cell> = table.header.iter().cloned().map(Cell::from).collect();
        let rows = table.body.iter().chain(&table.foot);
        for row in std::iter::once(&header).chain(rows) {
            self.line("<row>");
            for cell in row {
                self.line("<cell>");
                if cell.marked {
                    let text = cell.text.clone().in_role(Role::Strong);
                    self.text("", &text);
                } else {
                    self.text("", &cell.text);
                }
            }
        }
        self.line("</table>");
    }

    fn inline(&self, text: &Text) -> String {
        let spans = text.spans().iter().filter(|span| !span.text.is_empty());
        let written = spans.map(|span| {
            let text = self.readable(&span.text);
            match span.role {
                Role::Plain
                | Role::Number
                | Role::Group
                | Role::Taken
                | Role::Counters
                | Role::Row
                | Role::Blank => text,
                Role::Strong | Role::Good | Role::Bad | Role::Marked => format!("<b>{text}</b>"),
                Role::Term | Role::Emphasis => format!("<i>{text}</i>"),
                Role::Code => format!("<code>{text}</code>"),
            }
        });
        written.collect()
    }

    fn readable(&self, text: &str) -> String {
        if self.shown.ascii { to_ascii(text) } else { text.replace('\u{a0}', " ") }
    }
}

/// A row with as many of its objects as fit, and their number where not all do.
fn drawn(row: usize, size: u64, width: usize, ascii: bool) -> String {
    let label = format!("{row}:");
    let room = |columns: usize| columns.saturating_sub(label.len()) / 2;
    let all = usize::try_from(size).ok();
    if let Some(all) = all.filter(|all| *all <= room(width)) {
        return label + &" X".repeat(all);
    }
    let end = format!(" {} X ({size})", dots(ascii, "…"));
    let begin = " X".repeat(room(width - end.chars().count()));
    label + &begin + &end
}

fn dots(ascii: bool, dots: &'static str) -> &'static str {
    if ascii { "..." } else { dots }
}
