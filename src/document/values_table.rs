//! The values of a game in one table, as an explanation of a heap and the proof of a period both show them.

use super::games::heap_of;
use super::prelude::*;
use crate::derivation::{FoldedRow, folded_rows};
use crate::game::Game;

/// The values of so many heaps from one on, in one line.
pub(super) fn values_in_a_line(game: Game, from: u64, count: u64) -> Block {
    let heaps = from..from + count;
    let header = heaps
        .clone()
        .map(|heap| (Align::Right, heap.to_string().into()));
    let stub = (Align::Right, Text::from(heap_of(game)));
    let mut table = Table::new(1, std::iter::once(stub).chain(header));
    let values = heaps.map(|heap| Cell::from(game.rules().value(heap)));
    table.row(std::iter::once("value".into()).chain(values));
    Block::Table(table)
}

/// The values of the first heaps: each under its heap or, where they do not fit into one line, so many in a line, and how that is
/// read.
pub(super) fn values_table(game: Game, count: u64, in_line: u64) -> Vec<Block> {
    let in_line = in_line.min(count);
    let is_one_line = count == in_line;
    let header = (0..in_line).map(|column| {
        let heap = if is_one_line {
            column.to_string()
        } else {
            format!("+{column}")
        };
        (Align::Right, heap.into())
    });
    let stub = (Align::Right, Text::from(heap_of(game)));
    let mut table = Table::new(1, std::iter::once(stub).chain(header));
    let lines = usize::try_from(count.div_ceil(in_line)).unwrap_or(usize::MAX);
    for folded in folded_rows(lines, MOST_ROWS_TOLD + 3, |_| false) {
        match folded {
            FoldedRow::Row(line) => {
                let first = (line as u64 - 1) * in_line;
                let label = if is_one_line {
                    Cell::from("value")
                } else {
                    Cell::from(first)
                };
                let value = |heap: u64| {
                    if heap < count {
                        Cell::from(game.rules().value(heap))
                    } else {
                        Cell::from("")
                    }
                };
                let values = (first..first + in_line).map(value);
                table.row(std::iter::once(label).chain(values));
            }
            FoldedRow::LeftOut(lines) => {
                let blanks = (0..in_line).map(|_| Cell::from("⋮"));
                let label = Cell::from(counted(lines, "more line"));
                table.row(std::iter::once(label).chain(blanks));
            }
        }
    }
    let how_to_read = (!is_one_line).then(|| {
        let example = in_line + 1;
        let value = game.rules().value(example);
        let reading = text![
            "So a "{heap_of(game)}" of "{example}" (in the line of "{in_line}", under +1) is worth "
            {value}"."
        ];
        Block::Paragraph(reading)
    });
    std::iter::once(Block::Table(table))
        .chain(how_to_read)
        .collect()
}
