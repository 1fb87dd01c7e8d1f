//! Documents as Markdown (GitHub's flavour, for its tables).

use super::drawing;
use super::laid_out::numbered;
use super::terminal::Terminal;
use super::width::width;
use explain::document::{Align, Block, Cell, Document, Role, Span, Table, Text};

/// Writes a document as Markdown. Prose is not wrapped and tables are not broken; drawn boards keep to the width.
pub fn markdown(document: &Document, terminal: Terminal) -> String {
    let mut page = MarkdownPage { terminal, text: String::new() };
    page.blocks(&document.blocks, "");
    page.text
}

struct MarkdownPage {
    terminal: Terminal,
    text: String,
}

impl MarkdownPage {
    fn blocks(&mut self, blocks: &[Block], number: &str) {
        let mut section = 0;
        for block in blocks {
            // What belongs together begins with its first block.
            if !self.text.is_empty() && !matches!(block, Block::Whole(_)) {
                self.text.push('\n');
            }
            match block {
                Block::Title(text) => self.line(&format!("# {}", self.inline(text))),
                Block::Section { heading, body } => {
                    section += 1;
                    let number = numbered(number, section);
                    // Markdown has six levels of headings, and the title takes the first.
                    let level = "#".repeat((number.split('.').count() + 1).min(6));
                    self.line(&format!("{level} {number}. {}", self.inline(heading)));
                    self.blocks(body, &number);
                }
                Block::Paragraph(text) => self.line(&self.inline(text)),
                Block::Heading(text) => self.line(&format!("## {}", self.inline(text))),
                Block::List { numbered, items } => self.list(*numbered, items),
                Block::Whole(blocks) => self.blocks(blocks, number),
                Block::Quote(blocks) => self.inset(blocks, "> ", "> "),
                Block::Folded { summary, body } => {
                    self.line(&self.inline(&summary.clone().emphasised()));
                    self.text.push('\n');
                    self.inset(body, "> ", "> ");
                }
                Block::Code(code) => self.code(code),
                Block::Table(table) => self.table(table),
                Block::Drawing(rows) => {
                    self.line("```text");
                    for line in drawing::lines(rows, self.terminal) {
                        self.line(&line);
                    }
                    self.line("```");
                }
                Block::Picture(picture) => self.line(&self.inline(&picture.in_words())),
                Block::Conclusion(text) => {
                    let label = Block::BEFORE_CONCLUSION;
                    self.line(&format!("**{label}** {}", self.inline(text)));
                }
            }
        }
    }

    fn list(&mut self, numbered: bool, items: &[Vec<Block>]) {
        // If an item goes on below an empty line, there is one between the items as well.
        let is_loose = items.iter().any(|item| item.len() > 1);
        for (number, item) in (1..).zip(items) {
            if is_loose && number > 1 {
                self.text.push('\n');
            }
            let label = if numbered { format!("{number}. ") } else { "- ".to_owned() };
            self.inset(item, &label, &" ".repeat(label.len()));
        }
    }

    /// Blocks with something in front of each line: `first` before the first, `others` before the others.
    fn inset(&mut self, blocks: &[Block], first: &str, others: &str) {
        let mut inner = MarkdownPage { terminal: self.terminal, text: String::new() };
        inner.blocks(blocks, "");
        for (index, line) in inner.text.lines().enumerate() {
            let before = if index == 0 { first } else { others };
            self.line(format!("{before}{line}").trim_end());
        }
    }

    fn code(&mut self, code: &str) {
        let fence = fence_around(code, 3);
        self.line(&format!("{fence}text"));
        for line in code.lines() {
            self.line(self.readable(line).trim_end());
        }
        self.line(&fence);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A table whose columns are aligned as they will be shown, so that it can also be read and filled in as it is.
    fn table(&mut self, table: &Table) {
        let mut rows: Vec<Vec<String>> =
            vec![table.header.iter().map(|text| self.inline(text)).collect()];
        for row in table.body.iter().chain(&table.foot) {
            rows.push(row.iter().map(|cell| self.cell(cell)).collect());
        }
        let mut rule = Vec::new();
        for (column, align) in table.align.iter().enumerate() {
            let widest = rows.iter().map(|row| width(&row[column])).fold(3, usize::max);
            for row in &mut rows {
                let room = " ".repeat(widest - width(&row[column]));
                match align {
                    Align::Left => row[column].push_str(&room),
                    Align::Right => row[column].insert_str(0, &room),
                }
            }
            rule.push(match align {
                Align::Left => "-".repeat(widest),
                Align::Right => "-".repeat(widest - 1) + ":",
            });
        }
        rows.insert(1, rule);
        for row in rows {
            self.line(&format!("| {} |", row.join(" | ")));
        }
    }

    fn cell(&self, cell: &Cell) -> String {
        if cell.marked {
            format!("**{}**", self.written(&cell.text.to_string()))
        } else {
            self.inline(&cell.text)
        }
    }

    /// Neighbours with the same mark share it, without spaces inside: neither `**4s****column**` nor `** 4s**`
    /// would be read as strong.
    fn inline(&self, text: &Text) -> String {
        let is_alike =
            |one: &Span, next: &Span| one.role != Role::Code && mark(one.role) == mark(next.role);
        let mut line = String::new();
        for spans in text.spans().chunk_by(is_alike) {
            let role = spans[0].role;
            if role == Role::Code {
                line.push_str(&code(&self.readable(&spans[0].text)));
                continue;
            }
            let mut written = String::new();
            for span in spans {
                match span.role {
                    // Behind a space, a line to write on is no markup.
                    Role::Blank if span.text.chars().all(|c| c == '_') => {
                        written.push_str(&span.text);
                    }
                    _ => written.push_str(&self.written(&span.text)),
                }
            }
            let marked = written.trim();
            if marked.is_empty() {
                line.push_str(&written);
                continue;
            }
            let (before, after) = written.split_once(marked).unwrap_or_default();
            let mark = mark(role);
            line.extend([before, mark, marked, mark, after]);
        }
        line
    }

    fn readable(&self, text: &str) -> String {
        self.terminal.readable(text).replace('\u{a0}', " ")
    }

    /// The text with everything escaped that Markdown would read as markup.
    fn written(&self, text: &str) -> String {
        let mut escaped = String::new();
        for character in self.readable(text).chars() {
            if r"\`*_<>|[]#~".contains(character) {
                escaped.push('\\');
            }
            escaped.push(character);
        }
        escaped
    }
}

/// The marks around words that show what they are.
fn mark(role: Role) -> &'static str {
    match role {
        Role::Strong | Role::Good | Role::Bad => "**",
        Role::Term | Role::Emphasis => "*",
        Role::Code => "`",
        _ => "",
    }
}

fn code(text: &str) -> String {
    let fence = fence_around(text, 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// Backticks that can enclose text with backticks of its own: more of them than any run has, and enough.
fn fence_around(text: &str, fewest: usize) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    "`".repeat((longest + 1).max(fewest))
}
