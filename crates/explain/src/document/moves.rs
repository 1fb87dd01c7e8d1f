//! Legal moves as a table, boards as the lab sheet draws them, and the rows of a board in a line.

use super::block::DrawnRow;
use super::folding::fold;
use super::games::name_of;
use super::prelude::*;
use crate::derivation::{LegalMove, LegalMoves, boards_after};
use theory::{Board, Game, Move, Rule};

/// The legal moves, those that win first and marked; of many only some, unless all are wanted, and of very many the
/// winning ones alone.
pub(crate) fn every_move(moves: &LegalMoves, all: bool) -> Vec<Block> {
    let board = moves.analysis.board();
    let board_fits = board.rows().len() <= MOST_ROWS_TOLD;
    // In misère play the nim sum does not always decide, so it would only mislead here.
    let has_nim_sum = moves.analysis.rule() == Rule::Normal;
    // Outside Nim a move may leave two rows, such as 2 and 4.
    let leaves = if board.is_nim() { ">leaves" } else { "<leaves" };
    let columns = [
        (true, "<row"),
        (true, ">take"),
        (true, leaves),
        (board_fits, "<board after"),
        (has_nim_sum, ">nim sum"),
        (true, "<the move"),
    ];
    let shown = columns.map(|(shown, _)| shown);
    let header = columns.into_iter().filter(|(shown, _)| *shown);
    let mut table = Table::new(1, header.map(|(_, name)| column_of(name)));
    let cells = |legal: &LegalMove| {
        let (mv, wins) = (legal.mv, legal.wins);
        let after = Text::from(&moves.board_after(legal));
        let verdict = wins_or_loses(wins);
        let left = in_a_cell(mv.becomes);
        let mut cells =
            (row_name(mv.row), mv.take(), left, after, legal.nim_sum, verdict).into_cells();
        let mut shown = shown.iter();
        cells.retain(|_| shown.next() == Some(&true));
        cells
    };
    let mut listed: Vec<&LegalMove> = moves.listed.iter().collect();
    listed.sort_by_key(|legal| !legal.wins);
    let too_many = text!["There are too many legal moves to list them all."];
    let too_many = (!moves.complete).then_some(too_many);
    if listed.is_empty() {
        return too_many.into_blocks();
    }
    let most = if all && moves.complete { listed.len() } else { MOST_ROWS_TOLD };
    let told = fold(listed.len(), most, MOST_ROWS_TOLD - 1);
    tell_rows(&mut table, told, "more move", |row| Some(cells(listed[row - 1])));
    let why = too_many.map(|too_many| too_many.and(" These win:"));
    let is_folded = moves.complete && listed.len() > most;
    let below = is_folded.then(|| text!["`--depth 3` lists them all."].at_prompt());
    (why, table, below).into_blocks()
}

/// A board as the lab sheet draws it, and again after each of these moves.
pub fn drawings(board: &Board, moves: &[Move]) -> Vec<Block> {
    let mut blocks = vec![drawing(board)];
    for (&mv, after) in moves.iter().zip(boards_after(board, moves)) {
        blocks.push(Block::Paragraph(text![{taking(mv).capitalised()}":"]));
        blocks.push(drawing(&after));
    }
    blocks
}

/// One board drawn.
pub(crate) fn drawing(board: &Board) -> Block {
    let rows = board.rows();
    let mut drawn = Vec::new();
    let mut headed = None;
    for (row, &size) in (1..).zip(rows) {
        let game = Some(board.game_of(row)).filter(|_| !board.is_nim());
        if game != headed {
            drawn.extend(game.map(heading));
            headed = game;
        }
        drawn.push(DrawnRow::Row { row, size });
    }
    Block::Drawing(drawn)
}

/// "Kayles", above the rows on which it is played.
fn heading(game: Game) -> DrawnRow {
    DrawnRow::Game(Text::from(game.to_string()).capitalised().to_string())
}

/// "row 1: 5   row 2: 4   row 3: 3".
pub fn rows_with_sizes(board: &Board) -> Text {
    let rows = board.rows();
    if rows.is_empty() {
        return "The board is empty: it has no rows.".into();
    }
    let is_nim = board.is_nim();
    let told = (1..).zip(rows).map(|(row, &size)| {
        if is_nim {
            return text![{row_name(row)}":\u{a0}"{size}];
        }
        let game = Text::from(name_of(board.game_of(row)));
        text![{row_name(row)}":\u{a0}"{size}"\u{a0}("{game}")"]
    });
    joined(told, "   ")
}
