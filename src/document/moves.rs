//! Legal moves as a table, and boards as the lab sheet draws them.

use super::block::DrawnRow;
use super::prelude::*;
use crate::derivation::{FoldedRow, LegalMove, LegalMoves, folded_rows};
use crate::game::{Board, Game, Move, Rule};

/// The legal moves, those that win first and marked; of many only some, unless all are wanted, and of very many the winning
/// ones alone.
pub(super) fn every_move(moves: &LegalMoves, all: bool) -> Vec<Block> {
    if moves.listed.is_empty() {
        let too_many = text!["There are too many legal moves to list them all."];
        return if moves.complete {
            Vec::new()
        } else {
            vec![Block::Paragraph(too_many)]
        };
    }
    let is_nim = moves.analysis.board().is_nim();
    let board_fits = moves.analysis.board().rows().len() <= MOST_ROWS_TOLD;
    // In misère play the nim sum does not always decide, so it would only mislead here.
    let has_nim_sum = moves.analysis.rule() == Rule::Normal;
    // In one row, what the other player replies is told in place of whole boards.
    let in_row = moves.row.is_some();
    let columns = [
        (!in_row, Align::Left, "row"),
        (true, Align::Right, "take"),
        (
            true,
            if is_nim { Align::Right } else { Align::Left },
            "leaves",
        ),
        (board_fits && !in_row, Align::Left, "board after"),
        (has_nim_sum, Align::Right, "nim sum"),
        (true, Align::Left, "the move"),
        (
            in_row,
            Align::Left,
            // What splits a row changes the numbers of those below it.
            if is_nim {
                "a reply that wins"
            } else {
                "a reply that wins, with the rows as they then stand"
            },
        ),
    ];
    let shown = columns.map(|(shown, ..)| shown);
    let header = columns.into_iter().filter(|(shown, ..)| *shown);
    let mut table = Table::new(1, header.map(|(_, align, name)| (align, name.into())));
    let cells = |legal: &LegalMove| {
        let cells: [Cell; 7] = [
            row_name(legal.mv.row).into(),
            legal.mv.take().into(),
            in_a_cell(legal.mv.becomes).into(),
            moves.board_after(legal).to_string().into(),
            legal.nim_sum.into(),
            verdict(legal.wins && !in_row, legal.wins),
            legal.reply.map_or_else(Text::default, taking).into(),
        ];
        cells
            .into_iter()
            .zip(shown)
            .filter(|(_, shown)| *shown)
            .map(|(cell, _)| cell)
    };
    let (winning, others): (Vec<_>, Vec<_>) = moves.listed.iter().partition(|legal| legal.wins);
    // In one row the moves go on from one to the next; on the board those that win come first.
    let listed: Vec<&LegalMove> = if in_row {
        moves.listed.iter().collect()
    } else {
        winning.iter().chain(&others).copied().collect()
    };
    let most = if all && moves.complete {
        listed.len()
    } else {
        MOST_ROWS_TOLD
    };
    let is_kept = |index: usize| !in_row || listed[index - 1].wins;
    for folded in folded_rows(listed.len(), most, is_kept) {
        match folded {
            FoldedRow::Row(index) => table.row(cells(listed[index - 1])),
            FoldedRow::LeftOut(count) => {
                let label = Cell::from(counted(count, "more move"));
                table.row(
                    std::iter::once(label)
                        .chain(table.header[1..].iter().map(|_| Cell::from("⋮")))
                        .collect::<Vec<_>>(),
                );
            }
        }
    }
    let mut blocks = Vec::new();
    if !moves.complete {
        let why = text!["There are too many legal moves to list them all. These win:"];
        blocks.push(Block::Paragraph(why));
    }
    let is_marked = table.body.iter().flatten().any(|cell| cell.marked);
    let is_folded = moves.complete && listed.len() > most;
    blocks.push(Block::Table(table));
    blocks.extend(below(is_marked, is_folded));
    blocks
}

/// What is marked in a table of moves, and how all of them are seen.
pub(super) fn below(is_marked: bool, is_folded: bool) -> Option<Block> {
    let marked = is_marked.then(|| marked("what wins"));
    let folded = is_folded.then(|| text!["All are listed with "{code("--depth 3")}"."].at_prompt());
    let said: Vec<Text> = marked.into_iter().chain(folded).collect();
    (!said.is_empty()).then(|| Block::Paragraph(joined(said, " ")))
}

/// "wins", marked where it is to be seen at once, or "loses".
pub(super) fn verdict(is_marked: bool, wins: bool) -> Cell {
    let word = if wins { good("wins") } else { bad("loses") };
    Cell::from(word).mark_if(is_marked)
}

/// The boards drawn one after the other, with the moves between them.
pub(super) fn drawings(boards: &[Board], moves: &[Move]) -> Vec<Block> {
    let drawn = boards.iter().map(drawing);
    let told = moves
        .iter()
        .map(|&mv| Block::Paragraph(text![{taking(mv).capitalised()}":"]));
    let mut told = told.map(Some).chain(std::iter::repeat_with(|| None));
    drawn
        .flat_map(|drawing| [Some(drawing), told.next().flatten()])
        .flatten()
        .collect()
}

/// One board drawn.
pub(super) fn drawing(board: &Board) -> Block {
    let rows = board.rows();
    let most = if board.is_echoed() {
        Board::MOST_ROWS_ECHOED
    } else {
        MOST_ROWS_TOLD
    };
    let mut drawn = Vec::new();
    let mut headed = None;
    for folded in folded_rows(rows.len(), most, |_| false) {
        match folded {
            FoldedRow::Row(row) => {
                let game = Some(board.game_of(row)).filter(|_| !board.is_nim());
                if game != headed {
                    drawn.extend(game.map(heading));
                    headed = game;
                }
                let size = rows[row - 1];
                drawn.push(DrawnRow::Row { row, size });
            }
            FoldedRow::LeftOut(rows) => drawn.push(DrawnRow::LeftOut(more_rows(rows))),
        }
    }
    Block::Drawing(drawn)
}

/// "Lasker", above the rows on which it is played.
fn heading(game: Game) -> DrawnRow {
    DrawnRow::Game(Text::from(game.to_string()).capitalised().to_string())
}

/// "3 more rows".
fn more_rows(rows: usize) -> Text {
    format!("{rows} more {}", plural(rows as u128, "row")).into()
}

#[cfg(test)]
mod tests {
    use super::more_rows;

    #[test]
    fn one_row_is_more_and_several_are() {
        assert_eq!(more_rows(1).to_string(), "1 more row");
        assert_eq!(more_rows(1200).to_string(), "1200 more rows");
    }
}
