//! What a cell of the working must hold, as a function of the cells that it rests on.
//!
//! The digit of the nim sum rests on the count above it, and the count on the digits above that: somebody who wrote a
//! wrong digit and counted it rightly has made one slip, not three. `Parity` over a count of 3 asks for 1, whatever the
//! count should have been.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::derivation::Step;
use crate::hand_built::{Bit, bitwise_exclusive_or, exclusive_or, numeral_binary, pad, parity};
use crate::nim::{Board, Move};

/// Which cell to fill in, counted over the whole working from 0. A cell rests only on cells before it.
pub type CellId = usize;

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number.
    Number(u64),
    /// That there is none: no odd column, no row, no move.
    None,
}

impl Value {
    /// Whether it is the digit 1.
    #[must_use]
    pub fn is_one(self) -> bool {
        self == Self::Number(1)
    }

    /// The number, where it is one.
    #[must_use]
    pub fn number(self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(number),
            Self::None => None,
        }
    }

    /// Whether it says the same as another; 0 may be written for "none".
    #[must_use]
    pub fn agrees_with(self, other: Self) -> bool {
        self == other || (self == Self::Number(0) && other == Self::None)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::None => f.write_str("none"),
        }
    }
}

/// As the number, or as the word "none".
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            Self::None => "none".serialize(serializer),
        }
    }
}

impl From<Bit> for Value {
    fn from(bit: Bit) -> Self {
        Self::Number(bit.into())
    }
}

/// A number that is given, or one that stands in another cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// It is given.
    Given(u64),
    /// It stands in that cell.
    Cell(CellId),
}

/// The cells of a board written in binary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCells {
    /// The board.
    pub board: Board,
    /// The place values of the columns, the largest first.
    pub places: Vec<u64>,
    /// The digits of each row.
    pub rows: Vec<Vec<CellId>>,
    /// The digits of the nim sum.
    pub nim_sum: Vec<CellId>,
}

/// What a cell must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The digit of a number in a place.
    Digit {
        /// The number.
        number: u64,
        /// The place value.
        place: u64,
        /// To how many digits the number is padded.
        width: usize,
    },
    /// How many of these digits, all of one column, are 1.
    Count {
        /// The place value of the column.
        place: u64,
        /// The digits.
        digits: Vec<CellId>,
    },
    /// 1 where a count is odd.
    Parity {
        /// The place value of the column.
        place: u64,
        /// The count.
        count: CellId,
    },
    /// The output of an XOR gate.
    Gate {
        /// The first input.
        a: CellId,
        /// The second input.
        b: CellId,
    },
    /// How often 2 goes into a number.
    Quotient(Operand),
    /// What is left over when a number is divided by 2.
    Remainder(Operand),
    /// What a digit is worth in its place.
    Worth {
        /// The place value.
        place: u64,
        /// The digit.
        digit: Bit,
    },
    /// The number that the digits of the nim sum stand for.
    NimSum(BoardCells),
    /// The place value of the leftmost 1 of the nim sum.
    LeftmostOdd(BoardCells),
    /// A row with a 1 in the leftmost odd column: any of them will do.
    RowToChange {
        /// The board.
        cells: BoardCells,
        /// The leftmost odd column.
        leftmost: CellId,
    },
    /// The size of the row XOR the nim sum.
    NewSize {
        /// The board.
        board: Board,
        /// The row.
        row: CellId,
        /// The nim sum.
        nim_sum: CellId,
    },
    /// The size of the row less its new size.
    Take {
        /// The board.
        board: Board,
        /// The row.
        row: CellId,
        /// Its new size.
        new_size: CellId,
        /// The nim sum.
        nim_sum: CellId,
    },
}

impl Rule {
    /// The values that follow from those of the cells before; nothing where nothing can follow from them.
    #[must_use]
    pub fn follow(&self, values: &[Value]) -> Vec<Value> {
        let number = |id: CellId| values.get(id).copied().and_then(Value::number);
        match self {
            &Self::Digit { number, place, .. } => vec![Bit::from(number & place != 0).into()],
            Self::Count { digits, .. } => vec![Value::Number(count(digits, values) as u64)],
            &Self::Parity { count, .. } => number(count)
                .map(|count| Bit::from(count % 2 == 1).into())
                .into_iter()
                .collect(),
            &Self::Gate { a, b } => {
                vec![exclusive_or(bit(a, values), bit(b, values)).into()]
            }
            &Self::Quotient(dividend) => operand(dividend, values)
                .map(|dividend| Value::Number(dividend / 2))
                .into_iter()
                .collect(),
            &Self::Remainder(dividend) => operand(dividend, values)
                .map(|dividend| Value::Number(dividend % 2))
                .into_iter()
                .collect(),
            &Self::Worth { place, digit } => vec![Value::Number(place * u64::from(digit))],
            Self::NimSum(cells) => vec![Value::Number(cells.nim_sum(values))],
            Self::LeftmostOdd(cells) => {
                vec![
                    cells
                        .leftmost_odd(values)
                        .map_or(Value::None, Value::Number),
                ]
            }
            Self::RowToChange { cells, leftmost } => match values.get(*leftmost) {
                Some(&Value::Number(place)) => cells
                    .rows_with(place, values)
                    .map(|row| Value::Number(row as u64))
                    .collect(),
                _ => vec![Value::None],
            },
            Self::NewSize {
                board,
                row,
                nim_sum,
            } => match values.get(*row) {
                Some(Value::None) => vec![Value::None],
                _ => size_of(board, number(*row))
                    .zip(number(*nim_sum))
                    .map(|(size, nim_sum)| (size, bitwise_exclusive_or(size, nim_sum)))
                    // A row that would have to grow was wrongly chosen, and nothing more follows from it.
                    .filter(|&(size, new_size)| new_size < size)
                    .map(|(_, new_size)| Value::Number(new_size))
                    .into_iter()
                    .collect(),
            },
            Self::Take {
                board,
                row,
                new_size,
                ..
            } => match (values.get(*row), values.get(*new_size)) {
                (Some(Value::None), _) | (_, Some(Value::None)) => vec![Value::None],
                _ => size_of(board, number(*row))
                    .zip(number(*new_size))
                    .and_then(|(size, new_size)| size.checked_sub(new_size))
                    .filter(|&take| take > 0)
                    .map(Value::Number)
                    .into_iter()
                    .collect(),
            },
        }
    }

    /// The step of the derivation that says so, with the numbers of the cells before; `given` is what was written.
    #[must_use]
    pub fn step(&self, values: &[Value], given: Option<Value>) -> Option<Step> {
        let number = |id: CellId| values.get(id).copied().and_then(Value::number);
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
                nim_sum,
            } => {
                let row = number(*row)?;
                let (from, to) = (size_of(board, Some(row))?, number(*new_size)?);
                let mv = Move {
                    row: usize::try_from(row).ok()?,
                    take: from.checked_sub(to)?,
                };
                Step::Take {
                    mv,
                    from,
                    to,
                    nim_sum: number(*nim_sum)?,
                }
            }
        })
    }
}

impl BoardCells {
    fn nim_sum(&self, values: &[Value]) -> u64 {
        digits_value(&self.places, &self.nim_sum, values)
    }

    fn leftmost_odd(&self, values: &[Value]) -> Option<u64> {
        let mut columns = self.places.iter().zip(&self.nim_sum);
        columns
            .find(|&(_, &digit)| bit(digit, values).is_one())
            .map(|(&place, _)| place)
    }

    /// The rows with a 1 in the column of a place, as they were written, counted from 1.
    fn rows_with<'a>(
        &'a self,
        place: u64,
        values: &'a [Value],
    ) -> impl Iterator<Item = usize> + 'a {
        let column = self.places.iter().position(|&other| other == place);
        let has_one = move |digits: &[CellId]| {
            column
                .and_then(|column| digits.get(column))
                .is_some_and(|&digit| bit(digit, values).is_one())
        };
        (1..)
            .zip(&self.rows)
            .filter(move |(_, digits)| has_one(digits))
            .map(|(row, _)| row)
    }

    /// That a row has no 1 in the leftmost odd column, where that is so.
    fn row_without_one(&self, place: u64, row: u64) -> Option<Step> {
        let nim_sum = self.board.nim_sum();
        let size = size_of(&self.board, Some(row))?;
        let target = bitwise_exclusive_or(size, nim_sum);
        (size & place == 0 && target > size).then_some(Step::HeapHasBit {
            row: usize::try_from(row).ok()?,
            size,
            place,
            has: false,
            nim_sum,
            target,
        })
    }
}

/// The number that digits stand for, as they were written.
pub(super) fn digits_value(places: &[u64], digits: &[CellId], values: &[Value]) -> u64 {
    places
        .iter()
        .zip(digits)
        .filter(|&(_, &digit)| bit(digit, values).is_one())
        .map(|(&place, _)| place)
        .fold(0, u64::saturating_add)
}

fn count_ones(place: u64, ones: usize) -> Step {
    Step::CountOnes {
        place,
        ones,
        bit: parity(ones),
    }
}

fn count(digits: &[CellId], values: &[Value]) -> usize {
    let ones = digits.iter().filter(|&&digit| bit(digit, values).is_one());
    ones.count()
}

fn bit(id: CellId, values: &[Value]) -> Bit {
    values.get(id).is_some_and(|value| value.is_one()).into()
}

fn operand(operand: Operand, values: &[Value]) -> Option<u64> {
    match operand {
        Operand::Given(number) => Some(number),
        Operand::Cell(id) => values.get(id).copied().and_then(Value::number),
    }
}

fn size_of(board: &Board, row: Option<u64>) -> Option<u64> {
    board.row(usize::try_from(row?).ok()?)
}
