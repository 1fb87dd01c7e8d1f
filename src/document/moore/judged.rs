//! What is said of an answer to a question about Moore's Nim.

use super::super::prelude::*;
use crate::derivation::{Analysis, Situation};

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
