//! Small words of Moore's Nim: turns as they are typed, and counts of 1s and of rows.

use super::super::prelude::*;
use crate::game::Turn;

/// "1,3 + 2,1", as it is typed.
pub fn turn_in_brief(turn: &Turn) -> String {
    let changes = turn.changes().iter();
    let changes = changes.map(|mv| format!("{},{}", mv.row, mv.take()));
    changes.collect::<Vec<_>>().join(" + ")
}

/// "1 of the 1s is", "2 of the 1s are".
pub fn ones_are(count: usize) -> Text {
    match count {
        1 => text![{1_u8}" of the 1s is"],
        _ => text![{count}" of the 1s are"],
    }
}

/// "one row", "at most 2 rows": from how many rows a turn takes.
pub fn up_to_rows(rows: usize) -> Text {
    match rows {
        1 => "one row".into(),
        _ => text!["up to "{counted(rows, "row")}],
    }
}
