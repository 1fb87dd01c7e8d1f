//! The lines of a grid, as tabled sets them: its columns aligned, with rules below the header and above the foot.
//!
//! tabled is told how wide each column is and asks for the colours; what it writes is taken down line by line.

use std::collections::BTreeMap;

use tabled::grid::IterGrid;
use tabled::grid::ansi::ANSIBuf;
use tabled::grid::config::{
    AlignmentHorizontal, Entity, HorizontalLine, Indent, Position, Sides, SpannedConfig,
};
use tabled::grid::dimension::CompleteDimension;
use tabled::grid::records::IterRecords;

use super::grid::{Grid, Written};
use crate::document::Align;

/// Some columns in lines, without the empty lines at their end, which a table has whose rows are not all shown yet.
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
        let alignment = match grid.align[column] {
            Align::Left => AlignmentHorizontal::Left,
            Align::Right => AlignmentHorizontal::Right,
        };
        config.set_alignment_horizontal(Entity::Column(position), alignment);
        let gap = grid.gap_before(columns, position, gap);
        let padding = Sides {
            left: Indent::spaced(gap),
            ..Sides::default()
        };
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
    let rows = grid
        .rows
        .iter()
        .map(|row| columns.iter().map(|&column| &*row[column].text));
    let records = IterRecords::new(rows, columns.len(), Some(grid.rows.len()));
    let mut written = String::new();
    // A string takes whatever is written to it.
    let _ = IterGrid::new(records, config, dimension, colours).build(&mut written);
    let mut lines: Vec<String> = written.lines().map(trimmed).collect();
    let last = lines.iter().rposition(|line| !line.is_empty());
    lines.truncate(last.map_or(0, |last| last + 1));
    lines
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
