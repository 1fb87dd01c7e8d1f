//! Questions about an argument: `order move 5 4 3` shuffles its lines, in `flaw sum 5 4 3` one is false, and in `fill
//! xor 3 5` a number is missing.

use super::operands::Xor;
use crate::game::{Board, Position};

/// A question about an argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Argued {
    /// What the argument is about.
    pub about: ArguedAbout,
    /// What is asked.
    pub asks: ArguedAsks,
    /// The number of the variant, from 1; after the last one they repeat.
    pub variant: u64,
}

impl Argued {
    /// The largest variant number. On a sheet a variant has no number: its lines identify it.
    pub const MOST_VARIANTS: u64 = 100;
}

/// What an argument is about. Boards are of Nim, in normal play, with at least one object.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ArguedAbout {
    /// What the XOR of two numbers is.
    Xor(Xor),
    /// What the nim sum of a board is.
    Sum(Board),
    /// Which move wins, or why none does.
    Move(Position),
}

/// What is asked about an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArguedAsks {
    /// The order of its lines.
    Order,
    /// Its first line that does not follow.
    Flaw,
    /// A number that is missing.
    Fill,
}
