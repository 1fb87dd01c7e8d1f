//! The table of the columns with what is left over, and the table in which a turn is made up.

use super::super::prelude::*;
use crate::derivation::{ColumnWork, GroupedColumn, GroupedColumns};
use crate::hand_built::Bit;

/// The rows in binary, the counts of their 1s, and what is left over when these are put in groups.
pub fn columns(columns: &GroupedColumns) -> Table {
    let rows = columns.board.rows();
    let counts = columns.columns.iter();
    let places = counts.clone().map(|column| place(column.place).into());
    let mut table = Table::of_digits("<|>size", places);
    let pointed = columns.leftmost();
    let matters = |row: usize| pointed.is_some_and(|column| rows[row - 1] & column.place != 0);
    tell_board_rows(&mut table, rows.len(), matters, |row| {
        let size = rows[row - 1];
        let digits = columns.columns.iter().map(move |column| {
            let digit = Bit::from(size & column.place != 0);
            let is_pointed = pointed.is_some_and(|pointed| pointed.place == column.place);
            Cell::from(digit).mark_if(digit.is_one() && is_pointed)
        });
        named_row(size, digits)
    });
    let mut foot = |name: Text, of_column: &dyn Fn(&GroupedColumn) -> usize| {
        let cells = counts.clone().map(|column| Cell::from(of_column(column)));
        table.foot(named_row(name, named_row("", cells)));
    };
    foot("how many 1s".into(), &|column| column.ones);
    foot(text!["groups of "{columns.group}], &|column| column.ones / columns.group);
    foot(strong("left over"), &|column| column.remainder);
    table
}

/// What is marked in the table of the columns.
pub fn marked_ones(columns: &GroupedColumns) -> Option<Text> {
    let leftmost = columns.leftmost()?;
    Some(marked(text![
        "the 1s of the leftmost column where something is left over, the "{column(leftmost.place)}
    ]))
}

/// What is done in each column, from the left.
pub fn work(works: &[ColumnWork]) -> Table {
    let mut table =
        Table::of("<column|>1s|>left over|<lose their 1|<free rows: 1 in|<free rows: 0 in");
    for work in works {
        let zeros = work.free.iter().filter(|row| !work.filled.contains(row));
        let zeros: Vec<usize> = zeros.copied().collect();
        let [freed, ones, zeros] = [&work.freed, &work.filled, &zeros].map(|rows| named(rows));
        let column = of_place(work.place);
        table.add((column, work.ones, work.remainder, freed, ones, zeros));
    }
    table
}

/// "row 1", "rows 1 and 3", or a dash where there is none.
pub fn named(rows: &[usize]) -> Text {
    match rows {
        [] => "–".into(),
        [row] => row_name(*row),
        rows => {
            let rows = rows.iter().map(|&row| Text::from(row));
            text!["rows\u{a0}"{listed(rows, "and")}]
        }
    }
}
