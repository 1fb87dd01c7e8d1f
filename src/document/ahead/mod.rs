//! Looking ahead in words: nothing is said here that somebody could not check by playing.

mod boards;
mod found;
mod left;
mod line;
mod steps;

pub(super) use found::{found, opening};
pub(super) use left::what_moves_leave;
pub(super) use line::tell_line_of_play;
pub(super) use steps::describe;

use super::moore;
use super::prelude::*;
use super::wording::{self};
use crate::derivation::ForeseenTurn;
use crate::game::Turn;

/// "take 3 from row 1", and where one turn is several moves "take 3 from row 1 and 1 from row 2".
fn taken(turn: &Turn) -> Text {
    turn.only()
        .map_or_else(|| moore::taking_at_once(turn), wording::taking)
}

/// "takes 3 from row 1".
fn takes(turn: &Turn) -> Text {
    turn.only()
        .map_or_else(|| moore::takes_at_once(turn), wording::takes)
}

/// "taking 3 from row 1".
fn taking(turn: &Turn) -> Text {
    turn.only()
        .map_or_else(|| moore::taking_at_once_noun(turn), taking_noun)
}

/// "take 1 from any row of 2": a turn, where it can be made in several rows alike with all of them.
fn taken_in_any(foreseen: &ForeseenTurn) -> Text {
    let rows = match foreseen.rows_alike {
        None | Some(0 | 1) => return taken(&foreseen.turn),
        Some(2) => "either row",
        Some(_) => "any row",
    };
    let Some(mv) = foreseen.turn.only() else {
        return taken(&foreseen.turn);
    };
    let game = foreseen.of_several.map(|game| format!(" ({game})"));
    let rows = text![{rows}" of\u{a0}"{mv.from}{game.unwrap_or_default()}];
    taking_from(rows, mv)
}

/// What a turn leaves.
fn left(foreseen: &ForeseenTurn) -> Text {
    boards::brief(&foreseen.left, foreseen.of_several.is_some())
}
