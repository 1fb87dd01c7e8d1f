//! Winning and losing positions in words: who wins, which rows hold a winning move, and how one is found. With other games than Nim,
//! what a row would have to be worth, which moves make it so, and moves that make a row worth more.

use super::Analysis;
use crate::derivation::{HeapHasBit, LeftmostOne, Raise, Step, Target};
use crate::document::prelude::*;
use crate::document::wording::so_many;
use crate::kinds::sum::{aligned, widest};
use crate::kinds::xor::xor;
use theory::hand_built::{numeral_binary, pad};
use theory::{Board, Move, Rule};

/// Who wins by the nim sum, and the plan that follows from it.
pub(crate) fn verdict(analysis: &Analysis) -> StepText {
    let heading = match analysis.nim_sum() {
        0 => text!["The nim sum is 0, so "{bad("the player to move loses")}],
        nim_sum => {
            text!["The nim sum is "{nim_sum}", not 0, so "{good("the player to move can win")}]
        }
    };
    let is_nim = analysis.board().is_nim();
    let plan = match (analysis.rule(), analysis.mover_wins) {
        (Rule::Normal, true) if is_nim => {
            "Leave every column even. Each move of the other player makes some column odd, and you make every column even again. The game ends on the empty board, where every column is even. The other player never leaves that, so you do, and win."
        }
        (Rule::Normal, false) if is_nim => {
            "Every column is even. A move changes at least one digit of one row, so it makes a column odd. Some row has a 1 in the leftmost odd column. The other player flips the digits of that row in every odd column: the row loses that 1, so it gets smaller, and every column is even again. The empty board is even, so you never leave it: the other player takes the last object."
        }
        (Rule::Normal, true) => {
            "Leave every column even. A move changes the value of one row, so the other player makes a column odd, and you make every column even again. Where no move is left, every column is even, so the other player cannot make the last move: you do."
        }
        (Rule::Normal, false) => {
            "Every column is even. A move changes the value of one row, so it makes a column odd, and the other player makes every column even again. Where no move is left, every column is even, so you cannot make the last move: the other player does."
        }
        (Rule::Misere, true) => {
            "Leave every column even, as in normal play. A board with exactly one row larger than 1 is not even: the leftmost 1 of that row is the only 1 in its column. So you never leave such a board. But each move changes one row, so the game passes through such a board: the other player leaves it to you. You then leave 0 or 1 of that row, so that an odd number of rows of 1 remains, and the other player takes the last of them."
        }
        (Rule::Misere, false) => {
            "Every column is even. A move makes a column odd, and the other player makes every column even again. A board with exactly one row larger than 1 is not even: the leftmost 1 of that row is the only 1 in its column. But each move changes one row, so the game passes through such a board: you leave it to the other player, who then leaves 0 or 1 of that row, so that an odd number of rows of 1 remains and you take the last of them."
        }
    };
    StepText::new(heading, plan)
}

/// Which rows can change: size ⊕ nim sum for each, and why it is smaller where a row has the 1 in the leftmost odd
/// column.
pub(crate) fn leftmost_one(step: &Step, of: &LeftmostOne) -> StepText {
    let heading = text!["Which row can make every column even? Try size ⊕ nim sum"];
    let rows: Vec<HeapHasBit> = step.substeps().into_iter().filter_map(row_tried).collect();
    let mut table = Table::of("<|>|<");
    let width = widest(rows.iter().map(|row| row.target));
    for &HeapHasBit { row, size, target, has, .. } in &rows {
        let equation = text![[{size}" ⊕ "{of.nim_sum}" = "{aligned(target, width)}]];
        if has {
            let found = text!["smaller: take "[{size}" − "{target}" = "{so_many(size - target)}]];
            table.add((row_name(row), equation, found));
        } else {
            // On a page only the rows that can change point at the board.
            table.add((format!("row\u{a0}{row}"), equation, "larger: not a move"));
        }
    }
    let winning: Vec<&HeapHasBit> = rows.iter().filter(|row| row.has).collect();
    let Some(&first) = winning.first() else {
        return StepText::new(heading, table);
    };
    StepText::new(heading, (table, why_smaller(of, first, winning.len())))
}

/// Why the rows with a 1 in the leftmost odd column get smaller.
fn why_smaller(of: &LeftmostOne, first: &HeapHasBit, winning: usize) -> Text {
    const LARGEST_ADDED: u64 = 64;
    let width = numeral_binary(of.board.rows().iter().copied().max().unwrap_or(0)).len();
    let digits = |number: u64| numeral(&pad(&numeral_binary(number), width));
    let place = of.place;
    let flips = text![
        "⊕ "{of.nim_sum}" flips a row's digit in every odd column and so makes every column even: in "
        {row_name(first.row)}", "{digits(first.size)}" becomes "{digits(first.target)}"."
    ];
    let most = match place {
        1 => Text::default(),
        2 | LARGEST_ADDED.. => text![" and gains at most "{place - 1}],
        _ => {
            let smaller = (0..place.ilog2()).rev().map(|exponent| 1_u64 << exponent);
            text![" and gains at most "[{joined(smaller, " + ")}" = "{place - 1}]]
        }
    };
    let column = of_place(place);
    let marked = match (of.is_marked, winning) {
        (false, _) => Text::default(),
        (true, 1) => " (marked above)".into(),
        (true, _) => text![" (marked in "{row_name(first.row)}")"],
    };
    if winning == 1 {
        let row = row_name(first.row).capitalised();
        return text![
            {flips}" "{row}" has a 1 in the leftmost odd column, the "{column}{marked}". It loses that "
            {place}{most}", so it gets smaller."
        ];
    }
    text![
        {flips}" Each row with a 1 in the leftmost odd column, the "{column}{marked}", loses that "{place}{most}
        ", so it gets smaller."
    ]
}

fn row_tried(step: Step) -> Option<HeapHasBit> {
    match step {
        Step::HeapHasBit(row) => Some(row),
        _ => None,
    }
}

pub(crate) fn heap_has_bit(heap: &HeapHasBit) -> StepText {
    let StepText { heading: equation, body } = xor(heap.size, heap.nim_sum, heap.target);
    let row = row_name(heap.row).capitalised();
    let column = column(heap.place);
    let heading = if heap.has {
        text![{row}" has a 1 in the "{column}", so "{equation}" is smaller: a move, and it leaves nim sum 0"]
    } else {
        text![{row}" has a 0 in the "{column}", so "{equation}" is larger: not a move"]
    };
    StepText { heading, body }
}

pub(crate) fn game_over(rule: Rule, is_nim: bool) -> StepText {
    let (heading, why) = match (rule, is_nim) {
        (Rule::Normal, true) => (
            "The board is empty: the game is over",
            text!["The player who moved last took the last object and "{good("has won")}"."],
        ),
        (Rule::Misere, _) => (
            "The board is empty: the game is over",
            text![
                "The player who moved last took the last object, and in misère play that "
                {bad("loses")}"."
            ],
        ),
        (Rule::Normal, false) => (
            "No move is left: the game is over",
            text!["The player who moved last "{good("has won")}"."],
        ),
    };
    StepText::new(heading.into(), why)
}

/// The value that each row needs, and the moves to it, on a board with other games than Nim.
pub(crate) fn targets(step: &Step, board: &Board, nim_sum: u64) -> StepText {
    let heading = text!["Which row can make every column even? Try value ⊕ nim sum"];
    let mut table = Table::of("<|>value ⊕ nim sum|<moves to that value");
    let steps = step.substeps();
    for step in steps.iter().take(board.rows().len()) {
        if let Step::Target(target) = step {
            table.add(target_cells(target));
        }
    }
    let why = text![
        "⊕ "{nim_sum}
        " flips a value's digit in every odd column and so makes every column even. If the new value is smaller than the old one, there is always a move to it, because a move can reach every smaller value. If it is larger there may be one, too; in Nim there never is."
    ];
    StepText::new(heading, (table, why))
}

fn target_cells(of: &Target) -> impl IntoCells {
    let found = match (of.moves, of.example.map(heaps_left)) {
        (0, _) | (_, None) => Text::from("none"),
        (1, Some(example)) => text!["leave "{example}],
        (count, Some(example)) => {
            text![{counted(count, "move")}", for example one that leaves "{example}]
        }
    };
    let equation = xor_equation(of.value, of.value ^ of.target, of.target);
    (row_name(of.row), equation, found)
}

pub(crate) fn target(of: &Target) -> StepText {
    let moves = text![{counted(of.moves, "move")}{one_or_more(of.moves, " makes", " make")}];
    let row = row_name(of.row).capitalised();
    StepText::heading(text![
        {row}" has value "{of.value}", and "{moves}" it "{of.target}
    ])
}

pub(crate) fn winning_options(count: u128, moves: &[Move]) -> StepText {
    let heading = text!["The "{counted(count, "winning move")}];
    let listed = list_of_many(moves, count, "more winning move", |&mv| taking(mv));
    StepText::new(heading, listed)
}

pub(crate) fn raise(raise: &Raise) -> StepText {
    let heading = text![
        "A move may also raise the value of a row: "{taking(raise.mv)}" raises it from "
        {raise.before}" to "{raise.after}
    ];
    let why = match raise.reply {
        Some(reply) => text![
            "That does not save the game. It makes the nim sum "{raise.nim_sum}
            ", and the other player can "{taking(reply)}
            ". A raised value can always be lowered again, because a move can reach every smaller value; and the game ends, so no player can raise values for ever."
        ],
        None => "Here it wins, because it makes the nim sum 0. In Nim no move can do that: there a row only gets smaller.".into(),
    };
    StepText::new(heading, why)
}
