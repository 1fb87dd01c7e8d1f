//! The lines of a grid, as tabled sets them: its columns aligned, with rules below the header and above the foot.
//!
//! tabled is told how wide each column is and asks for the colours; what it writes is taken down line by line.

use std::fmt::{self, Write};

use owo_colors::Style;
use tabled::grid::IterGrid;
use tabled::grid::ansi::{ANSIBuf, ANSIFmt};
use tabled::grid::colors::Colors;
use tabled::grid::config::{
    AlignmentHorizontal, Borders, Entity, HorizontalLine, Indent, Position, Sides, SpannedConfig,
};
use tabled::grid::dimension::Dimension;
use tabled::grid::records::IterRecords;

use super::grid::{Grid, Written};
use super::theme;
use crate::document::Align;

/// Some columns in lines, without the empty lines at their end, which a table has whose rows are not all shown yet.
pub(super) fn lines(grid: &Grid, columns: &[usize], gap: usize) -> Vec<String> {
    let mut config = SpannedConfig::new();
    let rule = if grid.terminal.ascii { '-' } else { '─' };
    let line = HorizontalLine::new(Some(rule), None, None, None);
    for &after in &grid.ruled_after {
        config.insert_horizontal_line(after, line);
    }
    if grid.terminal.colour {
        let rule_colour = Some(colour(theme::frame()));
        config.set_borders_color(Borders {
            top: rule_colour.clone(),
            bottom: rule_colour.clone(),
            horizontal: rule_colour,
            ..Borders::default()
        });
    }
    for (position, &column) in columns.iter().enumerate() {
        let alignment = match grid.align[column] {
            Align::Left => AlignmentHorizontal::Left,
            Align::Right => AlignmentHorizontal::Right,
        };
        config.set_alignment_horizontal(Entity::Column(position), alignment);
        let before =
            grid.gap_before(columns, position, gap) + grid.widths[column] - grid.natural[column];
        let padding = Sides {
            left: Indent::spaced(before),
            ..Sides::default()
        };
        config.set_padding(Entity::Column(position), padding);
    }
    let block = TableBlock { grid, columns, gap };
    let rows = grid
        .rows
        .iter()
        .map(|row| columns.iter().map(|&column| &*row[column].text));
    let records = IterRecords::new(rows, columns.len(), Some(grid.rows.len()));
    let mut written = String::new();
    // A string takes whatever is written to it.
    let _ = IterGrid::new(records, config, &block, &block).build(&mut written);
    let mut lines: Vec<String> = written.lines().map(trimmed).collect();
    let last = lines.iter().rposition(|line| !line.is_empty());
    lines.truncate(last.map_or(0, |last| last + 1));
    lines
}

/// Some columns of a grid side by side: what tabled asks about them.
struct TableBlock<'a> {
    grid: &'a Grid<'a>,
    columns: &'a [usize],
    gap: usize,
}

impl Dimension for TableBlock<'_> {
    fn get_width(&self, position: usize) -> usize {
        self.grid.gap_before(self.columns, position, self.gap)
            + self.grid.widths[self.columns[position]]
    }

    fn get_height(&self, _: usize) -> usize {
        1
    }
}

impl<'a> Colors for TableBlock<'a> {
    type Color = Written<'a>;

    fn get_color(&self, at: Position) -> Option<&Written<'a>> {
        let cell = &self.grid.rows[at.row][self.columns[at.col]];
        let is_seen = self.grid.terminal.colour && !cell.style.is_plain();
        Some(cell).filter(|cell| is_seen && !cell.text.trim().is_empty())
    }

    fn is_empty(&self) -> bool {
        !self.grid.terminal.colour
    }
}

impl ANSIFmt for Written<'_> {
    fn fmt_ansi_prefix<W: Write>(&self, f: &mut W) -> fmt::Result {
        write!(f, "{}", self.style.prefix_formatter())
    }

    fn fmt_ansi_suffix<W: Write>(&self, f: &mut W) -> fmt::Result {
        write!(f, "{}", self.style.suffix_formatter())
    }
}

fn colour(style: Style) -> ANSIBuf {
    let (prefix, suffix) = (style.prefix_formatter(), style.suffix_formatter());
    ANSIBuf::new(prefix.to_string(), suffix.to_string())
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
