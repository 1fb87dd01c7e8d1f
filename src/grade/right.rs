//! What is right: the value that each function of the lab has for given arguments, of whatever size.
//!
//! It is worked out with native arithmetic on integers without bound, where the explanations work by hand with rows of
//! 64 bits; the tests hold the two against each other.

use num_bigint::{BigInt, BigUint};

use super::lab::Function;
use super::value::Value;
use crate::question::Generator;

/// The right value; `None` where the arguments are none that the function takes, or where there is no one right value.
pub(super) fn right(function: Function, arguments: &[Value]) -> Option<Value> {
    match (function, arguments) {
        (Function::PresentBoard, [board]) => Some(Value::Str(present_board(&rows(board)?)?)),
        (Function::MakeMove, [board, row, elements]) => Some(make_move(
            &rows(board)?,
            &row.as_number()?,
            &elements.as_number()?,
        )),
        (Function::ExclusiveOr | Function::BitwiseExclusiveOr, [a, b]) => {
            Some(Value::from_number(natural(a)? ^ natural(b)?))
        }
        (Function::NumeralBinary, [numeral]) => Some(numeral_binary(&natural(numeral)?)),
        (Function::BinaryNumeral, [binary]) => binary_numeral(&rows(binary)?),
        (Function::NimSum, [board]) => Some(Value::from_number(nim_sum(&rows(board)?))),
        (Function::IsNPosition, [board]) => {
            Some(Value::Bool(nim_sum(&rows(board)?) == BigUint::ZERO))
        }
        (Function::IsPPosition, [board]) => {
            Some(Value::Bool(nim_sum(&rows(board)?) != BigUint::ZERO))
        }
        (Function::IsHuman, [Value::Str(name)]) => {
            Some(Value::Bool(!name.to_lowercase().contains("computer")))
        }
        (Function::IsBoardEmpty, [board]) => Some(Value::Bool(
            rows(board)?.iter().all(|size| *size == BigUint::ZERO),
        )),
        _ => None,
    }
}

/// The moves that `optimal_move` may choose from: those that leave nim sum 0, or all legal ones where there is none.
/// Of a board too large to list all legal moves, `None`.
pub(super) fn optimal_moves(board: &[BigUint]) -> Option<Vec<(usize, BigUint)>> {
    const MOST: u32 = 10_000;
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
        let size = u32::try_from(size).ok().filter(|&size| size <= MOST)?;
        moves.extend((1..=size).map(|elements| (row, BigUint::from(elements))));
    }
    Some(moves)
}

/// A right value of any function but `play_nim`; where there are several, one of them by chance.
pub(super) fn any_right(
    function: Function,
    arguments: &[Value],
    generator: &mut Generator,
) -> Option<Value> {
    let (Function::OptimalMove, [board]) = (function, arguments) else {
        return right(function, arguments);
    };
    let moves = optimal_moves(&rows(board)?)?;
    let (row, elements) = moves.get(generator.index(moves.len()))?;
    Some(Value::Tuple(vec![
        Value::from_number(*row),
        Value::from_number(elements.clone()),
    ]))
}

/// The rows of a board, or any other numbers that are not negative.
pub(super) fn rows(board: &Value) -> Option<Vec<BigUint>> {
    board
        .as_numbers()?
        .into_iter()
        .map(|size| BigUint::try_from(size).ok())
        .collect()
}

fn natural(value: &Value) -> Option<BigUint> {
    BigUint::try_from(value.as_number()?).ok()
}

pub(super) fn nim_sum(board: &[BigUint]) -> BigUint {
    board.iter().fold(BigUint::ZERO, |sum, size| sum ^ size)
}

/// `Nim:`, and a line for each row; none for a row too long to be drawn.
fn present_board(board: &[BigUint]) -> Option<String> {
    const LONGEST: usize = 1 << 16;
    let mut drawn = String::from("Nim:");
    for (row, size) in (1..).zip(board) {
        let size = usize::try_from(size).ok().filter(|&size| size <= LONGEST)?;
        drawn.extend(["\n", &row.to_string(), ":", &" X".repeat(size)]);
    }
    Some(drawn)
}

fn make_move(board: &[BigUint], row: &BigInt, elements: &BigInt) -> Value {
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
    let after = Value::numbers(after.into_iter().map(BigInt::from));
    Value::Tuple(vec![after, Value::Bool(is_legal)])
}

fn numeral_binary(numeral: &BigUint) -> Value {
    if *numeral == BigUint::ZERO {
        return Value::List(Vec::new());
    }
    Value::numbers(numeral.to_radix_be(2))
}

fn binary_numeral(digits: &[BigUint]) -> Option<Value> {
    let digits: Option<Vec<u8>> = digits
        .iter()
        .map(|digit| u8::try_from(digit).ok().filter(|&digit| digit <= 1))
        .collect();
    let digits = digits?;
    if digits.is_empty() {
        return Some(Value::from_number(0));
    }
    Some(Value::from_number(BigUint::from_radix_be(&digits, 2)?))
}
