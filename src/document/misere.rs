//! Misère play in words: the rule, what decides, and where it differs from normal play.

use super::prelude::*;
use super::verdict::{after_making, one_of};
use crate::derivation::{Analysis, MisereAfter, MisereEndgame, MisereValues, Situation};

pub(super) fn phase(large: usize, ones: usize) -> StepText {
    let found: Text = match large {
        0 => "none, so every move takes a whole row".into(),
        1 => "just one, so this move decides the game".into(),
        _ => text!["there are "{large}", so play as in normal Nim"],
    };
    let why = match large {
        0 => text![
            "There is nothing left to choose: only the number of rows counts, here "{ones}"."
        ],
        1 => text![
            "Whoever cuts that row decides how many rows of 1 are left. Now there "
            {match ones {
                0 => text!["is none"],
                1 => text!["is one"],
                _ => text!["are "{ones}],
            }}
            " beside it."
        ],
        _ => "Whoever always leaves nim sum 0 never leaves exactly one row of more than 1, because its largest group would be alone. So it is the other player who comes to leave such a row, and only then does misère play differ.".into(),
    };
    StepText::new(text!["Count the rows of more than 1: "{found}], why)
}

pub(super) fn only_ones(ones: usize, mover_wins: bool) -> StepText {
    let (parity, last) =
        if mover_wins { ("even", "The other player") } else { ("odd", "The player to move") };
    let who = mover_wins_or_loses(mover_wins);
    let there = one_or_more(ones, "there is ", "there are ");
    let heading = text!["Count the rows of 1: "{there}{ones}", an "{parity}" number, so "{who}];
    let why = text![
        "The players take turns, one row each, and cannot do otherwise. "{last}
        " takes the last one and loses."
    ];
    StepText::new(heading, why)
}

pub(super) fn endgame(end: &MisereEndgame) -> StepText {
    let (row, ones) = (end.row, end.ones);
    let heading = text![
        "To win: cut "{row_name(row)}" from "{end.size}" to "{end.leave}
        ", so that an odd number of rows of 1 is left"
    ];
    let choices = [0, 1].map(|left| {
        let after = ones + left;
        let is_odd = after % 2 == 1;
        let parity = judged(is_odd, if is_odd { "odd" } else { "even" });
        text!["leave "{left}" in "{row_name(row)}": "{rows_of_one(after)}" in all, "{parity}]
    });
    let why = text![
        "With an odd number of them the players take one each, and whoever moves next takes the last one and loses. The player to move can always choose, so a board with exactly one row of more than 1 is always "
        {good("won")}"."
    ];
    StepText::new(heading, (Block::list(choices), why))
}

/// What decides where the values do.
pub(super) fn by_values(values: &MisereValues) -> StepText {
    let left = values_left(values.large, values.ones, values.nim_sum);
    let who = mover_wins_or_loses(values.mover_wins);
    let heading = text!["Who wins: "{left}", so "{who}];
    let why = [
        "While some row is worth 2 or more, leave nim sum 0 as in normal play. When no row would be, leave an odd number of rows worth 1: no move keeps that number odd, unless it makes some row worth 2 or more, and then there is an answer to it.",
        "In most games that does not work. Here it does, because a heap worth 0 that can be changed at all can be made worth 1 (Ferguson, 1974).",
    ];
    StepText::new(heading, why)
}

/// "no row is worth more than 1, and 3 rows are worth 1, an odd number", "a row is worth 2 or more, and the nim sum is 0".
pub(super) fn values_left(large: usize, ones: usize, nim_sum: u64) -> Text {
    if large > 0 {
        let not_0 = if nim_sum == 0 { "" } else { ", not 0" };
        let rows = match large {
            1 => text!["a row is"],
            _ => text![{counted(large, "row")}" are"],
        };
        return text![{rows}" worth 2 or more, and the nim sum is "{nim_sum}{not_0}];
    }
    let rows = match ones {
        0 => text!["no row is worth anything, so the number of rows worth 1 is 0"],
        1 => text!["no row is worth more than 1, and 1 row is worth 1"],
        _ => text!["no row is worth more than 1, and "{counted(ones, "row")}" are worth 1"],
    };
    let parity = one_or_more(ones % 2, "odd", "even");
    text![{rows}", an "{parity}" number"]
}

/// What a move leaves where the values decide.
pub(super) fn after(after: &MisereAfter) -> StepText {
    let left = values_left(after.large, after.ones, after.nim_sum);
    let verdict = wins_or_loses(after.wins);
    let checked = after_making(taking_noun(after.mv), after.wins, left);
    StepText::heading(text![{checked}", so the move "{verdict}])
}

pub(super) fn compare_rules(normal: &Analysis, misere: &Analysis) -> StepText {
    let same_winner = normal.mover_wins == misere.mover_wins;
    let found = match (same_winner, normal.winning_moves == misere.winning_moves) {
        (true, true) => "nothing is different on this board",
        (true, false) => "the same player wins on this board, but with other moves",
        (false, _) if normal.mover_wins => "it is the player to move who wins on this board",
        (false, _) => "the player to move loses on this board",
    };
    let heading = text!["In normal play: "{found}];
    let rules = [("normal play", normal), ("misère play", misere)];
    let items = rules.map(|(name, position)| text![{name}": "{in_brief(position)}]);
    StepText::new(heading, Block::list(items))
}

fn in_brief(position: &Analysis) -> Text {
    let nim_sum = match position.situation {
        Situation::NimSum => text!["nim sum "{position.nim_sum()}", "],
        _ => Text::default(),
    };
    let who = match (position.situation, position.mover_wins) {
        (Situation::Over, true) => good("the player to move has won"),
        (Situation::Over, false) => bad("the player to move has lost"),
        (_, wins) => mover_wins_or_loses(wins),
    };
    let moves = &position.winning_moves;
    let moves = match moves.len() {
        0 => Text::default(),
        1..=4 => text![": "{one_of(moves.iter().map(|&mv| taking(mv)).collect(), 0)}],
        more => text![", with any of "{counted(more, "move")}],
    };
    nim_sum.and(who).and(moves)
}
