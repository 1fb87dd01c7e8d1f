//! The cells of a table written out, how wide its columns are, and its lines.
//!
//! A cell to look at is in brackets, `[1]`, so that nothing rests on colour. tabled gets the width of each column and the colours;
//! its result is cut into lines.

use std::borrow::Cow;
use std::collections::BTreeMap;

use owo_colors::Style;
use tabled::grid::IterGrid;
use tabled::grid::ansi::ANSIBuf;
use tabled::grid::config::{
    AlignmentHorizontal, Entity, HorizontalLine, Indent, Position, Sides, SpannedConfig,
};
use tabled::grid::dimension::CompleteDimension;
use tabled::grid::records::IterRecords;

use super::prose::{self, wrap};
use super::terminal::Terminal;
use super::theme;
use super::width::width;
use explain::document::{Align, Cell, Role, Table, Text};

/// A table whose cells are written out.
pub(super) struct Grid<'a> {
    pub rows: Vec<Vec<Written<'a>>>,
    table: &'a Table,
    /// How wide each column is: digits are evenly spaced.
    pub widths: Vec<usize>,
    /// Whether the digits leave room for a bracket, which parts them already.
    digits_have_room: bool,
    /// After how many rows a line is drawn: below the header, if there is one, and above the foot.
    pub ruled_after: Vec<usize>,
    pub terminal: Terminal,
}

/// A cell as it is laid out: colours are put around it afterwards, so that they take no room.
pub(super) struct Written<'a> {
    pub text: Cow<'a, str>,
    pub style: Style,
}

impl<'a> Grid<'a> {
    /// A table, with the names of its columns if these are wanted and it has any.
    pub fn of(table: &'a Table, terminal: Terminal, names_columns: bool) -> Self {
        let columns = 0..table.header.len();
        let all_rows = || table.body.iter().chain(&table.foot);
        let any_marked = |column: usize| all_rows().any(|row| row[column].marked);
        let digits = table.digit_columns();
        let in_digits = table.breakable && digits.clone().any(any_marked);
        // Digits leave room for a bracket in every column, so that none leaves its column.
        let has_room = |column: usize| {
            let is_digit = in_digits && digits.contains(&column);
            (is_digit || any_marked(column)) && table.align[column] == Align::Right
        };
        let mut rows: Vec<Vec<Written>> = Vec::new();
        let mut ruled_after = Vec::new();
        if names_columns && table.has_header() {
            let name = |column: usize| Written {
                text: readable(&table.header[column], terminal)
                    + if has_room(column) { " " } else { "" },
                style: Style::new(),
            };
            rows.push(columns.clone().map(name).collect());
            ruled_after.push(1);
        }
        for row in all_rows() {
            let cell = |column: usize| written(&row[column], has_room(column), terminal);
            rows.push(columns.clone().map(cell).collect());
        }
        if !table.foot.is_empty() {
            ruled_after.push(rows.len() - table.foot.len());
        }
        let width_of =
            |column: usize| rows.iter().map(|row| width(&row[column].text)).max().unwrap_or(0);
        let mut widths: Vec<usize> = columns.map(width_of).collect();
        if table.breakable {
            let digits = &mut widths[digits];
            // As wide as in the table before it, which says of each column that it is odd or even.
            let least = if table.is_continued { "even".len() } else { 0 };
            digits.fill(digits.iter().copied().max().unwrap_or(0).max(least));
        }
        Self { rows, table, digits_have_room: in_digits, widths, ruled_after, terminal }
    }

    /// How wide some columns are side by side.
    pub fn width_of(&self, columns: &[usize], gap: usize) -> usize {
        let gaps = (0..columns.len()).map(|position| self.gap_before(columns, position, gap));
        gaps.chain(columns.iter().map(|&column| self.widths[column])).sum()
    }

    /// The room before a column: digits may be closer to each other than to the words on their left and right.
    pub fn gap_before(&self, columns: &[usize], position: usize, gap: usize) -> usize {
        const BESIDE_STUBS: usize = 2;
        let is_aside = self.table.aside && columns[position] + 1 == self.widths.len();
        match position {
            0 => 0,
            _ if is_aside => 2 * gap,
            _ if columns[position - 1] < self.table.stubs => BESIDE_STUBS,
            _ => gap - usize::from(self.digits_have_room && gap > 1),
        }
    }

    /// The same with cells of several lines, so narrow that all columns fit side by side; `None` if that would leave too
    /// little room to read. There is an empty line between the rows.
    pub fn folded(mut self, gap: usize, width: usize) -> Option<Self> {
        let all: Vec<usize> = (0..self.widths.len()).collect();
        while self.width_of(&all, gap) > width {
            let widest = all
                .iter()
                .copied()
                .filter(|&column| self.widths[column] > self.least(column))
                .max_by_key(|&column| self.widths[column])?;
            self.widths[widest] -= 1;
        }
        let mut rows: Vec<Vec<Written>> = Vec::new();
        let mut ruled_after = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            let lines: Vec<Vec<String>> =
                row.iter().zip(&self.widths).map(|(cell, &room)| wrap(&cell.text, room)).collect();
            let height = lines.iter().map(Vec::len).max().unwrap_or(0);
            let is_ruled = self.ruled_after.contains(&(index + 1));
            let between = usize::from(!is_ruled && index + 1 < self.rows.len());
            for line in 0..height + between {
                let cell = |(lines, cell): (&Vec<String>, &Written)| Written {
                    text: lines.get(line).cloned().unwrap_or_default().into(),
                    style: cell.style,
                };
                rows.push(lines.iter().zip(row).map(cell).collect());
            }
            if is_ruled {
                ruled_after.push(rows.len());
            }
        }
        Some(Self { rows, ruled_after, ..self })
    }

    /// How narrow a column can be made: no word is broken, and a few words fit on a line.
    fn least(&self, column: usize) -> usize {
        const ROOM_FOR_WORDS: usize = 14;
        self.rows
            .iter()
            .flat_map(|row| row[column].text.split(' '))
            .map(width)
            .fold(ROOM_FOR_WORDS, usize::max)
            .min(self.widths[column])
    }
}

/// What a cell reads: in a narrow column only what is to be typed is held together.
fn readable(text: &Text, terminal: Terminal) -> Cow<'_, str> {
    text.spans()
        .iter()
        .map(|span| match span.role {
            Role::Code => prose::readable(span, terminal),
            _ => terminal.readable(&span.text),
        })
        .reduce(|one, next| one + next)
        .unwrap_or_default()
}

/// A cell has the colour of what it begins with; one to look at is in brackets. Where others of its column are, a cell
/// without brackets leaves room for one.
pub(super) fn written(cell: &Cell, has_room: bool, terminal: Terminal) -> Written<'_> {
    let mut text = readable(&cell.text, terminal);
    if cell.marked {
        return Written { text: format!("[{text}]").into(), style: theme::mark() };
    }
    if has_room {
        text.to_mut().push(' ');
    }
    let first = cell.text.spans().first();
    let style = first.map_or_else(Style::new, |span| theme::style(span.role));
    Written { text, style }
}

/// Some columns in lines.
pub(super) fn lines(grid: &Grid, columns: &[usize], gap: usize) -> Vec<String> {
    let mut config = SpannedConfig::new();
    let rule = if grid.terminal.ascii { '-' } else { '─' };
    let line = HorizontalLine::new(Some(rule), None, None, None);
    for &after in &grid.ruled_after {
        config.insert_horizontal_line(after, line);
    }
    let mut widths = Vec::new();
    let mut colours = BTreeMap::new();
    for (position, &column) in columns.iter().enumerate() {
        let alignment = match grid.table.align[column] {
            Align::Left => AlignmentHorizontal::Left,
            Align::Right => AlignmentHorizontal::Right,
        };
        config.set_alignment_horizontal(Entity::Column(position), alignment);
        let gap = grid.gap_before(columns, position, gap);
        let padding = Sides { left: Indent::spaced(gap), ..Sides::default() };
        config.set_padding(Entity::Column(position), padding);
        widths.push(gap + grid.widths[column]);
        let cells = grid.rows.iter().map(|row| &row[column]).enumerate();
        let is_seen = |cell: &Written| !cell.style.is_plain() && !cell.text.trim().is_empty();
        let seen = cells.filter(|(_, cell)| grid.terminal.colour && is_seen(cell));
        colours.extend(seen.map(|(row, cell)| {
            let [before, behind] = [
                cell.style.prefix_formatter().to_string(),
                cell.style.suffix_formatter().to_string(),
            ];
            (Position::new(row, position), ANSIBuf::new(before, behind))
        }));
    }
    let mut dimension = CompleteDimension::default();
    dimension.set_widths(widths);
    dimension.set_heights(vec![1; grid.rows.len()]);
    let rows = grid.rows.iter().map(|row| columns.iter().map(|&column| &*row[column].text));
    let records = IterRecords::new(rows, columns.len(), Some(grid.rows.len()));
    let mut written = String::new();
    // Writing to a string cannot fail.
    let _ = IterGrid::new(records, config, dimension, colours).build(&mut written);
    let is_rule = |line: &str| !line.is_empty() && line.chars().all(|c| c == rule);
    let lines = written.lines().map(trimmed);
    lines
        .map(|line| {
            if !is_rule(&line) {
                return line;
            }
            let mut ruled = String::new();
            grid.terminal.write(&mut ruled, &line, theme::rule());
            ruled
        })
        .collect()
}

/// A line without the spaces at its end, also where the end is coloured.
fn trimmed(line: &str) -> String {
    const END_OF_COLOUR: &str = "\u{1b}[0m";
    let line = line.trim_end();
    match line.strip_suffix(END_OF_COLOUR) {
        Some(coloured) => format!("{}{END_OF_COLOUR}", coloured.trim_end()),
        None => line.to_owned(),
    }
}
