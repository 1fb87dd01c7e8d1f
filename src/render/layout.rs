//! Tables laid out in lines: in one piece where they fit, in blocks of columns where these are digits, else row by row.
//!
//! Cells to look at stand in brackets, `[1]`, and ▲ points at a column from below, so that nothing rests on colour.

use std::borrow::Cow;

use tabled::builder::Builder;
use tabled::settings::object::Columns;
use tabled::settings::style::HorizontalLine;
use tabled::settings::themes::Theme;
use tabled::settings::{Alignment, Padding};
use textwrap::core::display_width;

use super::terminal::Terminal;
use super::theme;
use crate::document::{Align, Cell, Table};

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

/// The columns of each block: the stubs again and again, and a run of digits; `None` where not even one digit fits.
fn blocks(table: &Table, grid: &Grid, width: usize) -> Option<Vec<Vec<usize>>> {
    const FEWEST_BESIDE_ALL_STUBS: usize = 4;
    if !table.breakable {
        return None;
    }
    let digits: Vec<usize> = (table.stubs..grid.widths.len()).collect();
    let widest = digits.iter().map(|&column| grid.widths[column]).max()?;
    let room = |stubs: &[usize]| width.saturating_sub(grid.width_of(stubs, 1)) / (widest + 1);
    let all_stubs: Vec<usize> = (0..table.stubs).collect();
    let (stubs, room) = match room(&all_stubs) {
        enough @ FEWEST_BESIDE_ALL_STUBS.. => (all_stubs, enough),
        _ => (vec![0], room(&[0])),
    };
    // Blocks of a multiple of 4 digits, counted from the right, are easiest to read.
    let digits_in_block = if room >= 4 { room / 4 * 4 } else { room };
    if digits_in_block == 0 {
        return None;
    }
    let mut from_the_right: Vec<Vec<usize>> = digits
        .rchunks(digits_in_block)
        .map(|digits| [&stubs[..], digits].concat())
        .collect();
    from_the_right.reverse();
    Some(from_the_right)
}

/// A table whose cells are written out, with their colours.
struct Grid {
    rows: Vec<Vec<String>>,
    align: Vec<Align>,
    /// How wide the cells of each column are.
    natural: Vec<usize>,
    /// How wide each column is laid out: digits stand at equal distances.
    widths: Vec<usize>,
    /// After how many rows a line is drawn: below the header and above the foot.
    ruled_after: Vec<usize>,
    terminal: Terminal,
}

impl Grid {
    fn of(table: &Table, terminal: Terminal) -> Self {
        let header = table
            .header
            .iter()
            .map(|text| terminal.styled(&terminal.readable(&text.to_string()), theme::frame()));
        let mut rows: Vec<Vec<String>> = vec![header.collect()];
        rows.extend(
            table
                .body
                .iter()
                .chain(&table.foot)
                .map(|row| row.iter().map(|cell| written(cell, terminal)).collect()),
        );
        let mut ruled_after = vec![1];
        if !table.foot.is_empty() {
            ruled_after.push(1 + table.body.len());
        }
        if let Some(pointed) = table.pointed {
            let pointer = |column| {
                if column == pointed {
                    terminal.styled(&terminal.readable("▲"), theme::mark())
                } else {
                    String::new()
                }
            };
            rows.push((0..table.header.len()).map(pointer).collect());
        }
        make_room_for_brackets(table, &mut rows);
        let columns = table.header.len();
        let natural: Vec<usize> = (0..columns)
            .map(|column| {
                rows.iter()
                    .map(|row: &Vec<String>| display_width(&row[column]))
                    .max()
                    .unwrap_or(0)
            })
            .collect();
        let widths = if table.breakable {
            equal_digits(&natural, table.stubs)
        } else {
            natural.clone()
        };
        Self {
            rows,
            align: table.align.clone(),
            natural,
            widths,
            ruled_after,
            terminal,
        }
    }

    fn width_of(&self, columns: &[usize], gap: usize) -> usize {
        let gaps = gap * columns.len().saturating_sub(1);
        columns
            .iter()
            .map(|&column| self.widths[column])
            .sum::<usize>()
            + gaps
    }

    fn lines(&self, columns: &[usize], gap: usize) -> Vec<String> {
        let rule = if self.terminal.ascii { '-' } else { '─' };
        let mut builder = Builder::with_capacity(self.rows.len(), columns.len());
        for row in &self.rows {
            builder.push_record(columns.iter().map(|&column| row[column].as_str()));
        }
        let mut table = builder.build();
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
            let gap = if position == 0 { 0 } else { gap };
            let before = gap + self.widths[column] - self.natural[column];
            table
                .modify(Columns::one(position), alignment)
                .modify(Columns::one(position), Padding::new(before, 0, 0, 0));
        }
        let is_rule =
            |line: &str| !line.is_empty() && line.chars().all(|character| character == rule);
        // A block without the column that is pointed at ends in an empty line.
        let text = table.to_string();
        text.trim_end()
            .lines()
            .map(|line| {
                if is_rule(line) {
                    self.terminal.styled(line, theme::frame())
                } else {
                    line.trim_end().to_owned()
                }
            })
            .collect()
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

fn written(cell: &Cell, terminal: Terminal) -> String {
    if cell.marked {
        let text = cell.text.to_string();
        terminal.styled(&format!("[{}]", terminal.readable(&text)), theme::mark())
    } else {
        terminal.coloured(&cell.text)
    }
}

/// Where cells stand in brackets, the other cells of the column leave the place of the bracket free; digits do so in
/// every column, to stand at equal distances.
fn make_room_for_brackets(table: &Table, rows: &mut [Vec<String>]) {
    // The header comes before the cells of the table, the pointer after them; they have no brackets.
    let cells = || table.body.iter().chain(&table.foot);
    let is_marked = |row: usize, column: usize| {
        row.checked_sub(1)
            .and_then(|row| cells().nth(row))
            .is_some_and(|cells| cells[column].marked)
    };
    let any_marked = |column: usize| cells().any(|cells| cells[column].marked);
    let columns = table.header.len();
    let in_digits = table.breakable && (table.stubs..columns).any(any_marked);
    for column in 0..columns {
        let leaves_room = any_marked(column) || (in_digits && column >= table.stubs);
        if !leaves_room {
            continue;
        }
        for (_, row) in rows
            .iter_mut()
            .enumerate()
            .filter(|&(index, _)| !is_marked(index, column))
        {
            match table.align[column] {
                Align::Left => row[column].insert(0, ' '),
                Align::Right => row[column].push(' '),
            }
        }
    }
}

/// Each row as a sentence, for tables that cannot be made narrow enough: "row 1: 8s digit 0; size ⊕ 10 18 ⊕ 10 = 24".
fn row_by_row(table: &Table, terminal: Terminal) -> Vec<String> {
    let sentence = |row: &Vec<Cell>| {
        let (title, rest) = row.split_at(1);
        let named = table.header[1..]
            .iter()
            .zip(rest)
            .filter(|(_, cell)| !matches!(&cell.text.to_string()[..], "" | "⋮"));
        let told: Vec<String> = named
            .map(|(header, cell)| {
                let header = terminal.coloured(header);
                let gap = if header.is_empty() { "" } else { " " };
                format!("{header}{gap}{}", written(cell, terminal))
            })
            .collect();
        let colon = if told.is_empty() { "" } else { ": " };
        format!("{}{colon}{}", written(&title[0], terminal), told.join("; "))
    };
    let options = textwrap::Options::new(terminal.width).subsequent_indent("  ");
    let rows = table.body.iter().chain(&table.foot);
    rows.flat_map(|row| {
        textwrap::wrap(&sentence(row), &options)
            .into_iter()
            .map(Cow::into_owned)
            .collect::<Vec<_>>()
    })
    .collect()
}
