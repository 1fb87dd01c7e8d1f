//! Boards whose answers stand in print, as a reader would look them up: the board, its nim sum, the winning moves.
//!
//! From 18 6 3 20 9, with nim sum 10, the one winning move leaves 3 in row 5.

use nimlab::derivation::{Analysis, Conclusion, Derivation};
use nimlab::game::{Position, Rule, bouton};
use nimlab::question::{Dash, Request};

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

fn derive(words: &str) -> Conclusion {
    Derivation::of(Request::parse(words, Dash::Refused).expect("the words can be read")).conclusion
}

fn explained(words: &str) -> Analysis {
    match derive(words) {
        Conclusion::Position(analysis) => analysis,
        other => panic!("{words} is a position, not {other:?}"),
    }
}

/// The winning moves as they are printed: the row, and what to leave in it.
fn left(analysis: &Analysis) -> Vec<(usize, u64)> {
    let moves = analysis.winning_moves.iter();
    moves.map(|mv| (mv.row, mv.leaves())).collect()
}

#[test]
fn the_published_boards_have_the_published_nim_sums() {
    for (board, nim_sum, _) in PUBLISHED {
        assert_eq!(explained(&format!("explain {board}")).nim_sum(), nim_sum);
        match derive(&format!("sum {board}")) {
            Conclusion::Number(value) => assert_eq!(value, nim_sum, "{board}"),
            other => panic!("a sum, not {other:?}"),
        }
    }
}

#[test]
fn the_published_boards_have_the_published_winning_moves() {
    for (board, nim_sum, moves) in PUBLISHED {
        let found = explained(&format!("explain {board}"));
        assert_eq!(left(&found), moves, "{board}");
        assert_eq!(found.mover_wins, nim_sum != 0, "{board}");
        let position = Position::new(found.board().clone(), Rule::Normal);
        assert_eq!(position.winning_moves(), found.winning_moves, "{board}");
        assert_eq!(position.mover_wins(), nim_sum != 0);
        assert_eq!(bouton(found.board().rows(), Rule::Normal), nim_sum != 0);
    }
}
