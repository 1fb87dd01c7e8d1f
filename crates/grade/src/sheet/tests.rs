//! Checks the right values against the explanations, the theory and the sheet's own examples.

use super::{Explanation, Function, optimal_moves, rows};
use crate::python::PythonValue;
use explain::question::{Answer, Generator};
use theory::hand_built::Bit;
use theory::{Board, Position, Rule};

fn right(function: Function, arguments: &[PythonValue]) -> Option<PythonValue> {
    (function.task().right)(arguments, &mut Generator::new(1))
}

/// The answer of the explanations as the value of the function.
fn explained(function: Function, right: &Answer) -> Option<PythonValue> {
    let zero = Answer::Number(0.into());
    match (function, right) {
        (Function::IsNPosition, sum) => Some(PythonValue::Bool(*sum == zero)),
        (Function::IsPPosition, sum) => Some(PythonValue::Bool(*sum != zero)),
        (_, Answer::Number(number)) => Some(PythonValue::from_number(number.clone())),
        (_, Answer::Digits(digits)) if *digits == [Bit::Zero] => {
            Some(PythonValue::numbers([0_u64; 0]))
        }
        (_, Answer::Digits(digits)) => {
            Some(PythonValue::numbers(digits.iter().copied().map(u64::from)))
        }
        (_, Answer::Bit(bit)) => Some(PythonValue::from_number(u8::from(*bit == Bit::One))),
        _ => None,
    }
}

#[test]
fn what_is_right_is_what_the_explanations_find() {
    let mut compared = 0;
    for seed in 0..200 {
        let functions = Function::ALL.iter().copied();
        for function in functions.filter(|function| *function != Function::OptimalMove) {
            let mut generator = Generator::of_question(seed, function as u64);
            for arguments in function.task().calls(&mut generator).into_iter().flatten() {
                let explanation = (function.task().explanation)(&arguments);
                let Some(Explanation::Question(question)) = explanation else {
                    continue;
                };
                let value = right(function, &arguments).expect("every call has a right value");
                let found = explained(function, &question.right_answer());
                assert_eq!(Some(&value), found.as_ref(), "{function} {arguments:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn optimal_moves_are_those_of_the_theory() {
    for seed in 0..500 {
        let mut generator = Generator::new(seed);
        let sizes: Vec<u64> = (0..4).map(|_| generator.number(0, 9)).collect();
        let board = PythonValue::numbers(sizes.iter().copied());
        let moves = optimal_moves(&rows(&board).unwrap()).unwrap();
        let winning = Position::new(Board::from(sizes.clone()), Rule::Normal).winning_moves();
        if winning.is_empty() {
            assert_eq!(moves.len() as u64, sizes.iter().sum::<u64>());
        } else {
            let winning: Vec<(usize, u64)> = winning.iter().map(|mv| (mv.row, mv.take())).collect();
            let moves: Vec<(usize, u64)> =
                moves.iter().map(|(row, elements)| (*row, elements.try_into().unwrap())).collect();
            assert_eq!(moves, winning);
        }
        let task = Function::OptimalMove.task();
        let any = (task.right)(&[board], &mut generator);
        assert_eq!(any.is_none(), moves.is_empty());
        assert!(any.is_none_or(|mv| task.returns.answer(&mv).is_some()));
    }
}

/// A hand-in may ask for anything in place of a replaced function.
#[test]
fn what_would_fill_the_memory_is_not_worked_out() {
    let large = PythonValue::numbers(vec![9_999_u64; 5_000]);
    for function in [Function::PresentBoard, Function::OptimalMove] {
        let any = right(function, std::slice::from_ref(&large));
        assert_eq!(any, None, "{function}");
    }
    let small = PythonValue::numbers([9_000_u64]);
    assert!(right(Function::PresentBoard, &[small]).is_some());
}

#[test]
fn the_lab_sheets_own_examples() {
    let board = |rows: &[u64]| PythonValue::numbers(rows.iter().copied());
    let number = |number: i64| PythonValue::from_number(number);
    let drawn = right(Function::PresentBoard, &[board(&[4, 3, 1, 2])]);
    let expected = "Nim:\n1: X X X X\n2: X X X\n3: X\n4: X X";
    assert_eq!(drawn, Some(PythonValue::Str(expected.to_owned())));
    for (row, elements, after, is_legal) in [
        (1, 1, [0, 2, 3], true),
        (4, 1, [1, 2, 3], false),
        (0, 1, [1, 2, 3], false),
        (-1, 1, [1, 2, 3], false),
        (2, 3, [1, 2, 3], false),
        (2, 1, [1, 1, 3], true),
    ] {
        let arguments = [board(&[1, 2, 3]), number(row), number(elements)];
        let moved = PythonValue::Tuple(vec![board(&after), PythonValue::Bool(is_legal)]);
        assert_eq!(right(Function::MakeMove, &arguments), Some(moved));
    }
    for (name, is_human) in [("Computer 1", false), ("I think therefore I am", true)] {
        let name = [PythonValue::Str(name.to_owned())];
        assert_eq!(right(Function::IsHuman, &name), Some(PythonValue::Bool(is_human)));
    }
}

#[test]
fn what_stands_on_nothing_is_asked_first() {
    let order = Function::in_order_of_need();
    let place = |name: &str| order.iter().position(|function| function.name() == name);
    for function in Function::ALL {
        for below in function.task().built_on {
            assert!(place(below.name) < place(function.name()), "{function}");
        }
    }
    assert_eq!(order.first().map(|function| function.name()), Some("is_human"));
}
