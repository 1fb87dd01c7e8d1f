//! The blocks of a document as elements: headings in order, steps as sections, a list, a quote, a drawn board.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use super::markup::Markup;
use crate::drawing;
use crate::laid_out::numbered;
use crate::terminal::Terminal;
use explain::document::text::strong;
use explain::document::{Block, Document, DrawnRow, Picture, Text};

/// The contents of a page.
pub(super) struct Body {
    pub(super) page: Markup,
    terminal: Terminal,
    /// The level of the heading above the next block.
    level: usize,
    /// Whether the title of the page has been written.
    titled: bool,
    pub(super) about: About,
    /// How many tables there are so far.
    pub(super) tables: usize,
    /// Whether a reader may sort one of them.
    pub(super) is_sorted: bool,
}

/// What a table here is about: the heading above it, or the list item that it is in.
#[derive(Clone)]
pub(super) struct About {
    pub(super) text: Text,
    /// How many tables about it there are so far.
    pub(super) tables: usize,
}

impl From<&Text> for About {
    fn from(text: &Text) -> Self {
        Self { text: text.clone(), tables: 0 }
    }
}

impl Body {
    /// A body that goes on from here; the title is that of the page, and may have been written.
    pub(super) fn new(page: Markup, terminal: Terminal, title: &Text, titled: bool) -> Self {
        Self {
            page,
            terminal,
            level: 1,
            titled,
            about: About::from(title),
            tables: 0,
            is_sorted: false,
        }
    }

    /// A picture as an image of its own, so that nothing in it can act or fetch anything.
    fn picture(&mut self, picture: &Picture) {
        self.page.tag("<div class=\"picture\">\n<img src=\"data:");
        self.page.text(picture.media_type);
        self.page.tag(";base64,");
        self.page.text(&BASE64_STANDARD.encode(&picture.data));
        self.page.tag("\" alt=\"");
        self.page.text(&picture.description.to_string());
        self.page.tag("\">\n</div>\n");
    }

    /// One document after those before it; its title heads also those after it that have none.
    pub(super) fn document(&mut self, document: &Document) {
        if matches!(document.blocks.first(), Some(Block::Title(_))) {
            self.level = 1;
        }
        match &document.blocks[..] {
            // A conclusion by itself needs no label that sets it off.
            [Block::Conclusion(text)] => self.paragraph("<p class=\"answer\">", text),
            blocks => self.blocks(blocks, ""),
        }
    }

    /// Blocks inside of another; what they head ends with them.
    fn inner(&mut self, blocks: &[Block], number: &str) {
        let (level, about) = (self.level, self.about.clone());
        self.blocks(blocks, number);
        (self.level, self.about) = (level, about);
    }

    fn blocks(&mut self, blocks: &[Block], number: &str) {
        // The level of the title of these blocks.
        let mut base = self.level;
        let mut section = 0;
        for block in blocks {
            match block {
                Block::Title(text) => {
                    base = if self.titled { self.level + 1 } else { 1 };
                    self.titled = true;
                    self.heading(base, "", text);
                    self.level = base;
                    self.about = About::from(text);
                }
                Block::Heading(text) => {
                    self.level = base + 1;
                    self.heading(self.level, "", text);
                    self.about = About::from(text);
                }
                Block::Section { heading, body } => {
                    section += 1;
                    self.section(heading, body, &numbered(number, section));
                }
                Block::Paragraph(text) => self.paragraph("<p>", text),
                Block::List { numbered, items } => self.list(*numbered, items),
                Block::Whole(blocks) => {
                    self.page.tag("<div>\n");
                    self.inner(blocks, number);
                    self.page.tag("</div>\n");
                }
                Block::Quote(blocks) => {
                    self.page.tag("<blockquote>\n");
                    self.inner(blocks, "");
                    self.page.tag("</blockquote>\n");
                }
                Block::Folded { summary, body } => {
                    self.page.around("<details>\n<summary>", summary, "</summary>\n");
                    self.inner(body, "");
                    self.page.tag("</details>\n");
                }
                Block::Code(code) => {
                    self.page.tag("<pre tabindex=\"0\"><code>");
                    self.page.text(code.trim_end());
                    self.page.tag("</code></pre>\n");
                }
                Block::Table(table) => self.table(table),
                Block::Drawing(rows) => self.drawing(rows),
                Block::Picture(picture) => self.picture(picture),
                Block::Conclusion(text) => {
                    let label = strong(Block::BEFORE_CONCLUSION).and(" ");
                    self.paragraph("<p class=\"answer\">", &label.and(text.clone()));
                }
            }
        }
        self.level = base;
    }

    fn section(&mut self, heading: &Text, body: &[Block], number: &str) {
        let (level, about) = (self.level, self.about.clone());
        self.level += 1;
        self.about = About::from(heading);
        self.page.tag("<section class=\"step\">\n");
        self.heading(self.level, number, heading);
        self.inner(body, number);
        self.page.tag("</section>\n");
        (self.level, self.about) = (level, about);
    }

    fn heading(&mut self, level: usize, number: &str, text: &Text) {
        self.page.numbered("<h", level.min(6), ">");
        if !number.is_empty() {
            self.page.tag("<span class=\"step-number\">");
            self.page.text(number);
            self.page.tag(".</span> ");
        }
        self.page.inline(text);
        self.page.numbered("</h", level.min(6), ">\n");
    }

    fn paragraph(&mut self, begin: &'static str, text: &Text) {
        self.page.around(begin, text, "</p>\n");
    }

    fn list(&mut self, numbered: bool, items: &[Vec<Block>]) {
        self.page.tag(if numbered { "<ol>\n" } else { "<ul>\n" });
        let about = self.about.clone();
        for item in items {
            if let Some(Block::Paragraph(text)) = item.first() {
                self.about = About::from(text);
            }
            self.page.tag("<li>");
            self.inner(item, "");
            self.page.tag("</li>\n");
        }
        self.about = about;
        self.page.tag(if numbered { "</ol>\n" } else { "</ul>\n" });
    }

    fn drawing(&mut self, rows: &[DrawnRow]) {
        // What is not ASCII can be written as references, so nothing has to be drawn otherwise.
        let shown = Terminal { ascii: false, ..self.terminal };
        // What is wider than the window is moved by keys as well.
        self.page.tag("<pre class=\"board\" role=\"group\" tabindex=\"0\" aria-label=\"Board\">");
        self.page.text(&drawing::lines(rows, shown).join("\n"));
        self.page.tag("</pre>\n");
    }
}
