//! The proof of Bouton's theorem on random boards: every number in it is right by native arithmetic.

use explain::derivation::{PlayDown, ProofBoard, ProofStep, RowChange, RowToZero};
use theory::{Board, Position, Rule};

/// A step is true of its numbers, and its substeps of the board that it speaks of.
pub fn proof(step: &ProofStep, substeps: &[ProofStep]) {
    match step {
        ProofStep::OneMove { change } => change.iter().for_each(changed),
        ProofStep::Changed(change) => changed(change),
        ProofStep::FromZero(board) => {
            assert_eq!((board.nim_sum, native(&board.board)), (0, 0));
            for substep in substeps {
                let ProofStep::Changed(change) = substep else {
                    panic!("{substep:?}");
                };
                assert_eq!((change.s, change.t), (0, change.x ^ change.y));
                assert_ne!(change.t, 0);
                assert_eq!(native(&board.board.after(change.mv).unwrap()), change.t);
            }
            assert_eq!(substeps.is_empty(), board.board.is_empty());
        }
        ProofStep::ToZero { board: None } => assert!(substeps.is_empty()),
        ProofStep::ToZero { board: Some(board) } => to_zero(board, substeps),
        ProofStep::Needed(row) => needed(row),
        ProofStep::OddlyMany { board, moves } => {
            assert_eq!(moves.len() % 2, 1);
            let position = Position::new(board.board.clone(), Rule::Normal);
            assert_eq!(*moves, position.winning_moves());
        }
        ProofStep::Induction { objects, nim_sum, winning_move } => {
            assert_eq!(winning_move.is_some(), *nim_sum != 0);
            assert!(winning_move.is_none_or(|mv| u128::from(mv.take()) <= *objects));
        }
        ProofStep::DownToTheEnd(PlayDown { first_wins, moves, is_whole }) => {
            for (index, (_, objects, nim_sum)) in moves.iter().enumerate() {
                let is_winner = (index % 2 == 0) == *first_wins;
                assert_eq!(*nim_sum == 0, is_winner, "the winner leaves nim sum 0");
                assert!(index == 0 || *objects < moves[index - 1].1);
            }
            assert_eq!(*is_whole, moves.last().is_some_and(|last| last.1 == 0));
        }
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

fn to_zero(board: &ProofBoard, substeps: &[ProofStep]) {
    let s = native(&board.board);
    assert_eq!(board.nim_sum, s);
    let d = board.deciding_place().expect("the nim sum is not 0");
    assert!(d <= s && s - d < d);
    for substep in substeps {
        let ProofStep::Needed(row) = substep else {
            panic!("{substep:?}");
        };
        assert_eq!(board.board.row(row.row), Some(row.x));
        assert_eq!((row.d, row.y), (d, row.x ^ s));
    }
}

/// What the argument says: with a 1 in the deciding column it loses d and regains at most d − 1, otherwise the other way round.
fn needed(row: &RowToZero) {
    let &RowToZero { x, d, has, y, .. } = row;
    assert_eq!(has, x & d != 0);
    assert_eq!(y < x, has);
    let (before, after) = row.smaller_columns();
    assert!(before < d && after < d);
    let [x, y, d, before, after] = [x, y, d, before, after].map(i128::from);
    let change = if has { -d } else { d };
    assert_eq!(y - x, change + after - before);
}

/// The first half or the second is about the board itself, and the game is one that is played on it.
pub fn is_of(board: &Board, steps: &[ProofStep]) {
    let nim_sum = native(board);
    let of_board = steps.iter().any(|step| match step {
        ProofStep::FromZero(of) | ProofStep::ToZero { board: Some(of) } => {
            of.after.is_none() && of.board == *board
        }
        _ => false,
    });
    assert!(of_board);
    for step in steps {
        match step {
            ProofStep::OneMove { change } => {
                assert_eq!(change.is_none(), board.is_empty());
                assert!(change.is_none_or(|change| change.s == nim_sum));
            }
            ProofStep::FromZero(of) | ProofStep::ToZero { board: Some(of) } => {
                let left = of.after.map(|mv| board.after(mv).unwrap());
                assert_eq!(left.as_ref().unwrap_or(board), &of.board);
            }
            ProofStep::Induction { objects, nim_sum: told, .. } => {
                assert_eq!((*objects, *told), (board.total(), nim_sum));
            }
            ProofStep::DownToTheEnd(play) => {
                assert_eq!(play.first_wins, nim_sum != 0);
                let mut now = board.clone();
                for &(mv, objects, nim_sum) in &play.moves {
                    now = now.after(mv).unwrap();
                    assert_eq!((now.total(), native(&now)), (objects, nim_sum));
                }
            }
            _ => {}
        }
    }
}
