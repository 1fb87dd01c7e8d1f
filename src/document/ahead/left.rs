//! What the moves leave, for a first look ahead.

use super::super::prelude::*;
use super::left;
use crate::derivation::Foresight;

/// "2, 1 or nothing"; of many boards how many there are.
pub fn what_moves_leave(foresight: &Foresight) -> Text {
    const MOST_TOLD: usize = 8;
    let turns = &foresight.turns;
    if turns.len() > MOST_TOLD {
        return text!["one of "{counted(turns.len(), "board")}];
    }
    listed(turns.iter().map(left), "or")
}
