//! The column table of Moore's Nim, and the table in which a turn is made up.

use super::super::prelude::*;
use super::super::rows::told_rows;
use crate::derivation::{ColumnWork, MooreColumns};
use crate::hand_built::Bit;

/// The rows in binary, the counts of their 1s, and what is left over when these are put in groups.
pub fn columns(columns: &MooreColumns) -> Table {
    let rows = columns.board.rows();
    let stubs = vec![(Align::Left, "".into()), (Align::Right, "size".into())];
    let places = columns
        .columns
        .iter()
        .map(|column| place(column.place).into());
    let mut table = Table::of_digits(stubs, places);
    let pointed = columns.leftmost();
    let matters = |row: usize| pointed.is_some_and(|column| rows[row - 1] & column.place != 0);
    told_rows(&mut table, rows.len(), matters, |row| {
        let size = rows[row - 1];
        let digits = columns.columns.iter().map(move |column| {
            let digit = Bit::from(size & column.place != 0);
            let is_pointed = pointed.is_some_and(|pointed| pointed.place == column.place);
            Cell::from(digit).mark_if(digit.is_one() && is_pointed)
        });
        std::iter::once(size.into()).chain(digits)
    });
    let mut foot = |name: Text, cells: Vec<Cell>| {
        table.foot([Cell::from(name), Cell::from("")].into_iter().chain(cells));
    };
    let counts = columns.columns.iter();
    foot(
        "how many 1s".into(),
        counts.clone().map(|column| column.ones.into()).collect(),
    );
    foot(
        text!["groups of "{columns.group}],
        counts
            .clone()
            .map(|column| (column.ones / columns.group).into())
            .collect(),
    );
    foot(
        strong("left over"),
        counts.map(|column| column.remainder.into()).collect(),
    );
    table
}

/// What is marked in the table of the columns.
pub fn marked_ones(columns: &MooreColumns) -> Option<Text> {
    let leftmost = columns.leftmost()?;
    Some(marked(text![
        "the 1s of the leftmost column where something is left over, the "{column(leftmost.place)}
    ]))
}

/// What is done in each column, from the left.
pub fn work(works: &[ColumnWork]) -> Table {
    let header = [
        (Align::Left, "column"),
        (Align::Right, "1s"),
        (Align::Right, "left over"),
        (Align::Left, "lose their 1"),
        (Align::Left, "free rows: 1 in"),
        (Align::Left, "free rows: 0 in"),
    ];
    let mut table = Table::new(1, header.map(|(align, name)| (align, name.into())));
    for work in works {
        let zeros: Vec<usize> = work
            .free
            .iter()
            .filter(|row| !work.filled.contains(row))
            .copied()
            .collect();
        table.row([
            Cell::from(of_place(work.place)),
            work.ones.into(),
            work.remainder.into(),
            named(&work.freed).into(),
            named(&work.filled).into(),
            named(&zeros).into(),
        ]);
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
