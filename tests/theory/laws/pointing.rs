//! Every row, column and cell that is pointed at exists.
//!
//! "Row 5 has a 1 in the 8s column" makes sense only where there is a row 5 of that size and an 8s column.

use nimlab::derivation::{
    AfterMove, Column, Conclusion, Derivation, HeapHasBit, LeftmostOne, MisereEndgame, Padded,
    PairOff, Refutation, Step, TakeIn,
};
use nimlab::document::{Block, Role, Table, Text, tell};
use nimlab::game::{Board, Move};
use nimlab::hand_built::Signal;
use nimlab::question::{Question, Request};

use super::columns::columns_of;
use crate::support::at_depth;

/// Follows the steps, each on the board that it speaks of.
pub fn on_its_board(derivation: &Derivation) {
    let board = match (&derivation.request, &derivation.conclusion) {
        (Request::Question(Question::Balance(board) | Question::Sum(board)), _) => board,
        (
            _,
            Conclusion::Winner(analysis)
            | Conclusion::Rows(analysis)
            | Conclusion::Moves(analysis)
            | Conclusion::Position(analysis),
        ) => analysis.board(),
        (_, Conclusion::Played(played)) => played.before.board(),
        _ => return,
    };
    derivation.steps.iter().for_each(|step| follow(step, board));
}

fn follow(step: &Step, board: &Board) {
    match step {
        Step::Pad(Padded {
            row: Some(row),
            number: size,
            digits,
        }) => {
            row_holds(board, *row, *size);
            // An empty board is written with one column, of 0s.
            assert!(digits.len() >= columns_of(board));
        }
        &Step::TakeIn(TakeIn { row, size, .. })
        | &Step::MisereEndgame(MisereEndgame { row, size, .. }) => {
            row_holds(board, row, size);
        }
        &Step::HeapHasBit(HeapHasBit {
            row, size, place, ..
        }) => {
            row_holds(board, row, size);
            column_exists(board, place);
        }
        &Step::CountOnes(Column { place, .. }) | &Step::LeftmostOne(LeftmostOne { place, .. }) => {
            column_exists(board, place);
        }
        Step::PairOff(PairOff { size, .. }) => column_exists(board, *size),
        &Step::Refute(Refutation { mv, reply, .. }) => {
            is_legal(board, mv);
            is_legal(&board.after(mv).expect("it is legal"), reply);
        }
        Step::Signal(Signal::Wire(_)) | Step::Divide(_) | Step::PlaceValue(_) => return,
        _ => {}
    }
    let next = match step {
        Step::After(AfterMove { mv, groups, .. }) => {
            is_legal(board, *mv);
            &groups.board
        }
        Step::Reply(analysis) | Step::Instead(analysis) => analysis.board(),
        // What these rest on is arithmetic, and points at no board.
        Step::Xor { .. } | Step::Pad(_) => return,
        _ => board,
    };
    for substep in step.substeps() {
        match (step, &substep) {
            // After a move the table is as wide as before it.
            (Step::After(_), &Step::PairOff(PairOff { size, .. })) => column_exists(board, size),
            _ => follow(&substep, next),
        }
    }
}

fn row_holds(board: &Board, row: usize, size: u64) {
    assert_eq!(board.row(row), Some(size), "row {row} of {board}");
}

fn column_exists(board: &Board, place: u64) {
    assert!(place.is_power_of_two());
    let exponent = place.ilog2() as usize;
    assert!(
        exponent < columns_of(board),
        "the {place}s column of {board}"
    );
}

fn is_legal(board: &Board, mv: Move) {
    assert!(board.after(mv).is_ok(), "{mv:?} on {board}");
}

/// Every row of a table has as many cells as its header, and what is pointed at is one of its columns.
pub fn in_its_tables(derivation: &Derivation, depth: usize) {
    let style = at_depth(depth);
    let document = tell(derivation, style);
    what_is_marked_is_said(&document.blocks);
    let mut tables = Vec::new();
    collect(document.blocks, &mut tables);
    for table in &tables {
        is_whole(table);
    }
}

/// What the marked cells of a table are is said below it, and nothing else is called marked.
fn what_is_marked_is_said(blocks: &[Block]) {
    for (index, block) in blocks.iter().enumerate() {
        match block {
            Block::Table(table) => {
                let mut cells = table.body.iter().chain(&table.foot).flatten();
                let said =
                    matches!(blocks.get(index + 1), Some(Block::Paragraph(text)) if says(text));
                assert_eq!(cells.any(|cell| cell.marked), said, "{table:?}");
            }
            Block::Paragraph(text) if says(text) => {
                let before = index.checked_sub(1).map(|before| &blocks[before]);
                assert!(matches!(before, Some(Block::Table(_))), "{text}");
            }
            Block::Section { body, .. } => what_is_marked_is_said(body),
            _ => {}
        }
    }
}

fn says(text: &Text) -> bool {
    text.spans().iter().any(|span| span.role == Role::Marked)
}

fn collect(blocks: Vec<Block>, tables: &mut Vec<Table>) {
    for block in blocks {
        match block {
            Block::Table(table) => tables.push(table),
            Block::Section { body, .. } => collect(body, tables),
            _ => {}
        }
    }
}

fn is_whole(table: &Table) {
    let columns = table.header.len();
    assert!(columns > 0);
    assert_eq!(table.align.len(), columns);
    assert!(table.stubs <= columns);
    let rows = || table.body.iter().chain(&table.foot);
    assert!(rows().all(|row| row.len() == columns));
}
