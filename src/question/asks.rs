//! What each kind of question is about: its numbers, its board or its position.
//!
//! Each has a type of its own, so that every room has one file for it: its words are made in one, its steps in another, its
//! slips in a third.

use crate::game::{Board, EqualHeaps, Position};
use crate::hand_built::Bit;

/// `gate 1 0`: the output of an XOR gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gate {
    /// The first input.
    pub a: Bit,
    /// The second input.
    pub b: Bit,
}

/// `binary 6`: the binary digits of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Binary {
    /// The number.
    pub number: u64,
}

/// `decimal 110`: the number that binary digits stand for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// The digits, most significant first, at most 64; none stand for 0.
    pub digits: Vec<Bit>,
}

/// `xor 3 5`: the bitwise XOR of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xor {
    /// The first number.
    pub a: u64,
    /// The second number.
    pub b: u64,
}

/// `sum 5 4 3 2`: the nim sum of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NimSum {
    /// The board.
    pub board: Board,
}

/// `balance 13 12 8`: which sizes of groups are left alone?
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Balance {
    /// The board, of any game that has a nim sum.
    pub board: Board,
}

/// Who wins?
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WhoWins {
    /// `winner 5 4 3 2`: does the player to move win?
    Position(Position),
    /// In the words that a game has for it: which player wins this many equal heaps?
    Equal(EqualHeaps),
}

/// `rows 5 4 3 2 1`: which rows hold a winning move?
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WinningRows(pub Position);

/// `move 5 4 3 2 1`: a move that wins, or that there is none.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WinningMove(pub Position);
