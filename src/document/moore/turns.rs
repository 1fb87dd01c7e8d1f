//! What turns of Moore's Nim do, in words: the one that wins, those that lose, and which rows take part.

use super::super::position::any_of;
use super::super::prelude::*;
use super::super::refutation::one_that_wins;
use super::super::verdict::after_making;
use super::table::{columns as column_table, marked_ones, named};
use super::wording::{ones_are, turn_in_brief};
use crate::derivation::{AfterTurn, Analysis, MooreStep, RefutedTurn, Step};
use crate::game::{Board, Turn};
use crate::hand_built::{numeral_binary, pad};

pub fn take_at_once(board: &Board, turn: &Turn) -> StepText {
    let heading = text!["To win: "{taking_at_once(turn)}];
    let mut table = Table::of("<|>size now|>in binary|>size to leave|>in binary|>take");
    let largest = board.rows().iter().max().copied().unwrap_or(0);
    let width = numeral_binary(largest).len().max(1);
    let binary = |number: u64| numeral(&pad(&numeral_binary(number), width));
    for mv in turn.changes() {
        let (row, from, left) = (row_name(mv.row), mv.from, mv.leaves());
        table.add((row, from, binary(from), left, binary(left), mv.take()));
    }
    StepText::new(heading, table)
}

pub fn after_turn(after: &AfterTurn) -> StepText {
    let (columns, wins) = (&after.columns, after.wins);
    let left = match columns.leftmost() {
        None => text!["nothing is left over in any column"],
        Some(left) => text![{ones_are(left.remainder)}" left over in the "{column(left.place)}],
    };
    let heading = after_making(taking_at_once_noun(&after.turn), wins, left);
    let verdict = if columns.board.is_empty() {
        text!["Nothing is left: the turn takes the last object and "{good("wins")}" the game."]
    } else {
        let (is, then) = if wins {
            (
                "is",
                "every reply spoils the balance, and it can be restored.",
            )
        } else {
            ("is not", "there is a reply that balances it.")
        };
        text!["The board "{is}" balanced, so the turn "{wins_or_loses(wins)}": "{then}]
    };
    let table = column_table(columns);
    StepText::new(heading, (table, marked_ones(columns), verdict))
}

pub fn rows_in_turns(rows: &[(usize, Option<Turn>)]) -> StepText {
    let winning = rows.iter().filter(|(_, turn)| turn.is_some());
    let winning: Vec<usize> = winning.map(|(row, _)| *row).collect();
    let heading = match winning.len() {
        1 => text!["Rows that take part in a winning turn: only "{named(&winning)}],
        count => text!["Rows that take part in a winning turn: "{count}" of "{rows.len()}],
    };
    let mut table = Table::of("<|<a winning turn with it");
    tell_rows(&mut table, first_and_last(rows.len()), "more row", |row| {
        let turn = rows[row - 1].1.as_ref();
        let order = |turn| good(taking_at_once(turn).to_string());
        Some((row_name(row), turn.map_or_else(|| bad("none"), order)).into_cells())
    });
    let why = "A row takes part if, going through the columns from the left, there is a way to even out each of them in which this row loses a 1.";
    StepText::new(heading, (table, why))
}

pub fn winning_turns(turns: &[Turn], count: Option<u128>) -> StepText {
    let heading = match count {
        Some(1) => text!["Winning turns: that is the only one"],
        Some(count) => text!["Winning turns: "{grouped(count)}" in all"],
        None => text!["Winning turns: more than "{turns.len()}" in all"],
    };
    let told = || list_of_many(turns, count, "more winning turn", taking_at_once);
    StepText::new(heading, (turns.len() > 1).then(told))
}

pub fn every_turn_spoils(step: &MooreStep, group: usize) -> StepText {
    let heading = text!["Whatever is taken: something is left over, so every turn loses"];
    let why = text![
        "In the leftmost column that a turn changes, fewer 1s go than the "{group}
        " of a group. The other player then has a turn that balances the board. Here is one for some turns, each row with how many are taken from it:"
    ];
    let mut table = Table::of("<turn|<left over|<a reply that wins");
    for refuted in step.substeps() {
        if let Step::Moore(MooreStep::RefuteTurn(of)) = refuted {
            let [turn, reply] = [of.turn, of.reply].map(|turn| code(turn_in_brief(&turn)));
            let left = text![{of.remainder}" in the "{column(of.place)}];
            table.add((turn, left, reply));
        }
    }
    StepText::new(heading, (why, table))
}

pub fn refute(of: &RefutedTurn) -> StepText {
    let taking = taking_at_once_noun(&of.turn).capitalised();
    StepText::heading(text![
        {taking}" leaves "{of.remainder}" over in the "{column(of.place)}
        ", and the other player can "{taking_at_once(&of.reply)}" and win"
    ])
}

pub fn any_turn(count: Option<u128>) -> StepText {
    let advice = "Against somebody who may slip, take little: that keeps the game long and leaves more to get wrong.";
    any_of("turn", count, advice)
}

pub fn instead(analysis: &Analysis) -> StepText {
    one_that_wins("A turn that would have won", analysis)
}
