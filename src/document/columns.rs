//! The column table in words, and the nim sum that the columns and the running XOR give.

use super::Block;
use super::table::{Align, Cell, Table};
use super::tell::{MOST_ROWS_TOLD, Worded, word};
use super::text::{Text, row as row_name, strong, text};
use super::wording::{column as column_name, counted, place};
use super::xor::xor;
use crate::derivation::{Columns, Step, Told, told_rows};
use crate::hand_built::Bit;
use crate::nim::Board;
use crate::question::Names;

pub(super) fn columns(columns: &Columns) -> Worded {
    let heading = text![
        "Write every row in binary and count the 1s in each column: the nim sum is ",
        columns.nim_sum
    ];
    let rule = text![
        "Where the count is odd, the digit of the ",
        strong("nim sum"),
        " is 1; where it is even, 0."
    ];
    let pointed = columns.leftmost_odd().map(|odd| {
        text![
            " ▲\u{a0}points at the leftmost odd column, the ",
            column_name(odd.place),
            "."
        ]
    });
    let rule = rule.and(pointed.unwrap_or_default());
    Worded::new(
        heading,
        [Block::Table(table(columns)), Block::Paragraph(rule)],
    )
}

/// The rows in binary, the counts of their 1s, whether these are odd or even, and the nim sum.
pub(super) fn table(columns: &Columns) -> Table {
    let rows = columns.board.rows();
    let stubs = vec![(Align::Left, "".into()), (Align::Right, "size".into())];
    let mut table = Table::of_digits(
        stubs,
        columns
            .columns
            .iter()
            .map(|column| place(column.place).into()),
    );
    let odd = columns.leftmost_odd();
    table.pointed = odd
        .and_then(|odd| columns.columns.iter().position(|column| *column == odd))
        .map(|at| at + 2);
    let told = told_rows(rows.len(), MOST_ROWS_TOLD, |row| {
        columns.matters(rows[row - 1])
    });
    for told in told {
        match told {
            Told::Row(row) => {
                let size = rows[row - 1];
                let digits = columns.columns.iter().map(|column| {
                    let digit = Bit::from(size & column.place != 0);
                    Cell::from(digit)
                        .mark_if(digit.is_one() && odd.is_some_and(|odd| odd.place == column.place))
                });
                table.row(
                    [row_name(row).into(), Cell::from(size)]
                        .into_iter()
                        .chain(digits),
                );
            }
            Told::LeftOut(rows) => {
                let blanks = columns.columns.iter().map(|_| Cell::from("⋮"));
                table.row(
                    [left_out(rows).into(), Cell::from("⋮")]
                        .into_iter()
                        .chain(blanks),
                );
            }
        }
    }
    let blank = || Cell::from("");
    let counted = columns.columns.iter().map(|column| Cell::from(column.ones));
    table.foot(
        [Cell::from("how many 1s"), blank()]
            .into_iter()
            .chain(counted),
    );
    let parity = columns
        .columns
        .iter()
        .map(|column| Cell::from(if column.bit.is_one() { "odd" } else { "even" }));
    table.foot(
        [Cell::from("odd or even"), blank()]
            .into_iter()
            .chain(parity),
    );
    let digits = columns.columns.iter().map(|column| Cell::from(column.bit));
    table.foot(
        [Cell::from(strong("nim sum")), columns.nim_sum.into()]
            .into_iter()
            .chain(digits),
    );
    table
}

/// "7 more", in place of the rows that are not told.
pub(super) fn left_out(rows: usize) -> Text {
    text![counted(rows, "more row")]
}

pub(super) fn count_ones(place: u64, ones: usize, bit: Bit) -> Worded {
    let parity = if bit.is_one() { "odd" } else { "even" };
    Worded::new(
        text![
            "The ",
            column_name(place),
            " has a 1 in ",
            counted(ones, "row"),
            ", an ",
            parity,
            " number: ",
            bit
        ],
        [],
    )
}

pub(super) fn running_xor(board: &Board, value: u64) -> Worded {
    let heading = text![
        "Or put the rows through XOR one after the other: the nim sum is ",
        value
    ];
    let start = text!["Start from 0, which changes nothing, and take in one row at a time."];
    let steps = (Step::RunningXor {
        board: board.clone(),
        value,
    })
    .substeps();
    let taken_in = |row: usize| {
        let step = steps
            .iter()
            .find(|step| matches!(step, Step::TakeIn { row: of, .. } if *of == row));
        step.map(|step| word(step, Names::Standard).heading)
            .unwrap_or_default()
    };
    let items = told_rows(board.rows().len(), MOST_ROWS_TOLD, |_| false)
        .into_iter()
        .map(|told| match told {
            Told::Row(row) => taken_in(row),
            Told::LeftOut(rows) => text!["⋮ ", left_out(rows)],
        });

    Worded::new(heading, [Block::Paragraph(start), Block::list(items)])
}

pub(super) fn take_in(row: usize, before: u64, size: u64, value: u64) -> Worded {
    let Worded { heading, body } = xor(before, size, value);
    Worded::new(text![row_name(row), ": ", heading], body)
}

pub(super) fn two_ways_agree(value: u64) -> Worded {
    let heading = text!["Both ways give ", value];
    let why = text![
        "They must agree: XOR looks at each column alone, and in a column every 1 flips the digit once. An even number ",
        "of flips changes nothing, an odd number leaves a 1. So the order of the rows does not matter either."
    ];
    Worded::new(heading, [Block::Paragraph(why)])
}
