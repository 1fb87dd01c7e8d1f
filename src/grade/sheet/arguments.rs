//! What functions are called with: made here, and read back.
//!
//! A board is a list of ints, `[4, 3, 1]`; the seed makes up some in every report.

use num_bigint::{BigInt, BigUint};

use crate::game::Board;
use crate::grade::python::PythonValue;
use crate::hand_built::Bit;
use crate::question::Generator;

/// The arguments of one call.
pub(in crate::grade) type CallArguments = Vec<PythonValue>;

/// How often the seed makes something up for each function.
pub(super) const MADE_UP: usize = 8;

/// How many bits the numbers have that the seed makes up: mostly few, some beyond 8, 32 and 64.
pub(super) const BITS: [(u64, u64); MADE_UP] = [
    (2, 4),
    (3, 5),
    (4, 6),
    (5, 8),
    (9, 12),
    (13, 31),
    (33, 50),
    (65, 80),
];

/// A call with these numbers.
pub(super) fn numbers<N: Into<BigInt>>(numbers: impl IntoIterator<Item = N>) -> CallArguments {
    let numbers = numbers.into_iter();
    numbers.map(PythonValue::from_number).collect()
}

/// A call with a board, or another list of numbers.
pub(super) fn list(numbers: &[u64]) -> CallArguments {
    vec![PythonValue::numbers(numbers.iter().copied())]
}

/// So many rows of such sizes.
pub(super) fn made_up_rows(
    generator: &mut Generator,
    rows: (u64, u64),
    sizes: (u64, u64),
) -> Vec<u64> {
    let count = generator.number(rows.0, rows.1);
    (0..count)
        .map(|_| generator.number(sizes.0, sizes.1))
        .collect()
}

/// A number of exactly this many bits.
pub(super) fn made_up_bits(generator: &mut Generator, bits: u64) -> BigInt {
    let mut number = BigUint::from(1_u8);
    for _ in 1..bits {
        number = number * 2_u8 + generator.number(0, 1);
    }
    number.into()
}

/// The rows of a board, or any other numbers of this kind.
pub(in crate::grade) fn rows<N: TryFrom<BigInt>>(board: &PythonValue) -> Option<Vec<N>> {
    let sizes = board.as_numbers()?.into_iter();
    sizes.map(|size| N::try_from(size).ok()).collect()
}

/// A number of this kind: one that is not negative, or one that nimlab can explain.
pub(in crate::grade) fn number<N: TryFrom<BigInt>>(value: &PythonValue) -> Option<N> {
    N::try_from(value.as_number()?).ok()
}

/// A board whose rows nimlab can explain.
pub(super) fn explained(board: &PythonValue) -> Option<Board> {
    rows::<u64>(board).map(Board::from)
}

pub(super) fn bit(value: &PythonValue) -> Option<Bit> {
    match number::<u8>(value)? {
        0 => Some(Bit::Zero),
        1 => Some(Bit::One),
        _ => None,
    }
}

pub(super) fn digits(value: &PythonValue) -> Option<Vec<Bit>> {
    match value {
        PythonValue::List(items) => items.iter().map(bit).collect(),
        _ => None,
    }
}
