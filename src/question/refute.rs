//! `refute 5 4 3 --move 1,2`: a winning reply to a losing move.

use super::error::ParseError;
use super::fault::Word;
use crate::game::{Move, Position};
use crate::phrase::StatedMove;

/// A position, and a losing move in it. The other player is to reply.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refute {
    /// Before the move.
    position: Position,
    /// The move: it is legal, and some reply to it wins.
    mv: Move,
    /// After the move.
    after: Position,
}

impl Refute {
    /// The question for the reply to a move.
    ///
    /// # Errors
    /// If the rules do not allow the move, or no reply to it wins.
    pub fn to(position: Position, mv: Move) -> Result<Self, ParseError> {
        let wanted = StatedMove::from(mv);
        let after = position
            .after(mv)
            .map_err(|why| ParseError::illegal(&position.board, &wanted, 0, why))?;
        if after.winning_moves().is_empty() {
            let word = Word::new(&wanted.to_string());
            return Err(ParseError::Sentence(format!(
                "no reply to the move {word} wins on {}: expected a move that loses",
                position.board
            )));
        }
        Ok(Self { position, mv, after })
    }

    /// The position before the move.
    #[must_use]
    pub fn before(&self) -> &Position {
        &self.position
    }

    /// The losing move.
    #[must_use]
    pub fn mv(&self) -> Move {
        self.mv
    }

    /// The position in which the reply is made.
    #[must_use]
    pub fn after(&self) -> &Position {
        &self.after
    }
}
