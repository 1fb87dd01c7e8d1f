//! What a cell of the working must hold, as a function of the cells that it rests on, and why: the step of the derivation that
//! says so, with the numbers as they stand.
//!
//! The digit of the nim sum rests on the count above it, and the count on the digits above that: somebody who wrote a
//! wrong digit and counted it rightly has made one slip, not three. `Parity` over a count of 3 asks for 1, whatever the
//! count should have been.

use super::cells::{BoardCells, bit, size_of};
use super::value::{CellId, CellValue};
use crate::derivation::Step;
use crate::game::{Board, Game};
use crate::hand_built::{Bit, bitwise_exclusive_or, exclusive_or, numeral_binary, pad, parity};

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

/// What a cell must hold, one of these, and the step of the derivation that says so.
type CellReason = (Vec<CellValue>, Option<Step>);

impl CellRule {
    /// The values that follow from those of the cells before; nothing where nothing can follow from them.
    #[must_use]
    pub fn follow(&self, values: &[CellValue]) -> Vec<CellValue> {
        let reason = self.reason(values, None);
        reason.map_or_else(Vec::new, |(follow, _)| follow)
    }

    /// The step of the derivation that says so, with the numbers of the cells before; `given` is what was written. A count of
    /// 3 in the 2s column gives "The 2s column has a 1 in 3 rows, an odd number: 1".
    #[must_use]
    pub fn step(&self, values: &[CellValue], given: Option<CellValue>) -> Option<Step> {
        self.reason(values, given)?.1
    }

    #[expect(clippy::too_many_lines, reason = "a list, not a long story")]
    fn reason(&self, values: &[CellValue], given: Option<CellValue>) -> Option<CellReason> {
        let number = |id: CellId| values.get(id).copied().and_then(CellValue::number);
        let is_none = |id: CellId| values.get(id) == Some(&CellValue::None);
        let because = |value: u64, step: Step| (vec![CellValue::Number(value)], Some(step));
        Some(match self {
            &Self::Digit {
                number,
                place,
                width,
            } => {
                let digits = pad(&numeral_binary(number), width);
                let row = None;
                because(
                    u64::from(number & place != 0),
                    Step::Pad {
                        row,
                        number,
                        digits,
                    },
                )
            }
            Self::Count { place, digits } => {
                let ones = digits.iter().filter(|&&digit| bit(digit, values).is_one());
                let ones = ones.count();
                because(ones as u64, count_ones(*place, ones))
            }
            &Self::Parity { place, count } => {
                let ones = usize::try_from(number(count)?).ok()?;
                because(parity(ones).into(), count_ones(place, ones))
            }
            &Self::Gate { a, b } => {
                let (place, a, b) = (None, bit(a, values), bit(b, values));
                let output = exclusive_or(a, b);
                because(
                    output.into(),
                    Step::Gate {
                        place,
                        a,
                        b,
                        output,
                    },
                )
            }
            &(Self::Quotient(dividend) | Self::Remainder(dividend)) => {
                let dividend = operand(dividend, values)?;
                let (quotient, remainder) = (dividend / 2, Bit::from(dividend % 2 == 1));
                let value = match self {
                    Self::Quotient(_) => quotient,
                    _ => remainder.into(),
                };
                let step = Step::Divide {
                    dividend,
                    quotient,
                    remainder,
                };
                because(value, step)
            }
            &Self::Worth { place, digit } => {
                let value = place * u64::from(digit);
                because(
                    value,
                    Step::PlaceValue {
                        place,
                        digit,
                        value,
                    },
                )
            }
            &Self::Group { of, size } => {
                let number = operand(of, values)?;
                let digits = numeral_binary(number);
                because(number & size, Step::PlaceValues { digits, number })
            }
            Self::GroupCount { size, groups } => {
                let rows = rows_with_group(groups, values).count() as u64;
                let paired_off = paired_off(*size, groups, values);
                (vec![CellValue::Number(rows)], paired_off)
            }
            Self::LeftAlone {
                size,
                count,
                groups,
            } => {
                let count = number(*count)?;
                // Only where the groups are as many as was counted do they say which is alone.
                let rows = rows_with_group(groups, values).count() as u64;
                let paired_off = paired_off(*size, groups, values).filter(|_| count == rows);
                (vec![CellValue::Number(size * (count % 2))], paired_off)
            }
            &Self::Value { game, heap } => {
                let (value, from) = (game.rules().value(heap), game.rules().value_from(heap));
                because(
                    value,
                    Step::HeapValue {
                        game,
                        heap,
                        value,
                        from,
                    },
                )
            }
            Self::NimSumOfValues(rows) => {
                let nim_sum = |rows: &[CellId]| {
                    let values = rows.iter().filter_map(|&id| number(id));
                    values.fold(0, bitwise_exclusive_or)
                };
                let value = nim_sum(rows);
                // The last row is what the others are to be put together with.
                let last = rows.split_last();
                let step = last.and_then(|(&last, others)| {
                    Some(Step::TakeIn {
                        row: rows.len(),
                        before: nim_sum(others),
                        size: number(last)?,
                        value,
                    })
                });
                (vec![CellValue::Number(value)], step)
            }
            Self::NimSum(cells) => {
                let digits = cells.nim_sum.iter().map(|&id| bit(id, values)).collect();
                let number = cells.nim_sum(values);
                because(number, Step::PlaceValues { digits, number })
            }
            Self::LeftmostOdd(cells) => match cells.leftmost_odd(values) {
                Some(place) => because(
                    place,
                    Step::LeftmostOne {
                        board: cells.board.clone(),
                        nim_sum: cells.nim_sum(values),
                        place,
                    },
                ),
                None => (vec![CellValue::None], None),
            },
            Self::RowToChange { cells, leftmost } => match number(*leftmost) {
                Some(place) => {
                    let rows = cells.rows_with(place, values);
                    let rows = rows.map(|row| CellValue::Number(row as u64)).collect();
                    let given = given.and_then(CellValue::number);
                    let step = given.and_then(|row| cells.row_without_one(place, row));
                    (rows, step)
                }
                None => (vec![CellValue::None], None),
            },
            &Self::NewSize { row, .. } if is_none(row) => (vec![CellValue::None], None),
            Self::NewSize {
                board,
                row,
                nim_sum,
            } => {
                let (a, b) = (size_of(board, number(*row))?, number(*nim_sum)?);
                let value = bitwise_exclusive_or(a, b);
                // A row that would have to grow was wrongly chosen, and nothing more follows from it.
                let new_size = (value < a).then_some(CellValue::Number(value));
                (
                    new_size.into_iter().collect(),
                    Some(Step::Xor { a, b, value }),
                )
            }
            &Self::Take { row, new_size, .. } if is_none(row) || is_none(new_size) => {
                (vec![CellValue::None], None)
            }
            Self::Take {
                board,
                row,
                new_size,
            } => {
                let row = usize::try_from(number(*row)?).ok()?;
                let (from, to) = (board.row(row)?, number(*new_size)?);
                let take = from.checked_sub(to).filter(|&take| take > 0)?;
                let mv = board.taking(row, take).ok()?;
                because(take, Step::Take { mv, from, to })
            }
        })
    }
}

fn count_ones(place: u64, ones: usize) -> Step {
    let bit = parity(ones);
    Step::CountOnes { place, ones, bit }
}

/// How the groups of one size are paired off, where there are any.
fn paired_off(size: u64, groups: &[CellId], values: &[CellValue]) -> Option<Step> {
    let mut rows = rows_with_group(groups, values).peekable();
    rows.peek()?;
    Some(Step::pair_off(size, rows))
}

/// The rows, counted from 1, of which a group stands in these cells.
fn rows_with_group(groups: &[CellId], values: &[CellValue]) -> impl Iterator<Item = usize> {
    let group = |id: &CellId| values.get(*id).and_then(|value| value.number());
    let rows = (1..).zip(groups);
    rows.filter(move |(_, id)| group(id).is_some_and(|group| group > 0))
        .map(|(row, _)| row)
}

fn operand(operand: Operand, values: &[CellValue]) -> Option<u64> {
    match operand {
        Operand::Given(number) => Some(number),
        Operand::Cell(id) => values.get(id).copied().and_then(CellValue::number),
    }
}
