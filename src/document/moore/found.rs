//! What a derivation of Moore's Nim has found, in a sentence or two.

use super::super::prelude::*;
use super::super::verdict::one_of;
use crate::derivation::{Analysis, LegalTurns, Situation};
use crate::game::Turn;

/// "take 1 from row 1, which is one of 3 winning turns": a turn that wins.
pub fn one_of_the_winning(analysis: &Analysis, turn: &Turn) -> Text {
    let turn = strong(taking_at_once(turn).to_string());
    match analysis.count_winning_turns() {
        Some(1) => turn,
        Some(count) => text![{turn}", which is one of "{counted(count, "winning turn")}],
        None => text![{turn}", for example"],
    }
}

/// Which turns win.
pub fn turns_that_win(analysis: &Analysis) -> Text {
    const MOST_IN_A_SENTENCE: usize = 4;
    let turn = |turn| strong(taking_at_once(turn).to_string());
    let turns = analysis.position.winning_turns();
    let count = analysis.count_winning_turns();
    match (&turns[..], count) {
        ([], _) if analysis.situation == Situation::Over => Text::default(),
        ([], _) => "No turn wins, so any legal turn is as good as another.".into(),
        ([only], _) => text!["The only winning turn: "{turn(only)}"."],
        (turns, Some(count)) if turns.len() <= MOST_IN_A_SENTENCE => {
            let told = one_of(turns.iter().map(turn).collect(), count);
            text!["The "{counted(count, "winning turn")}": "{told}"."]
        }
        ([first, ..], count) => {
            let count = match count {
                Some(count) => counted(count, "winning turn"),
                None => text!["more than "{counted(turns.len(), "winning turn")}],
            };
            let one = analysis.winning_turn();
            text!["One of "{count}": "{turn(one.as_ref().unwrap_or(first))}"."]
        }
    }
}

/// How many turns are legal, and how many of them win.
pub fn every_turn(turns: &LegalTurns) -> Text {
    let count = match turns.count {
        Some(0) => {
            return "The board is empty, so there is no legal turn: the game is over.".into();
        }
        Some(count) => counted(count, "legal turn"),
        None => "More legal turns than can be counted".into(),
    };
    match turns.analysis.count_winning_turns() {
        Some(0) => text![{count}", and none of them wins."],
        Some(1) => text![{count}", of which one wins."],
        Some(winning) => text![{count}", of which "{grouped(winning)}" win."],
        None => text![{count}", of which more than "{turns.listed.len()}" win."],
    }
}

/// In which groups the 1s are put, and for whom it is good what is left over then.
pub fn what_decides(found: &Analysis) -> Text {
    if found.situation == Situation::Over {
        return "nothing is left to take.".into();
    }
    let group = found.board().rows_in_a_turn() + 1;
    let so = if found.mover_wins {
        "something is left over in some column, and that is good for the player to move."
    } else {
        "nothing is left over in any column, and that is good for the other player."
    };
    text!["in groups of "{group}", "{so}]
}
