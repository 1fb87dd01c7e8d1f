//! Misère play in words: the rule, what decides, and where it differs from normal play.

use super::block::Block;
use super::step_text::StepText;
use super::text::{Text, bad, good, row as row_name, text};
use super::winning::one_of;
use super::wording::{counted, rows_of_one, taking};
use crate::derivation::{Analysis, Situation};

pub(super) fn phase(large: usize, ones: usize) -> StepText<'static> {
    let heading = match large {
        0 => text!["No row holds more than 1, so every move takes a whole row"],
        1 => text!["Exactly one row holds more than 1, so this move decides the game"],
        _ => text![{counted(large, "row")}" hold more than 1, so play as in normal Nim"],
    };
    StepText::new(heading, move || {
        let what = match large {
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
            _ => text![
                "Whoever always leaves nim sum 0 never leaves exactly one row of more than 1, because its largest group would be "
                "alone. So it is the other player who comes to leave such a row, and only then does misère play differ."
            ],
        };
        [Block::Paragraph(what)]
    })
}

pub(super) fn only_ones(ones: usize, mover_wins: bool) -> StepText<'static> {
    let (parity, who) = if mover_wins {
        ("even", good("the player to move wins"))
    } else {
        ("odd", bad("the player to move loses"))
    };
    let left = if ones == 1 {
        text!["One row of 1 is left"]
    } else {
        text![{rows_of_one(ones)}" are left"]
    };
    let heading = text![{left}", an "{parity}" number, so "{who}];
    StepText::new(heading, move || {
        let last = if mover_wins {
            "The other player"
        } else {
            "The player to move"
        };
        let why = text![
            "The players take turns, one row each, and cannot do otherwise. "{last}
            " takes the last one and loses."
        ];
        [Block::Paragraph(why)]
    })
}

pub(super) fn endgame(row: usize, size: u64, ones: usize, leave: u64) -> StepText<'static> {
    let heading = text![
        "Cut "{row_name(row)}" from "{size}" to "{leave}
        ", so that an odd number of rows of 1 is left"
    ];
    StepText::new(heading, move || {
        let choices = [0, 1].map(|left| {
            let after = ones + left;
            let parity = if after % 2 == 1 {
                good("odd")
            } else {
                bad("even")
            };
            text!["leave "{left}" in "{row_name(row)}": "{rows_of_one(after)}" in all, "{parity}]
        });
        let why = text![
            "With an odd number of them the players take one each, and whoever moves next takes the last one and loses. The player to "
            "move can always choose, so a board with exactly one row of more than 1 is always "
            {good("won")}"."
        ];
        [Block::list(choices), Block::Paragraph(why)]
    })
}

pub(super) fn compare_rules<'a>(normal: &'a Analysis, misere: &'a Analysis) -> StepText<'a> {
    let same_winner = normal.mover_wins == misere.mover_wins;
    let heading = match (same_winner, normal.winning_moves == misere.winning_moves) {
        (true, true) => text!["On this board normal play is no different"],
        (true, false) => {
            text!["In normal play the same player wins on this board, but with other moves"]
        }
        (false, _) => text!["In normal play the other player wins on this board"],
    };
    StepText::new(heading, move || {
        let rules = [("normal play", normal), ("misère play", misere)];
        let items = rules.map(|(name, position)| text![{name}": "{in_brief(position)}]);
        [Block::list(items)]
    })
}

fn in_brief(position: &Analysis) -> Text {
    let nim_sum = match position.situation {
        Situation::NimSum => text!["nim sum "{position.nim_sum()}", "],
        _ => Text::default(),
    };
    let who = match (position.situation, position.mover_wins) {
        (Situation::Over, true) => good("the player to move has won"),
        (Situation::Over, false) => bad("the player to move has lost"),
        (_, true) => good("the player to move wins"),
        (_, false) => bad("the player to move loses"),
    };
    let moves = match position.winning_moves.len() {
        0 => Text::default(),
        1..=4 => text![
            ": "
            {one_of(
                position
                    .winning_moves
                    .iter()
                    .map(|&mv| taking(mv))
                    .collect(),
                0
            )}
        ],
        more => text![", with any of "{counted(more, "move")}],
    };
    nim_sum.and(who).and(moves)
}
