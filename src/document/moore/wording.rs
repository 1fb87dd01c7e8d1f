//! Turns in words: "take 3 from row 1 and 1 from row 2".

use super::super::prelude::*;
use crate::game::Turn;

/// "take 3 from row 1 and 1 from row 2".
pub fn taking_at_once(turn: &Turn) -> Text {
    said(turn, "take")
}

/// "taking 3 from row 1 and 1 from row 2".
pub fn taking_at_once_noun(turn: &Turn) -> Text {
    said(turn, "taking")
}

/// "takes 3 from row 1 and 1 from row 2".
pub fn takes_at_once(turn: &Turn) -> Text {
    said(turn, "takes")
}

fn said(turn: &Turn, take: &'static str) -> Text {
    let changes = turn
        .changes()
        .iter()
        .map(|mv| text![{mv.take()}" from "{row_name(mv.row)}]);
    text![{take}"\u{a0}"{listed(changes, "and")}]
}

/// "1,3 + 2,1", as it is typed.
pub fn turn_in_brief(turn: &Turn) -> String {
    let changes: Vec<String> = turn
        .changes()
        .iter()
        .map(|mv| format!("{},{}", mv.row, mv.take()))
        .collect();
    changes.join(" + ")
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
