//! The column table in words, and the nim sum that the columns and the running XOR give.

use super::block::Block;
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, row as row_name, strong, term, text};
use super::wording::{MOST_ROWS_TOLD, column as column_name, counted, left_out, place};
use super::xor::xor;
use crate::derivation::{Columns, FoldedRow, Step, folded_rows};
use crate::game::Board;
use crate::hand_built::Bit;

pub(super) fn columns(columns: &Columns) -> StepText<'_> {
    if columns.board.rows().is_empty() {
        let heading = "The board has no rows, so no column has a 1: the nim sum is 0";
        return StepText::new(heading.into(), || None);
    }
    let what = if columns.board.is_nim() {
        "row"
    } else {
        "value"
    };
    let heading = text![
        "Write every ",
        what,
        " in binary and count the 1s in each column: the nim sum is ",
        columns.nim_sum
    ];
    StepText::new(heading, move || {
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
        let as_in_nim = (!columns.board.is_nim()).then(|| Block::Paragraph(as_in_nim()));
        let told = [Block::Table(table(columns)), Block::Paragraph(rule)];
        as_in_nim.into_iter().chain(told)
    })
}

/// Why values may be put in the place of rows.
fn as_in_nim() -> Text {
    text![
        "Each heap plays like a row of Nim as large as its value: a move can reach every smaller value, and never the same one. So the values are treated as the rows of Nim are. (This is the theorem of ",
        term("Sprague and Grundy"),
        ".)"
    ]
}

/// The rows in binary, the counts of their 1s, whether these are odd or even, and the nim sum.
pub(super) fn table(columns: &Columns) -> Table {
    let board = &columns.board;
    let (rows, values) = (board.rows(), board.values());
    let is_nim = board.is_nim();
    let mut stubs = vec![(Align::Left, "".into()), (Align::Right, "size".into())];
    stubs.extend((!is_nim).then(|| (Align::Right, "value".into())));
    let stub_count = stubs.len();
    let blanks = |with: &'static str| (1..stub_count).map(move |_| Cell::from(with));
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
        .map(|at| at + stub_count);
    let told = folded_rows(rows.len(), MOST_ROWS_TOLD, |row| {
        columns.matters(values[row - 1])
    });
    for told in told {
        match told {
            FoldedRow::Row(row) => {
                let (size, value) = (rows[row - 1], values[row - 1]);
                let digits = columns.columns.iter().map(|column| {
                    let digit = Bit::from(value & column.place != 0);
                    Cell::from(digit)
                        .mark_if(digit.is_one() && odd.is_some_and(|odd| odd.place == column.place))
                });
                table.row(
                    [row_name(row).into(), Cell::from(size)]
                        .into_iter()
                        .chain((!is_nim).then(|| value.into()))
                        .chain(digits),
                );
            }
            FoldedRow::LeftOut(rows) => {
                let digits = columns.columns.iter().map(|_| Cell::from("⋮"));
                let label = std::iter::once(left_out(rows).into());
                table.row(label.chain(blanks("⋮")).chain(digits));
            }
        }
    }
    let counted = columns.columns.iter().map(|column| Cell::from(column.ones));
    table.foot(
        std::iter::once(Cell::from("how many 1s"))
            .chain(blanks(""))
            .chain(counted),
    );
    let parity = columns
        .columns
        .iter()
        .map(|column| Cell::from(if column.bit.is_one() { "odd" } else { "even" }));
    table.foot(
        std::iter::once(Cell::from("odd or even"))
            .chain(blanks(""))
            .chain(parity),
    );
    let digits = columns.columns.iter().map(|column| Cell::from(column.bit));
    table.foot(
        std::iter::once(Cell::from(strong("nim sum")))
            .chain(blanks("").skip(1))
            .chain([columns.nim_sum.into()])
            .chain(digits),
    );
    table
}

pub(super) fn count_ones(place: u64, ones: usize, bit: Bit) -> StepText<'static> {
    let parity = if bit.is_one() { "odd" } else { "even" };
    StepText::heading(text![
        "The ",
        column_name(place),
        " has a 1 in ",
        counted(ones, "row"),
        ", an ",
        parity,
        " number: ",
        bit
    ])
}

pub(super) fn running_xor<'a>(step: &'a Step, board: &'a Board, value: u64) -> StepText<'a> {
    let heading = text![
        if board.is_nim() {
            "Or put the rows"
        } else {
            "Or put the values"
        },
        " through XOR one after the other: the nim sum is ",
        value
    ];
    StepText::new(heading, move || {
        if board.rows().is_empty() {
            let start = "Start from 0. There is no row to take in, so it stays 0.";
            return vec![Block::Paragraph(start.into())];
        }
        let start = text!["Start from 0, which changes nothing, and take in one row at a time."];
        let steps = step.substeps();
        let taken_in = |row: usize| {
            let taken = steps.iter().find_map(|step| match *step {
                Step::TakeIn {
                    row: of,
                    before,
                    size,
                    value,
                } if of == row => Some(take_in(step, row, before, size, value).heading),
                _ => None,
            });
            taken.unwrap_or_default()
        };
        let items = folded_rows(board.rows().len(), MOST_ROWS_TOLD, |_| false)
            .into_iter()
            .map(|folded| match folded {
                FoldedRow::Row(row) => taken_in(row),
                FoldedRow::LeftOut(rows) => text!["⋮ ", left_out(rows)],
            });
        vec![Block::Paragraph(start), Block::list(items)]
    })
}

pub(super) fn take_in(step: &Step, row: usize, before: u64, size: u64, value: u64) -> StepText<'_> {
    let (sum, shown) = xor(step, before, size, value).apart();
    StepText::new(text![row_name(row), ": ", sum], shown)
}

pub(super) fn two_ways_agree(value: u64) -> StepText<'static> {
    let heading = text!["Both ways give ", value];
    StepText::new(heading, move || {
        let why = text![
            "They must agree: XOR looks at each column alone, and in a column every 1 flips the digit once. An even number ",
            "of flips changes nothing, an odd number leaves a 1. So the order of the rows does not matter either."
        ];
        [Block::Paragraph(why)]
    })
}
