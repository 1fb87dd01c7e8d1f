//! Moves on a board with other games than Nim, in words: what a row would have to be worth, which moves make it so, and
//! moves that make a row worth more.

use super::position::taken_and_put_back;
use super::prelude::*;
use crate::derivation::{FoldedRow, Raise, Step, Target, folded_rows};
use crate::game::{Board, Move};

pub(super) fn targets(step: &Step, board: &Board, nim_sum: u64) -> StepText {
    let heading = text![
        "To win, leave every group paired: one row changes its value v to v ⊕ "{nim_sum}
    ];
    let why = text![
        "Of the groups that are alone, the row takes those that its value has and puts back the others. Where v\u{a0}⊕\u{a0}"
        {nim_sum}
        " is smaller than v, there is always such a move, because a move can reach every smaller value. Where it is larger there may be one, which Nim never has."
    ];
    let mut table = Table::of("<|>value|<groups|>value to leave|<moves to it");
    let steps = step.substeps();
    let rows = board.rows().len();
    let wins =
        |row: usize| matches!(steps.get(row - 1), Some(Step::Target(target)) if target.moves > 0);
    for folded in folded_rows(rows, MOST_ROWS_TOLD, wins) {
        match folded {
            FoldedRow::Row(row) => {
                if let Some(Step::Target(target)) = steps.get(row - 1) {
                    table.add(cells(target));
                }
            }
            FoldedRow::LeftOut(rows) => {
                table.add((left_out(rows), "⋮", "⋮", "⋮", ""));
            }
        }
    }
    StepText::new(heading, (why, table))
}

fn cells(of: &Target) -> impl IntoCells {
    let found = match (of.moves, of.example.map(heaps_left)) {
        (0, _) | (_, None) => Text::from("none"),
        (1, Some(example)) => text![{good("yes")}": leave "{example}],
        (2, Some(example)) => text![{good("yes")}": leave "{example}", or another move"],
        (_, Some(example)) => {
            let others = grouped(u128::from(of.moves) - 1);
            text![{good("yes")}": leave "{example}", or "{others}" other moves"]
        }
    };
    let equation = xor_equation(of.value, of.value ^ of.target, of.target);
    let groups = taken_and_put_back(&of.taken, &of.put_back);
    (row_name(of.row), of.value, groups, equation, found)
}

pub(super) fn target(of: &Target) -> StepText {
    let moves = text![{counted(of.moves, "move")}{one_or_more(of.moves, " makes", " make")}];
    let row = row_name(of.row).capitalised();
    StepText::heading(text![
        {row}" is worth "{of.value}", and "{moves}" it worth "{of.target}
    ])
}

pub(super) fn winning_options(count: u128, moves: &[Move]) -> StepText {
    let heading = text!["Winning moves: "{grouped(count)}" in all"];
    let listed = list_of_many(moves, Some(count), "more winning move", |&mv| taking(mv));
    StepText::new(heading, listed)
}

pub(super) fn raise(raise: &Raise) -> StepText {
    let (after, before) = (raise.after, raise.before);
    let heading = text![
        "A move may also make a row worth more: "{taking(raise.mv)}", worth "{after}
        " in place of "{before}
    ];
    let why = match raise.reply {
        Some(reply) => text![
            "That is no way out. It leaves nim sum "{raise.nim_sum}", and the other player answers: "
            {taking(reply)}
            ". What was raised can always be brought back, because a larger value can reach every smaller one. And since the game cannot go on for ever, nobody can raise for ever."
        ],
        None => "Here it wins, because it leaves nim sum 0. In Nim no move can do that: a row only gets smaller.".into(),
    };
    StepText::new(heading, why)
}
