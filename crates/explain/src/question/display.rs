//! Writes requests and questions in the notation.
//!
//! The inverse of reading: `Request::parse(&request.to_string())` gives the request back (except for boards too long to
//! be written, which become `-`).

use std::fmt;

use super::notation::Request;
use crate::kinds::Question;
use crate::phrase::StatedMove;
use theory::{Move, Position, Rule};

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().word())?;
        self.ask().write(f)
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Question(question) => question.fmt(f),
            Self::TruthTable => f.write_str("gate"),
            Self::Explain { position, mv } => {
                f.write_str("explain")?;
                write_position(position, f)?;
                write_move(*mv, f)
            }
            Self::LookAhead(ahead) => {
                f.write_str("explain --looking-ahead")?;
                write_position(ahead.position(), f)?;
                write_move(ahead.mv(), f)
            }
            Self::Proof(board) => write!(f, "explain --proof {board}"),
            Self::Moves(position) => {
                f.write_str("moves")?;
                write_position(position, f)
            }
            Self::Group { size } => write!(f, "group {size}"),
        }
    }
}

/// ` --misere 5 4 3`.
pub(crate) fn write_position(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let flag = match position.rule {
        Rule::Normal => "",
        Rule::Misere => " --misere",
    };
    write!(f, "{flag} {}", position.board)
}

/// ` --move 1,2`.
fn write_move(mv: Option<Move>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match mv {
        Some(mv) => write!(f, " --move {}", StatedMove::from(mv)),
        None => Ok(()),
    }
}
