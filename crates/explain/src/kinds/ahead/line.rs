//! One game played out, in words: as a table, or in a sentence or two for a hint.

use super::{LineOfPlay, boards};
use crate::derivation::boards_after;
use crate::document::prelude::*;
use theory::{Board, Rule};

/// Whether the one who is spoken to makes a move, counted from 0.
fn is_yours(number: usize) -> bool {
    number.is_multiple_of(2)
}

/// Who makes a move.
fn player(number: usize) -> &'static str {
    if is_yours(number) { "you" } else { "the other player" }
}

/// A line of play for somebody who thinks of the first move, or has just made it: "You take 2 from row 1, which leaves 1. The
/// other player takes 1 from row 2 and wins."
pub(crate) fn tell_line_of_play(line: &LineOfPlay) -> Text {
    const MOST_TURNS: usize = 4;
    let count = line.moves.len();
    let boards = boards_after(&line.start.board, &line.moves);
    let mut sentences = Vec::new();
    for (index, (&mv, board)) in line.moves.iter().zip(boards).enumerate() {
        let does = if is_yours(index) { taking } else { takes };
        let turn = text![{Text::from(player(index)).capitalised()}" "{does(mv)}];
        sentences.push(if index + 1 == count {
            text![{turn}" and "{ends(line, index)}"."]
        } else {
            text![{turn}", which leaves "{brief(line, &board)}"."]
        });
        if index + 1 == MOST_TURNS && count > MOST_TURNS + 1 {
            let last = count - 1;
            let (moves, ends) = (counted(count, "move"), ends(line, last));
            sentences.push(if is_yours(last) {
                text!["And so on: you make the last of "{moves}" and "{ends}"."]
            } else {
                text!["And so on: the other player makes the last of "{moves}" and "{ends}"."]
            });
            break;
        }
    }
    joined(sentences, " ")
}

fn brief(line: &LineOfPlay, board: &Board) -> Text {
    boards::brief(board, line.start.board.parts().count() > 1)
}

/// What the last move of a line does for the player who makes it.
fn ends(line: &LineOfPlay, number: usize) -> Text {
    match (line.start.rule, is_yours(number)) {
        (Rule::Normal, true) => good("win"),
        (Rule::Normal, false) => good("wins"),
        (Rule::Misere, true) => text!["so "{bad("lose")}],
        (Rule::Misere, false) => text!["so "{bad("loses")}],
    }
}

/// The same as a table: who, what, and what is left.
pub(super) fn table(line: &LineOfPlay) -> Vec<Block> {
    let mut table = Table::of("<who|<move|<leaves");
    let boards: Vec<Board> = boards_after(&line.start.board, &line.moves).collect();
    let shown = first_and_last(boards.len());
    tell_rows(&mut table, shown, "more move", |number| {
        let made = taking(line.moves[number - 1]);
        let left = brief(line, &boards[number - 1]);
        Some((player(number - 1), made, left).into_cells())
    });
    let last = Text::from(player(line.moves.len() - 1)).capitalised();
    let start = &line.start.board;
    let end = match (line.start.rule, start.is_nim()) {
        (Rule::Normal, true) => text![{last}" took the last object and "{good("won")}"."],
        (Rule::Normal, false) => text![{last}" left no move and "{good("won")}"."],
        (Rule::Misere, _) => text![{last}" had to take the last object and "{bad("lost")}"."],
    };
    (table, end).into_blocks()
}
