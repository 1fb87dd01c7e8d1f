//! What a cell of the working must hold, as a function of the cells that it rests on.
//!
//! The digit of the nim sum rests on the count above it, and the count on the digits above that: somebody who wrote a
//! wrong digit and counted it rightly has made one slip, not three. `Parity` over a count of 3 asks for 1, whatever the
//! count should have been.

use super::cells::{BoardCells, bit, size_of};
use super::value::{CellId, CellValue};
use crate::game::{Board, Game};
use crate::hand_built::{Bit, bitwise_exclusive_or, exclusive_or};

/// A number that is given, or one that stands in another cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// It is given.
    Given(u64),
    /// It stands in that cell.
    Cell(CellId),
}

/// What a cell must hold. Places are place values (1, 2, 4, 8, …).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum CellRule {
    /// The digit of a number in a place.
    Digit {
        number: u64,
        place: u64,
        /// To how many digits the number is padded.
        width: usize,
    },
    /// How many of these digits, all of one column, are 1.
    Count { place: u64, digits: Vec<CellId> },
    /// 1 where a count is odd.
    Parity { place: u64, count: CellId },
    /// The output of an XOR gate.
    Gate { a: CellId, b: CellId },
    /// How often 2 goes into a number.
    Quotient(Operand),
    /// What is left over when a number is divided by 2.
    Remainder(Operand),
    /// What a digit is worth in its place.
    Worth { place: u64, digit: Bit },
    /// The group of this size that a number has, or 0 where it has none.
    Group { of: Operand, size: u64 },
    /// How many of these cells, all of one size, hold a group.
    GroupCount { size: u64, groups: Vec<CellId> },
    /// The size of the groups where one of them is left alone, and else 0.
    LeftAlone {
        size: u64,
        count: CellId,
        groups: Vec<CellId>,
    },
    /// What a heap is worth.
    Value { game: Game, heap: u64 },
    /// The XOR of what these rows, all of the board, are worth.
    NimSumOfValues(Vec<CellId>),
    /// The number that the digits of the nim sum stand for.
    NimSum(BoardCells),
    /// The place value of the leftmost 1 of the nim sum.
    LeftmostOdd(BoardCells),
    /// A row with a 1 in the leftmost odd column: any of them will do.
    RowToChange { cells: BoardCells, leftmost: CellId },
    /// The size of the row XOR the nim sum.
    NewSize {
        board: Board,
        row: CellId,
        nim_sum: CellId,
    },
    /// The size of the row less its new size.
    Take {
        board: Board,
        row: CellId,
        new_size: CellId,
    },
}

impl CellRule {
    /// The values that follow from those of the cells before; nothing where nothing can follow from them.
    #[must_use]
    pub fn follow(&self, values: &[CellValue]) -> Vec<CellValue> {
        let number = |id: CellId| values.get(id).copied().and_then(CellValue::number);
        match self {
            &Self::Digit { number, place, .. } => vec![Bit::from(number & place != 0).into()],
            Self::Count { digits, .. } => vec![CellValue::Number(count(digits, values) as u64)],
            &Self::Parity { count, .. } => number(count)
                .map(|count| Bit::from(count % 2 == 1).into())
                .into_iter()
                .collect(),
            &Self::Gate { a, b } => {
                vec![exclusive_or(bit(a, values), bit(b, values)).into()]
            }
            &Self::Quotient(dividend) => operand(dividend, values)
                .map(|dividend| CellValue::Number(dividend / 2))
                .into_iter()
                .collect(),
            &Self::Remainder(dividend) => operand(dividend, values)
                .map(|dividend| CellValue::Number(dividend % 2))
                .into_iter()
                .collect(),
            &Self::Worth { place, digit } => vec![CellValue::Number(place * u64::from(digit))],
            &Self::Group { of, size } => operand(of, values)
                .map(|number| CellValue::Number(number & size))
                .into_iter()
                .collect(),
            Self::GroupCount { groups, .. } => {
                vec![CellValue::Number(
                    rows_with_group(groups, values).count() as u64
                )]
            }
            &Self::LeftAlone { size, count, .. } => number(count)
                .map(|count| CellValue::Number(size * (count % 2)))
                .into_iter()
                .collect(),
            &Self::Value { game, heap } => vec![CellValue::Number(game.rules().value(heap))],
            Self::NimSumOfValues(rows) => vec![CellValue::Number(nim_sum(rows, values))],
            Self::NimSum(cells) => vec![CellValue::Number(cells.nim_sum(values))],
            Self::LeftmostOdd(cells) => {
                vec![
                    cells
                        .leftmost_odd(values)
                        .map_or(CellValue::None, CellValue::Number),
                ]
            }
            Self::RowToChange { cells, leftmost } => match values.get(*leftmost) {
                Some(&CellValue::Number(place)) => cells
                    .rows_with(place, values)
                    .map(|row| CellValue::Number(row as u64))
                    .collect(),
                _ => vec![CellValue::None],
            },
            Self::NewSize {
                board,
                row,
                nim_sum,
            } => match values.get(*row) {
                Some(CellValue::None) => vec![CellValue::None],
                _ => size_of(board, number(*row))
                    .zip(number(*nim_sum))
                    .map(|(size, nim_sum)| (size, bitwise_exclusive_or(size, nim_sum)))
                    // A row that would have to grow was wrongly chosen, and nothing more follows from it.
                    .filter(|&(size, new_size)| new_size < size)
                    .map(|(_, new_size)| CellValue::Number(new_size))
                    .into_iter()
                    .collect(),
            },
            Self::Take {
                board,
                row,
                new_size,
            } => match (values.get(*row), values.get(*new_size)) {
                (Some(CellValue::None), _) | (_, Some(CellValue::None)) => vec![CellValue::None],
                _ => size_of(board, number(*row))
                    .zip(number(*new_size))
                    .and_then(|(size, new_size)| size.checked_sub(new_size))
                    .filter(|&take| take > 0)
                    .map(CellValue::Number)
                    .into_iter()
                    .collect(),
            },
        }
    }
}

pub(super) fn count(digits: &[CellId], values: &[CellValue]) -> usize {
    let ones = digits.iter().filter(|&&digit| bit(digit, values).is_one());
    ones.count()
}

/// The rows, counted from 1, of which a group stands in these cells.
pub(super) fn rows_with_group<'a>(
    groups: &'a [CellId],
    values: &'a [CellValue],
) -> impl Iterator<Item = usize> + 'a {
    let stands = |&&id: &&CellId| {
        let value = values.get(id).and_then(|value| value.number());
        value.is_some_and(|group| group > 0)
    };
    let rows = (1..).zip(groups);
    rows.filter(move |(_, id)| stands(id)).map(|(row, _)| row)
}

/// The XOR of these cells, as they were filled in.
pub(super) fn nim_sum(rows: &[CellId], values: &[CellValue]) -> u64 {
    let numbers = rows.iter().filter_map(|&id| values.get(id)?.number());
    numbers.fold(0, bitwise_exclusive_or)
}

pub(super) fn operand(operand: Operand, values: &[CellValue]) -> Option<u64> {
    match operand {
        Operand::Given(number) => Some(number),
        Operand::Cell(id) => values.get(id).copied().and_then(CellValue::number),
    }
}
