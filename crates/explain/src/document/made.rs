//! A move made in a game that goes on: what it was worth and why, but nothing about what can be done next.
//!
//! Of taking 3 from row 3 of 4 4 3: "a winning move", the groups before and after, and that every group is paired now.

use super::groups::these;
use super::prelude::*;
use super::refutation::rows_of_one_left;
use crate::derivation::{Analysis, Columns, Conclusion, Situation};
use theory::{Move, Rule};

/// A move that was made, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveMade {
    /// "takes 3 from row 3".
    pub takes: Text,
    /// "a winning move".
    pub worth: Text,
    /// How many groups of each size there were before it and are after it, where that decides and fits into a table.
    pub groups: Option<Table>,
    /// Why it is worth that, in a few sentences.
    pub why: Text,
    /// "Taking 2 from row 3 would have won.": one of the moves that would have, where it was a mistake.
    pub instead: Option<Text>,
}

/// Tells a move that has been worked out; nothing of anything else. Of the moves that would have won none is named that
/// is kept secret: it may still win.
pub fn move_made(found: &Conclusion, is_secret: impl Fn(Move) -> bool) -> Option<MoveMade> {
    let Conclusion::Played(played) = found else {
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
        groups: (after.situation == Situation::NimSum && after.board().is_nim())
            .then(|| groups_changed(before, after))
            .flatten(),
        why: why(before, after),
        instead: instead.map(|mv| text![{mv}" would have won."]),
    })
}

/// The groups of each size counted, before and after.
fn groups_changed(before: &Analysis, after: &Analysis) -> Option<Table> {
    const MOST_SIZES: usize = 6;
    let width = |analysis: &Analysis| analysis.columns.columns.len();
    let width = width(before).max(width(after));
    if width > MOST_SIZES {
        return None;
    }
    let [before, after] =
        [before, after].map(|analysis| Columns::as_wide_as(analysis.board(), width));
    let sizes = before.columns.iter().map(|column| of_place(column.place).into());
    let mut table = Table::of_digits("<groups", sizes);
    for (name, columns) in [("before", &before), ("after", &after)] {
        let counts = columns.columns.iter().map(|column| column.ones);
        table.row(named_row(name, counts));
    }
    let paired = after.columns.iter().map(|column| match column.ones {
        0 => Cell::from("none"),
        ones if ones.is_multiple_of(2) => "paired".into(),
        _ => strong("alone").into(),
    });
    table.foot(named_row("", paired));
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
            "Exactly one row holds more than 1, and whoever may cut it decides the game.".into()
        }
        (Situation::NimSum, rule) if is_nim => of_groups(before, after, rule),
        (Situation::NimSum, rule) => worth_of_rows(after).and(of_groups(before, after, rule)),
    }
}

/// "The rows are worth 3, 0 and 3 now. ", where they are few.
fn worth_of_rows(after: &Analysis) -> Text {
    const MOST_VALUES: usize = 6;
    let values = after.board().values();
    match values.len() {
        0 => Text::default(),
        1 => text!["The row is worth "{values[0]}" now. "],
        2..=MOST_VALUES => {
            let values = values.iter().map(|&value| value.into());
            text!["The rows are worth "{listed(values, "and")}" now. "]
        }
        _ => Text::default(),
    }
}

fn of_groups(before: &Analysis, after: &Analysis, rule: Rule) -> Text {
    let alone = |analysis: &Analysis| these(analysis.columns.alone());
    let several = |analysis: &Analysis| analysis.columns.alone().count() > 1;
    if !after.mover_wins {
        let to_the_end = match rule {
            Rule::Normal if after.board().is_nim() => {
                ", down to the empty board: whoever pairs them takes the last object."
            }
            Rule::Normal => ", down to the end: whoever pairs them makes the last move.",
            Rule::Misere => {
                ", until just one row holds more than 1: whoever pairs them will cut that one."
            }
        };
        return text![
            "Now every group is paired. Any reply leaves some group alone; then all can be paired again"
            {to_the_end}
        ];
    }
    let are = if several(after) { " are" } else { " is" };
    if before.mover_wins {
        let were = if several(before) { " were" } else { " was" };
        return text![
            "Before it "{alone(before)}{were}
            " alone, so some move could have paired all groups. Now "{alone(after)}{are}
            " alone, and the other player can pair every group."
        ];
    }
    text![
        "Before it every group was paired, so each move leaves some group alone: here "
        {alone(after)}". The other player can pair every group again."
    ]
}
