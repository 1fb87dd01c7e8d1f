//! Misère play in words: the rule, what decides, and where it differs from normal play.

use super::prelude::*;
use super::verdict::one_of;
use crate::derivation::{Analysis, MisereEndgame, Situation};

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
