//! What looking ahead has found, in a sentence or two.

use super::super::prelude::*;
use super::super::verdict::{
    MOST_IN_A_SENTENCE, first_few, of_the_made, one_of, who_has_won, who_wins,
};
use super::{left, taken_in_any};
use crate::derivation::{Foresight, LineOfPlay};

/// Who wins, and how.
pub fn found(foresight: &Foresight) -> Text {
    if let Some(line) = &foresight.played {
        return played(foresight, line);
    }
    if foresight.is_over() {
        return who_has_won(foresight.position.rule);
    }
    let how = if foresight.mover_wins {
        winning_turns(foresight)
    } else {
        text!["No move wins, so any is as good as another."]
    };
    who_wins(foresight.mover_wins).then(how)
}

/// "The only winning move: take 1 from row 2, which leaves 1 1."
fn winning_turns(foresight: &Foresight) -> Text {
    let winning: Vec<_> = foresight.winning_turns().collect();
    if let [only] = &winning[..] {
        // In Moore's Nim, turns in other rows may leave the same.
        let is_only = only.rows_alike == Some(1) && foresight.position.board.moore().is_none();
        let opens = if is_only {
            "The only winning move"
        } else {
            "To win"
        };
        let told = strong(taken_in_any(only).to_string());
        return text![{opens}": "{told}", which leaves "{left(only)}"."];
    }
    let told = first_few(&winning, MOST_IN_A_SENTENCE);
    let told = told.map(|foreseen| strong(taken_in_any(foreseen).to_string()));
    let count = winning.len() as u128;
    text!["The winning moves: "{one_of(told.collect(), count)}"."]
}

fn played(foresight: &Foresight, line: &LineOfPlay) -> Text {
    let Some(first) = line.turns.first() else {
        return Text::default();
    };
    let reply = line.turns.get(1);
    let board = &foresight.position.board;
    let is_nim = board.is_nim() || board.moore().is_some();
    let why = match (line.first_wins, reply) {
        (true, None) if is_nim => text!["it takes the last object"],
        (true, None) => text!["it leaves no move"],
        (true, Some(_)) => text!["whatever the other player does then, there is an answer"],
        // Only misère play is lost so.
        (false, None) => text!["it takes the last object"],
        (false, Some(reply)) => text!["the other player can "{taking_at_once(reply)}" and win"],
    };
    let mut winning = foresight.winning_turns();
    let instead = winning.next().map(taken_in_any);
    let instead = instead.map(|instead| (instead, winning.next().is_none()));
    let made = taking_at_once_noun(first);
    of_the_made("move", made, line.first_wins, why, instead)
}
