//! Winning and losing positions in words: who wins, which rows hold a winning move, and how one is found. With other games than Nim,
//! what a row would have to be worth, which moves make it so, and moves that make a row worth more.

use super::Analysis;
use crate::derivation::{HeapHasBit, LeftmostOne, Raise, Step, Target};
use crate::document::folding::fold;
use crate::document::prelude::*;
use crate::document::wording::{place as place_name, so_many};
use crate::kinds::xor::xor;
use theory::hand_built::{numeral_binary, pad};
use theory::{Board, Move, Rule};

/// Who wins by the nim sum, and the plan that follows from it.
pub(crate) fn verdict(analysis: &Analysis) -> StepText {
    let heading = match analysis.nim_sum() {
        0 => text!["The nim sum is 0, so "{mover_wins_or_loses(false)}],
        nim_sum => text!["The nim sum is "{nim_sum}", not 0, so "{mover_wins_or_loses(true)}],
    };
    let is_nim = analysis.board().is_nim();
    let plan = match (analysis.rule(), analysis.mover_wins) {
        (Rule::Normal, true) if is_nim => {
            "The plan: leave every column even. Whatever the other player takes then makes some column odd, and you make them all even again. The empty board is even too, so the last object is yours."
        }
        (Rule::Normal, false) if is_nim => {
            "Every column is even. Whatever you take makes some column odd, and the other player makes them all even again. The empty board is even too, so the other player takes the last object."
        }
        (Rule::Normal, true) => {
            "The plan: leave every column even. Every move of the other player then makes some column odd, and you make them all even again. Where no move is left every column is even too, so the last move is yours."
        }
        (Rule::Normal, false) => {
            "Every column is even. Every move makes some column odd, and the other player makes them all even again. Where no move is left every column is even too, so the other player makes the last move."
        }
        (Rule::Misere, true) => {
            "The plan: leave every column even, as in normal play. A board with exactly one row larger than 1 has an odd column, so you never leave one: the other player does. Then you choose how many rows of 1 remain."
        }
        (Rule::Misere, false) => {
            "Every column is even, as after a good move in normal play. Whatever you take makes some column odd, and the other player makes them all even again. So it is you who leaves just one row larger than 1, and the other player then chooses how many rows of 1 remain."
        }
    };
    StepText::new(heading, plan)
}

/// Which rows can change: size ⊕ nim sum for each, and why it is smaller where a row has the 1 in the leftmost odd
/// column.
pub(crate) fn leftmost_one(step: &Step, of: &LeftmostOne) -> StepText {
    const MOST_ROWS: usize = 40;
    let heading = text!["Which row can change? Try size ⊕ nim sum for each"];
    let rows: Vec<HeapHasBit> = step.substeps().into_iter().filter_map(row_tried).collect();
    let mut table = Table::of("<|>|<");
    let shown = fold(rows.len(), MOST_ROWS, MOST_ROWS - 2);
    let widest = |number: fn(&HeapHasBit) -> u64| {
        let widths = rows.iter().map(|row| number(row).to_string().len());
        widths.max().unwrap_or(1)
    };
    let width = widest(|row| row.target);
    tell_rows(&mut table, shown, "more row", |row| {
        let tried = &rows[row - 1];
        let (size, target) = (tried.size, tried.target);
        let room = "\u{a0}".repeat(width - target.to_string().len());
        let equation = text![[{size}" ⊕ "{of.nim_sum}" = "{room}{target}]];
        let found = if tried.has {
            text!["smaller: take "[{size}" − "{target}" = "{so_many(size - target)}]]
        } else {
            "larger: not a move".into()
        };
        // On a page only the rows that can change point at the board.
        let named = if tried.has { row_name(row) } else { format!("row\u{a0}{row}").into() };
        Some((named, equation, found).into_cells())
    });
    let winning: Vec<&HeapHasBit> = rows.iter().filter(|row| row.has).collect();
    let Some(&first) = winning.first() else {
        return StepText::new(heading, table);
    };
    StepText::new(heading, (table, why_smaller(of, first, winning.len(), rows.len())))
}

/// Why a row with the 1 in the leftmost odd column gets smaller, and no other does.
fn why_smaller(of: &LeftmostOne, first: &HeapHasBit, winning: usize, rows: usize) -> Text {
    let width = numeral_binary(of.board.rows().iter().copied().max().unwrap_or(0)).len();
    let digits = |number: u64| numeral(&pad(&numeral_binary(number), width));
    let (row, place) = (row_name(first.row).capitalised(), of.place);
    let flips = text![
        "⊕ "{of.nim_sum}" flips the digit in every odd column: "{digits(first.size)}" becomes "
        {digits(first.target)}". "
    ];
    let has = text![{row}" has the 1 in the leftmost odd column, the "{of_place(place)}". "];
    let shrinks = match place {
        1 => text!["It loses that 1, so it gets smaller."],
        2..=64 => {
            let smaller = (0..place.ilog2()).rev().map(|exponent| 1_u64 << exponent);
            let most = match place {
                2 => text!["1"],
                _ => text![[{joined(smaller, " + ")}" = "{place - 1}]],
            };
            text!["It loses that "{place}" and gains at most "{most}", so it gets smaller."]
        }
        _ => text![
            "It loses that "{place_name(place)}
            ", and all the places to the right are less than that together, so it gets smaller."
        ],
    };
    let others = match (winning, rows - winning) {
        (_, 0) => Text::default(),
        _ => text![" A row with a 0 there gains the "{place_name(place)}"."],
    };
    text![{flips}{has}{shrinks}{others}]
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
        text![{row}" has a 1 in the "{column}", so "{equation}" is smaller: a winning move"]
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
    let heading = text!["Which row can change? Try value ⊕ nim sum for each"];
    let mut table = Table::of("<|>value ⊕ nim sum|<moves to that value");
    let steps = step.substeps();
    for step in steps.iter().take(board.rows().len()) {
        if let Step::Target(target) = step {
            table.add(target_cells(target));
        }
    }
    let why = text![
        "⊕ "{nim_sum}
        " flips the digit in every odd column. A row that gets smaller always has such a move, because a move can reach every smaller value. A row that gets larger may have one, too; in Nim it never has."
    ];
    StepText::new(heading, (table, why))
}

fn target_cells(of: &Target) -> impl IntoCells {
    let found = match (of.moves, of.example.map(heaps_left)) {
        (0, _) | (_, None) => Text::from("none"),
        (1, Some(example)) => text!["one: leave "{example}],
        (count, Some(example)) => text![{grouped(count.into())}": leave "{example}", for example"],
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
