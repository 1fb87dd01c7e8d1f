//! The arguments of calls: made here, and read back.
//!
//! A board is a list of ints, `[4, 3, 1]`; the seed makes up some in every report.

use num_bigint::BigInt;

use crate::python::PythonValue;
use explain::question::Generator;
use theory::Board;
use theory::hand_built::Bit;

/// The arguments of one call.
pub(crate) type CallArguments = Vec<PythonValue>;

/// In how many turns the seed makes up calls for each function.
pub(super) const MADE_UP: usize = 8;

/// The number of bits of a made-up number in this turn: mostly few, some beyond 8, 32 and 128.
pub(super) fn made_up_width(generator: &mut Generator, turn: usize) -> u64 {
    const LEAST: [u64; MADE_UP] = [2, 3, 4, 5, 9, 13, 33, 129];
    const MOST: [u64; MADE_UP] = [4, 5, 6, 8, 12, 31, 50, 140];
    generator.number(LEAST[turn], MOST[turn])
}

/// A call with these numbers.
pub(super) fn numbers<N: Into<BigInt>>(numbers: impl IntoIterator<Item = N>) -> CallArguments {
    let numbers = numbers.into_iter();
    numbers.map(PythonValue::from_number).collect()
}

/// A call with a board, or another list of numbers.
pub(super) fn list(numbers: &[u64]) -> CallArguments {
    vec![PythonValue::numbers(numbers.iter().copied())]
}

/// This many rows with such sizes.
pub(super) fn made_up_rows(
    generator: &mut Generator,
    rows: (u64, u64),
    sizes: (u64, u64),
) -> Vec<u64> {
    let count = generator.number(rows.0, rows.1);
    (0..count).map(|_| generator.number(sizes.0, sizes.1)).collect()
}

/// A number of exactly this many bits.
pub(super) fn made_up_bits(generator: &mut Generator, bits: u64) -> BigInt {
    let one = BigInt::from(1);
    (1..bits).fold(one, |number, _| number * 2 + generator.number(0, 1))
}

/// The rows of a board, or any other list of such numbers.
pub(crate) fn rows<N: TryFrom<BigInt>>(board: &PythonValue) -> Option<Vec<N>> {
    let sizes = board.as_numbers()?.into_iter();
    sizes.map(|size| N::try_from(size).ok()).collect()
}

/// A number of this type: one that is not negative, or one that nimlab can explain.
pub(crate) fn number<N: TryFrom<BigInt>>(value: &PythonValue) -> Option<N> {
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
