//! One game played out, in words: as a table, or in a sentence or two for a hint.

use super::super::block::Block;
use super::super::table::{Align, Cell, Table};
use super::super::text::{Text, bad, good, text};
use super::super::wording::{MOST_ROWS_TOLD, counted};
use super::boards;
use super::taken;
use crate::derivation::{FoldedRow, LineOfPlay, folded_rows};
use crate::game::{Board, Rule};

/// Who makes a turn, counted from 0.
fn player(turn: usize) -> &'static str {
    if turn.is_multiple_of(2) {
        "you"
    } else {
        "the other player"
    }
}

/// The board after each turn.
fn boards_after(line: &LineOfPlay) -> Vec<Board> {
    let mut board = line.start.board.clone();
    let after = line.turns.iter().map_while(|turn| {
        board = board.after_turn(turn).ok()?;
        Some(board.clone())
    });
    after.collect()
}

/// A line of play for somebody who thinks of the first turn, or has just made it: "You take 2 from row 1, which leaves 1. The
/// other player takes 1 from row 2 and wins."
#[must_use]
pub fn tell_line_of_play(line: &LineOfPlay) -> Text {
    const MOST_TURNS: usize = 4;
    let count = line.turns.len();
    let mut told = Text::default();
    let boards = boards_after(line);
    for (index, (turn, board)) in line.turns.iter().zip(&boards).enumerate() {
        let is_last = index + 1 == count;
        let said = taken(turn);
        let left = if is_last {
            text![" and ", ends(line)]
        } else {
            text![", which leaves ", brief(line, board)]
        };
        let who = if index > 0 { " " } else { "" };
        let who = text![who, Text::from(player(index)).capitalised()];
        told = text![told, who, ": ", said, left, "."];
        if index + 1 == MOST_TURNS && count > MOST_TURNS {
            let last = text![
                player(count - 1),
                " makes the last of ",
                counted(count, "move")
            ];
            return text![told, " And so on: ", last, ", and ", ends(line), "."];
        }
    }
    told
}

fn brief(line: &LineOfPlay, board: &Board) -> Text {
    boards::brief(board, line.start.board.parts().count() > 1)
}

/// What the last turn of a line does.
fn ends(line: &LineOfPlay) -> Text {
    match line.start.rule {
        Rule::Normal => good("wins"),
        Rule::Misere => text!["so ", bad("loses")],
    }
}

/// The same as a table: who, what, and what is left.
pub fn table(line: &LineOfPlay) -> Vec<Block> {
    let columns = ["who", "move", "leaves"].map(|name| (Align::Left, name.into()));
    let mut table = Table::new(1, columns);
    let boards = boards_after(line);
    for folded in folded_rows(boards.len(), MOST_ROWS_TOLD, |_| false) {
        match folded {
            FoldedRow::Row(turn) => table.row([
                Cell::from(player(turn - 1)),
                taken(&line.turns[turn - 1]).into(),
                brief(line, &boards[turn - 1]).into(),
            ]),
            FoldedRow::LeftOut(turns) => table.row([
                counted(turns, "more move").into(),
                Cell::from("⋮"),
                Cell::from("⋮"),
            ]),
        }
    }
    let last = text![player(line.turns.len() - 1)].capitalised();
    let start = &line.start.board;
    let is_nim = start.is_nim() || start.moore().is_some();
    let end = match (line.start.rule, is_nim) {
        (Rule::Normal, true) => text![last, " took the last object and ", good("won"), "."],
        (Rule::Normal, false) => text![last, " left no move and ", good("won"), "."],
        (Rule::Misere, _) => text![last, " had to take the last object and ", bad("lost"), "."],
    };
    vec![Block::Table(table), Block::Paragraph(end)]
}
