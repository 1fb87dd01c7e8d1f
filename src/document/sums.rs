//! Moves on a board with other games than Nim, in words: what a row would have to be worth, which moves make it so, and
//! moves that make a row worth more.

use super::position::taken_and_put_back;
use super::prelude::*;
use crate::derivation::{FoldedRow, Step, folded_rows};
use crate::game::{Board, Move};

pub(super) fn targets<'a>(step: &'a Step, board: &'a Board, nim_sum: u64) -> StepText<'a> {
    let heading = text![
        "To win, leave every group paired: one row changes its value v to v ⊕ "{nim_sum}
    ];
    StepText::new(heading, move || {
        let why = text![
            "Of the groups that are alone, the row takes those that its value has and puts back the others. Where v\u{a0}⊕\u{a0}"
            {nim_sum}
            " is smaller than v, there is always such a move, because a move can reach every smaller value. Where it is larger there may be one, which Nim never has."
        ];
        let mut table = Table::of("<|>value|<groups|>value to leave|<moves to it");
        let steps = step.substeps();
        let rows = board.rows().len();
        let wins = |row: usize| matches!(steps.get(row - 1), Some(Step::Target { moves, .. }) if *moves > 0);
        for folded in folded_rows(rows, MOST_ROWS_TOLD, wins) {
            match folded {
                FoldedRow::Row(row) => table.body.extend(steps.get(row - 1).and_then(target_cells)),
                FoldedRow::LeftOut(rows) => {
                    table.add((left_out(rows), "⋮", "⋮", "⋮", ""));
                }
            }
        }
        (why, table)
    })
}

fn target_cells(step: &Step) -> Option<Vec<Cell>> {
    let &Step::Target {
        row,
        value,
        ref taken,
        ref put_back,
        target,
        moves,
        example,
        ..
    } = step
    else {
        return None;
    };
    let found = match (moves, example.map(heaps_left)) {
        (0, _) | (_, None) => Text::from("none"),
        (1, Some(example)) => text![{good("yes")}": leave "{example}],
        (2, Some(example)) => text![{good("yes")}": leave "{example}", or another move"],
        (_, Some(example)) => {
            let others = grouped(u128::from(moves) - 1);
            text![{good("yes")}": leave "{example}", or "{others}" other moves"]
        }
    };
    let equation = xor_equation(value, value ^ target, target);
    let groups = taken_and_put_back(taken, put_back);
    Some((row_name(row), value, groups, equation, found).into_cells())
}

pub(super) fn target(row: usize, value: u64, target: u64, moves: u64) -> StepText<'static> {
    StepText::heading(text![
        {row_name(row).capitalised()}" is worth "{value}", and "{counted(moves, "move")}
        {one_or_more(moves, " makes", " make")}" it worth "{target}
    ])
}

pub(super) fn winning_options(count: u128, moves: &[Move]) -> StepText<'_> {
    let heading = text!["So there are "{counted(count, "winning move")}];
    StepText::new(heading, move || {
        list_of_many(moves, Some(count), "more winning move", |&mv| taking(mv))
    })
}

pub(super) fn raise(
    mv: Move,
    before: u64,
    after: u64,
    nim_sum: u64,
    reply: Option<Move>,
) -> StepText<'static> {
    let heading = text![
        "A move may also make a row worth more: "{taking(mv)}", worth "{after}" in place of "
        {before}
    ];
    StepText::new(heading, move || {
        match reply {
        Some(reply) => text![
            "That is no way out. It leaves nim sum "{nim_sum}", and the other player answers: "
            {taking(reply)}
            ". What was raised can always be brought back, because a larger value can reach every smaller one. And since the game cannot go on for ever, nobody can raise for ever."
        ],
        None => "Here it wins, because it leaves nim sum 0. In Nim no move can do that: a row only gets smaller.".into(),
    }
    })
}
