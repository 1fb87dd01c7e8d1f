//! The independent judge: a plain search of the game tree, which knows nothing of nim sums, against everything that
//! nimlab says of a board.
//!
//! All boards of up to four rows of up to seven are looked at, under both rules. From 1 1 4, misère, the search finds
//! that the one winning move leaves 1 in row 3; so must the theory, the derivations and the search behind `verify`.

use explain::derivation::{Derivation, Found, Step};
use explain::question::Request;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Move, Position, Positions, Rule, Search, bouton};

use crate::support::lines;
use crate::support::search::{GameTree, Taking, every_move, left_by};

const MOST_ROWS: usize = 4;
const LONGEST_ROW: u64 = 7;
const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

/// Moves of the library as the search makes them.
fn taken(moves: &[Move]) -> Vec<Taking> {
    moves.iter().map(|mv| (mv.row, mv.take())).collect()
}

/// All boards of one to four rows of 0 to 7.
fn every_board() -> impl Iterator<Item = Vec<u64>> {
    (1..=MOST_ROWS).flat_map(|rows| lines(rows, LONGEST_ROW))
}

fn explain(rows: &[u64], rule: Rule, mv: Option<Taking>) -> Derivation {
    let board = Board::from(rows.to_vec());
    let mv = mv.map(|(row, take)| board.taking(row, take).expect("the move is legal"));
    let position = Position::new(board, rule);
    Derivation::of(Request::Explain { position, mv })
}

/// That what is derived is no other, `laws::conclusion` proves.
#[test]
fn the_theory_agrees_with_the_search() {
    for rule in RULES {
        let mut tree = GameTree::new(rule);
        for rows in every_board() {
            let (wins, moves) = (tree.wins(&rows), tree.winning(&rows));
            let position = Position::new(Board::from(rows.clone()), rule);
            assert_eq!(bouton(&rows, rule), wins, "{position:?}");
            assert_eq!(position.mover_wins(), wins, "{position:?}");
            assert_eq!(taken(&position.winning_moves()), moves, "{position:?}");
        }
    }
}

#[test]
fn every_refutation_shown_of_a_lost_board_really_wins() {
    for rule in RULES {
        let mut tree = GameTree::new(rule);
        let mut refuted = 0;
        for rows in every_board() {
            let steps = explain(&rows, rule, None).steps;
            let spoils = |step: &&Step| matches!(step, Step::EveryMoveSpoils { .. });
            for step in steps.iter().filter(spoils).flat_map(Step::substeps) {
                let Step::Refute(told) = step else {
                    panic!("from a lost board every move is refuted, not {step:?}");
                };
                let after = left_by(&rows, (told.mv.row, told.mv.take()));
                assert_eq!(after[told.mv.row - 1], told.leaves);
                let answered = left_by(&after, (told.reply.row, told.reply.take()));
                assert_eq!(answered[told.reply.row - 1], told.reply_leaves);
                assert!(!tree.wins(&answered), "{rule:?} {rows:?} {told:?}");
                refuted += 1;
            }
        }
        assert!(refuted > 1000, "only {refuted} refutations were shown");
    }
}

#[test]
fn every_move_explained_is_judged_and_answered_as_the_search_does() {
    for rule in RULES {
        let mut tree = GameTree::new(rule);
        for rows in every_board() {
            let wins_before = tree.wins(&rows);
            for mv in every_move(&rows) {
                let after = left_by(&rows, mv);
                let wins_after = tree.wins(&after);
                let replies = tree.winning(&after);
                let derivation = explain(&rows, rule, Some(mv));

                let (mut judged, mut replies_shown, mut instead) = (None, Vec::new(), false);
                for step in &derivation.steps {
                    match step {
                        Step::After(after) => judged = Some(after.wins),
                        Step::Reply(reply) => replies_shown = taken(&reply.winning_moves),
                        Step::Instead(_) => instead = true,
                        _ => {}
                    }
                }
                let found = (judged, replies_shown, instead);
                let expected = (Some(!wins_after), replies, wins_before && wins_after);
                assert_eq!(found, expected, "{rule:?} {rows:?} {mv:?}");
                let Found::Played(played) = &derivation.found else {
                    panic!("a move explained is a move played");
                };
                assert_eq!(
                    (played.before.mover_wins, played.after.mover_wins),
                    (wins_before, wins_after)
                );
            }
        }
    }
}

#[test]
fn the_search_behind_verify_agrees_with_this_one() {
    let mut tree = GameTree::new(Rule::Normal);
    for rows in 1..=MOST_ROWS {
        let rows = u32::try_from(rows).expect("at most four");
        let positions = Positions::new(rows, LONGEST_ROW).expect("a small search");
        let mut seen = 0;
        Search::run(positions, |_| {}).for_each(|rows, won| {
            assert_eq!(won, tree.wins(rows), "{rows:?}");
            seen += 1;
        });
        assert_eq!((seen, positions.count()), (8_u64.pow(rows), 8_u64.pow(rows)));
    }
}

#[test]
fn a_nim_sum_is_the_least_number_that_no_single_change_gives() {
    // The mex rule defines ⊕ without binary digits: a ⊕ b is the least number that is neither a′ ⊕ b with a smaller a′
    // nor a ⊕ b′ with a smaller b′.
    const SIZE: usize = 32;
    let mut table = vec![vec![0_usize; SIZE]; SIZE];
    for a in 0..SIZE {
        for b in 0..SIZE {
            let reached = |value: &usize| {
                (0..a).any(|smaller| table[smaller][b] == *value)
                    || (0..b).any(|smaller| table[a][smaller] == *value)
            };
            let mex = (0..=a + b)
                .find(|value| !reached(value))
                .expect("a + b changes leave one of a + b + 1 numbers out");
            table[a][b] = mex;
            assert_eq!(bitwise_exclusive_or(a as u64, b as u64), mex as u64);
        }
    }
}
