//! The columns of a board in words: how many 1s each has, and the running XOR, which gives the same nim sum.

use super::prelude::*;
use super::wording::column as column_name;
use super::xor::xor;
use crate::derivation::{FoldedRow, Step, folded_rows};
use crate::game::Board;
use crate::hand_built::Bit;

pub(super) fn count_ones(place: u64, ones: usize, bit: Bit) -> StepText<'static> {
    let parity = if bit.is_one() { "odd" } else { "even" };
    StepText::heading(text![
        "The "{column_name(place)}" has a 1 in "{counted(ones, "row")}", an "{parity}" number: "
        {bit}
    ])
}

pub(super) fn running_xor<'a>(step: &'a Step, board: &'a Board, value: u64) -> StepText<'a> {
    let heading = text![
        {if board.is_nim() {
            "Or put the rows"
        } else {
            "Or put the values"
        }}
        " through XOR one after the other: again "{value}
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
                FoldedRow::LeftOut(rows) => text!["… ("{left_out(rows)}") …"],
            });
        let why = "It must be the same: in each column every 1 flips the digit once, so an odd number of 1s leaves a 1, in whatever order.";
        vec![
            Block::Paragraph(text!["Start from 0: "{joined(equations, ", ")}"."]),
            Block::Paragraph(why.into()),
        ]
    })
}

pub(super) fn take_in(step: &Step, row: usize, before: u64, size: u64, value: u64) -> StepText<'_> {
    let (sum, shown) = xor(step, before, size, value).apart();
    StepText::new(text![{row_name(row).capitalised()}": "{sum}], shown)
}
