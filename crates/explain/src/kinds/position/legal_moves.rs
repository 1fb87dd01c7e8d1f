//! Every legal move with what it leaves; on a large board only the winning ones and the number of all.

use super::Analysis;
use crate::document::folding::fold;
use crate::document::prelude::*;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Move, Rule};

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The position.
    pub analysis: Analysis,
    /// The number of legal moves.
    pub count: u128,
    /// Whether all of them are listed, or only the winning ones.
    pub complete: bool,
    /// Those listed, by row and the smallest removal first.
    pub listed: Vec<LegalMove>,
}

/// A legal move with what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// The move.
    pub mv: Move,
    /// The nim sum after it.
    pub nim_sum: u64,
    /// Whether it wins.
    pub wins: bool,
}

impl LegalMoves {
    /// Up to this many moves are all listed; of more, only the winning ones.
    pub const MOST_LISTED: u128 = 1000;

    /// The legal moves of a position.
    pub fn of(analysis: Analysis) -> Self {
        let position = &analysis.position;
        let count = position.count_moves();
        let complete = count <= Self::MOST_LISTED;
        let moves: Vec<Move> =
            if complete { position.legal_moves().collect() } else { position.winning_moves() };
        let listed = moves.into_iter().map(|mv| legal(&analysis, mv)).collect();
        Self { analysis, count, complete, listed }
    }

    /// The board after a listed move.
    pub fn board_after(&self, legal: &LegalMove) -> Board {
        let board = self.analysis.board();
        board.after(legal.mv).unwrap_or_else(|_| board.clone())
    }
}

/// The boards after each of these moves in succession; an illegal one ends the list.
pub fn boards_after(board: &Board, moves: &[Move]) -> impl Iterator<Item = Board> {
    moves.iter().scan(board.clone(), |board, &mv| {
        *board = board.after(mv).ok()?;
        Some(board.clone())
    })
}

fn legal(analysis: &Analysis, mv: Move) -> LegalMove {
    let (before, after) = analysis.board().values_of(mv);
    let change = bitwise_exclusive_or(before, after);
    let nim_sum = bitwise_exclusive_or(analysis.nim_sum(), change);
    let wins = match analysis.rule() {
        Rule::Normal => nim_sum == 0,
        // In misère play the nim sum does not always decide.
        Rule::Misere => analysis.winning_moves.binary_search(&mv).is_ok(),
    };
    LegalMove { mv, nim_sum, wins }
}

/// The legal moves, those that win first; of many only some, unless all are wanted, and of very many the
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
    let header = columns.into_iter().filter(|(is_shown, _)| *is_shown);
    let mut table = Table::new(1, header.map(|(_, name)| column_of(name)));
    let cells = |legal: &LegalMove| -> Vec<Cell> {
        let (mv, wins) = (legal.mv, legal.wins);
        let after = Text::from(&moves.board_after(legal));
        let verdict = wins_or_loses(wins);
        let left = in_a_cell(mv.becomes);
        let cells = (row_name(mv.row), mv.take(), left, after, legal.nim_sum, verdict).into_cells();
        let shown = cells.into_iter().zip(columns).filter(|(_, (is_shown, _))| *is_shown);
        shown.map(|(cell, _)| cell).collect()
    };
    let mut listed: Vec<&LegalMove> = moves.listed.iter().collect();
    listed.sort_by_key(|legal| !legal.wins);
    if listed.is_empty() {
        return if moves.complete {
            Vec::new()
        } else {
            text!["There are too many legal moves to list them all."].into_blocks()
        };
    }
    let most = if all && moves.complete { listed.len() } else { MOST_ROWS_TOLD };
    let shown = fold(listed.len(), most, MOST_ROWS_TOLD - 1);
    tell_rows(&mut table, shown, "more move", |row| Some(cells(listed[row - 1])));
    if !moves.complete {
        let why = "There are too many legal moves to list them all. These win:";
        return (why, table).into_blocks();
    }
    let which_win = if has_nim_sum { Some("A move wins when it leaves nim sum 0.") } else { None };
    if listed.len() > most {
        let more = text!["`--depth 3` lists them all."].at_prompt();
        return (table, which_win, more).into_blocks();
    }
    (table, which_win).into_blocks()
}
