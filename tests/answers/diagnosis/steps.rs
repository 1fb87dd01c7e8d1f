//! Whether a step is false under an answer, by arithmetic that knows nothing of how the program finds it.

use explain::derivation::{
    AfterMove, Column, GateOutput, HeapHasBit, MisereEndgame, PairOff, Refutation, Step,
};
use explain::judgement::{Answer, Judgement};
use explain::question::{Binary, Gate, Question};
use num_bigint::BigInt;
use theory::hand_built::Division;
use theory::{Board, Move};

use super::native::{mover_wins, operands, winning};

/// Fails where the step is not true of the question, or does not contradict the answer.
pub fn contradicts(judgement: &Judgement, step: &Step, answer: &Answer) {
    let question = &judgement.question;
    let told = format!("{question} <- {answer}: {step:?}");
    match (step, answer) {
        (&Step::Gate(GateOutput { place: None, a, b, output }), &Answer::Bit(bit)) => {
            assert_eq!(*question, Question::Gate(Gate { a, b }), "{told}");
            assert!(output.is_one() == (a != b) && bit != output, "{told}");
        }
        (
            &Step::Gate(GateOutput { place: Some(place), output: bit, .. })
            | &Step::CountOnes(Column { place, bit, .. }),
            Answer::Number(number),
        ) => {
            let ones = operands(question).iter().filter(|&size| size & place != 0).count();
            assert_eq!(bit.is_one(), ones % 2 == 1, "{told}");
            // The digit of the answer in that place, by division.
            assert!(*number >= BigInt::ZERO, "{told}");
            let digit = (number / BigInt::from(place)) % BigInt::from(2);
            assert_ne!(digit == BigInt::from(1), bit.is_one(), "{told}");
        }
        (&Step::Divide(Division { dividend, quotient, remainder }), Answer::Digits(digits)) => {
            let number = written_in_binary(question);
            assert_eq!(dividend, 2 * quotient + u64::from(remainder.is_one()), "{told}");
            let (all, after) = (format!("{number:b}"), format!("{dividend:b}"));
            assert!(all.starts_with(&after), "{told}");
            let typed: String = digits.iter().map(ToString::to_string).collect();
            let place = all.len() - after.len();
            let digit = typed.chars().rev().nth(place);
            assert_ne!(digit, Some(if remainder.is_one() { '1' } else { '0' }), "{told}");
        }
        (Step::ReadRemainders { .. } | Step::NothingToDivide, Answer::Digits(digits)) => {
            let number = written_in_binary(question);
            let typed: String = digits.iter().map(ToString::to_string).collect();
            let typed = typed.trim_start_matches('0');
            let right = format!("{number:b}");
            assert_ne!(typed, right.trim_start_matches('0'), "{told}");
        }
        (Step::PairOff(PairOff { size, alone, .. }), Answer::Sizes(sizes)) => {
            let board = question.board().expect("groups of a board");
            let with_one = board.rows().iter().filter(|&row| row & size != 0);
            assert_eq!(with_one.count() % 2 == 1, alone.is_some(), "{told}");
            assert_ne!(sizes.contains(&BigInt::from(*size)), alone.is_some(), "{told}");
        }
        (&Step::PlaceValues { number, .. }, Answer::Number(given)) => {
            assert_ne!(BigInt::from(number), *given, "{told}");
        }
        (&Step::HeapHasBit(HeapHasBit { row, has, .. }), Answer::Rows(rows)) => {
            let position = question.position().expect("rows of a position");
            let wins = winning(position.board.rows(), position.rule);
            assert_eq!(wins.iter().any(|&(right, ..)| right == row), has, "{told}");
            assert_ne!(rows.contains(&BigInt::from(row)), has, "{told}");
            let mut on_board = 1..=position.board.rows().len();
            let holds_none = |at: usize| wins.iter().all(|&(right, ..)| right != at);
            let names_one_that_holds_none =
                on_board.any(|at| holds_none(at) && rows.contains(&BigInt::from(at)));
            let is_named = rows.contains(&BigInt::from(row));
            assert!(is_named || !names_one_that_holds_none, "a named row comes first: {told}");
        }
        (
            Step::Refute(Refutation { mv, .. }) | Step::After(AfterMove { mv, .. }),
            answer @ Answer::Move(_),
        ) => {
            assert_eq!(*answer, Answer::taking(mv.row, mv.take()), "{told}");
            let reply = match step {
                Step::Refute(Refutation { reply, .. }) => Some(reply),
                _ => None,
            };
            refuted(question, mv, reply, &told);
        }
        (Step::MisereEndgame(MisereEndgame { row, .. }), Answer::Rows(rows)) => {
            assert_ne!(*rows, [BigInt::from(*row)].into(), "{told}");
        }
        _ => verdict(judgement, step, answer, &told),
    }
}

/// The number whose binary digits are asked for.
fn written_in_binary(question: &Question) -> u64 {
    match *question {
        Question::Binary(Binary { number }) => number,
        _ => panic!("{question} does not ask for binary digits"),
    }
}

/// A move after which the other player wins, by this reply where it is told.
fn refuted(question: &Question, mv: &Move, reply: Option<&Move>, told: &str) {
    let position = question.position().expect("a move in a position");
    let mut after = position.board.rows().to_vec();
    after[mv.row - 1] -= mv.take();
    assert!(mover_wins(&after, position.rule), "{told}");
    if let Some(reply) = reply {
        after[reply.row - 1] -= reply.take();
        assert!(!mover_wins(&after, position.rule), "{told}");
    }
}

/// A step that says who wins.
fn verdict(judgement: &Judgement, step: &Step, answer: &Answer, told: &str) {
    let says = matches!(
        step,
        Step::Verdict(_)
            | Step::MisereOnes { .. }
            | Step::MisereEndgame(_)
            | Step::GameOver { .. }
            | Step::Pairing(_)
            | Step::BreakPairing(_)
            | Step::NoOption { .. }
    );
    assert!(says, "no answer implies anything for it: {told}");
    let wins = match &judgement.question {
        Question::Towers(towers) => {
            // Copying wins for the second player on an even number of towers.
            towers.count % 2 == 1 && towers.size > 1
        }
        question => {
            let position = question.position().expect("a verdict on a position");
            mover_wins(position.board.rows(), position.rule)
        }
    };
    let implied = match answer {
        Answer::Winner { wins, .. } => *wins,
        Answer::Rows(rows) => !rows.is_empty(),
        Answer::NoMove => false,
        _ => panic!("{told}"),
    };
    // Of a board that is empty, which misère play has won, no row holds a move.
    let is_over = judgement.question.board().is_some_and(Board::is_empty);
    assert!(wins != implied || is_over, "{told}");
}
