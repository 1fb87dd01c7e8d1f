//! Tables: a caption, headers with their scope, and cells to look at in `<mark>`.
//!
//! A table is in a box of its own, and scrolls there if the page is too narrow for it.

use super::blocks::Body;
use explain::document::{Align, Cell, Role, Span, Table, Text};

/// Tables of more columns are set smaller on paper, where nothing scrolls, and across the page.
const MANY_COLUMNS: usize = 20;
/// Tables of more columns are set as small as can be read.
const MOST_COLUMNS: usize = 40;

impl Body {
    pub(super) fn table(&mut self, table: &Table) {
        // The caption is hidden by the style; where it would be seen, the heading above is enough.
        let has_caption = !self.page.is_unstyled;
        if has_caption {
            self.tables += 1;
            self.about.tables += 1;
            let begin =
                "<div class=\"table\" role=\"group\" tabindex=\"0\" aria-labelledby=\"table-";
            self.page.numbered(begin, self.tables, "\">\n<table class=\"");
        } else {
            self.page.tag("<div class=\"table\">\n<table cellpadding=\"4\" class=\"");
        }
        self.page.tag(if table.breakable { "digits" } else { "words" });
        if table.to_fill {
            self.page.tag(" to-fill");
        }
        self.is_sorted |= table.sortable;
        if table.sortable {
            self.page.tag(" sortable");
        }
        self.page.tag(match table.header.len() {
            columns if columns > MOST_COLUMNS => " many most",
            columns if columns > MANY_COLUMNS => " many",
            _ => "",
        });
        self.page.tag("\">\n");
        if has_caption {
            self.caption();
        }
        if table.has_header() {
            let header: Vec<Cell> = table.header.iter().cloned().map(Cell::from).collect();
            self.page.tag("<thead>\n");
            self.row(table, &header, ("<th scope=\"col\"", header.len()));
            self.page.tag("</thead>\n");
        }
        self.page.tag("<tbody>\n");
        let head_of_row = ("<th scope=\"row\"", table.stubs);
        for row in &table.body {
            self.row(table, row, head_of_row);
        }
        self.page.tag("</tbody>\n");
        if !table.foot.is_empty() {
            self.page.tag("<tfoot>\n");
            for row in &table.foot {
                self.row(table, row, head_of_row);
            }
            self.page.tag("</tfoot>\n");
        }
        self.page.tag("</table>\n</div>\n");
    }

    /// What the heading above says, for those who come to the table without it; of several tables, with a number.
    fn caption(&mut self) {
        let begin = "<caption class=\"unseen\" id=\"table-";
        self.page.numbered(begin, self.tables, "\">");
        self.page.text(&name(&self.about.text));
        if self.about.tables > 1 {
            self.page.numbered(" (", self.about.tables, ")");
        }
        self.page.tag("</caption>\n");
    }

    /// A row, with the tag of a cell that heads others, and how many of its first cells do so, unless they are empty.
    fn row(&mut self, table: &Table, cells: &[Cell], (head, heads): (&'static str, usize)) {
        self.page.tag("<tr>");
        for (column, cell) in cells.iter().enumerate() {
            let is_head = column < heads && !cell.text.is_empty();
            let is_right = table.align.get(column) == Some(&Align::Right);
            self.page.tag(if is_head { head } else { "<td" });
            self.page.tag(if is_right { " class=\"right\">" } else { ">" });
            self.cell(cell);
            self.page.tag(if is_head { "</th>" } else { "</td>" });
        }
        self.page.tag("</tr>\n");
    }

    fn cell(&mut self, cell: &Cell) {
        if let Some(file) = &cell.link {
            self.page.tag("<a href=\"");
            self.page.text(&in_address(file));
            self.page.tag("\">");
        }
        let [begin, end] = if cell.marked { ["<mark>", "</mark>"] } else { [""; 2] };
        self.page.around(begin, &without_numbers(&cell.text), end);
        if cell.link.is_some() {
            self.page.tag("</a>");
        }
    }
}

/// What a table is called after: of `xor 7 4 = ________`, the question alone.
fn name(about: &Text) -> String {
    let spans = about.spans().iter().filter(|span| span.role != Role::Blank);
    spans.map(|span| &*span.text).collect::<String>().trim_end_matches([' ', '=']).to_owned()
}

/// The name of a file as an address in the page's folder, which is in ASCII and can lead nowhere else: `Zo%C3%AB.html`.
fn in_address(file: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let bytes = file.bytes().map(|byte| match byte {
        _ if is_plain(byte) => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    });
    bytes.collect()
}

/// In a table numbers are nothing special; what a board can point at stays what it is.
fn without_numbers(text: &Text) -> Text {
    let plain = |span: &Span| match span.role {
        Role::Number => Span { role: Role::Plain, ..span.clone() },
        _ => span.clone(),
    };
    text.spans().iter().map(plain).collect()
}
