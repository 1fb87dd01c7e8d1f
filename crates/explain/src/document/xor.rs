//! The running XOR of a board: its rows put through XOR one after the other, which gives the same nim sum.

use super::prelude::*;
use crate::derivation::{Step, TakeIn};
use crate::kinds::xor::xor;
use theory::Board;

pub(crate) fn running_xor(step: &Step, board: &Board, value: u64) -> StepText {
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
    let equations = (1..=board.rows().len()).map(taken_in);
    let why = "It must be the same: in each column every 1 flips the digit once, so an odd number of 1s leaves a 1, in whatever order.";
    let from_zero = text!["Start from 0: "{joined(equations, ", ")}"."];
    StepText::new(heading, (from_zero, why))
}

pub(crate) fn take_in(of: &TakeIn) -> StepText {
    let StepText { heading, body } = xor(of.before, of.size, of.value);
    StepText { heading: text![{row_name(of.row).capitalised()}": "{heading}], body }
}
