//! Long tables: the rows that are told, and a line in the place of those that are not.

use super::block::Block;
use super::table::{Cell, Table, named_row};
use super::text::{Text, row as row_name, text};
use super::wording::{MOST_ROWS_TOLD, counted};
use crate::derivation::{FoldedRow, folded_rows};

/// The first of so many rows and the last; all of them, where that is not too many.
pub fn first_and_last(rows: usize) -> Vec<FoldedRow> {
    folded_rows(rows, MOST_ROWS_TOLD, |_| false)
}

/// The lines of each row that is told, and one for those left out: "3 more moves", above dots.
pub fn tell_rows<L: IntoIterator<Item = Vec<Cell>>>(
    table: &mut Table,
    rows: Vec<FoldedRow>,
    left_out: &str,
    lines: impl Fn(usize) -> L,
) {
    for row in rows {
        match row {
            FoldedRow::Row(row) => table.body.extend(lines(row)),
            FoldedRow::LeftOut(count) => {
                let dots = vec!["⋮"; table.header.len() - 1];
                table.row(named_row(counted(count, left_out), dots));
            }
        }
    }
}

/// So many things one below the other; of many the first, and how many more there are, where they have been counted.
pub fn list_of_many<T>(
    all: &[T],
    count: Option<u128>,
    left_out: &str,
    told: impl Fn(&T) -> Text,
) -> Block {
    let most = if all.len() > MOST_ROWS_TOLD {
        MOST_ROWS_TOLD - 1
    } else {
        all.len()
    };
    let more = match count.map(|count| count - most as u128) {
        Some(0) => None,
        Some(more) => Some(counted(more, left_out)),
        None => (most < all.len()).then(|| "and many more".into()),
    };
    let more = more.map(|more| text!["⋮ "{more}]);
    Block::list(all[..most].iter().map(told).chain(more))
}

/// A line for each row of a board that is told, with its name before these cells, and one for the rows left out.
pub fn tell_board_rows<C: IntoIterator<Item = Cell>>(
    table: &mut Table,
    rows: usize,
    matters: impl Fn(usize) -> bool,
    cells: impl Fn(usize) -> C,
) {
    let rows = folded_rows(rows, MOST_ROWS_TOLD, matters);
    tell_rows(table, rows, "more row", |row| {
        Some(named_row(row_name(row), cells(row)).collect())
    });
}
