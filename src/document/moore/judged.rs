//! What is said of an answer to a question about Moore's Nim.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::super::named::{named_rows, shortened};
use super::super::prelude::*;
use crate::derivation::{Conclusion, MooreAnalysis, MooreFound};
use crate::judgement::{Answer, Judgement, Verdict};
use crate::question::MooreQuestion;

/// What is so of a right answer, or is not so of a wrong one.
pub fn claim(question: &MooreQuestion, judgement: &Judgement) -> Text {
    let is_right = judgement.verdict == Verdict::Right;
    let on = text!["on "{board_in_brief(&question.position.board)}", "];
    let claim: Text = match &judgement.answer {
        Some(Answer::Winner { wins, .. }) => text![
            "the player to move "
            {match (*wins, is_right) {
                (true, true) => "wins",
                (true, false) => "does not win",
                (false, true) => "loses",
                (false, false) => "does not lose",
            }}
        ],
        Some(Answer::Rows(rows)) => rows_take_part(question, rows, is_right),
        Some(answer @ Answer::Turn(_)) => {
            let turn = answer.turn_on(&question.position.board);
            let wins = match (is_right, turn) {
                (true, _) => "wins",
                (false, Ok(_)) => "does not win",
                (false, Err(_)) => "is not possible",
            };
            text!["the turn "{code(shortened(&answer.to_string()))}" "{wins}]
        }
        Some(Answer::NoMove) if is_right => "no turn wins".into(),
        Some(Answer::NoMove) => "there is a turn that wins".into(),
        _ => return Text::default(),
    };
    on.and(claim)
}

fn rows_take_part(question: &MooreQuestion, rows: &BTreeSet<BigInt>, is_right: bool) -> Text {
    if rows.is_empty() {
        return (if is_right {
            "no row takes part in a winning turn"
        } else {
            "some row does take part in a winning turn"
        })
        .into();
    }
    let winning = question.position.winning_rows();
    let winning: BTreeSet<BigInt> = winning.into_iter().map(BigInt::from).collect();
    let losing: Vec<&BigInt> = rows.difference(&winning).collect();
    if !losing.is_empty() {
        let take = one_or_more(losing.len(), " takes", " take");
        return text![{named_rows(losing)}{take}" part in no winning turn"];
    }
    let are = match (rows.len(), is_right) {
        (1, true) => " takes part in a winning turn",
        (_, true) => " take part in winning turns",
        (1, false) => " is not the only row that takes part in a winning turn",
        (_, false) => " are not all the rows that take part in a winning turn",
    };
    named_rows(rows).and(are)
}

/// Where no turn wins, that comes first.
pub fn none_is_right(found: &MooreFound) -> Option<Text> {
    let none = |what: &'static str| text![{what}{code("none")}"."];
    match found {
        MooreFound::Turns(found) if !found.mover_wins => Some(text![
            "No turn wins here, so the answer is "{code("none")}": "{what_decides(found)}
        ]),
        MooreFound::Rows(found) if !found.mover_wins => Some(none(
            "No row takes part in a winning turn here, so the answer is ",
        )),
        _ => None,
    }
}

fn what_decides(found: &MooreAnalysis) -> Text {
    let group = found.columns.group;
    if found.is_over() {
        return "nothing is left to take.".into();
    }
    if found.mover_wins {
        text![
            "in groups of "{group}
            ", something is left over in some column, and that is good for the player to move."
        ]
    } else {
        text![
            "in groups of "{group}
            ", nothing is left over in any column, and that is good for the other player."
        ]
    }
}

/// The winner is the other player.
pub fn swapped(conclusion: &Conclusion) -> Option<Text> {
    let Conclusion::Moore(MooreFound::Winner(found)) = conclusion else {
        return None;
    };
    let who = if found.mover_wins {
        "It is the other way round: the player to move wins. "
    } else {
        "It is the other way round: the player to move loses. "
    };
    Some(text![{who}{what_decides(found).capitalised()}])
}

/// What is certain of a wrong answer that names rows: one that the board does not have.
pub fn note(found: &MooreFound, answer: &Answer) -> Option<Text> {
    let (MooreFound::Rows(found), Answer::Rows(rows)) = (found, answer) else {
        return None;
    };
    let count = found.board().rows().len();
    let is_there = |row: &&BigInt| **row >= BigInt::from(1) && **row <= BigInt::from(count);
    let strange = rows.iter().filter(|row| !is_there(row));
    let strange: Vec<Text> = strange.take(3).map(|row| row.to_string().into()).collect();
    (!strange.is_empty()).then(|| {
        text![
            "There is no row "{listed(strange, "or")}": the board has "{counted(count, "row")}
            ", and the first is row 1."
        ]
    })
}
