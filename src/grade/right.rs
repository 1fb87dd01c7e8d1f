//! What is right: the value that each function of the lab has for given arguments, of whatever size.
//!
//! It is worked out with native arithmetic on integers without bound, where the explanations work by hand with rows of
//! 64 bits; the tests hold the two against each other.

use num_bigint::{BigInt, BigUint};

use super::lab::Function;
use super::value::PythonValue;
use crate::question::Generator;

/// The right value; `None` where the function does not take these arguments, or where there is no one right value.
pub(super) fn right(function: Function, arguments: &[PythonValue]) -> Option<PythonValue> {
    match (function, arguments) {
        (Function::PresentBoard, [board]) => Some(PythonValue::Str(present_board(&rows(board)?)?)),
        (Function::MakeMove, [board, row, elements]) => Some(make_move(
            &rows(board)?,
            &row.as_number()?,
            &elements.as_number()?,
        )),
        (Function::ExclusiveOr | Function::BitwiseExclusiveOr, [a, b]) => {
            Some(PythonValue::from_number(natural(a)? ^ natural(b)?))
        }
        (Function::NumeralBinary, [numeral]) => Some(numeral_binary(&natural(numeral)?)),
        (Function::BinaryNumeral, [binary]) => binary_numeral(&rows(binary)?),
        (Function::NimSum, [board]) => Some(PythonValue::from_number(nim_sum(&rows(board)?))),
        (Function::IsNPosition, [board]) => {
            Some(PythonValue::Bool(nim_sum(&rows(board)?) == BigUint::ZERO))
        }
        (Function::IsPPosition, [board]) => {
            Some(PythonValue::Bool(nim_sum(&rows(board)?) != BigUint::ZERO))
        }
        (Function::IsHuman, [PythonValue::Str(name)]) => {
            Some(PythonValue::Bool(!name.to_lowercase().contains("computer")))
        }
        (Function::IsBoardEmpty, [board]) => Some(PythonValue::Bool(
            rows(board)?.iter().all(|size| *size == BigUint::ZERO),
        )),
        _ => None,
    }
}

/// The moves that `optimal_move` may choose from: those that leave nim sum 0, or all legal ones where there is none.
/// Of a board too large to list all legal moves, `None`.
pub(super) fn optimal_moves(board: &[BigUint]) -> Option<Vec<(usize, BigUint)>> {
    const MOST: usize = 10_000;
    let sum = nim_sum(board);
    let numbered = (1..).zip(board);
    if sum != BigUint::ZERO {
        let winning = numbered.filter_map(|(row, size)| {
            let left = size ^ &sum;
            (left < *size).then(|| (row, size - left))
        });
        return Some(winning.collect());
    }
    let mut moves = Vec::new();
    for (row, size) in numbered {
        let room = MOST - moves.len();
        let size = usize::try_from(size).ok().filter(|&size| size <= room)?;
        moves.extend((1..=size).map(|elements| (row, BigUint::from(elements))));
    }
    Some(moves)
}

/// A right value of any function but `play_nim`; where there are several, one of them by chance.
pub(super) fn any_right(
    function: Function,
    arguments: &[PythonValue],
    generator: &mut Generator,
) -> Option<PythonValue> {
    let (Function::OptimalMove, [board]) = (function, arguments) else {
        return right(function, arguments);
    };
    let moves = optimal_moves(&rows(board)?)?;
    let (row, elements) = moves.get(generator.index(moves.len()))?;
    Some(PythonValue::Tuple(vec![
        PythonValue::from_number(*row),
        PythonValue::from_number(elements.clone()),
    ]))
}

/// The rows of a board, or any other numbers that are not negative.
pub(super) fn rows(board: &PythonValue) -> Option<Vec<BigUint>> {
    board
        .as_numbers()?
        .into_iter()
        .map(|size| BigUint::try_from(size).ok())
        .collect()
}

fn natural(value: &PythonValue) -> Option<BigUint> {
    BigUint::try_from(value.as_number()?).ok()
}

pub(super) fn nim_sum(board: &[BigUint]) -> BigUint {
    board.iter().fold(BigUint::ZERO, |sum, size| sum ^ size)
}

/// `Nim:`, and a line for each row; none for a board too large to be drawn.
fn present_board(board: &[BigUint]) -> Option<String> {
    const LARGEST: usize = 1 << 18;
    let mut drawn = String::from("Nim:");
    for (row, size) in (1..).zip(board) {
        let room = LARGEST.checked_sub(drawn.len())?;
        let size = usize::try_from(size).ok().filter(|&size| size <= room)?;
        drawn.extend(["\n", &row.to_string(), ":", &" X".repeat(size)]);
    }
    Some(drawn)
}

fn make_move(board: &[BigUint], row: &BigInt, elements: &BigInt) -> PythonValue {
    let (row, elements) = (usize::try_from(row).ok(), BigUint::try_from(elements).ok());
    let index = row
        .and_then(|row| row.checked_sub(1))
        .filter(|&index| index < board.len());
    let elements = elements.filter(|elements| *elements != BigUint::ZERO);
    let mut after = board.to_vec();
    let is_legal = match (index, elements) {
        (Some(index), Some(elements)) if elements <= board[index] => {
            after[index] -= elements;
            true
        }
        _ => false,
    };
    let after = PythonValue::numbers(after.into_iter().map(BigInt::from));
    PythonValue::Tuple(vec![after, PythonValue::Bool(is_legal)])
}

fn numeral_binary(numeral: &BigUint) -> PythonValue {
    if *numeral == BigUint::ZERO {
        return PythonValue::List(Vec::new());
    }
    PythonValue::numbers(numeral.to_radix_be(2))
}

fn binary_numeral(digits: &[BigUint]) -> Option<PythonValue> {
    let digits: Option<Vec<u8>> = digits
        .iter()
        .map(|digit| u8::try_from(digit).ok().filter(|&digit| digit <= 1))
        .collect();
    let digits = digits?;
    if digits.is_empty() {
        return Some(PythonValue::from_number(0));
    }
    Some(PythonValue::from_number(BigUint::from_radix_be(
        &digits, 2,
    )?))
}

#[cfg(test)]
mod tests {
    use super::{any_right, optimal_moves, right, rows};
    use crate::derivation::{Conclusion, Derivation};
    use crate::game::{Board, Position, Rule};
    use crate::grade::calls::calls;
    use crate::grade::judging::{answer, question};
    use crate::grade::lab::Function;
    use crate::grade::value::PythonValue;
    use crate::hand_built::Bit;
    use crate::question::Generator;

    /// What the explanations find, worked out by hand, as the value of the function.
    fn explained(function: Function, expected: &Conclusion) -> Option<PythonValue> {
        match (function, expected) {
            (Function::IsNPosition, Conclusion::Number(sum)) => Some(PythonValue::Bool(*sum == 0)),
            (Function::IsPPosition, Conclusion::Number(sum)) => Some(PythonValue::Bool(*sum != 0)),
            (_, Conclusion::Number(number)) => Some(PythonValue::from_number(*number)),
            (_, Conclusion::Digits(digits)) => {
                Some(PythonValue::numbers(digits.iter().copied().map(u64::from)))
            }
            (_, Conclusion::Bit(bit)) => Some(PythonValue::from_number(u8::from(*bit == Bit::One))),
            _ => None,
        }
    }

    #[test]
    fn what_is_right_is_what_the_explanations_find() {
        let mut compared = 0;
        for seed in 0..200 {
            for function in Function::ALL {
                let mut generator = Generator::of_question(seed, function as u64);
                for arguments in calls(function, &mut generator) {
                    let Some(question) = question(function, &arguments) else {
                        continue;
                    };
                    let value = right(function, &arguments).expect("every call has a right value");
                    let found = explained(function, &Derivation::of(&question).conclusion);
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
                let winning: Vec<(usize, u64)> =
                    winning.iter().map(|mv| (mv.row, mv.take())).collect();
                let moves: Vec<(usize, u64)> = moves
                    .iter()
                    .map(|(row, elements)| (*row, elements.try_into().unwrap()))
                    .collect();
                assert_eq!(moves, winning);
            }
            let any = any_right(Function::OptimalMove, &[board], &mut generator);
            assert_eq!(any.is_none(), moves.is_empty());
            assert!(any.is_none_or(|mv| answer(Function::OptimalMove, &mv).is_some()));
        }
    }

    /// A hand-in may ask for anything in place of a function that was replaced.
    #[test]
    fn what_would_fill_the_memory_is_not_worked_out() {
        let large = PythonValue::numbers(vec![9_999_u64; 5_000]);
        for function in [Function::PresentBoard, Function::OptimalMove] {
            let any = any_right(
                function,
                std::slice::from_ref(&large),
                &mut Generator::new(1),
            );
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
            assert_eq!(
                right(Function::IsHuman, &name),
                Some(PythonValue::Bool(is_human))
            );
        }
    }
}
