//! The cells of a table written out, and how wide its columns are.
//!
//! Cells to look at end in a star, `8*`, so that nothing rests on colour.

use std::borrow::Cow;

use owo_colors::Style;

use super::terminal::Terminal;
use super::theme;
use super::width::width;
use crate::document::{Align, Cell, Table, Text};

/// What stands behind a cell to look at, and behind the word that says what it is.
pub(super) const MARK: char = '*';

/// A table whose cells are written out.
pub(super) struct Grid<'a> {
    pub rows: Vec<Vec<Written<'a>>>,
    pub align: &'a [Align],
    /// How wide each column is: digits stand at equal distances.
    pub widths: Vec<usize>,
    /// How many columns say what a row is about.
    stubs: usize,
    /// After how many rows a line is drawn: below the header and above the foot.
    pub ruled_after: Vec<usize>,
    pub terminal: Terminal,
}

/// A cell as it is laid out: colours are put around it afterwards, so that they take no room.
pub(super) struct Written<'a> {
    pub text: Cow<'a, str>,
    pub style: Style,
}

impl<'a> Grid<'a> {
    pub fn of(table: &'a Table, terminal: Terminal) -> Self {
        let framed = |text: &'a Text| Written {
            text: readable(text, terminal),
            style: Style::new(),
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
        make_room_for_stars(table, &mut rows);
        if !full {
            rows[1 + table.shown()..].iter_mut().for_each(blank);
        }
        let width_of = |column: usize| {
            rows.iter()
                .map(|row| width(&row[column].text))
                .max()
                .unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..table.header.len()).map(width_of).collect();
        if table.breakable {
            let digits = &mut widths[table.stubs..];
            digits.fill(digits.iter().copied().max().unwrap_or(0));
        }
        Self {
            rows,
            align: &table.align,
            stubs: table.stubs,
            widths,
            ruled_after,
            terminal,
        }
    }

    /// How wide some columns are beside each other.
    pub fn width_of(&self, columns: &[usize], gap: usize) -> usize {
        (0..columns.len())
            .map(|position| {
                self.gap_before(columns, position, gap) + self.widths[columns[position]]
            })
            .sum()
    }

    /// The room before a column: digits may stand closer to each other than to what says what their row is about.
    pub fn gap_before(&self, columns: &[usize], position: usize, gap: usize) -> usize {
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
}

fn readable(text: &Text, terminal: Terminal) -> Cow<'_, str> {
    match text.spans() {
        [span] => terminal.readable(&span.text),
        spans => {
            let readable = spans.iter().map(|span| terminal.readable(&span.text));
            readable.collect::<String>().into()
        }
    }
}

/// Takes the words out of a row that is not shown yet, and leaves their room.
fn blank(row: &mut Vec<Written>) {
    for cell in row {
        cell.text = " ".repeat(width(&cell.text)).into();
    }
}

/// A cell has the colour of what it begins with; one to look at ends in a star, as soon as the table is full.
pub(super) fn written(cell: &Cell, full: bool, terminal: Terminal) -> Written<'_> {
    let mut text = readable(&cell.text, terminal);
    if cell.marked && full {
        return Written {
            text: format!("{text}{MARK}").into(),
            style: theme::mark(),
        };
    }
    if cell.marked {
        text.to_mut().push(' ');
    }
    let style = cell
        .text
        .spans()
        .first()
        .map_or_else(Style::new, |span| theme::style(span.role));
    Written { text, style }
}

/// Where cells have a star, the other cells of the column leave its place free; digits do so in every column, to stand at
/// equal distances.
fn make_room_for_stars(table: &Table, rows: &mut [Vec<Written>]) {
    let cells: Vec<&Vec<Cell>> = table.body.iter().chain(&table.foot).collect();
    let is_marked = |row: usize, column: usize| {
        // The header comes before the cells of the table.
        row.checked_sub(1)
            .is_some_and(|row| cells[row][column].marked)
    };
    let any_marked = |column: usize| cells.iter().any(|row| row[column].marked);
    let columns = table.header.len();
    let in_digits = table.breakable && (table.stubs..columns).any(any_marked);
    let has_room = |column: usize| any_marked(column) || in_digits && column >= table.stubs;
    let numbers = (0..columns).filter(|&column| table.align[column] == Align::Right);
    for column in numbers.filter(|&column| has_room(column)) {
        for (index, row) in rows.iter_mut().enumerate() {
            if !is_marked(index, column) {
                row[column].text.to_mut().push(' ');
            }
        }
    }
}
