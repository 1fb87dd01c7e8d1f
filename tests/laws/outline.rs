//! An outline speaks of the question that was asked, and its steps together lead to the conclusion.

use nimlab::derivation::{Conclusion, Derivation, Position, Step};
use nimlab::game::Move;

use super::arithmetic::{value, written, xor_in_three};

pub fn leads_to_the_end(derivation: &Derivation) {
    let steps = &derivation.steps[..];
    match &derivation.conclusion {
        Conclusion::Winner(position)
        | Conclusion::Rows(position)
        | Conclusion::Moves(position)
        | Conclusion::Position(position) => of_position(position, None, steps),
        Conclusion::Played { before, mv, .. } => of_position(before, Some(*mv), steps),
        &Conclusion::Xor { a, b, value } => xor_in_three((a, b), value, steps),
        Conclusion::NimSum { board, value } => {
            let [
                Step::Columns(columns),
                Step::RunningXor {
                    board: taken_in,
                    value: running,
                },
                Step::TwoWaysAgree { value: agreed },
            ] = steps
            else {
                panic!("a nim sum is found in two ways that agree, not by {steps:?}");
            };
            assert_eq!((&columns.board, taken_in), (board, board));
            assert_eq!([columns.nim_sum, *running, *agreed], [*value; 3]);
        }
        Conclusion::Binary { number, digits } => {
            let read = steps.iter().find_map(|step| match step {
                Step::ReadRemainders { number, digits } => Some((*number, digits)),
                _ => None,
            });
            if *number == 0 {
                assert_eq!(
                    (steps, &digits[..]),
                    (&[Step::NothingToDivide][..], &[][..])
                );
            } else {
                assert_eq!(read, Some((*number, digits)));
            }
        }
        Conclusion::Decimal { digits, number } => {
            let added = Step::PlaceValues {
                digits: digits.clone(),
                number: *number,
            };
            assert_eq!(steps.first(), Some(&added));
        }
        &Conclusion::Gate { a, b, output } => {
            let built = steps.iter().filter(|step| {
                matches!(step, &&Step::Construction { construction, inputs: Some(inputs) }
                    if inputs == (a, b) && construction.run(a, b).0 == output)
            });
            assert_eq!(built.count(), 3, "the gate is built in three ways");
        }
        Conclusion::Towers { towers, winner } => {
            let named = steps.iter().any(|step| {
                matches!(step, Step::BreakTower { from, remaining }
                    if (*from, *remaining) == (towers.height, towers.count - 1))
            });
            assert_eq!(named, *winner == 1);
        }
        Conclusion::Group(table) => assert!(steps.contains(&Step::Closure(table.clone()))),
        Conclusion::TruthTable => assert!(steps.contains(&Step::TruthTable { inputs: None })),
        Conclusion::EveryMove(_) | Conclusion::Drawings(_) => assert!(steps.is_empty()),
    }
}

/// Every step of the outline is about this position (and this move), and one of them decides who wins.
pub fn of_position(position: &Position, played: Option<Move>, steps: &[Step]) {
    for step in steps {
        about(position, played, step);
    }
    let decisive = |step: &&Step| {
        matches!(
            step,
            Step::Verdict(_)
                | Step::MisereOnes { .. }
                | Step::MisereEndgame { .. }
                | Step::GameOver { .. }
        )
    };
    assert_eq!(steps.iter().filter(decisive).count(), 1);
}

fn about(position: &Position, played: Option<Move>, step: &Step) {
    let board = &position.board;
    match step {
        Step::Columns(columns) => assert_eq!(columns.board, *board),
        Step::Verdict(of) | Step::Instead(of) => assert_eq!(of, position),
        Step::LeftmostOne { board: of, .. } | Step::MiserePhase { board: of, .. } => {
            assert_eq!(of, board);
        }
        Step::EveryMoveSpoils { board: of, rule } => {
            assert_eq!((of, *rule), (board, position.rule));
            assert!(!position.mover_wins);
        }
        Step::WinningMoves { place, moves } => {
            assert_eq!(*moves, position.winning_moves);
            assert_eq!(Some(place.ilog2()), board.nim_sum().checked_ilog2());
        }
        Step::Take {
            mv, from, nim_sum, ..
        } => {
            assert_eq!(
                (board.row(mv.row), *nim_sum),
                (Some(*from), board.nim_sum())
            );
            assert!(position.winning_moves.contains(mv));
        }
        Step::After {
            mv, columns, rule, ..
        } => {
            assert!(played.map_or(position.winning_moves.contains(mv), |played| played == *mv));
            assert_eq!(board.after(*mv).as_ref(), Ok(&columns.board));
            assert_eq!(*rule, position.rule);
        }
        Step::Reply(reply) => {
            let mv = played.expect("only a move is replied to");
            assert_eq!(Ok(&reply.board), board.after(mv).as_ref());
            assert_eq!(reply.rule, position.rule);
        }
        &Step::AnyMove { moves } => {
            assert_eq!(moves, board.total());
            assert!(!position.mover_wins);
        }
        &Step::GameOver { rule } => assert!(board.is_empty() && rule == position.rule),
        &Step::MisereOnes { ones, mover_wins } => {
            assert_eq!(
                (ones as u128, mover_wins),
                (board.total(), position.mover_wins)
            );
        }
        &Step::MisereEndgame {
            row, size, leave, ..
        } => {
            assert_eq!(board.row(row), Some(size));
            let take = size - leave;
            assert_eq!(position.winning_moves, [Move { row, take }]);
        }
        Step::CompareRules { misere, .. } => assert_eq!(misere, position),
        other => panic!("{other:?} has no place in the outline of a position"),
    }
}

#[test]
fn digits_are_read_from_the_left() {
    use nimlab::hand_built::Bit::{One, Zero};
    assert_eq!(value(&[One, One, Zero]), 6);
    assert_eq!(written(&[One, One, Zero]), "110");
}
