//! A move made in a game that goes on: what it was worth and why, but nothing about what can be done next.
//!
//! Of taking 3 from row 3 of 4 4 3: "a winning move", the 1s in each column before and after, and that every column is even now.

use super::after::rows_of_one_left;
use super::{Analysis, Situation};
use crate::derivation::{Columns, Found};
use crate::document::columns::{are_odd, parity};
use crate::document::prelude::*;
use theory::{Move, Rule};

/// A move that was made, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveMade {
    /// "takes 3 from row 3".
    pub takes: Text,
    /// "a winning move".
    pub worth: Text,
    /// How many 1s each column had before it and has after it, where that decides and fits into a table.
    pub columns: Option<Table>,
    /// Why it is worth that, in a few sentences.
    pub why: Text,
    /// "Taking 2 from row 3 would have won.": one of the moves that would have, where it was a mistake.
    pub instead: Option<Text>,
}

/// Tells a move that has been worked out; nothing of anything else. Of the moves that would have won none is named that
/// is kept secret: it may still win.
pub fn move_made(found: &Found, is_secret: impl Fn(Move) -> bool) -> Option<MoveMade> {
    let Found::Played(played) = found else {
        return None;
    };
    let (before, after) = (&played.before, &played.after);
    let is_mistake = before.mover_wins && after.mover_wins;
    let mut moves = before.position.winning_moves().into_iter();
    let open = moves.find(|&mv| is_mistake && !is_secret(mv));
    let instead = open.map(|mv| taking_noun(mv).capitalised());
    Some(MoveMade {
        takes: takes(played.mv),
        worth: match (before.mover_wins, after.mover_wins) {
            (_, false) => good("a winning move"),
            (true, true) => bad("a mistake"),
            (false, true) => "no move would have won".into(),
        },
        columns: columns_changed(before, after),
        why: why(before, after),
        instead: instead.map(|mv| text![{mv}" would have won."]),
    })
}

/// The 1s in each column, before and after, where they decide who wins.
fn columns_changed(before: &Analysis, after: &Analysis) -> Option<Table> {
    const MOST_COLUMNS: usize = 10;
    let width = |analysis: &Analysis| analysis.columns.columns.len();
    let width = width(before).max(width(after));
    let is_by_columns = after.situation == Situation::NimSum && after.board().is_nim();
    if !is_by_columns || width > MOST_COLUMNS {
        return None;
    }
    let [before, after] =
        [before, after].map(|analysis| Columns::as_wide_as(analysis.board(), width));
    let places = before.columns.iter().map(|column| place(column.place).into());
    let mut table = Table::of_digits("<1s in column", places);
    for (name, columns) in [("before", &before), ("after", &after)] {
        table.row(named_row(name, columns.columns.iter().map(|column| column.ones)));
    }
    let parity = after.columns.iter().map(|column| parity(column.bit));
    table.foot(named_row("", parity));
    Some(table)
}

fn why(before: &Analysis, after: &Analysis) -> Text {
    let is_nim = after.board().is_nim();
    match (after.situation, after.rule()) {
        (Situation::Over, Rule::Normal) if is_nim => "It takes the last object.".into(),
        (Situation::Over, Rule::Normal) => "It leaves the other player no move.".into(),
        (Situation::Over, Rule::Misere) => {
            "It takes the last object, and in misère play that loses.".into()
        }
        (Situation::OnlyOnes { ones }, _) => {
            let (left, why) = rows_of_one_left(ones as u128, !after.mover_wins);
            text![{left.capitalised()}". "{why}]
        }
        (Situation::OneLarge { .. }, _) => {
            "Exactly one row is larger than 1, and the player who may change it decides the game."
                .into()
        }
        (Situation::NimSum, rule) if is_nim => of_columns(before, after, rule),
        (Situation::NimSum, rule) => worth_of_rows(after).and(of_columns(before, after, rule)),
    }
}

/// "The rows are worth 3, 0 and 3 now. ", where they are few.
fn worth_of_rows(after: &Analysis) -> Text {
    const MOST_VALUES: usize = 6;
    let values = after.board().values();
    match values.len() {
        0 => Text::default(),
        1 => text!["The value of the row is "{values[0]}" now. "],
        2..=MOST_VALUES => {
            let listed = listed(values.iter().map(|&value| value.into()), "and");
            text!["The values of the rows are "{listed}" now. "]
        }
        _ => Text::default(),
    }
}

fn of_columns(before: &Analysis, after: &Analysis, rule: Rule) -> Text {
    let odd = |analysis: &Analysis| are_odd(analysis.nim_sum());
    if !after.mover_wins {
        return match rule {
            Rule::Normal if after.board().is_nim() => "Now every column is even. Any reply makes some column odd, and all can be made even again, down to the empty board: the player who does that takes the last object.".into(),
            Rule::Normal => "Now every column is even. Any reply makes some column odd, and all can be made even again, down to the end: the player who does that makes the last move.".into(),
            Rule::Misere => "Now every column is even. Any reply makes some column odd, and all can be made even again, until just one row is larger than 1: the player who did that changes that row and decides the game.".into(),
        };
    }
    if before.mover_wins {
        return text![
            "Before it, some move could have made every column even. Now "{odd(after)}
            ", and the other player can make every column even."
        ];
    }
    text![
        "Before it every column was even, so each move makes some column odd: now "{odd(after)}
        ". The other player can make every column even again."
    ]
}
