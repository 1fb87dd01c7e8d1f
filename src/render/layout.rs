//! Tables laid out in lines: in one piece where they fit, in blocks of columns where these are digits, else row by row.
//!
//! Cells to look at stand in brackets, `[1]`, and ▲ points at a column from below, so that nothing rests on colour.

use std::borrow::Cow;

use owo_colors::Style;
use tabled::builder::Builder;
use tabled::settings::object::Columns;
use tabled::settings::style::HorizontalLine;
use tabled::settings::themes::Theme;
use tabled::settings::{Alignment, Color, Padding};
use textwrap::core::display_width;

use super::medium::Terminal;
use super::theme;
use crate::document::{Align, Cell, Table, Text};

/// The lines of a table, none wider than the terminal.
pub(super) fn table(table: &Table, terminal: Terminal) -> Vec<String> {
    let grid = Grid::of(table, terminal);
    let all: Vec<usize> = (0..grid.widths.len()).collect();
    if let Some(gap) = [2, 1]
        .into_iter()
        .find(|&gap| grid.width_of(&all, gap) <= terminal.width)
    {
        return grid.lines(&all, gap);
    }
    match blocks(table, &grid, terminal.width) {
        Some(blocks) => {
            let blocks: Vec<Vec<String>> = blocks
                .iter()
                .map(|columns| grid.lines(columns, 1))
                .collect();
            blocks.join(&String::new())
        }
        None => row_by_row(table, terminal),
    }
}

/// The columns of each block: a run of digits after the stubs, of which only the first is said again and again; `None`
/// where not even one digit fits.
fn blocks(table: &Table, grid: &Grid, width: usize) -> Option<Vec<Vec<usize>>> {
    if !table.breakable {
        return None;
    }
    let digits: Vec<usize> = (table.stubs..grid.widths.len()).collect();
    let fit =
        |stubs: &[usize], digits: &[usize]| grid.width_of(&[stubs, digits].concat(), 1) <= width;
    let room = (1..=digits.len())
        .take_while(|&count| fit(&[0], &digits[..count]))
        .count();
    // Blocks of a multiple of 4 digits, counted from the right, are easiest to read.
    let digits_in_block = if room >= 4 { room / 4 * 4 } else { room };
    if digits_in_block == 0 {
        return None;
    }
    let all_stubs: Vec<usize> = (0..table.stubs).collect();
    let mut blocks: Vec<Vec<usize>> = digits
        .rchunks(digits_in_block)
        .map(|digits| [&[0], digits].concat())
        .collect();
    blocks.reverse();
    if let Some(first) = blocks
        .first_mut()
        .filter(|first| fit(&all_stubs, &first[1..]))
    {
        *first = [&all_stubs[..], &first[1..]].concat();
    }
    Some(blocks)
}

/// A table whose cells are written out.
struct Grid {
    rows: Vec<Vec<Written>>,
    align: Vec<Align>,
    /// How wide the cells of each column are.
    natural: Vec<usize>,
    /// How wide each column is laid out: digits stand at equal distances.
    widths: Vec<usize>,
    /// How many columns say what a row is about.
    stubs: usize,
    /// After how many rows a line is drawn: below the header and above the foot.
    ruled_after: Vec<usize>,
    terminal: Terminal,
}

/// A cell as it is laid out: colours are put around it afterwards, so that they take no room.
#[derive(Clone)]
struct Written {
    text: String,
    style: Style,
}

impl Grid {
    fn of(table: &Table, terminal: Terminal) -> Self {
        let framed = |text: &Text| Written {
            text: readable(text, terminal),
            style: theme::frame(),
        };
        let mut rows: Vec<Vec<Written>> = vec![table.header.iter().map(framed).collect()];
        let cells = table.body.iter().chain(&table.foot);
        let full = table.hidden == 0;
        rows.extend(cells.map(|row| {
            let written = row.iter().map(|cell| written(cell, full, terminal));
            written.collect()
        }));
        let mut ruled_after = vec![1];
        if table.shown() > table.body.len() {
            ruled_after.push(1 + table.body.len());
        }
        if let Some(pointed) = table.pointed {
            let pointer = |column| {
                let text = if column == pointed {
                    terminal.readable("▲").into_owned()
                } else {
                    String::new()
                };
                Written {
                    text,
                    style: theme::mark(),
                }
            };
            rows.push((0..table.header.len()).map(pointer).collect());
        }
        make_room_for_brackets(table, &mut rows);
        if !full {
            rows[1 + table.shown()..].iter_mut().for_each(blank);
        }
        let width_of = |column: usize| {
            rows.iter()
                .map(|row| display_width(&row[column].text))
                .max()
                .unwrap_or(0)
        };
        let natural: Vec<usize> = (0..table.header.len()).map(width_of).collect();
        let widths = if table.breakable {
            equal_digits(&natural, table.stubs)
        } else {
            natural.clone()
        };
        Self {
            rows,
            align: table.align.clone(),
            stubs: table.stubs,
            natural,
            widths,
            ruled_after,
            terminal,
        }
    }

    fn width_of(&self, columns: &[usize], gap: usize) -> usize {
        (0..columns.len())
            .map(|position| {
                self.gap_before(columns, position, gap) + self.widths[columns[position]]
            })
            .sum()
    }

    /// The room before a column: digits may stand closer to each other than to what says what their row is about.
    fn gap_before(&self, columns: &[usize], position: usize, gap: usize) -> usize {
        const BESIDE_STUBS: usize = 2;
        match position
            .checked_sub(1)
            .and_then(|before| columns.get(before))
        {
            None => 0,
            Some(&before) if before < self.stubs => BESIDE_STUBS,
            Some(_) => gap,
        }
    }

    fn lines(&self, columns: &[usize], gap: usize) -> Vec<String> {
        let mut builder = Builder::with_capacity(self.rows.len(), columns.len());
        for row in &self.rows {
            builder.push_record(columns.iter().map(|&column| row[column].text.as_str()));
        }
        let mut table = builder.build();
        let rule = if self.terminal.ascii { '-' } else { '─' };
        let mut theme = Theme::new();
        for &after in &self.ruled_after {
            theme.insert_horizontal_line(after, HorizontalLine::new(rule));
        }
        table.with(theme).with(Padding::zero());
        for (position, &column) in columns.iter().enumerate() {
            let alignment = match self.align[column] {
                Align::Left => Alignment::left(),
                Align::Right => Alignment::right(),
            };
            let before = self.gap_before(columns, position, gap) + self.widths[column]
                - self.natural[column];
            table
                .modify(Columns::one(position), alignment)
                .modify(Columns::one(position), Padding::new(before, 0, 0, 0));
        }
        self.colour(&mut table, columns);
        let is_rule =
            |line: &str| !line.is_empty() && line.chars().all(|character| character == rule);
        let frame = |line: &str| self.terminal.styled(line, theme::frame());
        let text = table.to_string();
        let lines = text.lines().map(|line| {
            if is_rule(line) {
                frame(line)
            } else {
                trimmed(line)
            }
        });
        let mut lines: Vec<String> = lines.collect();
        // A block without the column that is pointed at would end in an empty line, and so do rows not shown yet.
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        lines
    }

    fn colour(&self, table: &mut tabled::Table, columns: &[usize]) {
        if !self.terminal.colour {
            return;
        }
        for (row, cells) in self.rows.iter().enumerate() {
            for (position, &column) in columns.iter().enumerate() {
                let Written { text, style } = &cells[column];
                if !text.trim().is_empty() && !style.is_plain() {
                    let around = (
                        style.prefix_formatter().to_string(),
                        style.suffix_formatter().to_string(),
                    );
                    table.modify((row, position), Color::new(around.0, around.1));
                }
            }
        }
    }
}

/// The line without spaces at its end, also where the end is coloured.
fn trimmed(line: &str) -> String {
    const END_OF_COLOUR: &str = "\u{1b}[0m";
    let line = line.trim_end();
    match line.strip_suffix(END_OF_COLOUR) {
        Some(coloured) => format!("{}{END_OF_COLOUR}", coloured.trim_end()),
        None => line.to_owned(),
    }
}

/// The columns after the stubs all as wide as the widest of them.
fn equal_digits(natural: &[usize], stubs: usize) -> Vec<usize> {
    let (stubs, digits) = natural.split_at(stubs);
    let widest = digits.iter().copied().max().unwrap_or(0);
    stubs
        .iter()
        .copied()
        .chain(digits.iter().map(|_| widest))
        .collect()
}

fn readable(text: &Text, terminal: Terminal) -> String {
    terminal.readable(&text.to_string()).into_owned()
}

/// Takes the words out of a row that is not shown yet, and leaves their room.
fn blank(row: &mut Vec<Written>) {
    for cell in row {
        cell.text = " ".repeat(display_width(&cell.text));
    }
}

/// A cell has the colour of what it begins with; one to look at stands in brackets, as soon as the table is full.
fn written(cell: &Cell, full: bool, terminal: Terminal) -> Written {
    let mut text = readable(&cell.text, terminal);
    if cell.marked && full {
        return Written {
            text: format!("[{text}]"),
            style: theme::mark(),
        };
    }
    if cell.marked {
        text = format!(" {text} ");
    }
    let style = cell
        .text
        .spans()
        .first()
        .map_or_else(Style::new, |span| theme::style(span.role));
    Written { text, style }
}

/// Where cells stand in brackets, the other cells of the column leave the place of the bracket free; digits do so in
/// every column, to stand at equal distances.
fn make_room_for_brackets(table: &Table, rows: &mut [Vec<Written>]) {
    // The header comes before the cells of the table, the pointer after them; they have no brackets.
    let cells: Vec<&Vec<Cell>> = table.body.iter().chain(&table.foot).collect();
    let is_marked = |row: usize, column: usize| {
        row.checked_sub(1)
            .and_then(|row| cells.get(row))
            .is_some_and(|row| row[column].marked)
    };
    let any_marked = |column: usize| cells.iter().any(|row| row[column].marked);
    let columns = table.header.len();
    let in_digits = table.breakable && (table.stubs..columns).any(any_marked);
    for column in
        (0..columns).filter(|&column| any_marked(column) || (in_digits && column >= table.stubs))
    {
        for (_, row) in rows
            .iter_mut()
            .enumerate()
            .filter(|&(index, _)| !is_marked(index, column))
        {
            match table.align[column] {
                Align::Left => row[column].text.insert(0, ' '),
                Align::Right => row[column].text.push(' '),
            }
        }
    }
}

/// Each row as a sentence, for tables that cannot be made narrow enough: "row 1: 8s digit 0; size ⊕ 10 18 ⊕ 10 = 24".
fn row_by_row(table: &Table, terminal: Terminal) -> Vec<String> {
    let full = table.hidden == 0;
    let worded = |cell: &Cell| {
        if cell.marked && full {
            let Written { text, style } = written(cell, full, terminal);
            terminal.styled(&text, style)
        } else {
            terminal.coloured(&cell.text)
        }
    };
    let sentence = |row: &Vec<Cell>| {
        let (title, rest) = row.split_at(1);
        let named = table.header[1..].iter().zip(rest);
        let told = named
            .filter(|(_, cell)| !matches!(&cell.text.to_string()[..], "" | "⋮"))
            .map(|(header, cell)| {
                let gap = if header.is_empty() { "" } else { " " };
                format!("{}{gap}{}", terminal.coloured(header), worded(cell))
            });
        let told: Vec<String> = told.collect();
        let colon = if told.is_empty() { "" } else { ": " };
        format!("{}{colon}{}", worded(&title[0]), told.join("; "))
    };
    let options = textwrap::Options::new(terminal.width).subsequent_indent("  ");
    let rows = table.body.iter().chain(&table.foot);
    rows.take(table.shown())
        .flat_map(|row| {
            textwrap::wrap(&sentence(row), &options)
                .into_iter()
                .map(Cow::into_owned)
                .collect::<Vec<_>>()
        })
        .collect()
}
