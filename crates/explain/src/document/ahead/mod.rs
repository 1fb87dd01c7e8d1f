//! Looking ahead in words: nothing is said here that somebody could not check by playing.

mod line;
mod steps;

pub(crate) use line::tell_line_of_play;
pub(crate) use steps::{describe, found};

use super::prelude::*;
use crate::derivation::{ForeseenMove, Foresight};
use theory::{Board, Game};

/// "take 1 from any row of 2": a move, with all rows that are alike if it can be made in several.
fn taken_in_any(foreseen: &ForeseenMove) -> Text {
    let mv = foreseen.mv;
    let rows = match foreseen.rows_alike {
        0 | 1 => return taking(mv),
        2 => "either row",
        _ => "any row",
    };
    let game = foreseen.of_several.map(|game| format!(" ({game})"));
    let rows = text![{rows}" of\u{a0}"{mv.from}{game.unwrap_or_default()}];
    taking_from(rows, mv)
}

/// What a move leaves.
fn left(foreseen: &ForeseenMove) -> Text {
    brief(&foreseen.left, foreseen.of_several.is_some())
}

/// "2, 1 or nothing"; of many boards how many there are.
pub(crate) fn what_moves_leave(foresight: &Foresight) -> Text {
    const MOST_TOLD: usize = 8;
    let moves = &foresight.moves;
    if moves.len() > MOST_TOLD {
        return text!["one of "{counted(moves.len(), "board")}];
    }
    listed(moves.iter().map(left), "or")
}

/// "2 1", "kayles 3 + nim 2", "200 rows of 1", "nothing": the rows that are not empty, with their games where the board is
/// one of several games.
pub fn brief(board: &Board, of_sum: bool) -> Text {
    let rows = board.numbered_with_games();
    let rows = rows.filter(|&(_, _, size)| size > 0);
    let told: Vec<(Game, u64)> = rows.map(|(_, game, size)| (game, size)).collect();
    if told.is_empty() {
        return "nothing".into();
    }
    if told.len() > MOST_ROWS_TOLD {
        return in_kinds(&told, of_sum);
    }
    if !of_sum {
        let sizes: Vec<String> = told.iter().map(|(_, size)| size.to_string()).collect();
        return Text::from(sizes.join("\u{a0}"));
    }
    let parts = told.chunk_by(|one, other| one.0 == other.0).map(|of_game| {
        let sizes = of_game.iter().map(|(_, size)| format!("\u{a0}{size}"));
        format!("{}{}", of_game[0].0, sizes.collect::<String>())
    });
    joined(parts, " + ").unbroken()
}

/// "200 rows of 1 and 3 rows of 2", of many kinds the first.
fn in_kinds(rows: &[(Game, u64)], of_sum: bool) -> Text {
    const MOST_KINDS: usize = 6;
    let mut kinds: Vec<((Game, u64), usize)> = Vec::new();
    for &row in rows {
        if let Some((_, count)) = kinds.iter_mut().find(|(kind, _)| *kind == row) {
            *count += 1;
        } else if kinds.len() < MOST_KINDS {
            kinds.push((row, 1));
        }
    }
    let counted_in: usize = kinds.iter().map(|(_, count)| count).sum();
    let told = kinds.into_iter().map(|((game, size), count)| {
        let of_game = of_sum.then(|| format!(" ({game})"));
        text![{counted(count, "row")}" of\u{a0}"{size}{of_game.unwrap_or_default()}]
    });
    let rest = rows.len() - counted_in;
    let rest = (rest > 0).then(|| counted(rest, "other row"));
    listed(told.chain(rest), "and")
}
