//! The columns of a board in words: how many 1s each has, and the running XOR, which gives the same nim sum.

use super::prelude::*;
use super::wording::column as column_name;
use super::xor::xor;
use crate::derivation::{Column, FoldedRow, Step, TakeIn};
use crate::game::Board;

pub(super) fn count_ones(&Column { place, ones, bit }: &Column) -> StepText {
    let parity = if bit.is_one() { "odd" } else { "even" };
    StepText::heading(text![
        "The "{column_name(place)}" has a 1 in "{counted(ones, "row")}", an "{parity}" number: "
        {bit}
    ])
}

pub(super) fn running_xor(step: &Step, board: &Board, value: u64) -> StepText {
    let what = if board.is_nim() { "rows" } else { "values" };
    let heading = text!["Or put the "{what}" through XOR one after the other: again "{value}];
    if board.rows().is_empty() {
        let why = "Start from 0. There is no row to take in, so it stays 0.";
        return StepText::new(heading, why);
    }
    let steps = step.substeps();
    let taken_in = |row: usize| {
        let taken = steps.iter().find_map(|step| match step {
            Step::TakeIn(of) if of.row == row => Some(xor_equation(of.before, of.size, of.value)),
            _ => None,
        });
        taken.unwrap_or_default()
    };
    let told = first_and_last(board.rows().len()).into_iter();
    let equations = told.map(|row| match row {
        FoldedRow::Row(row) => taken_in(row),
        FoldedRow::LeftOut(rows) => text!["… ("{left_out(rows)}") …"],
    });
    let why = "It must be the same: in each column every 1 flips the digit once, so an odd number of 1s leaves a 1, in whatever order.";
    let from_zero = text!["Start from 0: "{joined(equations, ", ")}"."];
    StepText::new(heading, (from_zero, why))
}

pub(super) fn take_in(of: &TakeIn) -> StepText {
    let StepText { heading, body } = xor(of.before, of.size, of.value);
    StepText {
        heading: text![{row_name(of.row).capitalised()}": "{heading}],
        body,
    }
}
