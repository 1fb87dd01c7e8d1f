//! An outline speaks of the question that was asked, and its steps together lead to the conclusion.

use explain::derivation::{
    AheadStep, Analysis, BreakPairing, Columns, Derivation, Foresight, Found, LeftmostOne, Raise,
    Step,
};
use explain::question::{Answer, Binary, Decimal, Gate, LookAhead, Question, Request, Xor};
use theory::{Game, Move, Towers};

use super::arithmetic::{rests_on_xor, value};
use super::{proof, replay};

pub fn leads_to_the_end(derivation: &Derivation) {
    let steps = &derivation.steps[..];
    match (&derivation.request, &derivation.found) {
        (Request::Question(question), Found::Answers(right)) => {
            of_question(question, &right[0], steps);
        }
        (Request::Explain { mv: None, .. }, Found::Position(analysis)) => {
            of_position(analysis, None, steps);
        }
        (Request::LookAhead(ahead), Found::Ahead(found)) => {
            of_looking_ahead(ahead, found, steps);
        }
        (Request::Proof(board), Found::Position(_)) => {
            let steps: Vec<_> = steps.iter().filter_map(replay::step_of_proof).collect();
            proof::is_of(board, &steps);
        }
        (Request::Explain { mv: Some(_), .. }, Found::Played(played)) => {
            of_position(&played.before, Some(played.mv), steps);
        }
        (Request::Group { .. }, Found::Group(table)) => {
            assert!(steps.contains(&Step::Closure(table.clone())));
        }
        (Request::TruthTable, Found::TruthTable) => {
            assert!(steps.contains(&Step::TruthTable { inputs: None }));
        }
        (Request::Moves(_), Found::EveryMove(_)) => assert!(steps.is_empty()),
        (request, found) => panic!("{request:?} does not end in {found:?}"),
    }
}

/// The steps to an answer.
fn of_question(question: &Question, right: &Answer, steps: &[Step]) {
    let number = |number: u64| Answer::Number(number.into());
    match question {
        Question::Winner(position) | Question::Rows(position) | Question::Move(position) => {
            of_position(&Analysis::of(position), None, steps);
        }
        &Question::Xor(Xor { a, b }) => {
            assert_eq!(*right, number(a ^ b));
            rests_on_xor((a, b), a ^ b, steps);
        }
        Question::Balance(board) => {
            assert_eq!(steps, [Step::Groups(Columns::of(board))]);
        }
        Question::Sum(board) => {
            let [
                Step::Columns { columns, changes: None },
                Step::RunningXor { board: taken_in, value: running },
            ] = steps
            else {
                panic!("a nim sum is found in two ways that agree, not by {steps:?}");
            };
            assert_eq!([&columns.board, taken_in], [board; 2]);
            let odd = columns.odd().sum();
            assert_eq!(
                [odd, columns.nim_sum, *running].map(number),
                [(); 3].map(|()| right.clone())
            );
        }
        Question::Binary(Binary { number }) => {
            let read = steps.iter().find_map(|step| match step {
                Step::ReadRemainders { number, digits } => Some((*number, digits)),
                _ => None,
            });
            if *number == 0 {
                assert_eq!(steps, [Step::NothingToDivide]);
            } else {
                let read = read.map(|(read, digits)| (read, Answer::Digits(digits.clone())));
                assert_eq!(read, Some((*number, right.clone())));
            }
        }
        Question::Decimal(Decimal { digits }) => {
            let added = Step::PlaceValues { digits: digits.clone(), number: value(digits) };
            let added = match steps {
                [Step::Places { digits: placed }, rest @ ..] => {
                    assert_eq!(placed, digits);
                    rest.first() == Some(&added)
                }
                _ => digits.is_empty() && steps == [added],
            };
            assert!(added, "the places with a 1 are added, not {steps:?}");
        }
        &Question::Gate(Gate { a, b }) => {
            assert!(steps.contains(&Step::Circuit { inputs: Some((a, b)) }));
        }
        &Question::Towers(towers) => {
            let Towers { count, size } = towers;
            let named = steps.iter().any(|step| {
                matches!(step, &Step::BreakPairing(BreakPairing { from, remaining, .. })
                    if (from, remaining) == (size, count - 1))
            });
            assert_eq!(named, towers.mover_wins());
            let is_stuck = Game::Divisors.options(size).next().is_none();
            let is_told = steps.contains(&Step::NoOption { count });
            assert_eq!(is_told, is_stuck);
            let each = Game::Divisors.value(size);
            let is_other = |step: &Step| matches!(step, Step::EqualSum(told) if told.each != each);
            assert!(!steps.iter().any(is_other));
        }
    }
}

/// The end is told first, and once what decides the game, unless it is over.
fn of_looking_ahead(ahead: &LookAhead, found: &Foresight, steps: &[Step]) {
    let Some(Step::Ahead(AheadStep::TheEnd { rule, .. })) = steps.first() else {
        panic!("the end is told first, not {steps:?}");
    };
    assert_eq!(*rule, found.position.rule);
    let decisive = |step: &&Step| match step {
        Step::Ahead(AheadStep::EachMove { mover_wins, .. }) => *mover_wins == found.mover_wins,
        Step::Ahead(AheadStep::PlayedOut(line)) => line.moves.first().copied() == ahead.mv(),
        _ => false,
    };
    let expected = usize::from(!found.is_over());
    assert_eq!(steps.iter().filter(decisive).count(), expected);
}

/// Every step of the outline is about this position (and this move), and one of them decides who wins.
pub fn of_position(analysis: &Analysis, played: Option<Move>, steps: &[Step]) {
    for step in steps {
        about(analysis, played, step);
    }
    let decisive = |step: &&Step| {
        matches!(
            step,
            Step::Verdict(_)
                | Step::MisereOnes { .. }
                | Step::MisereEndgame(_)
                | Step::GameOver { .. }
        )
    };
    assert_eq!(steps.iter().filter(decisive).count(), 1);
}

fn about(analysis: &Analysis, played: Option<Move>, step: &Step) {
    let board = analysis.board();
    match step {
        Step::Columns { columns, .. } => assert_eq!(columns.board, *board),
        Step::Verdict(of) | Step::Instead(of) => assert_eq!(of, analysis),
        Step::LeftmostOne(LeftmostOne { board: of, .. }) | Step::MiserePhase { board: of, .. } => {
            assert_eq!(of, board);
        }
        Step::EveryMoveSpoils { board: of, rule } => {
            assert_eq!((of, *rule), (board, analysis.rule()));
            assert!(!analysis.mover_wins);
        }
        Step::After(told) => {
            let is_won = || analysis.winning_moves.contains(&told.mv);
            assert!(played.map_or_else(is_won, |played| played == told.mv));
            assert_eq!(board.after(told.mv).as_ref(), Ok(&told.columns.board));
            assert_eq!(told.rule, analysis.rule());
        }
        Step::Reply(reply) => {
            let mv = played.expect("only a move is replied to");
            assert_eq!(Ok(reply.board()), board.after(mv).as_ref());
            assert_eq!(reply.rule(), analysis.rule());
        }
        &Step::GameOver { rule, .. } => {
            assert!(analysis.position.is_over() && rule == analysis.rule());
        }
        &Step::MisereOnes { ones, mover_wins } => {
            assert_eq!((ones as u128, mover_wins), (board.total(), analysis.mover_wins));
        }
        Step::MisereEndgame(told) => {
            assert_eq!(board.row(told.row), Some(told.size));
            let only = board.taking(told.row, told.size - told.leave);
            assert_eq!(analysis.winning_moves, [only.expect("it is legal")]);
        }
        Step::CompareRules { misere, .. } => assert_eq!(misere, analysis),
        Step::SmallerValues { game, .. } => {
            assert!(board.parts().any(|(of, _)| of == *game));
        }
        Step::HeapValue(told) => {
            let mut heaps = board.numbered_with_games();
            assert!(heaps.any(|(_, of, size)| (of, size) == (told.game, told.heap)));
        }
        Step::Targets { board: of, .. } => assert_eq!(of, board),
        Step::WinningOptions { count, moves } => {
            assert_eq!(*moves, analysis.winning_moves);
            assert_eq!(*count, analysis.position.count_winning_moves());
        }
        Step::Raise(Raise { mv, .. }) => assert!(board.after(*mv).is_ok()),
        other => panic!("{other:?} has no place in the outline of a position"),
    }
}
