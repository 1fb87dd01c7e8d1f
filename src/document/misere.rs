//! Misère play in words: the rule, what decides, and where it differs from normal play.

use super::Block;
use super::tell::Worded;
use super::text::{Text, bad, good, row as row_name, strong, text};
use super::wording::{counted, listed, taking};
use crate::derivation::{Position, Situation};

pub(super) fn phase(large: usize, ones: usize) -> Worded {
    let rule = text![
        "Misère play turns the end round: whoever takes the last object ",
        strong("loses"),
        "."
    ];
    let (heading, what) = match large {
        0 => (
            text!["No row holds more than 1, so every move takes a whole row"],
            text![
                "There is nothing left to choose: only the number of ones counts, here ",
                ones,
                "."
            ],
        ),
        1 => (
            text!["Exactly one row holds more than 1, so this move decides the game"],
            text![
                "Whoever cuts that row decides how many ones are left, here beside ",
                counted(ones, "one"),
                "."
            ],
        ),
        _ => (
            text![
                counted(large, "row"),
                " hold more than 1, so play as in normal Nim"
            ],
            text![
                "Leave nim sum 0, and the other player can never leave you without an answer. Sooner or later the other player ",
                "leaves exactly one row of more than 1; only then does misère play part from normal play."
            ],
        ),
    };
    Worded::new(heading, [Block::Paragraph(rule), Block::Paragraph(what)])
}

pub(super) fn only_ones(ones: usize, mover_wins: bool) -> Worded {
    let (parity, who) = if mover_wins {
        ("even", good("the player to move wins"))
    } else {
        ("odd", bad("the player to move loses"))
    };
    let heading = text![
        counted(ones, "one"),
        if ones == 1 { " is" } else { " are" },
        " left, an ",
        parity,
        " number, so ",
        who
    ];
    let last = if mover_wins {
        "The other player"
    } else {
        "The player to move"
    };
    let why = text![
        "The players take turns, one 1 each, and cannot do otherwise. ",
        last,
        " takes the last one and loses."
    ];
    Worded::new(heading, [Block::Paragraph(why)])
}

pub(super) fn endgame(row: usize, size: u64, ones: usize, leave: u64) -> Worded {
    let heading = text![
        "Cut ",
        row_name(row),
        " from ",
        size,
        " to ",
        leave,
        ", so that an odd number of ones is left"
    ];
    let both = [0, 1].map(|left| {
        let after = ones + left;
        let parity = if after % 2 == 1 {
            good("odd")
        } else {
            bad("even")
        };
        text![
            "leave ",
            left,
            " in ",
            row_name(row),
            ": ",
            counted(after, "one"),
            " in all, ",
            parity
        ]
    });
    let why = text![
        "With an odd number of ones the players take one each, and the other player takes the last and loses. The player to move ",
        "can always choose, so a board with exactly one row of more than 1 is always ",
        good("won"),
        "."
    ];
    Worded::new(heading, [Block::List(both.into()), Block::Paragraph(why)])
}

pub(super) fn compare_rules(normal: &Position, misere: &Position) -> Worded {
    let same_winner = normal.mover_wins == misere.mover_wins;
    let heading = match (same_winner, normal.winning_moves == misere.winning_moves) {
        (true, true) => text!["On this board normal play is no different"],
        (true, false) => {
            text!["Normal play has the same winner on this board, but other winning moves"]
        }
        (false, _) => text!["Normal play has the other winner on this board"],
    };
    let items = [("normal play", normal), ("misère play", misere)]
        .map(|(name, position)| text![name, ": ", in_brief(position)]);
    Worded::new(heading, [Block::List(items.into())])
}

fn in_brief(position: &Position) -> Text {
    let nim_sum = match position.situation {
        Situation::NimSum => text!["nim sum ", position.nim_sum(), ", "],
        _ => Text::default(),
    };
    let who = if position.mover_wins {
        good("the player to move wins")
    } else {
        bad("the player to move loses")
    };
    let moves = match position.winning_moves.len() {
        0 => Text::default(),
        1..=4 => text![
            ": ",
            listed(position.winning_moves.iter().map(|&mv| taking(mv)), "or")
        ],
        more => text![", with any of ", counted(more, "move")],
    };
    nim_sum.and(who).and(moves)
}
