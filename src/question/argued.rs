//! Questions about an argument: `order move 5 4 3` mixes its lines, `flaw sum 5 4 3` has one of them false, and in
//! `fill xor 3 5` a number is missing.

use super::operands::Xor;
use crate::game::{Board, Position};

/// A question about an argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Argued {
    /// What is argued.
    pub about: ArguedAbout,
    /// What is asked of it.
    pub asks: ArguedAsks,
    /// Which of the questions of this kind it is, from 1; after the last comes the first again.
    pub variant: u64,
}

impl Argued {
    /// The largest number of a variant. On a sheet a variant has no number: it is told by its lines, one after the other.
    pub const MOST_VARIANTS: u64 = 100;
}

/// What an argument is about. Boards are of Nim, in normal play, with something left to take.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ArguedAbout {
    /// What the XOR of two numbers is.
    Xor(Xor),
    /// What the nim sum of a board is.
    Sum(Board),
    /// Which move wins, or why none does.
    Move(Position),
}

/// What is asked of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArguedAsks {
    /// The order of its lines.
    Order,
    /// Its first line that does not follow.
    Flaw,
    /// A number that is missing.
    Fill,
}
