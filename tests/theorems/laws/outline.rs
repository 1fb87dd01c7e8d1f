//! An outline speaks of the question that was asked, and its steps together lead to the conclusion.

use explain::derivation::{
    AheadStep, Analysis, BreakPairing, Conclusion, Derivation, Foresight, LeftmostOne, Raise, Step,
};
use explain::question::{Binary, Decimal, Gate, LookAhead, Question, Request, Xor};
use theory::{Game, Move, Towers};

use super::arithmetic::rests_on_xor;
use super::{proof, replay};

pub fn leads_to_the_end(derivation: &Derivation) {
    let steps = &derivation.steps[..];
    match (&derivation.request, &derivation.conclusion) {
        (Request::Question(Question::Winner(_)), Conclusion::Winner(analysis))
        | (Request::Question(Question::Rows(_)), Conclusion::Rows(analysis))
        | (Request::Question(Question::Move(_)), Conclusion::Moves(analysis))
        | (Request::Explain { mv: None, .. }, Conclusion::Position(analysis)) => {
            of_position(analysis, None, steps);
        }
        (Request::LookAhead(ahead), Conclusion::Ahead(found)) => {
            of_looking_ahead(ahead, found, steps);
        }
        (Request::Proof(board), Conclusion::Position(_)) => {
            let steps: Vec<_> = steps.iter().filter_map(replay::step_of_proof).collect();
            proof::is_of(board, &steps);
        }
        (Request::Explain { mv: Some(_), .. }, Conclusion::Played(played)) => {
            of_position(&played.before, Some(played.mv), steps);
        }
        (&Request::Question(Question::Xor(Xor { a, b })), &Conclusion::Number(value)) => {
            rests_on_xor((a, b), value, steps);
        }
        (Request::Question(Question::Balance(_)), Conclusion::Alone(groups)) => {
            assert_eq!(steps, [Step::Groups(groups.clone())]);
        }
        (Request::Question(Question::Sum(board)), Conclusion::Number(value)) => {
            let [
                Step::Columns { columns, changes: None },
                Step::RunningXor { board: taken_in, value: running },
            ] = steps
            else {
                panic!("a nim sum is found in two ways that agree, not by {steps:?}");
            };
            assert_eq!([&columns.board, taken_in], [board; 2]);
            let odd = columns.odd().sum();
            assert_eq!([odd, columns.nim_sum, *running], [*value; 3]);
        }
        (Request::Question(Question::Binary(Binary { number })), Conclusion::Digits(digits)) => {
            let read = steps.iter().find_map(|step| match step {
                Step::ReadRemainders { number, digits } => Some((*number, digits)),
                _ => None,
            });
            if *number == 0 {
                assert_eq!((steps, &digits[..]), (&[Step::NothingToDivide][..], &[][..]));
            } else {
                assert_eq!(read, Some((*number, digits)));
            }
        }
        (Request::Question(Question::Decimal(Decimal { digits })), Conclusion::Number(number)) => {
            let added = Step::PlaceValues { digits: digits.clone(), number: *number };
            let added = match steps {
                [Step::Places { digits: placed }, rest @ ..] => {
                    assert_eq!(placed, digits);
                    rest.first() == Some(&added)
                }
                _ => digits.is_empty() && steps == [added],
            };
            assert!(added, "the places with a 1 are added, not {steps:?}");
        }
        (&Request::Question(Question::Gate(Gate { a, b })), &Conclusion::Bit(output)) => {
            let built = steps.iter().filter(|step| {
                matches!(step, &&Step::Construction { construction, inputs: Some(inputs) }
                    if inputs == (a, b) && construction.run(a, b).0 == output)
            });
            assert_eq!(built.count(), 3, "the gate is built in three ways");
        }
        (&Request::Question(Question::Towers(towers)), Conclusion::FirstPlayerWins(wins)) => {
            let Towers { count, size } = towers;
            let named = steps.iter().any(|step| {
                matches!(step, &Step::BreakPairing(BreakPairing { from, remaining, .. })
                    if (from, remaining) == (size, count - 1))
            });
            assert_eq!(named, *wins);
            let is_stuck = Game::Divisors.options(size).next().is_none();
            let is_told = steps.contains(&Step::NoOption { count });
            assert_eq!(is_told, is_stuck);
            let each = Game::Divisors.value(size);
            let is_other = |step: &Step| matches!(step, Step::EqualSum(told) if told.each != each);
            assert!(!steps.iter().any(is_other));
        }
        (Request::Group { .. }, Conclusion::Group(table)) => {
            assert!(steps.contains(&Step::Closure(table.clone())));
        }
        (Request::TruthTable, Conclusion::TruthTable) => {
            assert!(steps.contains(&Step::TruthTable { inputs: None }));
        }
        (Request::Moves(_), Conclusion::EveryMove(_)) => assert!(steps.is_empty()),
        (request, conclusion) => panic!("{request:?} does not end in {conclusion:?}"),
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
