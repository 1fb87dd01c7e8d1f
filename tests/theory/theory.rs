//! The independent judge: a plain search of the game tree, which knows nothing of nim sums, against everything that
//! nimlab says of a board.
//!
//! All boards of up to four rows of up to seven are looked at, under both rules. From 1 1 4, misère, the search finds
//! that the one winning move leaves 1 in row 3; so must the theory, the derivations and the search behind `verify`.

use nimlab::derivation::{AfterMove, Analysis, Conclusion, Derivation, Refutation, Step};
use nimlab::game::{Board, Move, Position, Positions, Rule, Search, Turn, bouton};
use nimlab::hand_built::bitwise_exclusive_or;
use nimlab::question::{Question, Request};

use crate::support::search::{GameTree, Taking, every_move, left_by};

const MOST_ROWS: usize = 4;
const LONGEST_ROW: u64 = 7;
const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

/// Moves of the library as the search makes them.
fn taken(moves: &[Move]) -> Vec<Taking> {
    moves.iter().map(|mv| (mv.row, mv.take())).collect()
}

/// All boards of one to four rows of 0 to 7.
fn every_board() -> Vec<Vec<u64>> {
    let mut boards = Vec::new();
    let mut of_this_length: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..MOST_ROWS {
        of_this_length = of_this_length
            .iter()
            .flat_map(|rows| (0..=LONGEST_ROW).map(move |size| [&rows[..], &[size]].concat()))
            .collect();
        boards.extend(of_this_length.iter().cloned());
    }
    boards
}

fn explain(rows: &[u64], rule: Rule, mv: Option<Taking>) -> Derivation {
    let board = Board::from(rows.to_vec());
    let mv = mv.map(|(row, take)| board.taking(row, take).expect("the move is legal"));
    let position = Position::new(board, rule);
    Derivation::of(Request::Explain {
        position,
        turn: mv.map(Turn::from),
    })
}

fn analysis_of(conclusion: Conclusion) -> Analysis {
    match conclusion {
        Conclusion::Winner(analysis)
        | Conclusion::Rows(analysis)
        | Conclusion::Moves(analysis)
        | Conclusion::Position(analysis) => analysis,
        other => panic!("a position was asked about, and {other:?} is none"),
    }
}

#[test]
fn there_are_as_many_boards_as_there_should_be() {
    assert_eq!(every_board().len(), 8 + 64 + 512 + 4096);
}

#[test]
fn the_theory_and_every_answer_agree_with_the_search() {
    for rule in RULES {
        let mut tree = GameTree::new(rule);
        for rows in every_board() {
            let (wins, moves) = (tree.wins(&rows), tree.winning(&rows));
            let position = Position::new(Board::from(rows.clone()), rule);
            assert_eq!(bouton(&rows, rule), wins, "{position:?}");
            assert_eq!(position.mover_wins(), wins, "{position:?}");
            assert_eq!(taken(&position.winning_moves()), moves, "{position:?}");

            let questions = [
                Question::Winner(position.clone()),
                Question::Rows(position.clone()),
                Question::Move(position),
            ];
            let answers = questions
                .map(|question| Derivation::of(question).conclusion)
                .into_iter()
                .chain([explain(&rows, rule, None).conclusion]);
            for found in answers.map(analysis_of) {
                assert_eq!(found.mover_wins, wins, "{rule:?} {rows:?}");
                assert_eq!(taken(&found.winning_moves), moves, "{rule:?} {rows:?}");
            }
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
                let Step::Refute(Refutation {
                    mv,
                    leaves,
                    reply,
                    reply_leaves,
                    ..
                }) = step
                else {
                    panic!("from a lost board every move is refuted, not {step:?}");
                };
                let after = left_by(&rows, (mv.row, mv.take()));
                assert_eq!(after[mv.row - 1], leaves);
                let answered = left_by(&after, (reply.row, reply.take()));
                assert_eq!(answered[reply.row - 1], reply_leaves);
                assert!(!tree.wins(&answered), "{rule:?} {rows:?} {mv:?} {reply:?}");
                refuted += 1;
            }
        }
        assert!(refuted > 1000, "only {refuted} refutations were shown");
    }
}

/// The positions that a step shows as a reply or as what would have won.
fn shown(steps: &[Step]) -> (Option<&Analysis>, Option<&Analysis>) {
    let reply = steps.iter().find_map(|step| match step {
        Step::Reply(analysis) => Some(analysis),
        _ => None,
    });
    let instead = steps.iter().find_map(|step| match step {
        Step::Instead(analysis) => Some(analysis),
        _ => None,
    });
    (reply, instead)
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

                let judged = derivation.steps.iter().find_map(|step| match step {
                    &Step::After(AfterMove { wins, .. }) => Some(wins),
                    _ => None,
                });
                assert_eq!(judged, Some(!wins_after), "{rule:?} {rows:?} {mv:?}");
                let (reply, instead) = shown(&derivation.steps);
                let replies_shown = reply.map_or(vec![], |analysis| taken(&analysis.winning_moves));
                assert_eq!(replies_shown, replies, "{rule:?} {rows:?} {mv:?}");
                assert_eq!(
                    instead.is_some(),
                    wins_before && wins_after,
                    "{rule:?} {rows:?} {mv:?}"
                );
                let Conclusion::Played(played) = &derivation.conclusion else {
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
    for rule in RULES {
        let mut tree = GameTree::new(rule);
        for rows in 1..=MOST_ROWS {
            let rows = u32::try_from(rows).expect("at most four");
            let positions = Positions::new(rows, LONGEST_ROW).expect("a small search");
            let mut seen = 0;
            Search::run(positions, rule, |_| {}).for_each(|rows, won| {
                assert_eq!(won, tree.wins(rows), "{rule:?} {rows:?}");
                seen += 1;
            });
            assert_eq!(
                (seen, positions.count()),
                (8_u64.pow(rows), 8_u64.pow(rows))
            );
        }
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
