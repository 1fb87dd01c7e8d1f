//! The numbers of steps that have several: a struct for each kind of [`Step`](super::Step).

#![allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.

use super::columns::Columns;
use super::places::places;
use theory::hand_built::{Bit, exclusive_or, numeral_binary, pad};
use theory::{Board, Game, Heaps, Move, Rule};

/// One XOR gate, in the column of a place if it works on numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GateOutput {
    /// The place value of the column, if there is one.
    pub place: Option<u64>,
    pub a: Bit,
    pub b: Bit,
    pub output: Bit,
}

impl GateOutput {
    /// The gate with these inputs.
    pub fn of(place: Option<u64>, a: Bit, b: Bit) -> Self {
        let output = exclusive_or(a, b);
        Self { place, a, b, output }
    }
}

/// One digit and its value in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceValue {
    pub place: u64,
    pub digit: Bit,
    /// Their product.
    pub value: u64,
}

impl PlaceValue {
    /// The value of a digit.
    pub fn of(place: u64, digit: Bit) -> Self {
        let value = place * u64::from(digit);
        Self { place, digit, value }
    }

    /// The values of these digits.
    pub fn of_digits(digits: &[Bit]) -> impl Iterator<Item = Self> {
        let placed = digits.iter().zip(places(digits.len()));
        placed.map(|(&digit, place)| Self::of(place, digit))
    }
}

/// One number in binary, padded with zeros to a width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Padded {
    /// The row of the number, if it is a row of a board.
    pub row: Option<usize>,
    pub number: u64,
    /// Its padded digits.
    pub digits: Vec<Bit>,
}

impl Padded {
    /// The number with this many digits.
    pub fn of(row: Option<usize>, number: u64, width: usize) -> Self {
        let digits = pad(&numeral_binary(number), width);
        Self { row, number, digits }
    }
}

/// The gate, column by column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GateColumns {
    /// The digits of the first number, padded.
    pub a: Vec<Bit>,
    /// The digits of the second number, padded.
    pub b: Vec<Bit>,
    /// The digits of the result.
    pub output: Vec<Bit>,
}

/// How the groups of one size are paired off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairOff {
    pub size: u64,
    /// The rows whose groups make a pair, two by two.
    pub pairs: Vec<(usize, usize)>,
    /// The row whose group is unpaired, if there is one.
    pub alone: Option<usize>,
}

/// One row taken into the running XOR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeIn {
    pub row: usize,
    /// The XOR of the rows before it.
    pub before: u64,
    pub size: u64,
    pub value: u64,
}

/// Which rows can be made smaller so that every column is even: those with a 1 in the leftmost odd column. Each holds
/// exactly one winning move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftmostOne {
    pub board: Board,
    /// Its nim sum, not 0.
    pub nim_sum: u64,
    /// The place value of the leftmost 1 of the nim sum.
    pub place: u64,
    /// Whether the columns before it mark the 1 of the first such row.
    pub is_marked: bool,
}

/// Whether a row has a 1 in the leftmost odd column, and what the row would become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapHasBit {
    pub row: usize,
    pub size: u64,
    /// The place value of the leftmost odd column.
    pub place: u64,
    /// Whether the row has a 1 there.
    pub has: bool,
    /// The nim sum of the board.
    pub nim_sum: u64,
    /// Size ⊕ nim sum: smaller than the size exactly if the row has that 1.
    pub target: u64,
}

/// A move and the board that it leaves, in binary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AfterMove {
    pub mv: Move,
    /// What is left of the row.
    pub leaves: u64,
    /// The columns after the move.
    pub columns: Columns,
    /// Whether the move wins.
    pub wins: bool,
    pub rule: Rule,
}

/// A losing move and the reply that refutes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The losing move.
    pub mv: Move,
    /// What is left of the row.
    pub leaves: u64,
    /// The values of the rows after it, if games other than Nim are played.
    pub values: Vec<u64>,
    /// The nim sum after it.
    pub nim_sum: u64,
    /// The winning reply.
    pub reply: Move,
    /// What the reply leaves in its row.
    pub reply_leaves: u64,
    pub rule: Rule,
}

/// Misère play with one row larger than 1: leave an odd number of ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisereEndgame {
    pub row: usize,
    pub size: u64,
    /// How many ones there are besides.
    pub ones: usize,
    /// What to leave in it, 0 or 1.
    pub leave: u64,
}

/// What a row is worth, what it would have to be worth so that the nim sum is 0, and the moves that make it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub row: usize,
    pub game: Game,
    pub size: u64,
    pub value: u64,
    /// Value ⊕ nim sum.
    pub target: u64,
    /// The number of moves to it.
    pub moves: u64,
    /// What one of them leaves.
    pub example: Option<Heaps>,
}

/// A move that gives a row a higher value, and a winning reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raise {
    pub mv: Move,
    pub becomes: Heaps,
    /// The value of the row before.
    pub before: u64,
    /// The value of what is left of it.
    pub after: u64,
    /// The nim sum that the move leaves.
    pub nim_sum: u64,
    /// The other player's reply; `None` if the nim sum is 0.
    pub reply: Option<Move>,
}
