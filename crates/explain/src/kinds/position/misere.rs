//! Misère play in words: the rule, what decides, and where it differs from normal play.

use super::verdict::one_of;
use super::{Analysis, Situation};
use crate::derivation::MisereEndgame;
use crate::document::prelude::*;

pub(crate) fn phase(large: usize, ones: usize) -> StepText {
    let (heading, why) = match large {
        0 => (
            text!["No row is larger than 1, so every move takes a whole row"],
            text!["Only the number of rows of 1 counts, here "{ones}"."],
        ),
        1 => (
            text!["Exactly one row is larger than 1, so the player to move can decide the game"],
            match ones {
                0 => text![
                    "It is the only row. Leave 1 of it, and the other player takes the last object."
                ],
                _ => text![
                    "By leaving 0 or 1 in that row, the player to move chooses whether "{ones}" or "
                    {ones + 1}" rows of 1 remain."
                ],
            },
        ),
        _ => (
            text![{counted(large, "row")}" are larger than 1, so play as in normal Nim"],
            "The plan changes when at most one row is larger than 1.".into(),
        ),
    };
    StepText::new(heading, why)
}

pub(crate) fn only_ones(ones: usize, mover_wins: bool) -> StepText {
    let rows = rows_of_one(ones);
    let (heading, why) = if mover_wins {
        (
            text![{rows}", an even number, so "{mover_wins_or_loses(true)}],
            "The players take one row each in turn, and have no choice. The other player takes the last one and loses.",
        )
    } else {
        (
            text![{rows}", an odd number, so "{mover_wins_or_loses(false)}],
            "The players take one row each in turn, and have no choice. The player to move takes the last one and loses.",
        )
    };
    StepText::new(heading, why)
}

pub(crate) fn endgame(end: &MisereEndgame) -> StepText {
    let (row, ones) = (row_name(end.row), end.ones);
    let heading = text![
        "Leave "{end.leave}" of the "{end.size}" in "{row.clone()}": then an odd number of rows of 1 remains"
    ];
    let choices = [0, 1].map(|left| {
        let after = ones + left;
        if after % 2 == 1 {
            text!["leave "{left}" in "{row.clone()}": "{rows_of_one(after)}", "{good("odd")}]
        } else {
            text!["leave "{left}" in "{row.clone()}": "{rows_of_one(after)}", "{bad("even")}]
        }
    });
    let why = text![
        "The players then take these rows one at a time, the other player first. If their number is odd, the other player also takes the last one and loses. One of the two numbers is always odd, so the player to move "
        {good("wins")}" every board with exactly one row larger than 1."
    ];
    StepText::new(heading, (Block::list(choices), why))
}

pub(crate) fn compare_rules(normal: &Analysis, misere: &Analysis) -> StepText {
    let same_winner = normal.mover_wins == misere.mover_wins;
    let heading = match (same_winner, normal.winning_moves == misere.winning_moves) {
        (true, true) if normal.winning_moves.is_empty() => {
            "In normal play the player to move loses this board, too"
        }
        (true, true) => "In normal play the winning moves on this board are the same",
        (true, false) => "In normal play the same player wins this board, but with other moves",
        (false, _) if normal.mover_wins => "In normal play the player to move wins this board",
        (false, _) => "In normal play the player to move loses this board",
    };
    let rules = [("normal play", normal), ("misère play", misere)];
    let items = rules.map(|(name, position)| text![{name}": "{in_brief(position)}]);
    if same_winner && normal.winning_moves == misere.winning_moves {
        return StepText::heading(heading.into());
    }
    StepText::new(heading.into(), Block::list(items))
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
