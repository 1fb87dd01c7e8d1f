//! Writes requests and questions in the notation.
//!
//! The inverse of reading: `Request::parse(&request.to_string())` gives the request back (except for boards too long to
//! be written, which become `-`).

use std::fmt;

use super::argued::Argued;
use super::choose::{BoardsInWords, Choose};
use super::look_ahead::LookAhead;
use super::notation::{Question, Request};
use super::operands::{Binary, Decimal, Gate, Xor};
use super::proposed_turn::ProposedTurn;
use crate::game::{Board, EqualHeaps, Move, Position, Rule, Turn};

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
                write!(f, " {}", BoardWords(board))
            }
            Self::Equal(EqualHeaps { count, size, .. }) => {
                write!(f, " {count} {size}")
            }
            Self::Winner(position) | Self::Rows(position) | Self::Move(position) => {
                write_position(position, f)
            }
            Self::Choose(Choose::Moves { position, moves }) => {
                write_position(position, f)?;
                let board = &position.board;
                moves.iter().try_for_each(|&mv| write_move(board, mv, f))
            }
            Self::Choose(Choose::Boards { boards, rule }) => {
                write!(f, "{} {}", flag(*rule), BoardsInWords(boards))
            }
            Self::Argued(Argued { about, variant, .. }) => {
                write!(f, " {}", about.question())?;
                match variant {
                    1 => Ok(()),
                    variant => write!(f, " --variant {variant}"),
                }
            }
            Self::Refute(reply) => {
                write_position(reply.before(), f)?;
                write_move(&reply.before().board, reply.mv(), f)
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
            Self::Explain { position, turn } => {
                write_position(position, f)?;
                write_turns(&position.board, turn.as_slice(), f)
            }
            Self::LookAhead(ahead) => {
                write!(f, " --by {}", LookAhead::WORD)?;
                write_position(ahead.position(), f)?;
                let turn = ahead.turn().map(std::slice::from_ref);
                write_turns(&ahead.position().board, turn.unwrap_or_default(), f)
            }
            Self::Proof(board) => write!(f, " --proof {}", BoardWords(board)),
            Self::EveryWinningMove(position) => {
                f.write_str(" --all")?;
                write_position(position, f)
            }
            Self::Moves { position, row } => {
                write_position(position, f)?;
                row.map_or(Ok(()), |row| write!(f, " --row {row}"))
            }
            Self::Drawing { board, turns } => {
                write!(f, " {}", BoardWords(board))?;
                write_turns(board, turns, f)
            }
            Self::Group { size } => write!(f, " {size}"),
            Self::Values { game, to } => write!(f, " {game} --to {to}"),
        }
    }
}

/// The rows of a board, or `-` if it is too long to be written.
struct BoardWords<'a>(&'a Board);

impl fmt::Display for BoardWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_echoed() { self.0.fmt(f) } else { f.write_str("-") }
    }
}

/// ` --misere 5 4 3`.
fn write_position(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} {}", flag(position.rule), BoardWords(&position.board))
}

fn flag(rule: Rule) -> &'static str {
    match rule {
        Rule::Normal => "",
        Rule::Misere => " --misere",
    }
}

/// ` --move 1,2`.
fn write_move(board: &Board, mv: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_turns(board, &[mv.into()], f)
}

/// ` --move 1,3+2,1` for each turn, made after those before it.
fn write_turns(board: &Board, turns: &[Turn], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut now = board.clone();
    turns.iter().try_for_each(|turn| {
        let words = ProposedTurn::of(&now, turn).in_one_word();
        now = now.after_turn(turn).unwrap_or_else(|_| now.clone());
        write!(f, " --move {words}")
    })
}
