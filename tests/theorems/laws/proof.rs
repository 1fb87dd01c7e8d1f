//! The proof of Bouton's theorem on random boards: every number in it is right by native arithmetic.

use explain::derivation::{ProofBoard, ProofStep, RowChange, RowToZero};
use theory::{Board, Position, Rule};

/// A step is true of its numbers and of its board.
pub fn proof(step: &ProofStep) {
    match step {
        ProofStep::OneMove { board, change } => {
            let Some(change) = change else {
                return assert!(board.is_empty());
            };
            changed(change);
            assert_eq!(change.s, native(board));
            assert_eq!(native(&board.after(change.mv).unwrap()), change.t);
        }
        ProofStep::FromZero(None) | ProofStep::ToZero(None) | ProofStep::Induction => {}
        ProofStep::FromZero(Some(board)) => {
            assert_eq!((board.nim_sum, native(&board.board)), (0, 0));
            let changes = board.changes();
            for change in &changes {
                changed(change);
                assert_eq!((change.s, change.t), (0, change.x ^ change.y));
                assert_ne!(change.t, 0);
                assert_eq!(native(&board.board.after(change.mv).unwrap()), change.t);
            }
            assert_eq!(changes.is_empty(), board.board.is_empty());
        }
        ProofStep::ToZero(Some(board)) => to_zero(board),
    }
}

fn native(board: &Board) -> u64 {
    board.rows().iter().fold(0, |sum, size| sum ^ size)
}

fn changed(&RowChange { mv, x, y, s, t }: &RowChange) {
    assert_eq!((mv.from, mv.leaves()), (x, y));
    assert!(y < x);
    assert_eq!(t, s ^ x ^ y);
    assert_ne!(t, s, "every move changes the nim sum");
}

fn to_zero(board: &ProofBoard) {
    let s = native(&board.board);
    assert_eq!(board.nim_sum, s);
    let d = board.deciding_place().expect("the nim sum is not 0");
    assert!(d <= s && s - d < d);
    let mut ones = 0;
    let rows = board.rows_to_zero();
    assert_eq!(rows.len(), board.board.rows().len());
    for row in &rows {
        needed(row);
        assert_eq!(board.board.row(row.row), Some(row.x));
        assert_eq!((row.d, row.y), (d, row.x ^ s));
        ones += usize::from(row.has);
    }
    assert_eq!(ones % 2, 1, "so at least one row has a 1 in that column");
    let position = Position::new(board.board.clone(), Rule::Normal);
    assert_eq!(position.winning_moves().len(), ones);
}

/// What the argument says: to the left nothing changes, the 1 becomes a 0, and the digits to the right are worth at most d − 1.
fn needed(row: &RowToZero) {
    let &RowToZero { x, d, has, y, .. } = row;
    assert_eq!(has, x & d != 0);
    assert_eq!(y < x, has);
    assert_eq!(y & d == 0, has);
    assert_eq!(y / d / 2, x / d / 2, "the digits to the left stay");
}

/// Just one half is shown on the board itself, and the equation is about a move on it.
pub fn is_of(board: &Board, steps: &[ProofStep]) {
    let nim_sum = native(board);
    let mut halves = 0;
    for step in steps {
        match step {
            ProofStep::OneMove { board: of, change } => {
                assert_eq!(of, board);
                assert_eq!(change.is_none(), board.is_empty());
                assert!(change.is_none_or(|change| change.s == nim_sum));
            }
            ProofStep::FromZero(Some(of)) | ProofStep::ToZero(Some(of)) => {
                assert_eq!((&of.board, of.nim_sum), (board, nim_sum));
                halves += 1;
            }
            _ => {}
        }
    }
    assert_eq!(halves, 1);
    assert_eq!(steps.last(), Some(&ProofStep::Induction));
}
