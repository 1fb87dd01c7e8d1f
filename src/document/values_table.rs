//! The values of a game in one table, as an explanation of a heap and the proof of a period both show them.

use super::games::heap_of;
use super::prelude::*;
use crate::derivation::folded_rows;
use crate::game::Game;

/// The values of so many heaps from one on, in one line.
pub(super) fn values_in_a_line(game: Game, from: u64, count: u64) -> Table {
    let heaps = from..from + count;
    let mut table = empty(game, heaps.clone().map(|heap| heap.to_string()));
    let values = heaps.map(|heap| game.rules().value(heap));
    table.row(named_row("value", values));
    table
}

/// A table of heaps, with a column for each.
fn empty(game: Game, heaps: impl Iterator<Item = String>) -> Table {
    let header = std::iter::once(heap_of(game).into()).chain(heaps.map(Text::from));
    Table::new(1, header.map(|name| (Align::Right, name)))
}

/// The values of the first heaps: each under its heap or, where they do not fit into one line, so many in a line, and how that is
/// read.
pub(super) fn values_table(game: Game, count: u64, in_line: u64) -> Vec<Block> {
    let in_line = in_line.min(count);
    if count == in_line {
        return values_in_a_line(game, 0, count).into_blocks();
    }
    let mut table = empty(game, (0..in_line).map(|column| format!("+{column}")));
    let lines = usize::try_from(count.div_ceil(in_line)).unwrap_or(usize::MAX);
    let told = folded_rows(lines, MOST_ROWS_TOLD + 3, |_| false);
    tell_rows(&mut table, told, "more line", |line| {
        let first = (line as u64 - 1) * in_line;
        let value = |heap| (heap < count).then(|| Text::from(game.rules().value(heap)));
        let values = (first..first + in_line).map(|heap| value(heap).unwrap_or_default());
        Some(named_row(first, values).collect())
    });
    let example = in_line + 1;
    let value = game.rules().value(example);
    let how_to_read = text![
        "So a "{heap_of(game)}" of "{example}" (in the line of "{in_line}", under +1) is worth "
        {value}"."
    ];
    (table, how_to_read).into_blocks()
}
