//! The kinds of questions and exhibits, and how each is written.
//!
//! Writing and reading are inverse: `Exhibit::parse(&exhibit.to_string())` gives the exhibit back (but for boards
//! too long to be written, which read `-`).

use std::fmt;

use crate::hand_built::Bit;
use crate::nim::{Board, Move, Rule, Towers};

/// The first words that the notation knows, in the order in which they are learned.
pub(super) const KINDS: [&str; 13] = [
    "gate", "binary", "decimal", "xor", "sum", "winner", "rows", "move", "towers", "explain",
    "moves", "board", "group",
];

/// Something with an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// `gate 1 0`: the output of an XOR gate.
    Gate {
        /// The first input.
        a: Bit,
        /// The second input.
        b: Bit,
    },
    /// `binary 6`: the binary digits of a number.
    Binary {
        /// The number.
        number: u64,
    },
    /// `decimal 110`: the number that binary digits stand for.
    Decimal {
        /// The digits, most significant first; none stand for 0.
        digits: Vec<Bit>,
    },
    /// `xor 3 5`: the bitwise XOR of two numbers.
    Xor {
        /// The first number.
        a: u64,
        /// The second number.
        b: u64,
    },
    /// `sum 5 4 3 2`: the nim sum of a board.
    Sum {
        /// The board.
        board: Board,
    },
    /// `winner 5 4 3 2`: does the player to move win?
    Winner {
        /// The board.
        board: Board,
        /// What taking the last object means.
        rule: Rule,
    },
    /// `rows 5 4 3 2 1`: which rows hold a winning move?
    Rows {
        /// The board.
        board: Board,
        /// What taking the last object means.
        rule: Rule,
    },
    /// `move 5 4 3 2 1`: a move that wins, or that there is none.
    Move {
        /// The board.
        board: Board,
        /// What taking the last object means.
        rule: Rule,
    },
    /// `towers 3 6`: who wins Tower Breakers?
    Towers(Towers),
}

/// Something that can be shown: every question, worked out, and a few things that have no single answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Exhibit {
    /// A question, worked out.
    Question(Question),
    /// `gate`: the XOR gate for all inputs.
    TruthTable,
    /// `explain 5 4 3`: the position, and with `--move 1,2` a move in it.
    Explain {
        /// The board.
        board: Board,
        /// What taking the last object means.
        rule: Rule,
        /// The move to explain; it is legal.
        mv: Option<Move>,
    },
    /// `moves 5 4 3`: every legal move with what it leaves.
    Moves {
        /// The board.
        board: Board,
        /// What taking the last object means.
        rule: Rule,
    },
    /// `board 5 4 3`: the board as the lab sheet draws it, and again after each `--move`.
    Drawing {
        /// The board before the first move.
        board: Board,
        /// The moves; each is legal after those before it.
        moves: Vec<Move>,
    },
    /// `group 4`: the nim-addition table of 0 to N − 1.
    Group {
        /// N, from 1 to 64.
        size: u64,
    },
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gate { a, b } => write!(f, "gate {a} {b}"),
            Self::Binary { number } => write!(f, "binary {number}"),
            Self::Decimal { digits } if digits.is_empty() => f.write_str("decimal []"),
            Self::Decimal { digits } => {
                f.write_str("decimal ")?;
                digits.iter().try_for_each(|digit| write!(f, "{digit}"))
            }
            Self::Xor { a, b } => write!(f, "xor {a} {b}"),
            Self::Sum { board } => write!(f, "sum {}", Written(board)),
            Self::Winner { board, rule } => write!(f, "winner{} {}", Flag(*rule), Written(board)),
            Self::Rows { board, rule } => write!(f, "rows{} {}", Flag(*rule), Written(board)),
            Self::Move { board, rule } => write!(f, "move{} {}", Flag(*rule), Written(board)),
            Self::Towers(Towers { count, height }) => write!(f, "towers {count} {height}"),
        }
    }
}

impl fmt::Display for Exhibit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Question(question) => question.fmt(f),
            Self::TruthTable => f.write_str("gate"),
            Self::Explain { board, rule, mv } => {
                write!(f, "explain{} {}", Flag(*rule), Written(board))?;
                mv.iter()
                    .try_for_each(|mv| write!(f, " --move {},{}", mv.row, mv.take))
            }
            Self::Moves { board, rule } => write!(f, "moves{} {}", Flag(*rule), Written(board)),
            Self::Drawing { board, moves } => {
                write!(f, "board {}", Written(board))?;
                moves
                    .iter()
                    .try_for_each(|mv| write!(f, " --move {},{}", mv.row, mv.take))
            }
            Self::Group { size } => write!(f, "group {size}"),
        }
    }
}

/// The rows of a board, or `-` for one too long to be written.
struct Written<'a>(&'a Board);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_echoed() {
            self.0.fmt(f)
        } else {
            f.write_str("-")
        }
    }
}

/// ` --misere` or nothing.
struct Flag(Rule);

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Rule::Normal => Ok(()),
            Rule::Misere => f.write_str(" --misere"),
        }
    }
}
