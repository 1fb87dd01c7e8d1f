//! Writes requests and questions in the notation.
//!
//! The inverse of reading: `Request::parse(&request.to_string())` gives the request back (except for boards too long to
//! be written, which become `-`).

use std::fmt;

use super::look_ahead::LookAhead;
use super::notation::{Question, Request};
use super::operands::{Binary, Decimal, Gate, Xor};
use crate::game::{EqualHeaps, Move, Position, Rule};
use crate::phrase::StatedMove;

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().word())?;
        match self {
            Self::Gate(Gate { a, b }) => write!(f, " {a} {b}"),
            Self::Binary(Binary { number }) => write!(f, " {number}"),
            Self::Decimal(Decimal { digits }) if digits.is_empty() => f.write_str(" []"),
            Self::Decimal(Decimal { digits }) => {
                f.write_str(" ")?;
                digits.iter().try_for_each(|digit| write!(f, "{digit}"))
            }
            Self::Xor(Xor { a, b }) => write!(f, " {a} {b}"),
            Self::Balance(board) | Self::Sum(board) => {
                write!(f, " {}", board)
            }
            Self::Equal(EqualHeaps { count, size, .. }) => {
                write!(f, " {count} {size}")
            }
            Self::Winner(position) | Self::Rows(position) | Self::Move(position) => {
                write_position(position, f)
            }
        }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Question(question) = self {
            return question.fmt(f);
        }
        f.write_str(self.kind().word())?;
        match self {
            Self::Question(_) | Self::TruthTable => Ok(()),
            Self::Explain { position, mv } => {
                write_position(position, f)?;
                write_moves(mv.as_slice(), f)
            }
            Self::LookAhead(ahead) => {
                write!(f, " --by {}", LookAhead::WORD)?;
                write_position(ahead.position(), f)?;
                write_moves(ahead.mv().as_slice(), f)
            }
            Self::Proof(board) => write!(f, " --proof {}", board),
            Self::EveryWinningMove(position) => {
                f.write_str(" --all")?;
                write_position(position, f)
            }
            Self::Moves { position, row } => {
                write_position(position, f)?;
                row.map_or(Ok(()), |row| write!(f, " --row {row}"))
            }
            Self::Drawing { board, moves } => {
                write!(f, " {}", board)?;
                write_moves(moves, f)
            }
            Self::Group { size } => write!(f, " {size}"),
            Self::Values { game, to } => write!(f, " {game} --to {to}"),
        }
    }
}

/// ` --misere 5 4 3`.
fn write_position(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} {}", flag(position.rule), &position.board)
}

fn flag(rule: Rule) -> &'static str {
    match rule {
        Rule::Normal => "",
        Rule::Misere => " --misere",
    }
}

/// ` --move 1,2` for each move.
fn write_moves(moves: &[Move], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    moves.iter().try_for_each(|&mv| write!(f, " --move {}", StatedMove::from(mv)))
}
