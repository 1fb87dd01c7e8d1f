//! `explain --looking-ahead 5 4 3`: a position explained by what is reachable from it, without theory.

use theory::{GameTree, Move, Position, TooManyToLookAhead};

/// A position small enough to look ahead from, and perhaps a move in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookAhead {
    position: Position,
    mv: Option<Move>,
}

impl LookAhead {
    /// A position, and perhaps a move that is legal there.
    ///
    /// # Errors
    /// If too many positions are reachable.
    pub fn new(position: Position, mv: Option<Move>) -> Result<Self, TooManyToLookAhead> {
        GameTree::of(&position.board, position.rule)?;
        Ok(Self { position, mv })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The move to look at.
    pub fn mv(&self) -> Option<Move> {
        self.mv
    }
}
