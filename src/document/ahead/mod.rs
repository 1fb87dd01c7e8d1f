//! Looking ahead in words: nothing is said here that somebody could not check by playing.

mod boards;
mod found;
mod line;
mod steps;

pub(super) use found::found;
pub(super) use line::tell_line_of_play;
pub(super) use steps::describe;

use super::prelude::*;
use crate::derivation::{ForeseenTurn, Foresight};

/// "take 1 from any row of 2": a turn, where it can be made in several rows alike with all of them.
fn taken_in_any(foreseen: &ForeseenTurn) -> Text {
    let rows = match foreseen.rows_alike {
        None | Some(0 | 1) => return taking_at_once(&foreseen.turn),
        Some(2) => "either row",
        Some(_) => "any row",
    };
    let Some(mv) = foreseen.turn.only() else {
        return taking_at_once(&foreseen.turn);
    };
    let game = foreseen.of_several.map(|game| format!(" ({game})"));
    let rows = text![{rows}" of\u{a0}"{mv.from}{game.unwrap_or_default()}];
    taking_from(rows, mv)
}

/// What a turn leaves.
fn left(foreseen: &ForeseenTurn) -> Text {
    boards::brief(&foreseen.left, foreseen.of_several.is_some())
}

/// "2, 1 or nothing"; of many boards how many there are.
pub(super) fn what_moves_leave(foresight: &Foresight) -> Text {
    const MOST_TOLD: usize = 8;
    let turns = &foresight.turns;
    if turns.len() > MOST_TOLD {
        return text!["one of "{counted(turns.len(), "board")}];
    }
    listed(turns.iter().map(left), "or")
}
