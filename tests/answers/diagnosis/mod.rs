//! A diagnosis is a claim about the answer and is tested as one, on thousands of random questions and answers.
//!
//! - The step that is shown is false under the answer given.
//! - A diagnosis is the one that the table of misconceptions gives, whose predictions are worked out here by other means.
//! - No right answer is called wrong, and none is diagnosed.

mod examples;
mod native;
mod order;
mod steps;

use explain::document::{Document, Style, message, tell_hint};
use explain::judgement::{Answer, Hint, Verdict, judge_answer, tempting_answers};
use explain::phrase::StatedMove;
use explain::question::{Binary, Generator, Level, Question, Topic, Xor};
use num_bigint::BigInt;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use theory::hand_built::numeral_binary;
use theory::{Board, Position, Rule};

use crate::support::cases;

fn size() -> impl Strategy<Value = u64> {
    prop_oneof![3 => 0..3_u64, 6 => 0..9_u64, 2 => 0..40_u64]
}

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![4 => 0..9_u64, 3 => 0..300_u64, 1 => any::<u64>()]
}

fn position() -> impl Strategy<Value = Position> {
    (vec(size(), 1..6), any::<bool>(), any::<bool>()).prop_map(|(mut rows, lost, misere)| {
        if lost {
            let rest = rows[1..].iter().fold(0, |sum, size| sum ^ size);
            rows[0] = rest;
        }
        let rule = if misere { Rule::Misere } else { Rule::Normal };
        Position::new(Board::from(rows), rule)
    })
}

fn question() -> impl Strategy<Value = Question> {
    let topic = select(Topic::all().collect::<Vec<_>>());
    prop_oneof![
        3 => (topic, any::<u64>()).prop_map(|(topic, seed)| Generator::new(seed).question(topic, Level::FIRST)),
        2 => (number(), number()).prop_map(|(a, b)| Question::Xor(Xor { a, b })),
        2 => number().prop_map(|number| Question::Binary(Binary { number })),
        2 => vec(number(), 1..6).prop_map(|rows| Question::Sum(rows.into())),
        2 => vec(size(), 1..6).prop_map(|rows| Question::Balance(rows.into())),
        2 => position().prop_map(Question::Rows),
        2 => position().prop_map(Question::Move),
        1 => position().prop_map(Question::Winner),
        1 => vec(any::<bool>(), 1..9).prop_map(|digits| {
            let digits: String = digits.iter().map(|&one| if one { '1' } else { '0' }).collect();
            format!("decimal {digits}").parse().expect("binary digits")
        }),
    ]
}

/// Answers of the kind that the question asks for: any, and those near the right one or tempting.
fn answers(question: &Question, any: &[u64]) -> Vec<Answer> {
    let right = question.right_answer();
    let any = any.iter().copied();
    let some = |of: &[u64], bits: u64| {
        let numbers = (0..).zip(of).filter(|(at, _)| bits >> at & 1 == 1);
        numbers.map(|(_, &number)| BigInt::from(number)).collect()
    };
    let near: Vec<Answer> = match &right {
        Answer::Bit(_) => [true, false].map(|bit| Answer::Bit(bit.into())).into(),
        Answer::Digits(digits) => {
            let near = any.enumerate().flat_map(|(index, number)| {
                let at = usize::try_from(number % 64).unwrap() % digits.len();
                let mut changed = digits.clone();
                match index % 3 {
                    0 => changed[at] = (!changed[at].is_one()).into(),
                    1 => changed.truncate(at.max(1)),
                    _ => drop(changed.drain(..at)),
                }
                [numeral_binary(number), changed].map(Answer::Digits)
            });
            near.collect()
        }
        Answer::Number(right) => {
            let near = any.flat_map(|number| {
                let digit = BigInt::from(1) << (number % 70);
                [number.into(), right ^ digit, right - number].map(Answer::Number)
            });
            near.collect()
        }
        &Answer::Winner { said, .. } => {
            [true, false].map(|wins| Answer::Winner { wins, said }).into()
        }
        Answer::Rows(_) => {
            any.map(|bits| Answer::Rows(some(&[0, 1, 2, 3, 4, 5, 6], bits))).collect()
        }
        Answer::Sizes(_) => any.map(|bits| Answer::Sizes(some(&[1, 2, 4, 8], bits))).collect(),
        Answer::Chosen(_) | Answer::Order(_) => Vec::new(),
        Answer::Move(_) | Answer::NoMove => any
            .map(|number| Answer::taking(number % 8, number / 8 % 12))
            .chain([Answer::NoMove])
            .collect(),
    };
    [tempting_answers(question), vec![right], near].concat()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(3000) })]

    #[test]
    fn a_judgement_claims_nothing_that_is_not_so(question in question(), any in vec(number(), 6)) {
        let right = question.right_answer();
        let is_one = !matches!(right, Answer::Move(_) | Answer::Digits(_));
        for hint in Hint::ladder(&question) {
            let blocks = vec![tell_hint(&question, &hint, Style::default())];
            let told = order::read(&Document { blocks });
            assert!(!told.contains(".."), "{question}: {told}");
        }
        for answer in answers(&question, &any) {
            let judgement = judge_answer(&question, answer.clone());
            let is_right = judgement.verdict == Verdict::Right;
            assert!(if answer == right { is_right } else { !is_right || !is_one }, "{question} <- {answer}");
            let code = judgement.diagnosis.as_ref().map_or("none", |diagnosis| diagnosis.code());
            if is_right {
                assert!(question.accepts(&answer));
                assert!(code == "none" && judgement.contradiction.is_none(), "{question} <- {answer}");
                continue;
            }
            assert!(!question.accepts(&answer), "{question} <- {answer}");
            let told = message(&judgement).is_some_and(|told| !told.is_empty());
            assert_eq!(told, judgement.diagnosis.is_some(), "{question} <- {answer}");
            assert_eq!(code, native::code(&question, &answer), "{question} <- {answer}");
            if let Some(step) = &judgement.contradiction {
                steps::contradicts(&judgement, step, &answer);
            }
            order::is_told_in_order(&judgement);
        }
    }

    /// Whatever a misconception predicts by itself can be told of it, as a lesson does with the slips that it lists.
    #[test]
    fn every_diagnosis_that_is_listed_for_an_answer_is_one_that_fits(question in question(), any in vec(number(), 2)) {
        for answer in answers(&question, &any) {
            let judgement = judge_answer(&question, answer.clone());
            for slip in explain::judgement::Misconception::ALL {
                let Some(listed) = judgement.would_show(slip) else { continue };
                assert_eq!(listed.misconception(), slip);
                let told = judgement.clone().diagnosed(Some(listed));
                if let Some(step) = &told.contradiction {
                    steps::contradicts(&told, step, &answer);
                }
            }
            if let Some(diagnosis) = &judgement.diagnosis {
                assert!(judgement.would_show(diagnosis.misconception()).is_some(), "{question} <- {answer}");
            }
        }
    }
}

/// What is wrong always shows, but for moves that are no moves at all and rows that are called by other numbers.
#[test]
fn without_a_diagnosis_a_step_is_shown_wherever_one_contradicts_the_answer() {
    for seed in 0..400 {
        for topic in Topic::all() {
            let question = Generator::new(seed).question(topic, Level::FIRST);
            for answer in answers(&question, &[seed, seed * 7 + 3, seed * 31 + 5]) {
                let judgement = judge_answer(&question, answer.clone()).diagnosed(None);
                let may_lack = match (&question, &answer) {
                    // There are columns that no row reaches, and negative numbers.
                    (Question::Sum(_) | Question::Balance(_), _) => true,
                    (Question::Rows(position) | Question::Move(position), _) => {
                        position.rule == Rule::Misere || !is_on(position, &answer)
                    }
                    _ => false,
                };
                let is_shown = judgement.contradiction.is_some();
                let is_wrong = judgement.verdict == Verdict::Wrong;
                assert!(is_shown == is_wrong || may_lack && !is_shown, "{question} <- {answer}");
            }
        }
    }
}

/// Whether an answer names only rows and moves that there are.
fn is_on(position: &Position, answer: &Answer) -> bool {
    let board = &position.board;
    match answer {
        Answer::Rows(rows) => {
            let is_row = |row| usize::try_from(row).is_ok_and(|row| board.row(row).is_some());
            rows.iter().all(is_row)
        }
        Answer::Move(stated) => {
            let StatedMove::Taking { row, take } = stated else {
                return true;
            };
            let numbers = usize::try_from(row).ok().zip(u64::try_from(take).ok());
            numbers.is_some_and(|(row, take)| board.taking(row, take).is_ok())
        }
        _ => true,
    }
}
