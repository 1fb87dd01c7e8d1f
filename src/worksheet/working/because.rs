//! Why a cell must hold what it must: the step of the derivation that says so, with the numbers as they stand.
//!
//! A count of 3 in the 2s column gives "The 2s column has a 1 in 3 rows, an odd number: 1".

use super::cells::{bit, size_of};
use super::rule::{CellRule, count, nim_sum, operand, rows_with_group};
use super::value::{CellId, CellValue};
use crate::derivation::Step;
use crate::hand_built::{Bit, bitwise_exclusive_or, exclusive_or, numeral_binary, pad, parity};

impl CellRule {
    /// The step of the derivation that says so, with the numbers of the cells before; `given` is what was written.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a list, not a long story")]
    pub fn step(&self, values: &[CellValue], given: Option<CellValue>) -> Option<Step> {
        let number = |id: CellId| values.get(id).copied().and_then(CellValue::number);
        Some(match self {
            &Self::Digit { number, width, .. } => Step::Pad {
                row: None,
                number,
                digits: pad(&numeral_binary(number), width),
            },
            Self::Count { place, digits } => count_ones(*place, count(digits, values)),
            &Self::Parity { place, count } => {
                count_ones(place, usize::try_from(number(count)?).ok()?)
            }
            &Self::Gate { a, b } => {
                let (a, b) = (bit(a, values), bit(b, values));
                Step::Gate {
                    place: None,
                    a,
                    b,
                    output: exclusive_or(a, b),
                }
            }
            &Self::Quotient(dividend) | &Self::Remainder(dividend) => {
                let dividend = operand(dividend, values)?;
                Step::Divide {
                    dividend,
                    quotient: dividend / 2,
                    remainder: Bit::from(dividend % 2 == 1),
                }
            }
            &Self::Worth { place, digit } => Step::PlaceValue {
                place,
                digit,
                value: place * u64::from(digit),
            },
            &Self::Group { of, .. } => {
                let number = operand(of, values)?;
                Step::PlaceValues {
                    digits: numeral_binary(number),
                    number,
                }
            }
            Self::GroupCount { size, groups } => paired_off(*size, groups, values)?,
            Self::LeftAlone {
                size,
                count,
                groups,
            } => {
                // Only where the groups are as many as was counted do they say which is alone.
                let rows = rows_with_group(groups, values).count() as u64;
                paired_off(*size, groups, values).filter(|_| number(*count) == Some(rows))?
            }
            &Self::Value { game, heap } => {
                let rules = game.rules();
                Step::HeapValue {
                    game,
                    heap,
                    value: rules.value(heap),
                    from: rules.value_from(heap),
                }
            }
            Self::NimSumOfValues(rows) => {
                // The last row is what the others are to be put together with.
                let (&last, others) = rows.split_last()?;
                let (before, size) = (nim_sum(others, values), number(last)?);
                Step::TakeIn {
                    row: rows.len(),
                    before,
                    size,
                    value: bitwise_exclusive_or(before, size),
                }
            }
            Self::NimSum(cells) => Step::PlaceValues {
                digits: cells.nim_sum.iter().map(|&id| bit(id, values)).collect(),
                number: cells.nim_sum(values),
            },
            Self::LeftmostOdd(cells) => Step::LeftmostOne {
                board: cells.board.clone(),
                nim_sum: cells.nim_sum(values),
                place: cells.leftmost_odd(values)?,
            },
            Self::RowToChange { cells, leftmost } => {
                cells.row_without_one(number(*leftmost)?, given?.number()?)?
            }
            Self::NewSize {
                board,
                row,
                nim_sum,
            } => {
                let (size, nim_sum) = (size_of(board, number(*row))?, number(*nim_sum)?);
                Step::Xor {
                    a: size,
                    b: nim_sum,
                    value: bitwise_exclusive_or(size, nim_sum),
                }
            }
            Self::Take {
                board,
                row,
                new_size,
            } => {
                let row = usize::try_from(number(*row)?).ok()?;
                let (from, to) = (board.row(row)?, number(*new_size)?);
                let mv = board.taking(row, from.checked_sub(to)?).ok()?;
                Step::Take { mv, from, to }
            }
        })
    }
}

fn count_ones(place: u64, ones: usize) -> Step {
    Step::CountOnes {
        place,
        ones,
        bit: parity(ones),
    }
}

/// How the groups of one size are paired off, where there are any.
fn paired_off(size: u64, groups: &[CellId], values: &[CellValue]) -> Option<Step> {
    let mut rows = rows_with_group(groups, values).peekable();
    rows.peek()?;
    Some(Step::pair_off(size, rows))
}
