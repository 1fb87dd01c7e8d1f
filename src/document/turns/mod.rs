//! Games in words in which a turn may take from several rows: what is asked of it, the steps, what was found, and what is said of an answer.
//!
//! One idea runs through all of them: the 1s of each column are put in groups of K + 1, where K is the number of rows that
//! one turn may take from; a board on which nothing is left over is *balanced*, and the player who leaves balance wins.

mod asked;
mod steps;
mod table;

pub(super) use asked::*;
pub(super) use steps::*;

use super::prelude::*;
use crate::game::Turn;

/// "1,3 + 2,1", as it is typed.
pub(super) fn turn_in_brief(turn: &Turn) -> String {
    let changes = turn.changes().iter();
    let changes = changes.map(|mv| format!("{},{}", mv.row, mv.take()));
    changes.collect::<Vec<_>>().join(" + ")
}

/// "1 of the 1s is", "2 of the 1s are".
pub(super) fn ones_are(count: usize) -> Text {
    match count {
        1 => text![{1_u8}" of the 1s is"],
        _ => text![{count}" of the 1s are"],
    }
}

/// "one row", "at most 2 rows": from how many rows a turn takes.
fn up_to_rows(rows: usize) -> Text {
    match rows {
        1 => "one row".into(),
        _ => text!["up to "{counted(rows, "row")}],
    }
}
