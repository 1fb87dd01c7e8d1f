//! The digits of a board in words, which are the table of its groups written shorter, and the nim sum that they and the
//! running XOR give.

use super::block::Block;
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, row as row_name, strong, text};
use super::wording::{
    MOST_ROWS_TOLD, column as column_name, counted, joined, left_out, place, xor_equation,
};
use super::xor::xor;
use crate::derivation::{Columns, FoldedRow, Groups, Step, folded_rows};
use crate::game::Board;
use crate::hand_built::{self, Bit};

pub(super) fn columns(columns: &Columns) -> StepText<'_> {
    if columns.board.rows().is_empty() {
        let heading = "The board has no rows, so no column has a 1: the nim sum is 0";
        return StepText::new(heading.into(), || None);
    }
    let nim_sum = columns.nim_sum;
    let heading = text![
        "The same in digits, written shorter: the nim sum is ",
        nim_sum
    ];
    StepText::new(heading, move || {
        let rule = text![
            "1 says that the group is there, 0 that it is not. Where the number of 1s is odd, a group is alone, and the ",
            strong("nim sum"),
            " has a 1: "
        ];
        let so = match nim_sum {
            0 => text!["here nowhere, so it is ", 0_u8, "."],
            _ => text!["it is ", added(nim_sum), "."],
        };
        [Block::Table(table(columns)), Block::Paragraph(rule.and(so))]
    })
}

/// "8 + 2 = 10": the groups that a number is made of, where they are few.
fn added(number: u64) -> Text {
    const MOST_ADDED: usize = 6;
    let groups: Vec<u64> = hand_built::groups(number).collect();
    match groups.len() {
        2..=MOST_ADDED => {
            let sum = joined(groups, "\u{a0}+\u{a0}");
            text![sum, "\u{a0}=\u{a0}", number]
        }
        _ => number.into(),
    }
}

/// The digits of a board whose groups are too many to draw.
pub(super) fn digits_of(groups: &Groups) -> Table {
    table(&Columns::of(&groups.board))
}

/// The rows in binary, the counts of their 1s, and the nim sum.
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
    let told = folded_rows(rows.len(), MOST_ROWS_TOLD, |row| {
        columns.matters(values[row - 1])
    });
    for told in told {
        match told {
            FoldedRow::Row(row) => {
                let (size, value) = (rows[row - 1], values[row - 1]);
                let digits = columns.columns.iter();
                let digits = digits.map(|column| Bit::from(value & column.place != 0).into());
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
        " through XOR one after the other: again ",
        value
    ];
    StepText::new(heading, move || {
        if board.rows().is_empty() {
            let start = "Start from 0. There is no row to take in, so it stays 0.";
            return vec![Block::Paragraph(start.into())];
        }
        let steps = step.substeps();
        let taken_in = |row: usize| {
            let taken = steps.iter().find_map(|step| match *step {
                Step::TakeIn {
                    row: of,
                    before,
                    size,
                    value,
                } if of == row => Some(xor_equation(before, size, value)),
                _ => None,
            });
            taken.unwrap_or_default()
        };
        let equations = folded_rows(board.rows().len(), MOST_ROWS_TOLD, |_| false)
            .into_iter()
            .map(|folded| match folded {
                FoldedRow::Row(row) => taken_in(row),
                FoldedRow::LeftOut(rows) => text!["… (", left_out(rows), ") …"],
            });
        let why = "It must be the same: in each column every 1 flips the digit once, so an odd number of 1s leaves a 1, in whatever order.";
        vec![
            Block::Paragraph(text!["Start from 0: ", joined(equations, ", "), "."]),
            Block::Paragraph(why.into()),
        ]
    })
}

pub(super) fn take_in(step: &Step, row: usize, before: u64, size: u64, value: u64) -> StepText<'_> {
    let (sum, shown) = xor(step, before, size, value).apart();
    StepText::new(text![row_name(row), ": ", sum], shown)
}
