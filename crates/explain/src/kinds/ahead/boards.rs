//! Moves and the boards that they leave, in words: "take 1 from any row of 2", "2 1", "200 rows of 1".

use super::{ForeseenMove, Foresight};
use crate::document::prelude::*;
use theory::{Board, Game};

/// "take 1 from any row of 2": a move, with all rows that are alike if it can be made in several.
pub(super) fn taken_in_any(foreseen: &ForeseenMove) -> Text {
    let mv = foreseen.mv;
    let rows = match foreseen.rows_alike {
        0 | 1 => return taking(mv),
        2 => "either row",
        _ => "any row",
    };
    let row = match foreseen.of_several {
        Some(game) => text![{rows}" of\u{a0}"{mv.from}" ("{game.to_string()}")"],
        None => text![{rows}" of\u{a0}"{mv.from}],
    };
    taking_from(row, mv)
}

/// What a move leaves.
pub(super) fn left(foreseen: &ForeseenMove) -> Text {
    brief(&foreseen.left, foreseen.of_several.is_some())
}

/// "2, 1 or nothing"; of many boards how many there are.
pub(crate) fn what_moves_leave(foresight: &Foresight) -> Text {
    const MOST_LISTED: usize = 8;
    let moves = &foresight.moves;
    if moves.len() > MOST_LISTED {
        return text!["one of "{counted(moves.len(), "board")}];
    }
    listed(moves.iter().map(left), "or")
}

/// "2 1", "kayles 3 + nim 2", "nothing": the rows that are not empty, with their games where the board is
/// one of several games.
pub(super) fn brief(board: &Board, of_sum: bool) -> Text {
    let rows: Vec<(Game, u64)> = board
        .numbered_with_games()
        .filter(|&(_, _, size)| size > 0)
        .map(|(_, game, size)| (game, size))
        .collect();
    if rows.is_empty() {
        return "nothing".into();
    }
    if !of_sum {
        let sizes: Vec<String> = rows.iter().map(|(_, size)| size.to_string()).collect();
        return Text::from(sizes.join("\u{a0}"));
    }
    let parts = rows.chunk_by(|one, other| one.0 == other.0).map(|of_game| {
        let sizes: Vec<String> = of_game.iter().map(|(_, size)| size.to_string()).collect();
        format!("{}\u{a0}{}", of_game[0].0, sizes.join("\u{a0}"))
    });
    joined(parts, " + ").unbroken()
}
