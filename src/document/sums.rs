//! Moves on a board with other games than Nim, in words: what a row would have to be worth, which moves make it so, and
//! moves that make a row worth more.

use super::position::{listed_moves, taken_and_put_back};
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
        let columns = [
            (Align::Left, "".into()),
            (Align::Right, "value".into()),
            (Align::Left, "groups".into()),
            (Align::Right, "value to leave".into()),
            (Align::Left, "moves to it".into()),
        ];
        let mut table = Table::new(1, columns);
        let steps = step.substeps();
        let rows = board.rows().len();
        let wins = |row: usize| matches!(steps.get(row - 1), Some(Step::Target { moves, .. }) if *moves > 0);
        for folded in folded_rows(rows, MOST_ROWS_TOLD, wins) {
            match folded {
                FoldedRow::Row(row) => table.body.extend(steps.get(row - 1).and_then(target_cells)),
                FoldedRow::LeftOut(rows) => {
                    let blank = || Cell::from("⋮");
                    table.row([left_out(rows).into(), blank(), blank(), blank(), "".into()]);
                }
            }
        }
        [Block::Paragraph(why), Block::Table(table)]
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
    let found = match (moves, example) {
        (1.., Some(example)) => {
            let more = match moves {
                1 => Text::default(),
                _ => text![", and "{grouped(u128::from(moves) - 1)}" more"],
            };
            good("yes")
                .and(": leave ")
                .and(heaps_left(example))
                .and(more)
        }
        _ => Text::from("none"),
    };
    let equation = xor_equation(value, value ^ target, target);
    Some(vec![
        row_name(row).into(),
        value.into(),
        taken_and_put_back(taken, put_back).into(),
        equation.into(),
        found.into(),
    ])
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
        let mut items = listed_moves(moves);
        if count > moves.len() as u128 && moves.len() <= MOST_ROWS_TOLD {
            let more = count - moves.len() as u128;
            items.push(text!["⋮ "{counted(more, "more winning move")}]);
        } else if count > moves.len() as u128 {
            items.pop();
            let more = count - items.len() as u128;
            items.push(text!["⋮ "{counted(more, "more winning move")}]);
        }
        [Block::list(items)]
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
        let so = match reply {
            Some(reply) => text![
                "That is no way out. It leaves nim sum "{nim_sum}", and the other player answers: "
                {taking(reply)}
                ". What was raised can always be brought back, because a larger value can reach every smaller one. And since the game cannot go on for ever, nobody can raise for ever."
            ],
            None => text![
                "Here it wins, because it leaves nim sum 0. In Nim no move can do that: a row only gets smaller."
            ],
        };
        [Block::Paragraph(so)]
    })
}
