//! Boards whose answers stand in print, as a reader would look them up: the board, its nim sum, the winning moves.
//!
//! From 18 6 3 20 9, with nim sum 10, the one winning move leaves 3 in row 5.

use explain::derivation::{Derivation, Found};
use explain::question::{Answer, Dash, Request};
use theory::{Rule, bouton};

/// A board, its nim sum, and the winning moves of normal play, each as the row and what it is left with.
type Published = (&'static str, u64, &'static [(usize, u64)]);

const PUBLISHED: [Published; 9] = [
    ("1 2 3", 0, &[]),
    ("1 5 4 2", 2, &[(4, 0)]),
    ("2 2 10 10", 0, &[]),
    ("11 12 15 25", 17, &[(4, 8)]),
    ("12 12 20 20", 0, &[]),
    ("5 4 3 2", 0, &[]),
    ("5 4 3 2 1", 1, &[(1, 4), (3, 2), (5, 0)]),
    ("18 6 3 20 9", 10, &[(5, 3)]),
    ("13 12 8", 9, &[(1, 4), (2, 5), (3, 1)]),
];

fn derive(words: &str) -> Found {
    Derivation::of(Request::parse(words, Dash::Refused).expect("the words can be read")).found
}

#[test]
fn the_published_boards_have_the_published_values_and_moves() {
    for (board, nim_sum, moves) in PUBLISHED {
        let Found::Position(found) = derive(&format!("explain {board}")) else {
            panic!("{board} is a position");
        };
        // As they are printed: the row, and what to leave in it.
        let left = found.winning_moves.iter().map(|mv| (mv.row, mv.leaves()));
        assert_eq!(left.collect::<Vec<_>>(), moves, "{board}");
        assert_eq!((found.nim_sum(), found.mover_wins), (nim_sum, nim_sum != 0));
        assert_eq!(bouton(found.board().rows(), Rule::Normal), nim_sum != 0);
        let right = Found::Answers(vec![Answer::Number(nim_sum.into())]);
        assert_eq!(derive(&format!("sum {board}")), right, "{board}");
    }
}
